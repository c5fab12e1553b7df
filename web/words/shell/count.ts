const plural = new Intl.PluralRules('en');
export const number = new Intl.NumberFormat('en');

/** A share in a sentence; texts like `over 99.9 %` need no `about`. */
export const about = (share: string): string => (/^\d/.test(share) ? `about ${share}` : share);

/** `3 entries`: a count with the right form of its noun. */
export function count(n: number, one: string, other: string): string {
  return `${number.format(n)} ${plural.select(n) === 'one' ? one : other}`;
}
