/** Places in words: for labels, titles and lists. */
import { BOAT, KINDS, MAX_NEIGHBOURS, TOKENS } from '../data/limits.ts';
import type { Token } from '../events.ts';
import { neighboursOf } from '../rules/places.ts';
import type { State } from '../state.ts';
import { nameOf as placeName, UNDER_WAY } from '../view/names.ts';
import type { Area } from './areas.ts';
import { siteOf } from './scene.ts';
import { words } from './words.ts';

/** A place by its name for a title: `Oldenspar (C4)`, `Boat 1 in M3`. */
export function titleOf(s: State, { kind, at }: Area): string {
  const { map, reaches } = s.setup.land;
  if (kind === 'space') {
    if (at < reaches) {
      const { id, branch } = map.reaches[at];
      return words.reach(id, map.branches.find((one) => one.id === branch)?.name ?? branch);
    }
    const { lake, shore } = map.berths[at - reaches];
    return words.berth(map.lakes.find(({ id }) => id === lake)?.name ?? lake, shore);
  }
  if (at < BOAT) return words.territory(map.territories[at].name, map.territories[at].id);
  const name = placeName(s, at);
  if (name === UNDER_WAY) return words.boatUnderWay;
  const [space, n] = name.split('#');
  return words.boatAt(Number(n), space);
}

/** The tokens at a place, by kind. */
export function tokensAt(s: State, place: number): readonly { readonly token: Token; readonly count: number }[] {
  return TOKENS.map((token, kind) => ({ token, count: s.tokens[place * KINDS + kind] })).filter(
    ({ count }) => count > 0,
  );
}

/** The contents of a place, as a list: `City, Horse, 2 Timber`. */
export function contentsOf(s: State, place: number): readonly string[] {
  const tokens = tokensAt(s, place).map(({ token, count }) => words.counted(count, words.tokens[token]));
  return place < BOAT && s.city[place] === 1 ? [words.city, ...tokens] : tokens;
}

/** The site of a territory in words; null if there is none. */
export function siteWord(s: State, territory: number): string | null {
  const site = siteOf(s, territory);
  return site === null ? null : words.sites[site];
}

/** The places beside one. */
export function nearTo(s: State, place: number): readonly number[] {
  const near = new Uint8Array(MAX_NEIGHBOURS);
  const count = neighboursOf(s, place, near);
  return Array.from(near.subarray(0, count));
}

/** Names of the places beside one. */
export function besideOf(s: State, place: number): readonly string[] {
  return nearTo(s, place).map((at) => placeName(s, at));
}
