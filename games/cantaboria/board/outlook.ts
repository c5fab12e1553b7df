/** What would come of moves: they are tried on a copy of the state that the view tells of. */
import { isActing, type Seat } from '@marchlands/core/seat.ts';
import { MAX_NEIGHBOURS } from '../data/limits.ts';
import type { Event } from '../events.ts';
import { type Move, moveCodec } from '../moves.ts';
import { applyOne } from '../rules/apply.ts';
import { actors, applyMove, refusal } from '../rules/legal.ts';
import { neighboursOf, nextPlace, pointsOf } from '../rules/places.ts';
import { defence, offence, planShift, pointsOfThird, thirdParties } from '../rules/reckoning.ts';
import { PLAN, SIDE, type State } from '../state.ts';

/** Whether a move may be made. */
export function isLegal(s: State, seat: Seat, move: Move): boolean {
  return refusal(s, seat, moveCodec.encode(move)) === null;
}

/** CA-10: what would be lost by a move: the Horses and Weapons that a place cannot keep. */
export function lossesOf(s: State, seat: Seat, move: Move): readonly (Event & { readonly kind: 'tokenLost' })[] {
  if (!isLegal(s, seat, move)) return [];
  const events: Event[] = [];
  applyOne(s.clone(), seat, moveCodec.encode(move), events);
  return events.flatMap((event) => (event.kind === 'tokenLost' ? [event] : []));
}

/** Whether a move may be made at a tap: the seat goes on choosing, so that it can be taken back, and nothing is lost. */
export function isTakenBack(s: State, seat: Seat, move: Move): boolean {
  if (!isLegal(s, seat, move)) return false;
  const events: Event[] = [];
  const after = s.clone();
  applyOne(after, seat, moveCodec.encode(move), events);
  return isActing(actors(after), seat) && !events.some(({ kind }) => kind === 'tokenLost');
}

/** A part of the points of one side. */
export interface Part {
  /** Null for what the planned move adds. */
  readonly place: number | null;
  readonly owner: Seat;
  readonly points: number;
}

/** Points for and against an attack, piece by piece (CA-80, CA-81). */
export interface Reckoning {
  readonly offence: number;
  readonly defence: number;
  readonly offenceParts: readonly Part[];
  readonly defenceParts: readonly Part[];
  /** Third parties that may lend points, with how many, and what they have answered so far. */
  readonly thirds: readonly { readonly seat: Seat; readonly points: number; readonly side: 'a' | 'd' | 'n' | null }[];
}

const around = new Uint8Array(MAX_NEIGHBOURS);

/** The totals of the attack that a state plans or has declared. */
export function reckoningOf(s: State): Reckoning {
  const { target, turn } = s;
  const total = offence(s);
  const against = defence(s);
  const sideOf = (seat: Seat): 'attack' | 'defence' | null => {
    if (seat === turn || s.sides[seat] === SIDE.attacker) return 'attack';
    return s.owner[target] === seat + 1 || s.sides[seat] === SIDE.defender ? 'defence' : null;
  };
  const isMoved = (place: number): boolean => s.plan === PLAN.boat && place === s.planBoat - 1;
  const count = neighboursOf(s, target, around);
  const beside = Array.from(around.subarray(0, count)).filter((place) => !isMoved(place));
  const parts = beside.map(
    (place): Part => ({ place, owner: s.owner[place] - 1, points: pointsOf(s, place) + planShift(s, place) }),
  );
  const own = parts.filter(({ owner }) => sideOf(owner) === 'attack');
  const listed = own.reduce((sum, { points }) => sum + points, 0);
  const planned = total - listed;
  const seats = Array.from({ length: s.setup.seats }, (_, seat) => seat);
  const able = thirdParties(s);
  return {
    offence: total,
    defence: against,
    offenceParts: planned === 0 ? own : [...own, { place: null, owner: turn, points: planned }],
    defenceParts: [
      { place: target, owner: s.owner[target] - 1, points: pointsOf(s, target) },
      ...parts.filter(({ owner }) => sideOf(owner) === 'defence'),
    ],
    thirds: seats.flatMap((seat) => {
      if ((able & (1 << seat)) === 0) return [];
      const isAsked = (s.asked & (1 << seat)) !== 0;
      const side = s.sides[seat] === SIDE.attacker ? 'a' : s.sides[seat] === SIDE.defender ? 'd' : 'n';
      return [
        { seat, points: pointsOfThird(s, seat), side: isAsked || s.asked === 0 ? (side === 'n' ? null : side) : side },
      ];
    }),
  };
}

/** The totals after one more move of the plan; null where it may not be made. */
export function reckoningAfter(s: State, seat: Seat, move: Move): Reckoning | null {
  if (!isLegal(s, seat, move)) return null;
  const tried = s.clone();
  applyMove(tried, seat, moveCodec.encode(move), undefined);
  return reckoningOf(tried);
}

/** A place that a seat could take alone without a move, with both totals. */
export interface Threat {
  readonly place: number;
  readonly by: Seat;
  readonly offence: number;
  readonly defence: number;
}

/** CA-83: every place that some other seat outweighs by what stands beside it, nobody helping. */
export function threatsOn(s: State): readonly Threat[] {
  const threats: Threat[] = [];
  for (let place = nextPlace(s, -1); place >= 0; place = nextPlace(s, place)) {
    const holder = s.owner[place];
    if (holder === 0) continue;
    const sums = Array.from({ length: s.setup.seats + 1 }, () => 0);
    const count = neighboursOf(s, place, around);
    for (let i = 0; i < count; i += 1) sums[s.owner[around[i]]] += pointsOf(s, around[i]);
    const against = pointsOf(s, place) + sums[holder];
    const best = sums.reduce(
      (most, sum, owner) => (owner > 0 && owner !== holder && sum > sums[most] ? owner : most),
      0,
    );
    if (best > 0 && sums[best] > against) {
      threats.push({ place, by: best - 1, offence: sums[best], defence: against });
    }
  }
  return threats;
}
