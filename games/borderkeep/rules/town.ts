import { countBits } from '@marchlands/core/bits.ts';
import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { CARD_IDS, KINDS } from '../data/deck/deck.ts';
import type { Event, Events } from '../events.ts';
import { UNIT_NAMES, unitNumber } from '../moves.ts';
import {
  COPIES,
  GUARD,
  HERO,
  MAX_ARTIFACTS,
  MAX_DEFENDERS,
  MAX_GUARDS,
  MAX_SEATS,
  MAX_UNITS,
  TAG_MAGIC,
} from '../setup.ts';
import { CARDS, type State } from '../state.ts';

export function builtOf(s: State, seat: Seat, card: number): number {
  return s.built[seat * KINDS + card];
}

/** The first of some cards that a town has built, or -1. */
export function firstBuilt(s: State, seat: Seat, cards: readonly number[]): number {
  for (let i = 0; i < cards.length; i += 1) if (builtOf(s, seat, cards[i]) > 0) return cards[i];
  return -1;
}

/** Number of structures in play, with copies. */
export function structuresOf(s: State, seat: Seat): number {
  const { structures } = s.setup.groups;
  let count = 0;
  for (let i = 0; i < structures.length; i += 1) count += s.built[seat * KINDS + structures[i]];
  return count;
}

/** Kind of a town's unit: a card number or GUARD. */
export function kindAt(s: State, seat: Seat, at: number): number {
  return s.unitKind[seat * MAX_UNITS + at] - 1;
}

export function guardsOf(s: State, seat: Seat): number {
  let guards = 0;
  for (let i = s.units[seat] - 1; i >= 0 && kindAt(s, seat, i) === GUARD; i -= 1) guards += 1;
  return guards;
}

/** Troops and heroes in play. */
export function defenderCards(s: State, seat: Seat): number {
  return s.units[seat] - guardsOf(s, seat);
}

export function unitsOfKind(s: State, seat: Seat, kind: number): number {
  let count = 0;
  for (let i = 0; i < s.units[seat]; i += 1) if (kindAt(s, seat, i) === kind) count += 1;
  return count;
}

export function heroesOf(s: State, seat: Seat): number {
  let heroes = 0;
  for (let i = 0; i < s.units[seat]; i += 1) if (isHeroAt(s, seat, i)) heroes += 1;
  return heroes;
}

/** The index of a unit by kind and copy (1 for the oldest), or -1. */
export function placeOf(s: State, seat: Seat, kind: number, copy: number): number {
  let seen = 0;
  for (let i = 0; i < s.units[seat]; i += 1) {
    if (kindAt(s, seat, i) !== kind) continue;
    seen += 1;
    if (seen === copy) return i;
  }
  return -1;
}

/** The copy number of a unit among its kind, 1 for the oldest. */
export function copyAt(s: State, seat: Seat, at: number): number {
  const kind = kindAt(s, seat, at);
  let copy = 1;
  for (let i = at - 1; i >= 0 && kindAt(s, seat, i) === kind; i -= 1) copy += 1;
  return copy;
}

/** The number of a unit's name, as used in moves. */
export function numberAt(s: State, seat: Seat, at: number): number {
  return unitNumber(kindAt(s, seat, at), copyAt(s, seat, at));
}

export function nameAt(s: State, seat: Seat, at: number): string {
  return UNIT_NAMES[numberAt(s, seat, at)];
}

/** Sum of the bonuses of a unit's artifacts, by one of the bonus tables (BK-30). */
function bonus(s: State, seat: Seat, at: number, table: Uint8Array): number {
  const { artifacts } = s.setup.groups;
  const row = (seat * MAX_UNITS + at) * MAX_ARTIFACTS;
  let sum = 0;
  for (let a = 0; a < artifacts.length; a += 1) sum += s.unitArtifacts[row + a] * table[artifacts[a]];
  return sum;
}

export function initAt(s: State, seat: Seat, at: number): number {
  const { tables } = s.setup;
  return tables.unitInit[kindAt(s, seat, at)] + bonus(s, seat, at, tables.bonusInit);
}

export function diceAt(s: State, seat: Seat, at: number): number {
  const { tables } = s.setup;
  return tables.unitDice[kindAt(s, seat, at)] + bonus(s, seat, at, tables.bonusDice);
}

export function hitsAt(s: State, seat: Seat, at: number): number {
  const { tables } = s.setup;
  return tables.unitHits[kindAt(s, seat, at)] + bonus(s, seat, at, tables.bonusHits);
}

export function isHeroAt(s: State, seat: Seat, at: number): boolean {
  const kind = kindAt(s, seat, at);
  return kind < KINDS && s.setup.tables.type[kind] === HERO;
}

/** BK-29: a hero in play without the tag `magic`. */
export function isBearerAt(s: State, seat: Seat, at: number): boolean {
  return isHeroAt(s, seat, at) && (s.setup.tables.tags[kindAt(s, seat, at)] & TAG_MAGIC) === 0;
}

/** BK-33: the most guard tokens of a town. */
export function guardLimit(s: State, seat: Seat): number {
  const { options, groups, tables } = s.setup;
  let limit = options.startGuards;
  for (let i = 0; i < groups.guardHouses.length; i += 1) {
    const card = groups.guardHouses[i];
    limit += builtOf(s, seat, card) * tables.guards[card];
  }
  return limit < MAX_GUARDS ? limit : MAX_GUARDS;
}

/** Copies of an artifact that a town's heroes carry. */
export function artifactsOf(s: State, seat: Seat, card: number): number {
  const place = s.setup.tables.artifactPlace[card];
  let count = 0;
  for (let i = 0; i < s.units[seat]; i += 1) count += s.unitArtifacts[(seat * MAX_UNITS + i) * MAX_ARTIFACTS + place];
  return count;
}

/** Whether there is room for one more of this troop or hero: a town's stated maximum. */
export function hasRoomFor(s: State, seat: Seat, kind: number): boolean {
  return defenderCards(s, seat) < MAX_DEFENDERS && unitsOfKind(s, seat, kind) < COPIES;
}

function move(s: State, from: number, into: number): void {
  s.unitKind[into] = s.unitKind[from];
  s.unitLost[into] = s.unitLost[from];
  for (let a = 0; a < MAX_ARTIFACTS; a += 1) {
    s.unitArtifacts[into * MAX_ARTIFACTS + a] = s.unitArtifacts[from * MAX_ARTIFACTS + a];
  }
}

function clear(s: State, place: number): void {
  s.unitKind[place] = 0;
  s.unitLost[place] = 0;
  for (let a = 0; a < MAX_ARTIFACTS; a += 1) s.unitArtifacts[place * MAX_ARTIFACTS + a] = 0;
}

/** Adds a unit to its town, after those of its kind and before later kinds; returns its index. */
export function addUnit(s: State, seat: Seat, kind: number): number {
  const row = seat * MAX_UNITS;
  let at = s.units[seat];
  while (at > 0 && s.unitKind[row + at - 1] > kind + 1) {
    move(s, row + at - 1, row + at);
    at -= 1;
  }
  clear(s, row + at);
  s.unitKind[row + at] = kind + 1;
  s.units[seat] += 1;
  return at;
}

/**
 * Removes a unit from its town; in the card game its card and artifacts go to the discard pile (BK-30).
 * @param why the event after it is gone, before those of its artifacts
 */
export function removeUnit(s: State, seat: Seat, at: number, events: Events, why?: Event): void {
  const row = seat * MAX_UNITS;
  const kind = kindAt(s, seat, at);
  const { artifacts } = s.setup.groups;
  const borne: Event[] | undefined = events === undefined ? undefined : [];
  for (let a = 0; a < artifacts.length; a += 1) {
    if (s.unitArtifacts[(row + at) * MAX_ARTIFACTS + a] === 0) continue;
    borne?.push({ kind: 'cardLeftPlay', seat, card: CARD_IDS[artifacts[a]] });
    if (s.setup.hasCards) CARDS.add(s.discard, 0, artifacts[a]);
  }
  if (s.setup.hasCards && kind < KINDS) CARDS.add(s.discard, 0, kind);
  const last = s.units[seat] - 1;
  for (let i = at; i < last; i += 1) move(s, row + i + 1, row + i);
  clear(s, row + last);
  s.units[seat] = last;
  if (why !== undefined) events?.push(why);
  if (borne !== undefined) for (const event of borne) events?.push(event);
}

/** BK-33, BK-74: adds guard tokens up to the limit; returns how many were added. */
export function returnGuards(s: State, seat: Seat): number {
  const missing = guardLimit(s, seat) - guardsOf(s, seat);
  for (let i = 0; i < missing; i += 1) addUnit(s, seat, GUARD);
  return missing > 0 ? missing : 0;
}

/** BK-33: the extra token goes with its house: a destroyed one first, else the most wounded. */
function dropGuards(s: State, seat: Seat, events: Events): void {
  const limit = guardLimit(s, seat);
  while (guardsOf(s, seat) > limit) {
    let most = s.units[seat] - 1;
    for (let i = most - 1; i >= 0 && kindAt(s, seat, i) === GUARD; i -= 1) {
      if (s.unitLost[seat * MAX_UNITS + i] > s.unitLost[seat * MAX_UNITS + most]) most = i;
    }
    removeUnit(s, seat, most, events);
    events?.push({ kind: 'guardsChanged', seat, count: guardsOf(s, seat) });
  }
}

/** @param why the event once it stands, before that of the token that comes with it */
export function addStructure(s: State, seat: Seat, card: number, events: Events, why?: Event): void {
  s.built[seat * KINDS + card] += 1;
  if (why !== undefined) events?.push(why);
  const { tables } = s.setup;
  // BK-33: the token comes with the house; tokens destroyed this turn return in the heal phase.
  let extra = tables.guards[card];
  while (extra > 0 && guardsOf(s, seat) < guardLimit(s, seat)) {
    addUnit(s, seat, GUARD);
    extra -= 1;
  }
  if (tables.guards[card] > 0) events?.push({ kind: 'guardsChanged', seat, count: guardsOf(s, seat) });
}

/**
 * Removes a structure from play; in the card game it goes to the discard pile.
 * @param why the event after it is gone, before those of the tokens that go with it
 */
export function removeStructure(s: State, seat: Seat, card: number, events: Events, why?: Event): void {
  s.built[seat * KINDS + card] -= 1;
  if (s.setup.hasCards) CARDS.add(s.discard, 0, card);
  if (why !== undefined) events?.push(why);
  if (s.setup.tables.guards[card] > 0) dropGuards(s, seat, events);
}

/** Destroys a structure: it may be taken back this turn, unless `isLost` for good (BK-76). */
export function destroyStructure(s: State, seat: Seat, card: number, isLost: boolean, events: Events): void {
  if (!isLost) fall(s, seat, card);
  removeStructure(s, seat, card, events, events && { kind: 'structureDestroyed', seat, card: CARD_IDS[card] });
}

/**
 * Destroys a defender: troops and heroes may be taken back this turn (BK-76).
 * @param number of its name, if it goes by the name it had at the start of a battle
 */
export function destroyUnit(s: State, seat: Seat, at: number, events: Events, number = numberAt(s, seat, at)): void {
  const kind = kindAt(s, seat, at);
  if (kind < KINDS) fall(s, seat, kind);
  removeUnit(s, seat, at, events, events && { kind: 'defenderDestroyed', seat, unit: UNIT_NAMES[number] });
}

function fall(s: State, seat: Seat, card: number): void {
  s.fallen[seat * KINDS + card] += 1;
  s.ruins[seat] += 1;
}

/** BK-76: destroyed things can no longer be taken back. */
export function forget(s: State, seat: Seat): void {
  if (s.ruins[seat] === 0) return;
  s.fallen.fill(0, seat * KINDS, (seat + 1) * KINDS);
  s.ruins[seat] = 0;
}

/** Recomputes the cache from the canonical part. */
export function rebuild(s: State): void {
  for (let seat = 0; seat < MAX_SEATS; seat += 1) {
    let ruins = 0;
    for (let card = 0; card < KINDS; card += 1) ruins += s.fallen[seat * KINDS + card];
    s.ruins[seat] = ruins;
  }
}

/** BK-76: out of the discard pile. */
export function takeBackFallen(s: State, seat: Seat, card: number): void {
  s.fallen[seat * KINDS + card] -= 1;
  s.ruins[seat] -= 1;
  if (s.setup.hasCards) CARDS.remove(s.discard, 0, card);
}

/** BK-79. */
export function pointsOf(s: State, seat: Seat): number {
  const defenders = s.setup.options.guardsScore ? s.units[seat] : defenderCards(s, seat);
  return defenders + structuresOf(s, seat);
}

export function isLiving(s: State, seat: Seat): boolean {
  return s.eliminated[seat] === 0;
}

/** The mask of the living towns. */
export function living(s: State): number {
  let mask = 0;
  for (let seat = 0; seat < s.setup.seats; seat += 1) if (isLiving(s, seat)) mask |= maskOf(seat);
  return mask;
}

export function livingTowns(s: State): number {
  return countBits(living(s));
}
