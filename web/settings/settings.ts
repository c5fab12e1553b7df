import { useSyncExternalStore } from 'react';
import { scaleMedia } from './media-scale.ts';

/** All settings with their values; the first is the default. */
const CHOICES = {
  theme: ['system', 'light', 'dark', 'contrast'],
  motion: ['system', 'on', 'off'],
  text: ['normal', 'small', 'large', 'huge'],
  palette: ['heraldic', 'plain'],
  /** As the browser prefers, or one of the languages that there are. */
  language: ['system', 'en', 'de'],
  notation: ['off', 'on'],
  pace: ['normal', 'slow', 'fast', 'off'],
  /** The handling of a choice with one alternative. */
  lone: ['ask', 'send'],
  sound: ['off', 'quiet', 'normal', 'loud'],
  /** Whether sounds were offered: once, in the first match. */
  soundOffered: ['no', 'yes'],
  /** Whether installing was offered: once, after a finished match. */
  installOffered: ['no', 'yes'],
} as const;

export type SettingName = keyof typeof CHOICES;
export type Settings = { readonly [N in SettingName]: (typeof CHOICES)[N][number] };

const KEY = 'marchlands.settings';
const SCALE = { small: 0.9, normal: 1, large: 1.15, huge: 1.35 };

const listeners = new Set<() => void>();
let current = read();

function read(): Settings {
  return chosen(keptSettings());
}

/** The stored settings, or null if missing or unreadable. */
export function keptSettings(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    // Storage is blocked or corrupt: use the defaults.
    return null;
  }
}

/** Settings as they are given, with the default for each that is missing or unknown. */
function chosen(kept: unknown): Settings {
  const given = typeof kept === 'object' && kept !== null ? (kept as { readonly [name: string]: unknown }) : {};
  const pick = <N extends SettingName>(name: N): Settings[N] => {
    const values: readonly string[] = CHOICES[name];
    const value = given[name];
    // The value was found in the very list that the type is made from.
    return (typeof value === 'string' && values.includes(value) ? value : values[0]) as Settings[N];
  };
  return {
    theme: pick('theme'),
    motion: pick('motion'),
    text: pick('text'),
    palette: pick('palette'),
    language: pick('language'),
    notation: pick('notation'),
    pace: pick('pace'),
    lone: pick('lone'),
    sound: pick('sound'),
    soundOffered: pick('soundOffered'),
    installOffered: pick('installOffered'),
  };
}

const media = (query: string) => window.matchMedia(query).matches;

/** Puts the settings on the document, where the style sheets read them. */
function show(): void {
  const root = document.documentElement;
  root.dataset['theme'] =
    current.theme === 'system'
      ? media('(prefers-contrast: more)')
        ? 'contrast'
        : media('(prefers-color-scheme: dark)')
          ? 'dark'
          : 'light'
      : current.theme;
  root.dataset['palette'] = current.palette;
  root.dataset['notation'] = current.notation;
  root.dataset['motion'] = hasMotion() ? 'on' : 'off';
  root.style.setProperty('--text-scale', String(SCALE[current.text]));
  scaleMedia(SCALE[current.text]);
  // The browser's own bar has the page's colour, whatever the system's theme.
  const { backgroundColor } = getComputedStyle(document.body);
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) bar.content = backgroundColor;
}

/** Whether things may move by themselves. */
export function hasMotion(): boolean {
  return current.motion === 'system' ? !media('(prefers-reduced-motion: reduce)') : current.motion === 'on';
}

function changed(): void {
  show();
  for (const listener of listeners) listener();
}

/** Sets one thing, at once and for good. */
export function changeSetting<N extends SettingName>(name: N, value: Settings[N]): void {
  keep({ ...current, [name]: value });
}

/** Sets all settings from imported data; missing or unknown ones get their default. */
export function changeSettings(given: unknown): void {
  keep(chosen(given));
}

/** Resets all settings and deletes the stored ones. */
export function forgetSettings(): void {
  current = chosen(null);
  try {
    localStorage.removeItem(KEY);
  } catch {
    // With blocked storage there is nothing to delete.
  }
  changed();
}

function keep(settings: Settings): void {
  current = settings;
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // The setting lasts while the page is open.
  }
  changed();
}

/** Applies the stored settings and follows the system and the page's other windows; called once. */
export function startSettings(): void {
  show();
  for (const query of [
    '(prefers-color-scheme: dark)',
    '(prefers-reduced-motion: reduce)',
    '(prefers-contrast: more)',
  ]) {
    window.matchMedia(query).addEventListener('change', changed);
  }
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    current = read();
    changed();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, () => current);
}

/** The tag of the chosen language; null to follow the browser. */
export function chosenLanguage(): string | null {
  return current.language === 'system' ? null : current.language;
}

export function useMotion(): boolean {
  return useSyncExternalStore(subscribe, hasMotion);
}
