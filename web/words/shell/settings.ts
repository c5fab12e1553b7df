/** The settings. */
export const settings = {
  title: 'Settings',
  kept: 'Saved on this device at once.',
  theme: 'Theme',
  themes: { system: 'Follow the system', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  motion: 'Motion',
  motions: { system: 'Follow the system', on: 'On', off: 'Off' },
  text: 'Text size',
  texts: { small: 'Small', normal: 'Normal', large: 'Large', huge: 'Very large' },
  notation: 'Moves in notation, in the log',
  notations: { off: 'Hidden', on: 'Shown' },
  pace: 'Animation speed',
  paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'At once' },
  lone: 'When you have only one choice',
  lones: { ask: 'Let me make it', send: 'Show it, then make it' },
  sound: 'Sounds',
  sounds: { off: 'Off', quiet: 'Quiet', normal: 'Normal', loud: 'Loud' },
  palette: 'Colours of the seats',
  palettes: { heraldic: 'Heraldic', plain: 'Easier to tell apart' },
  sample: 'The six seats',
  language: 'Language',
  languages: { system: 'Follow the browser', en: 'English', de: 'Deutsch' },
};

/** Offering and switching sounds. */
export const sound = {
  title: 'Sounds',
  ask: 'Hear dice, tiles and cards?',
  yes: 'Yes',
  no: 'No sounds',
  on: 'Sounds on',
  off: 'Sounds off',
};
