// Which computer sits there: how strong it is, and how it likes to play.
import { catalogue } from "../engine/catalogue";
import { t } from "../strings";

interface LevelsProps {
  name: string;
  label?: string;
  /** The level that is chosen. */
  now: string;
  off?: boolean;
  set: (level: string) => void;
}

/** The levels of computers, and whatever else it is now. */
export function Levels({ name, label, now, off = false, set }: LevelsProps) {
  const known = catalogue.levels.map((_, i) => String(i + 1));
  return (
    <select
      data-key={name}
      aria-label={label}
      disabled={off}
      value={now}
      onChange={(e) => set(e.currentTarget.value)}
    >
      {!known.includes(now) && <option value={now}>{now}</option>}
      {known.map((level) => (
        <option key={level} value={level}>
          {t.setup.levelName(Number(level))}
        </option>
      ))}
    </select>
  );
}

interface ComputerChoiceProps {
  seat: number;
  /** "ai", the level, and perhaps a style, with colons between. */
  player: string;
  set: (player: string) => void;
}

export function ComputerChoice({ seat, player, set }: ComputerChoiceProps) {
  const [, level = "4", style = ""] = player.split(":");
  const choose = (l: string, s: string): void => set(["ai", l, s].filter(Boolean).join(":"));
  return (
    <span class="seat-level">
      <Levels
        name={`level-${seat + 1}`}
        label={t.setup.level(seat + 1)}
        now={level}
        set={(l) => choose(l, style)}
      />
      {catalogue.styles.length > 0 && (
        <select
          data-key={`style-${seat + 1}`}
          aria-label={t.setup.style(seat + 1)}
          value={style}
          onChange={(e) => choose(level, e.currentTarget.value)}
        >
          <option value="">{t.setup.anyStyle}</option>
          {catalogue.styles.map((name) => (
            <option key={name} value={name}>
              {t.setup.styleName(name)}
            </option>
          ))}
        </select>
      )}
    </span>
  );
}
