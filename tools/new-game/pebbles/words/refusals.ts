import type { Reason } from '@marchlands/core/words.ts';

/** Each refusal as a sentence, with its rule. */
export const REFUSALS = {
  unknownMove: { text: 'There is no such move.', rule: 'PB-03' },
  matchOver: { text: 'The match is over.', rule: 'PB-04' },
  notYourTurn: { text: 'It is not your turn.', rule: 'PB-02' },
  tooMany: { text: 'A seat may not take so many pebbles.', rule: 'PB-03' },
  heapTooSmall: { text: 'There are not so many pebbles left.', rule: 'PB-03' },
} satisfies { readonly [code: string]: Reason };
/** Why a move is refused. */
export type Refusal = keyof typeof REFUSALS;
