import type { MoveList } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { BOAT, GOODS, HORSE, MAX_NEIGHBOURS, MAX_PLACES, TOKENS } from '../data/limits.ts';
import type { Events } from '../events.ts';
import { BREEDS, DECLINED } from '../moves.ts';
import { STEP, type State, TERRITORIES } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { isOwn, ownNear, PlaceSet, spotOf, supply, tokensAt } from './places.ts';

/** CA-38, CA-39: whether a City of the owner is here or beside it. */
export function isByCity(s: State, at: number): boolean {
  if (s.city[at] > 0) return true;
  const near = s.setup.land.near[at];
  for (let i = 0; i < near.length; i += 1) if (s.city[near[i]] > 0 && s.owner[near[i]] === s.owner[at]) return true;
  return false;
}

/** CA-36 to CA-38, CA-40: the production of a site, ignoring the supply. */
function needOf(s: State, at: number): number {
  const kind = s.site[at] - 1;
  const most = kind !== HORSE && isByCity(s, at) ? 2 : 1;
  return Math.max(0, most - tokensAt(s, at, kind));
}

/** CA-36, CA-43: goods, then grounds without a Horse; grounds with one are asked about later. */
export function produce(s: State, events: Events): void {
  for (let t = 0; t < s.setup.land.territories; t += 1) {
    if (s.site[t] === 0 || !isOwn(s, s.turn, t)) continue;
    if (s.site[t] - 1 === HORSE && tokensAt(s, t, HORSE) > 0) TERRITORIES.add(s.herd, 0, t);
    else if (needOf(s, t) > 0) TERRITORIES.add(s.waiting, 0, t);
  }
  serveNext(s, events);
}

/** The number of tokens of one kind needed by the waiting sites. */
function neededOf(s: State, kind: number): number {
  let sum = 0;
  for (let t = TERRITORIES.next(s.waiting, 0, -1); t >= 0; t = TERRITORIES.next(s.waiting, 0, t)) {
    if (s.site[t] - 1 === kind) sum += needOf(s, t);
  }
  return sum;
}

/** CA-08, CA-43: kinds with enough tokens, or with none, are served; for the rest the seat chooses the site. */
export function serveNext(s: State, events: Events): void {
  for (let kind = 0; kind <= GOODS; kind += 1) {
    if (neededOf(s, kind) > s.supply[kind] && s.supply[kind] > 0) continue;
    for (let t = TERRITORIES.next(s.waiting, 0, -1); t >= 0; t = TERRITORIES.next(s.waiting, 0, t)) {
      if (s.site[t] - 1 === kind) give(s, t, events);
    }
  }
  s.step = TERRITORIES.next(s.waiting, 0, -1) < 0 ? STEP.breedNext : STEP.serve;
}

/** Serves one site as far as the supply allows. */
function give(s: State, at: number, events: Events): void {
  const kind = s.site[at] - 1;
  const count = Math.min(needOf(s, at), s.supply[kind]);
  TERRITORIES.remove(s.waiting, 0, at);
  if (count === 0) return;
  supply(s, at, kind, count);
  events?.push({ kind: 'produced', seat: s.turn, at, token: TOKENS[kind], count });
}

export function whyNotServe(s: State, _seat: Seat, at: number): Refusal | null {
  return TERRITORIES.has(s.waiting, 0, at) ? null : 'notWaiting';
}

/** CA-97: a resigned seat produces no more. */
export function leaveProduction(s: State): void {
  s.waiting.fill(0);
  s.herd.fill(0);
}

export function serve(s: State, _seat: Seat, at: number, events: Events): void {
  give(s, at, events);
  s.step = STEP.serveNext;
}

const links = new PlaceSet();
const targets = new PlaceSet();
const near = new Uint8Array(MAX_NEIGHBOURS);

/** CA-41, CA-42: the places for the Horse of a full ground; boats count by option. They are good until the next call. */
function targetsOf(s: State, seat: Seat, ground: number): PlaceSet {
  const withBoats = s.setup.options.breedOntoBoats;
  targets.clear();
  links.clear();
  links.add(ground);
  for (let at = 0; at < links.count; at += 1) {
    const count = ownNear(s, seat, links.list[at], near);
    for (let i = 0; i < count; i += 1) {
      const t = near[i];
      if (t >= BOAT && !withBoats) break;
      if (links.has[t] > 0 || targets.has[t] > 0) continue;
      (tokensAt(s, t, HORSE) === 0 ? targets : links).add(t);
    }
  }
  return targets;
}

/** CA-41, CA-42: drops grounds whose Horse has no place, or that the supply cannot serve. */
export function breedNext(s: State): void {
  if (s.supply[HORSE] === 0) s.herd.fill(0);
  for (let t = TERRITORIES.next(s.herd, 0, -1); t >= 0; t = TERRITORIES.next(s.herd, 0, t)) {
    if (targetsOf(s, s.turn, t).count === 0) TERRITORIES.remove(s.herd, 0, t);
  }
  s.step = TERRITORIES.next(s.herd, 0, -1) < 0 ? STEP.turnNext : STEP.breed;
}

export function legalBreeds(s: State, seat: Seat, out: MoveList, base: number): void {
  for (let t = TERRITORIES.next(s.herd, 0, -1); t >= 0; t = TERRITORIES.next(s.herd, 0, t)) {
    const { has } = targetsOf(s, seat, t);
    for (let into = 0; into < MAX_PLACES; into += 1) if (has[into] > 0) out.push(base + t * BREEDS + into);
    if (s.setup.options.breedOptional) out.push(base + t * BREEDS + DECLINED);
  }
}

export function whyNotBreed(s: State, seat: Seat, index: number): Refusal | null {
  const ground = Math.floor(index / BREEDS);
  const into = index % BREEDS;
  if (!TERRITORIES.has(s.herd, 0, ground)) return 'notWaiting';
  if (into === DECLINED) return s.setup.options.breedOptional ? null : 'mustPlace';
  if (!isOwn(s, seat, into)) return 'notYours';
  if (tokensAt(s, into, HORSE) > 0) return 'horseThere';
  return targetsOf(s, seat, ground).has[into] > 0 ? null : 'notInTheHerd';
}

export function breed(s: State, seat: Seat, index: number, events: Events): void {
  const ground = Math.floor(index / BREEDS);
  const into = index % BREEDS;
  TERRITORIES.remove(s.herd, 0, ground);
  if (into !== DECLINED) supply(s, into, HORSE, 1);
  s.step = STEP.breedNext;
  events?.push({ kind: 'horseBred', seat, ground, into: into === DECLINED ? null : spotOf(s, into) });
}
