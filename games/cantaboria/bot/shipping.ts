import type { Seat } from '@marchlands/core/seat.ts';
import { BOAT, GOODS, HORSE, KINDS, MAX_NEIGHBOURS, MAX_PLACES, WEAPON } from '../data/limits.ts';
import { MOVE, PER_TOKEN } from '../moves.ts';
import { isLink } from '../rules/chain.ts';
import { joinWith, nextOwn, ownNear, PlaceSet } from '../rules/places.ts';
import type { State } from '../state.ts';
import { addVoyages, type Idea } from './cargo.ts';
import { changeWith, goodsAt, needOf, promiseAt } from './prospects.ts';
import type { Script } from './script.ts';

/** The most shipments written out, the most promising first. */
const MOST = 18;
/** The least promise of a candidate shipment. */
const LEAST = 0.05;

const first = new Uint8Array(MAX_NEIGHBOURS);
const second = new Uint8Array(MAX_NEIGHBOURS);
const gathered = new Int8Array(GOODS);
const other = new Int8Array(GOODS);
const needs = new Float64Array(MAX_PLACES);

/** Codes for everything that a Horse loads in a place. */
function takings(s: State, at: number, hasGoods: boolean, hasWeapon: boolean): number[] {
  const codes: number[] = [];
  for (let kind = 0; kind < KINDS; kind += 1) {
    if (kind === HORSE || (kind === WEAPON ? !hasWeapon : !hasGoods)) continue;
    for (let i = s.tokens[at * KINDS + kind]; i > 0; i -= 1) codes.push(MOVE.take + kind * PER_TOKEN + at);
  }
  return codes;
}

/** A ride with all goods, with a Weapon, with both or with nothing, from at most two places. */
function rideOf(s: State, way: readonly number[], hasGoods: boolean, hasWeapon: boolean): number[] {
  const codes = [MOVE.horse + way[0]];
  for (const [i, at] of way.entries()) {
    if (i > 0) codes.push(MOVE.step + at);
    if (i < way.length - 1) codes.push(...takings(s, at, hasGoods, hasWeapon));
  }
  codes.push(MOVE.stop);
  return codes;
}

/** The promise of bringing all goods along a way to its end. */
function gain(s: State, way: readonly number[]): number {
  const end = way[way.length - 1];
  let before = 0;
  let freed = 0;
  let moved = 0;
  goodsAt(s, end, gathered);
  before += promiseAt(s, end, gathered);
  for (let i = 0; i < way.length - 1; i += 1) {
    const at = way[i];
    if (at === end) continue;
    goodsAt(s, at, other);
    before += promiseAt(s, at, other);
    for (let good = 0; good < GOODS; good += 1) {
      gathered[good] += other[good];
      moved += other[good];
      if (other[good] > 0 && at < BOAT && s.site[at] === good + 1) freed += 1;
    }
  }
  if (moved === 0) return 0;
  return promiseAt(s, end, gathered) - before + freed;
}

function addRides(s: State, way: readonly number[], ideas: Idea[]): void {
  const [start] = way;
  const end = way[way.length - 1];
  const hasHorse = end !== start && s.tokens[end * KINDS + HORSE] > 0;
  const horse = end === start || hasHorse ? (hasHorse ? -1.5 : 0) : 0.25 * (needs[end] - needs[start]);
  let armed = Number.NEGATIVE_INFINITY;
  if (s.tokens[end * KINDS + WEAPON] === 0) {
    for (let i = 0; i < way.length - 1; i += 1) {
      if (way[i] !== end && s.tokens[way[i] * KINDS + WEAPON] > 0) armed = Math.max(armed, needs[end] - needs[way[i]]);
    }
  }
  const carried = gain(s, way);
  const push = (promise: number, hasGoods: boolean, hasWeapon: boolean): void => {
    if (promise > LEAST) ideas.push({ promise, write: () => rideOf(s, way, hasGoods, hasWeapon) });
  };
  if (carried > 0) push(carried + horse, true, false);
  if (armed > 0) push(armed + horse, false, true);
  if (carried > 0 && armed > 0) push(carried + armed + horse, true, true);
  if (horse > 0) push(horse, false, false);
}

/** CA-56, CA-57: a Horse rides one or two steps and gathers on its way. */
function addHorses(s: State, seat: Seat, ideas: Idea[]): void {
  for (let from = nextOwn(s, seat, -1); from >= 0; from = nextOwn(s, seat, from)) {
    if (s.tokens[from * KINDS + HORSE] === 0) continue;
    const ways = ownNear(s, seat, from, first);
    for (let i = 0; i < ways; i += 1) {
      const by = first[i];
      addRides(s, [from, by], ideas);
      const further = ownNear(s, seat, by, second);
      for (let k = 0; k < further; k += 1) addRides(s, [from, by, second[k]], ideas);
    }
  }
}

/** CA-55: one good or Weapon goes one step. */
function addFoots(s: State, seat: Seat, ideas: Idea[]): void {
  for (let from = nextOwn(s, seat, -1); from >= 0; from = nextOwn(s, seat, from)) {
    for (let kind = 0; kind < KINDS; kind += 1) {
      if (kind === HORSE || s.tokens[from * KINDS + kind] === 0) continue;
      const count = ownNear(s, seat, from, first);
      for (let i = 0; i < count; i += 1) {
        const into = first[i];
        let promise = needs[into] - needs[from];
        if (kind < GOODS) {
          promise = changeWith(s, into, kind, 1) + changeWith(s, from, kind, -1);
        } else if (s.tokens[into * KINDS + WEAPON] > 0) continue;
        if (promise > LEAST) {
          ideas.push({ promise, write: () => [MOVE.foot + kind * PER_TOKEN + from, MOVE.step + into] });
        }
      }
    }
  }
}

function transfer(kind: number, from: number, into: number): readonly number[] {
  return [MOVE.chain + kind * PER_TOKEN + from, MOVE.step + into];
}

/** All goods of a chain, or one of each kind that `into` lacks, go to one of its links. */
function gatherings(s: State, links: readonly number[], into: number, isAll: boolean): number[] {
  const codes: number[] = [];
  for (let good = 0; good < GOODS; good += 1) {
    let isLacking = s.tokens[into * KINDS + good] === 0;
    for (const from of links) {
      if (from === into) continue;
      const count = s.tokens[from * KINDS + good];
      for (let i = 0; i < (isAll ? count : isLacking ? Math.min(1, count) : 0); i += 1) {
        codes.push(...transfer(good, from, into));
      }
      if (count > 0) isLacking = false;
    }
  }
  return codes;
}

/** The promise of bringing a chain's goods to one link: all, or one of each kind that it lacks. */
function chainGain(s: State, links: readonly number[], into: number, isAll: boolean): number {
  let before = 0;
  let after = 0;
  let freed = 0;
  let moved = 0;
  goodsAt(s, into, gathered);
  before += promiseAt(s, into, gathered);
  let lacking = 0;
  for (let good = 0; good < GOODS; good += 1) if (gathered[good] === 0) lacking |= 1 << good;
  for (const from of links) {
    if (from === into) continue;
    goodsAt(s, from, other);
    before += promiseAt(s, from, other);
    for (let good = 0; good < GOODS; good += 1) {
      const isWanted = (lacking & (1 << good)) !== 0 && other[good] > 0;
      const count = isAll ? other[good] : isWanted ? 1 : 0;
      if (isWanted) lacking &= ~(1 << good);
      if (count === 0) continue;
      gathered[good] += count;
      other[good] -= count;
      moved += count;
      if (other[good] === 0 && from < BOAT && s.site[from] === good + 1) freed += 1;
    }
    after += promiseAt(s, from, other);
  }
  if (moved === 0) return 0;
  return promiseAt(s, into, gathered) + after - before + freed;
}

interface Rearming {
  readonly promise: number;
  readonly from: number;
  readonly into: number;
}

/** The most promising move of a Weapon along a chain. */
function bestRearming(s: State, links: readonly number[]): Rearming | null {
  let best: Rearming | null = null;
  for (const from of links) {
    if (s.tokens[from * KINDS + WEAPON] === 0) continue;
    for (const into of links) {
      if (s.tokens[into * KINDS + WEAPON] > 0) continue;
      const promise = needs[into] - needs[from];
      if (promise > (best?.promise ?? LEAST)) best = { promise, from, into };
    }
  }
  return best;
}

/** CA-58, CA-59: goods of a chain are gathered in one link, and a Weapon goes to where it is wanted. */
function addChains(s: State, seat: Seat, ideas: Idea[]): void {
  const linked = new PlaceSet();
  for (let at = nextOwn(s, seat, -1); at >= 0; at = nextOwn(s, seat, at)) {
    if (linked.has[at] > 0 || !isLink(s, at)) continue;
    const before = linked.count;
    joinWith(s, seat, at, isLink, linked);
    const links = [...linked.list.subarray(before, linked.count)];
    if (links.length < 2) continue;
    const arms = bestRearming(s, links);
    const armed = arms === null ? [] : transfer(WEAPON, arms.from, arms.into);
    if (arms !== null) ideas.push({ promise: arms.promise, write: () => [...armed, MOVE.stop] });
    for (const into of links) {
      if (into >= BOAT) continue;
      for (const isAll of [true, false]) {
        const promise = chainGain(s, links, into, isAll);
        if (promise <= LEAST) continue;
        ideas.push({
          promise: promise + (arms?.promise ?? 0),
          write: () => [...gatherings(s, links, into, isAll), ...armed, MOVE.stop],
        });
      }
    }
  }
}

/** The most promising shipments of all four types. */
export function addShipments(s: State, seat: Seat, script: Script): void {
  const ideas: Idea[] = [];
  for (let at = nextOwn(s, seat, -1); at >= 0; at = nextOwn(s, seat, at)) needs[at] = needOf(s, seat, at);
  addChains(s, seat, ideas);
  addHorses(s, seat, ideas);
  addFoots(s, seat, ideas);
  addVoyages(s, seat, needs, ideas);
  ideas.sort((a, b) => b.promise - a.promise);
  for (const { promise, write } of ideas.slice(0, MOST)) if (promise > LEAST) script.add(write());
}
