/** A payment being composed: goods are laid down one by one until they cover what is due. Goods are numbered from 0. */

/** A part of what is due, and the goods accepted for it besides the joker. */
export interface Due {
  readonly amount: number;
  readonly goods: readonly number[];
}

/** The dues of a payment, and the goods that may pay them. */
export interface Bill {
  readonly dues: readonly Due[];
  /** The good that pays for anything, such as gold; -1 if there is none. */
  readonly joker: number;
}

export function dueOf(dues: readonly Due[]): number {
  return dues.reduce((sum, { amount }) => sum + amount, 0);
}

export function paidOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/**
 * Whether every good laid down can be assigned to a part that accepts it: no set of parts gets more than is due.
 * @param amounts by good
 */
export function isAccepted({ dues, joker }: Bill, amounts: readonly number[]): boolean {
  for (let parts = 0; parts < 1 << dues.length; parts += 1) {
    const isIn = (at: number): boolean => ((parts >> at) & 1) === 1;
    const room = dues.reduce((sum, { amount }, at) => sum + (isIn(at) ? amount : 0), 0);
    const laid = amounts.reduce((sum, amount, good) => {
      const fitsOnlyHere = good !== joker && dues.every(({ goods }, at) => isIn(at) || !goods.includes(good));
      return sum + (fitsOnlyHere ? amount : 0);
    }, 0);
    if (laid > room) return false;
  }
  return paidOf(amounts) <= dueOf(dues);
}

function changed(amounts: readonly number[], good: number, by: number): readonly number[] {
  return amounts.map((amount, g) => (g === good ? amount + by : amount));
}

/**
 * The amounts with one more of a good. If everything is paid already, it replaces a unit of the joker, or of the good
 * with the largest amount.
 * @param amounts by good
 * @param stock by good
 * @returns null if no more of it can be paid
 */
export function withOneMore(
  bill: Bill,
  stock: readonly number[],
  amounts: readonly number[],
  good: number,
): readonly number[] | null {
  if ((amounts[good] ?? 0) >= (stock[good] ?? 0)) return null;
  const more = changed(amounts, good, 1);
  if (isAccepted(bill, more)) return more;
  const { joker } = bill;
  const others = [...amounts.keys()]
    .filter((g) => g !== good && (amounts[g] ?? 0) > 0)
    .sort((a, b) => Number(b === joker) - Number(a === joker) || (amounts[b] ?? 0) - (amounts[a] ?? 0));
  for (const other of others) {
    const swapped = changed(more, other, -1);
    if (isAccepted(bill, swapped)) return swapped;
  }
  return null;
}

/** The amounts with one less of a good. */
export function withOneLess(amounts: readonly number[], good: number): readonly number[] {
  return (amounts[good] ?? 0) === 0 ? amounts : changed(amounts, good, -1);
}
