import { isWhole } from '../result.ts';
import { dealDraw } from './deal-draw.ts';
import { type Dice, emptyDice } from './dice.ts';

/** The highest number of a deal. */
export const MOST_DEAL = 999_999_999;

/** True for the number of a deal: a whole number 1 .. 999,999,999. */
export function isDealNumber(value: unknown): value is number {
  return isWhole(value, 1, MOST_DEAL);
}

/**
 * Dice of "Deal 12345": the same for everybody who plays that number by the same rules, so that friends can play one deal
 * each, or one person the same once more. A record names the number and is checked like any other; `deal-draw.ts` has the
 * law.
 * @param deal 1 .. 999,999,999; throws on anything else
 */
export function numberedDice(deal: number): Dice {
  if (!isDealNumber(deal)) throw new RangeError(`the number of a deal is 1 to ${MOST_DEAL}, not ${deal}`);
  // Before the match is opened nobody knows what is played.
  const dice = emptyDice({ kind: 'numbered', deal });
  return { ...dice, dealt: (played) => ({ ...dice, draw: dealDraw(`deal ${deal}`, played) }) };
}
