import { count, number } from './count.ts';

/** The deal of the day. */
export const daily = {
  title: 'Today’s deal',
  about: (date: string) => `${date} (UTC), the same for everybody`,
  play: 'Play',
  playLong: 'Play today’s deal',
  resume: 'Continue',
  resumeLong: 'Continue today’s deal',
  done: (result: string, score: string | null) => (score === null ? result : `${result}, ${score}`),
  again: 'Again (not counted)',
  of: (date: string) => `Deal of ${date}`,
  streak: (days: number) => `${count(days, 'day', 'days')} in a row`,
  notCounted: 'You have a result for this deal already: this time is not counted.',
  undo: 'Chance has acted since. In the deal of the day it brings the same again.',
};

/** Numbered deals. */
export const deal = {
  label: 'Deal',
  help: 'Empty: fair dice, different every time. With a number, everybody who plays by the same rules gets the same deck and dice, and the bots think alike. It is not counted.',
  wrong: (most: number) => `A deal has a number from 1 to ${number.format(most)}.`,
  draw: 'Pick a number',
  of: (deal: number) => `Deal ${deal}`,
  ended: (deal: number) => `Deal ${deal}: not counted, since anybody can know what it brings.`,
  undo: 'Chance has acted since, somebody else has moved, or something hidden was shown. If everyone consents, the choice is taken back all the same; in a numbered deal chance brings the same again. Bots always consent.',
  again: 'This deal again',
  link: 'Link to this deal',
  linkAbout: 'Anyone who opens it gets the same deck and dice, by the same rules.',
};
