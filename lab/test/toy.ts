import type { LabMatch } from '../protocol.ts';
import type { About } from '../summary.ts';

export const ABOUT: About = {
  length: { title: 'length', of: 'match' },
  used: { title: 'used', of: 'seat' },
};

/** A match of two seats that the first seat or the second has won. */
export function match(index: number, winner: number, length: number, used: readonly number[]): LabMatch {
  const ranks = winner === 0 ? [1, 2] : [2, 1];
  const final = { ranks, scores: [null, null], winners: [winner], reason: 'end', defeat: false };
  return {
    index,
    players: index % 2 === 0 ? [0, 1] : [1, 0],
    final,
    decisions: 1,
    chances: 0,
    efforts: [],
    figures: { length, used },
  };
}
