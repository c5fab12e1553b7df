/** Improvements, metropolises, walls, Aqueduct (IK-144 to IK-161, IK-074 to IK-076). */
import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { KINDS, TRACK, TRACK_KIND, TRACKS } from '../data/kinds.ts';
import { METROPOLIS_LEVEL, TOP_LEVEL } from '../data/pieces.ts';
import type { Events } from '../events.ts';
import { ABOUT, BUILDING_BITS, CITY, STACK, type State, WALL } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { takeNext } from './decks.ts';
import { heldOf, holds, pay, payToBank, resourcesInBank, takeFromBank } from './hand.ts';
import { nextPlainCity, whyNotPlainCity } from './loss.ts';
import { isEmptySet, isSome, ownerOf } from './sites.ts';
import { hasAbility, levelOnTrack, setLevelOnTrack } from './tracks.ts';

/** The holder of a track's metropolis, or -1. */
function holderOf(s: State, track: number): Seat {
  return s.metropolis[track] === 0 ? -1 : ownerOf(s.site[s.metropolis[track] - 1]);
}

/** @param discount number of commodities off the level's cost (Crane) */
export function whyNotImprove(s: State, seat: Seat, track: number, discount = 0): Refusal | null {
  if (s.setup.isBase) return 'noCity';
  const level = levelOnTrack(s, seat, track) + 1;
  if (level > TOP_LEVEL) return 'topLevel';
  if (isEmptySet(s.cities, seat)) return 'noCity';
  const needsCity = level >= METROPOLIS_LEVEL && holderOf(s, track) !== seat;
  if (needsCity && nextPlainCity(s, seat, -1) < 0) return 'noPlainCity';
  return heldOf(s, seat, TRACK_KIND[track]) >= level - discount ? null : 'cannotPay';
}

/** IK-145: buys the next level, which may win the track's metropolis. */
export function improve(s: State, seat: Seat, track: number, discount: number, events: Events): void {
  const level = levelOnTrack(s, seat, track) + 1;
  if (level > discount) payToBank(s, seat, TRACK_KIND[track], level - discount);
  setLevelOnTrack(s, seat, track, level);
  events?.push({ kind: 'levelBought', seat, track: TRACKS[track], level });
  if (isMetropolisWon(s, seat, track, level)) winMetropolis(s, seat, track, events);
}

/** IK-151 to IK-153: the first on level 4 wins it; so does the first on level 5 if another holds it. */
export function isMetropolisWon(s: State, seat: Seat, track: number, level: number): boolean {
  const holder = holderOf(s, track);
  if (holder === seat || level < METROPOLIS_LEVEL) return false;
  if (holder < 0) return true;
  return level === TOP_LEVEL && levelOnTrack(s, holder, track) < TOP_LEVEL;
}

/** Moves the metropolis from its holder (IK-158) to a plain city; if there are several, the winner chooses. */
function winMetropolis(s: State, seat: Seat, track: number, events: Events): void {
  s.metropolis[track] = 0;
  const city = nextPlainCity(s, seat, -1);
  if (nextPlainCity(s, seat, city) < 0) crownCity(s, seat, track, city, events);
  else STACK.push(s, 'metropolis', maskOf(seat), { track });
}

function crownCity(s: State, seat: Seat, track: number, vertex: number, events: Events): void {
  s.metropolis[track] = vertex + 1;
  events?.push({ kind: 'metropolisBuilt', seat, track: TRACKS[track], at: vertex });
}

/** DEC-10. */
export const whyNotCrown = whyNotPlainCity;

export function crown(s: State, seat: Seat, vertex: number, events: Events): void {
  const track = ABOUT.track.get(s);
  STACK.pop(s);
  crownCity(s, seat, track, vertex, events);
}

/** IK-159: why no wall may be built under a city, ignoring the price. */
export function whyNotWallSite(s: State, seat: Seat, vertex: number): Refusal | null {
  if (s.setup.isBase) return 'wrongPhase';
  if (vertex >= s.setup.board.vertices) return 'unknownPlace';
  const site = s.site[vertex];
  if (ownerOf(site) !== seat || (site & BUILDING_BITS) !== CITY) return 'noCity';
  if ((site & WALL) !== 0) return 'wallThere';
  return s.walls[seat] < s.setup.options.pieces.walls ? null : 'noPiece';
}

export function whyNotWall(s: State, seat: Seat, vertex: number): Refusal | null {
  return whyNotWallSite(s, seat, vertex) ?? (holds(s, seat, s.setup.costs.wall) ? null : 'cannotPay');
}

/** Whether any wall may be built, ignoring the price. */
export function canWall(s: State, seat: Seat): boolean {
  return isSome(s, s.cities, seat, whyNotWallSite);
}

export function raiseWall(s: State, seat: Seat, vertex: number, events: Events): void {
  s.site[vertex] |= WALL;
  s.walls[seat] += 1;
  events?.push({ kind: 'wallBuilt', seat, at: vertex });
}

export function buildWall(s: State, seat: Seat, vertex: number, events: Events): void {
  pay(s, seat, s.setup.costs.wall);
  raiseWall(s, seat, vertex, events);
}

/** IK-074, IK-075: the seats that get a card by the Aqueduct. @param served bits of the seats that production paid */
export function openAqueducts(s: State, served: number): void {
  let seats = 0;
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    if (hasAbility(s, seat, TRACK.science)) seats |= maskOf(seat);
  }
  if ((seats & ~served) !== 0) STACK.push(s, 'aqueductNext', 0, { seats: seats & ~served });
}

/** IK-076: the next in turn order takes a card, while the bank has one. */
export function aqueductNext(s: State): void {
  const seat = takeNext(s, resourcesInBank(s) === 0);
  if (seat >= 0) STACK.push(s, 'aqueduct', maskOf(seat));
}

/** DEC-08. */
export function takeByAqueduct(s: State, seat: Seat, kind: number, events: Events): void {
  STACK.pop(s);
  takeFromBank(s, seat, kind, 1);
  events?.push({ kind: 'cardsGained', seat, of: KINDS[kind], count: 1 });
}
