import type { Field } from '@marchlands/core/table.ts';
import { CITY, HULL, KINDS, MAX_TERRITORIES, SUPPLIES, TOKENS } from '../data/limits.ts';
import { STEP, type State } from '../state.ts';

/** The kinds in the supply, by number. */
export const STOCK = [...TOKENS, 'city', 'boat'] as const;

/** How many of one kind are out of the supply, given the tokens in places. */
function usedOf(s: State, tokens: Uint8Array, kind: number): number {
  if (kind === HULL) return s.boats;
  let sum = 0;
  if (kind === CITY) {
    for (let t = 0; t < MAX_TERRITORIES; t += 1) sum += s.city[t];
    return sum;
  }
  for (let i = kind; i < tokens.length; i += KINDS) sum += tokens[i];
  return sum;
}

/** How many of one kind are being carried. */
function carriedOf(s: State, kind: number): number {
  return s.load[kind] + (s.step === STEP.horse && TOKENS[kind] === 'horse' ? 1 : 0);
}

/** How many of one kind are left; negative if a position has more than there are. */
function leftOf(s: State, kind: number): number {
  return s.setup.supply[kind] - usedOf(s, s.tokens, kind) - (kind < KINDS ? carriedOf(s, kind) : 0);
}

/** CA-08: derives the supply from the map. */
function refill(s: State): void {
  for (let kind = 0; kind < SUPPLIES; kind += 1) {
    s.supply[kind] = leftOf(s, kind);
    if (s.hasSaved > 0) s.savedSupply[kind] = s.setup.supply[kind] - usedOf(s, s.savedTokens, kind);
  }
}

/** CA-08: the supply by kind. Read after everything on the map. */
export const supply: Field<State, { readonly [kind in (typeof STOCK)[number]]: number }> = {
  get: (s) => {
    const [timber, gold, iron, magic, horse, weapon, city, boat] = s.supply;
    return { timber, gold, iron, magic, horse, weapon, city, boat };
  },
  put: refill,
  take(r, _value, at, s) {
    refill(s);
    for (const [kind, name] of STOCK.entries()) {
      const left = leftOf(s, kind);
      if (left < 0) r.fail(at, `would hold ${left} of ${name}: the map has more than there are.`, 'CA-08');
    }
  },
};
