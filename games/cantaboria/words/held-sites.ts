import { TOKENS } from '../data/limits.ts';
import type { Token } from '../events.ts';

/** Kinds of site; none produces a Weapon. */
export const SITES = TOKENS.slice(0, 5);
/** A seat with more of one kind counts as having this many. */
const MOST_SITES = 3;

/** The key for a number of sites of a kind. */
export function siteKey(site: string, count: number): string {
  return `${site}-${Math.min(count, MOST_SITES)}`;
}

/** Numbers of sites of each kind in words, by key. @param textOf tokens in words */
export function heldSites(textOf: (tokens: readonly Token[]) => string): { readonly [key: string]: string } {
  return Object.fromEntries(
    SITES.flatMap((site) =>
      Array.from({ length: MOST_SITES }, (_, more) => [
        siteKey(site, more + 1),
        textOf(Array.from({ length: more + 1 }, () => site)),
      ]),
    ),
  );
}
