import { choice, flag, type OptionsOf, readOptions, wholeOption } from '../../../options.ts';
import { fail, ok, type Result } from '../../../result.ts';
import type { Setup } from '../../../types.ts';

export const SEATS = 2;
export const MAX_CARDS = 6;
export const MAX_COINS = 4;

export const optionSchema = {
  cards: wholeOption([2, MAX_CARDS], 4, { description: 'Each seat has the cards 1 to this number.', rules: ['DU-01'] }),
  coins: wholeOption([0, MAX_COINS], 3, { description: 'Coins of each seat at the start.', rules: ['DU-01'] }),
  carry: flag(true, { description: 'The prize of a tied round is added to the next round.', rules: ['DU-05'] }),
  wins: choice(['high', 'low'], { description: 'Which sum of card and stake wins a round.', rules: ['DU-04'] }),
};

export interface DuelSetup extends Setup {
  readonly options: OptionsOf<typeof optionSchema>;
}

export function setup(options: unknown, seats: number): Result<DuelSetup> {
  if (seats !== SEATS) return fail(`This game is for ${SEATS} seats, not ${seats}.`, 'seats');
  const read = readOptions(optionSchema, seats, options);
  if (!read.ok) return read;
  const { cards, coins } = read.value;
  return ok(
    Object.freeze({
      seats,
      options: Object.freeze(read.value),
      bounds: Object.freeze({
        entries: cards * 5,
        moves: Math.max(cards, coins + 1),
        outcomes: cards,
        score: [0, (cards * (cards + 1)) / 2] as const,
      }),
    }),
  );
}
