import { dealDraw } from './deal-draw.ts';
import { type Dice, emptyDice } from './dice.ts';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a valid Gregorian date such as 2026-11-21. */
export function isDate(text: string): boolean {
  const found = DATE.exec(text);
  if (found === null) return false;
  const [year, month, day] = found.slice(1).map(Number);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return month >= 1 && month <= 12 && day >= 1 && day <= days;
}

/**
 * Dice shared by everybody on one date: for a daily deal that many play and compare. A record names the date and is
 * verified like any other; `deal-draw.ts` defines the draws.
 * @param date as in 2026-11-21; throws on anything that is no date
 */
export function dailyDice(date: string): Dice {
  if (!isDate(date)) throw new RangeError(`a date is written as in 2026-11-21, not "${date}"`);
  // Until the match is opened, the game is unknown.
  const dice = emptyDice({ kind: 'daily', date });
  return { ...dice, dealt: (deal) => ({ ...dice, draw: dealDraw(`daily deal:${date}`, deal) }) };
}
