import type { words } from '../../words.ts';

/** Die Optionen. */
export const settings: typeof words.settings = {
  title: 'Einstellungen',
  kept: 'Werden sofort auf diesem Gerät gespeichert.',
  theme: 'Farben',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel', contrast: 'Hoher Kontrast' },
  motion: 'Bewegung',
  motions: { system: 'Wie das System', on: 'An', off: 'Aus' },
  text: 'Schriftgröße',
  texts: { small: 'Klein', normal: 'Normal', large: 'Groß', huge: 'Sehr groß' },
  notation: 'Notation der Züge im Verlauf',
  notations: { off: 'Verborgen', on: 'Sichtbar' },
  pace: 'Wie schnell gezeigt wird, was geschah',
  paces: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', off: 'Sofort' },
  lone: 'Wenn es nur eines zu tun gibt',
  lones: { ask: 'Ich tue es selbst', send: 'Zeigen und tun' },
  sound: 'Töne',
  sounds: { off: 'Aus', quiet: 'Leise', normal: 'Normal', loud: 'Laut' },
  palette: 'Farben der Plätze',
  palettes: { heraldic: 'Wappenfarben', plain: 'Leichter zu unterscheiden' },
  sample: 'Die sechs Plätze',
  language: 'Sprache',
  languages: { system: 'Wie der Browser', en: 'English', de: 'Deutsch' },
};

/** Klänge anbieten und schalten. */
export const sound: typeof words.sound = {
  title: 'Töne',
  ask: 'Sollen Würfel, Plättchen und Karten zu hören sein?',
  yes: 'Ja',
  no: 'Keine Töne',
  on: 'Töne an',
  off: 'Töne aus',
};
