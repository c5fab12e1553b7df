import { number } from './count.ts';

/** The home page. */
export const home = {
  online: 'Online tables',
  title: 'Games of the frontier',
  lede: 'Board games of settling wild country, with their full rules: alone against fair bots, around one screen, or online with friends.',
  play: 'Play',
  playPreset: (game: string, preset: string) => `Play ${game}: ${preset}`,
  setUp: 'Set up',
  learn: 'Learn',
  asLast: 'as set up last',
  rules: 'Rules',
  seats: (seats: readonly number[]) =>
    seats.length === 1 ? `${seats[0]} players` : `${seats[0]} to ${seats.at(-1)} players`,
  minutes: (low: number, high: number) => (low === high ? `${low} minutes` : `${low} to ${high} minutes`),
  unfinished: 'Continue playing',
  moreUnfinished: (n: number) => `All ${number.format(n)} unfinished matches`,
  resume: 'Continue',
  none: 'There are no games here yet.',
};
