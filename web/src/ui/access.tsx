// Settings for eyes, ears and hands, and whether the page works offline.
import { ready } from "../offline/offline";
import { words as offline } from "../offline/strings";
import { change, PALETTES, settings, type Palette } from "../settings";
import { play } from "../sound";
import { phrases, sayBy } from "../texts";

const words = phrases("page-access", ["palette", "left", "sound", "volume"]);

export function AccessSettings() {
  const s = settings.value;
  const sounds = (part: { sound?: boolean; volume?: number }): void => {
    change(part);
    play("gain");
  };
  return (
    <>
      <label class="field">
        {words.palette}
        <select
          data-key="palette"
          value={s.palette}
          onChange={(e) => change({ palette: e.currentTarget.value as Palette })}
        >
          {PALETTES.map((p) => (
            <option key={p} value={p}>
              {sayBy(`page-access-palette-${p}`)}
            </option>
          ))}
        </select>
      </label>
      <label class="switch" data-key="left-hand">
        <input
          type="checkbox"
          checked={s.left}
          onChange={(e) => change({ left: e.currentTarget.checked })}
        />
        {words.left}
      </label>
      <label class="switch" data-key="sound">
        <input
          type="checkbox"
          checked={s.sound}
          onChange={(e) => sounds({ sound: e.currentTarget.checked })}
        />
        {words.sound}
      </label>
      {s.sound && (
        <label class="field">
          {words.volume}
          <input
            type="range"
            min="0"
            max="100"
            step="10"
            data-key="volume"
            value={s.volume}
            onChange={(e) => sounds({ volume: Number(e.currentTarget.value) })}
          />
        </label>
      )}
      <p class="quiet" data-key="offline-state">
        {ready.value ? offline.ready : offline.notReady}
      </p>
    </>
  );
}
