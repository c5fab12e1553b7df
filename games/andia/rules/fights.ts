/** Pieces of the larger side that survive a fight of s against w, s greater than w (AN-84). */
export function survivors(stronger: number, weaker: number): number {
  return Math.min(stronger, 2 * (stronger - weaker));
}
