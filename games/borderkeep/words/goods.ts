import { amounts } from '@marchlands/core/phrases.ts';
import { GOODS, type Good } from '../data/cards.ts';

/** `1 weapon`, `3 weapons`, `1 food`: only weapons are countable. */
export function amountOf(count: number, good: Good): string {
  return `${count} ${good === 'weapons' && count === 1 ? 'weapon' : good}`;
}

/** `3 wood, 2 stone and 3 gold`; `nothing` if all are 0. @param counts in the order of `GOODS` */
export function goodsText(counts: readonly number[]): string {
  return amounts(counts, (count, good) => amountOf(count, GOODS[good]), 'nothing');
}
