/** The ranges of the numbers that a decision is about. */
import { ALL_KINDS, RESOURCES, TRACKS } from '../data/kinds.ts';
import { PLAYED } from '../moves.ts';
import { levelOf } from '../rules/pieces.ts';
import { ownerOf } from '../rules/sites.ts';
import type { NumberName, State } from '../state.ts';

interface Numbers {
  /** Their count, from `low` on. */
  readonly low?: number;
  count(s: State): number;
  /** Whether a number in range is invalid after all. */
  readonly isWrong?: (s: State, number: number) => boolean;
}

const NUMBERS_OF: { readonly [name in NumberName]: Numbers } = {
  seat: { count: (s) => s.setup.seats },
  seats: { count: (s) => 1 << s.setup.seats },
  bays: {
    count: (s) => 1 << s.setup.board.bays.length,
    isWrong: (s, bays) => s.barbarianLevel.some((level, bay) => ((bays >> bay) & 1) === 1 && level === 0),
  },
  vertex: { count: (s) => s.setup.board.vertices },
  edge: { count: (s) => s.setup.board.edges },
  /** A knight that has left the board, as its byte. */
  knight: {
    low: 1,
    count: () => 255,
    isWrong: (s, byte) => ownerOf(byte) < 0 || ownerOf(byte) >= s.setup.seats || levelOf(byte) === 0,
  },
  track: { count: () => TRACKS.length },
  resource: { count: () => RESOURCES },
  played: { count: () => PLAYED.length },
  few: { low: 1, count: () => 2 },
  flag: { count: () => 2 },
  kindOrNone: { count: () => 1 + ALL_KINDS },
  hexOrNone: { count: (s) => 1 + s.setup.board.hexes.length },
};

/** Whether a number is valid for this name. */
export function isSoundNumber(s: State, name: NumberName, number: number): boolean {
  const { low = 0, count, isWrong } = NUMBERS_OF[name];
  return number >= low && number < low + count(s) && isWrong?.(s, number) !== true;
}
