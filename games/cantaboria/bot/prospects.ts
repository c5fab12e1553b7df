import type { Seat } from '@marchlands/core/seat.ts';
import { BOAT, GOODS, HORSE, KINDS, MAX_NEIGHBOURS, WEAPON } from '../data/limits.ts';
import { neighboursOf } from '../rules/places.ts';
import type { State } from '../state.ts';

// Quick values for ordering plans; the evaluation decides which plan is best.

const CITY_READY = 12;
const WEAPON_READY = 4;
const near = new Uint8Array(MAX_NEIGHBOURS);

/** The promise of goods lying together, by kind, with or without a City or a Weapon in the place. */
function promiseOf(s: State, goods: Int8Array, hasCity: boolean, hasWeapon: boolean): number {
  const { goldForCity, goldForWeapon } = s.setup.options;
  let kinds = 0;
  let all = 0;
  for (let good = 0; good < GOODS; good += 1) {
    if (goods[good] > 0) kinds += 1;
    all += goods[good];
  }
  const gold = goods[1];
  let sum = 0.1 * Math.min(all, 6);
  const share = goldForCity > 0 ? Math.max(kinds, (GOODS * Math.min(gold, goldForCity)) / goldForCity) : kinds;
  if (!hasCity) sum += share === GOODS ? CITY_READY : 0.4 * share * share;
  const isArmed = (goods[2] > 0 && goods[3] > 0) || (goldForWeapon > 0 && gold >= goldForWeapon);
  if (!hasWeapon && isArmed && (hasCity || share < GOODS)) sum += WEAPON_READY;
  return sum;
}

const here = new Int8Array(GOODS);

/** Copies the goods of a place into a list. */
export function goodsAt(s: State, at: number, out: Int8Array): void {
  for (let good = 0; good < GOODS; good += 1) out[good] = s.tokens[at * KINDS + good];
}

/** The promise of the goods in a place. */
export function promiseAt(s: State, at: number, goods: Int8Array): number {
  return promiseOf(s, goods, at >= BOAT || s.city[at] > 0, s.tokens[at * KINDS + WEAPON] > 0);
}

function promiseWith(s: State, at: number, good: number, added: number): number {
  goodsAt(s, at, here);
  here[good] += added;
  const blocks = at < BOAT && s.site[at] === good + 1 && here[good] > 0 ? 1 : 0;
  return promiseAt(s, at, here) - blocks;
}

/** How much the promise of a place's goods changes with `added` more (or fewer) of one kind. */
export function changeWith(s: State, at: number, good: number, added: number): number {
  return promiseWith(s, at, good, added) - promiseWith(s, at, good, 0);
}

/** The force wanted in a seat's place: from the others beside it and from what can be lost or won. */
export function needOf(s: State, seat: Seat, at: number): number {
  const count = neighboursOf(s, at, near);
  let others = 0;
  let worth = at < BOAT && s.city[at] > 0 ? 3 : 0.5;
  for (let i = 0; i < count; i += 1) {
    const next = near[i];
    if (s.owner[next] === seat + 1) {
      worth += next < BOAT && s.city[next] > 0 ? 1.5 : 0;
      continue;
    }
    others += 1;
    worth += next < BOAT && s.city[next] > 0 ? 3 : 0.2 + 0.3 * s.tokens[next * KINDS + HORSE];
  }
  return others === 0 ? 0.2 * worth : worth * (1 + 0.2 * others);
}
