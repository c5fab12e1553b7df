/** Every sentence of the game in English. */
import type { Reason, Words } from '@marchlands/core/words.ts';
import type { Refusal } from '../rules/refusals.ts';
import type { Types } from '../types.ts';

const REFUSALS: { readonly [code in Refusal]: Reason } = {
  unknownMove: { text: 'There is no such move.', rule: 'PB-03' },
  matchOver: { text: 'The match is over.', rule: 'PB-04' },
  notYourTurn: { text: 'It is not your turn.', rule: 'PB-02' },
  tooMany: { text: 'A seat may not take so many pebbles.', rule: 'PB-03' },
  heapTooSmall: { text: 'There are not so many pebbles left.', rule: 'PB-03' },
};

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
