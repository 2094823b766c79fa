// The frame of every page that is not a table: head, frieze, settings.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Part } from "../online/lazy";
import { isKnown, place } from "../online/place";
import { href, route } from "../route";
import { choose, LANGUAGES, ownName } from "../language";
import { change, isDark, settings, turnTheme, type Theme } from "../settings";
import { tutor } from "../review/words";
import { t } from "../strings";
import { words } from "../learn/strings";
import { AccessSettings } from "./access";
import { KeyTable } from "./key-table";
import { Dialog, Icon, Logo } from "./parts";
import { named } from "./tip";

export const settingsOpen = signal(false);

export function Brand() {
  return (
    <a class="brand" href={href("")} aria-label={t.brand}>
      <Logo />
      <span>{t.brand}</span>
    </a>
  );
}

export function ThemeButton() {
  return (
    <button
      type="button"
      {...named(t.nav.theme, t.nav.themeTitle)}
      aria-pressed={isDark()}
      onClick={turnTheme}
    >
      <Icon name="theme" />
      <span>{t.nav.theme}</span>
    </button>
  );
}

export function Page({
  name,
  game,
  tools,
  children,
}: {
  name: string;
  /** The game this page is about. */
  game?: string;
  /** What this page has beside theme and settings. */
  tools?: ComponentChildren;
  children: ComponentChildren;
}) {
  const at = route.value.page;
  return (
    <div class={`page ${name}`}>
      <header class="top">
        <Brand />
        <nav class="nav" aria-label={t.nav.main}>
          <a href={href("")} {...(at === "" ? { "aria-current": "page" } : {})}>
            {t.nav.play}
          </a>
          <a href={href("learn")} {...(at === "learn" ? { "aria-current": "page" } : {})}>
            {words.nav}
          </a>
          <a
            href={href("rules", ...(game ? [game] : []))}
            {...(at === "rules" ? { "aria-current": "page" } : {})}
          >
            {t.nav.rules}
          </a>
        </nav>
        <div class="tools">
          {tools}
          {place.value?.club && isKnown.value && <Part of="HeadMark" />}
          <ThemeButton />
          <button
            type="button"
            data-key="settings"
            {...named(t.nav.settings)}
            onClick={() => (settingsOpen.value = true)}
          >
            <Icon name="settings" />
            <span>{t.nav.settings}</span>
          </button>
        </div>
      </header>
      <div class="frieze" />
      <main>{children}</main>
      {settingsOpen.value && <SettingsDialog />}
    </div>
  );
}

function Choice<V extends string | number>(props: {
  name?: string;
  label: string;
  value: V;
  values: Record<string, string>;
  pick: (value: string) => void;
}) {
  return (
    <label class="field">
      {props.label}
      <select
        data-key={props.name}
        value={String(props.value)}
        onChange={(e) => props.pick(e.currentTarget.value)}
      >
        {Object.entries(props.values).map(([v, title]) => (
          <option key={v} value={v}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

function Switch(props: { name: string; label: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <label class="switch" data-key={props.name}>
      <input
        type="checkbox"
        checked={props.on}
        onChange={(e) => props.set(e.currentTarget.checked)}
      />
      {props.label}
    </label>
  );
}

export function SpeedChoice() {
  return (
    <Choice
      label={t.setup.speed}
      value={settings.value.speed}
      values={t.setup.speeds()}
      pick={(v) => change({ speed: Number(v) as 0 | 1 | 2 })}
    />
  );
}

export function LanguageChoice() {
  const names = LANGUAGES.map((l) => [l, ownName(l)] as const);
  return (
    <Choice
      name="language"
      label={t.settings.language}
      value={settings.value.language}
      values={{ "": t.settings.languageAuto, ...Object.fromEntries(names) }}
      pick={choose}
    />
  );
}

export function SettingsDialog() {
  const s = settings.value;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return (
    <Dialog title={t.settings.title} onClose={() => (settingsOpen.value = false)}>
      <label class="field">
        {t.settings.name}
        <input
          type="text"
          maxLength={20}
          value={s.name}
          onInput={(e) => change({ name: e.currentTarget.value })}
        />
      </label>
      <LanguageChoice />
      <Choice
        label={t.settings.theme}
        value={s.theme}
        values={t.settings.themes()}
        pick={(v) => change({ theme: v as Theme })}
      />
      <SpeedChoice />
      <Choice
        label={tutor.setting}
        value={s.tutor}
        values={{ 0: tutor.off, 5: tutor.at(5), 8: tutor.at(8), 12: tutor.at(12) }}
        pick={(v) => change({ tutor: Number(v) })}
      />
      {still && <p class="quiet">{t.settings.motionNote}</p>}
      <Switch
        name="forced"
        label={t.settings.forced}
        on={s.forced}
        set={(forced) => change({ forced })}
      />
      <Switch
        name="letters"
        label={t.settings.letters}
        on={s.letters}
        set={(letters) => change({ letters })}
      />
      <Switch
        name="single-keys"
        label={t.settings.keys}
        on={s.keys}
        set={(keys) => change({ keys })}
      />
      <AccessSettings />
      <KeyTable />
    </Dialog>
  );
}

/** What is asked for is being fetched. */
export function Loading() {
  return (
    <Page name="trouble">
      <p class="quiet">{t.loading}</p>
    </Page>
  );
}

/** What is asked for cannot be shown. */
interface TroubleProps {
  name: string;
  text: string;
  /** What else helps. */
  children?: ComponentChildren;
}

export function Trouble({ name, text, children }: TroubleProps) {
  return (
    <Page name="trouble">
      <h1 data-key={name}>{text}</h1>
      <p>
        <a class="btn" href={href("")}>
          {t.trouble.home}
        </a>
        {children}
      </p>
    </Page>
  );
}
