import { GOODS, type Good } from '../data/cards.ts';

/** `1 weapon`, `3 weapons`, `1 food`: only weapons are countable. */
export function amountOf(count: number, good: Good): string {
  return `${count} ${good === 'weapons' && count === 1 ? 'weapon' : good}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** `3 wood, 2 stone and 3 gold`; `nothing` if all are 0. @param amounts in the order of `GOODS` */
export function goodsText(amounts: readonly number[]): string {
  const parts = GOODS.flatMap((good, g) => ((amounts[g] ?? 0) > 0 ? [amountOf(amounts[g] ?? 0, good)] : []));
  return parts.length === 0 ? 'nothing' : listed(parts);
}
