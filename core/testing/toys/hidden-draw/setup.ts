import { flag, type OptionsOf, readOptions, wholeOption } from '../../../options.ts';
import { fail, ok, type Result } from '../../../result.ts';
import type { Setup } from '../../../types.ts';

/** Most seats and ranks that the state can hold. */
export const MAX_SEATS = 4;
export const MAX_RANKS = 6;
/** Most cards that one seat can lay face down: 24 cards, 2 of them dealt, every other turn. */
export const MAX_PILE = 11;

export const optionSchema = {
  ranks: wholeOption([2, MAX_RANKS], 5, { description: 'Cards have ranks 1 to this number.', rules: ['HD-01'] }),
  copies: wholeOption([1, 4], 3, { description: 'How many cards there are of each rank.', rules: ['HD-01'] }),
  hand: wholeOption([1, 3], 2, { description: 'Cards dealt to each seat before the first turn.', rules: ['HD-02'] }),
  look: flag(true, { description: 'A seat may look at one face-down card of another in its turn.', rules: ['HD-05'] }),
  bonus: wholeOption([0, 3], 1, {
    description: 'Points on top for a rank that nobody else laid down.',
    rules: ['HD-08'],
  }),
};

export interface DrawSetup extends Setup {
  readonly options: OptionsOf<typeof optionSchema>;
}

/** Refused if there are not enough cards for every seat to have a turn. */
export function setup(options: unknown, seats: number): Result<DrawSetup> {
  if (!Number.isInteger(seats) || seats < 2 || seats > MAX_SEATS) {
    return fail(`This game is for 2 to ${MAX_SEATS} seats, not ${seats}.`, 'seats');
  }
  const read = readOptions(optionSchema, seats, options);
  if (!read.ok) return read;
  const { ranks, copies, hand, bonus } = read.value;
  const turns = ranks * copies - seats * hand;
  if (turns < seats) {
    return fail(
      `${ranks * copies} cards are too few for ${seats} seats with hands of ${hand}: there must be at least ` +
        `${seats * (hand + 1)}, so that each seat has a turn.`,
      'options.copies',
    );
  }
  return ok(
    Object.freeze({
      seats,
      options: Object.freeze(read.value),
      bounds: Object.freeze({
        entries: seats * hand + 4 * turns,
        moves: ranks + (seats - 1) * MAX_PILE,
        outcomes: ranks,
        score: [0, (copies * ranks * (ranks + 1)) / 2 + bonus * turns] as const,
      }),
    }),
  );
}
