/** Every sentence of the game in English. */
import type { Words } from '@marchlands/core/words.ts';
import type { Types } from '../types.ts';
import { REFUSALS } from './refusals.ts';

const pebbles = (count: number): string => (count === 1 ? '1 pebble' : `${count} pebbles`);

export const words: Words<Types> = {
  options: { heap: 'Heap', most: 'Most taken' },
  endings: { heapGone: 'The heap is gone.' },
  score: ({ table }, _setup, seat) => [{ label: 'Last pebble', points: table.result?.scores[seat] ?? 0 }],
  goal: () => 'Take the last pebble of the heap.',
  prompt({ viewer, table }, { options }, name) {
    if (table.result !== null) return 'The match is over.';
    if (viewer !== table.player) return `${name(table.player)} takes pebbles.`;
    return `Take one to ${pebbles(Math.min(options.most, table.heap))}.`;
  },
  event: ({ seat, count, left }, _setup, name) => `${name(seat)} took ${pebbles(count)}; ${left} left.`,
  move: ({ count }) => `Take ${pebbles(count)}`,
  refusal: (code) => REFUSALS[code],
};
