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
 * Dice of "Deal 12345": shared by everybody who plays that number by the same rules, so that friends can compare
 * results or one person can replay it. A record names the number and is verified like any other; `deal-draw.ts` defines
 * the draws.
 * @param deal 1 .. 999,999,999; throws on anything else
 */
export function numberedDice(deal: number): Dice {
  if (!isDealNumber(deal)) throw new RangeError(`the number of a deal is 1 to ${MOST_DEAL}, not ${deal}`);
  // Until the match is opened, the game is unknown.
  const dice = emptyDice({ kind: 'numbered', deal });
  return { ...dice, dealt: (played) => ({ ...dice, draw: dealDraw(`deal ${deal}`, played) }) };
}
