import { dealDraw } from './deal-draw.ts';
import type { Dice } from './dice.ts';

/** The highest number of a deal. */
export const MOST_DEAL = 999_999_999;

/** True for the number of a deal: a whole number 1 .. 999,999,999. */
export function isDealNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_DEAL;
}

/**
 * Dice of "Deal 12345": the same for everybody who plays that number by the same rules, so that friends can play one deal
 * each, or one person the same once more. A record names the number and is checked like any other; `deal-draw.ts` has the
 * law.
 * @param deal 1 .. 999,999,999; throws on anything else
 */
export function numberedDice(deal: number): Dice {
  if (!isDealNumber(deal)) throw new RangeError(`the number of a deal is 1 to ${MOST_DEAL}, not ${deal}`);
  const header = { kind: 'numbered', deal } as const;
  return {
    kind: 'numbered',
    header: () => header,
    // Before the match is opened nobody knows what is played.
    draw: () => null,
    dealt: (played) => ({ kind: 'numbered', header: () => header, draw: dealDraw(`deal ${deal}`, played) }),
  };
}
