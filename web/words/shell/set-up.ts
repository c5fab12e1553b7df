import { inPercent } from '@marchlands/core/percent.ts';
import { count } from './count.ts';

/** Setting up a match. */
export const setUp = {
  title: (game: string) => `Set up ${game}`,
  players: 'Seats',
  howMany: 'Number of seats',
  name: (seat: number) => `Name of seat ${seat}`,
  player: (seat: number) => `Who plays seat ${seat}`,
  person: 'Person',
  bot: (level: string) => `Bot: ${level}`,
  aboutLevels: 'About the bots',
  ladder: (before: string, seats: number, own: number, other: number) =>
    seats === 2
      ? `Against ${before} it won ${inPercent(own)} of the matches and lost ${inPercent(other)}.`
      : `Against ${seats - 1} bots of ${before} it won ${inPercent(own)} of the matches; each of them won ${inPercent(other)}.`,
  options: 'House rules',
  allStandard: 'standard',
  someChanged: (n: number) => `${n} changed`,
  presets: 'Variants',
  yes: 'yes',
  no: 'no',
  ownData: 'custom',
  more: (n: number) => `More: ${count(n, 'option', 'options')}`,
  changed: 'changed',
  standard: 'standard',
  reset: 'Back to the standard rules',
  noLimit: 'no limit',
  byRules: 'by the rules',
  start: 'Start',
  data: 'As data (JSON)',
  openEditor: 'Open the editor',
  problem: 'This set-up cannot be played:',
  noSeats: (game: string, seats: readonly number[], asked: number) =>
    `${game} is for ${seats.join(', ')} players, not ${asked}.`,
  workshop: 'Try it in the workshop',
  noLevel: (level: string) => `There is no level ${level} here.`,
  invitation: 'This page’s address holds a set-up that cannot be read:',
};
