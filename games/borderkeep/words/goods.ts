import { GOODS, type Good } from '../data/cards.ts';

/** `1 weapon`, `3 weapons`, `1 food`: of the commodities weapons alone are counted one by one. */
export function amountOf(count: number, good: Good): string {
  return `${count} ${good === 'weapons' && count === 1 ? 'weapon' : good}`;
}

/** `3 wood, 2 stone and 3 gold`; `nothing` where all are 0. @param amounts in the order of `GOODS` */
export function goodsText(amounts: readonly number[]): string {
  const parts = GOODS.flatMap((good, g) => ((amounts[g] ?? 0) > 0 ? [amountOf(amounts[g] ?? 0, good)] : []));
  const last = parts.pop();
  if (last === undefined) return 'nothing';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}
