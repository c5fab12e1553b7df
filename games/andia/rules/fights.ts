/** The number of survivors when s pieces fight w, with s greater than w (AN-84). */
export function survivors(stronger: number, weaker: number): number {
  return Math.min(stronger, 2 * (stronger - weaker));
}
