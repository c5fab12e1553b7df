import { MoveList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { attackTurn } from '../advice/attack/turn.ts';
import { BOAT } from '../data/limits.ts';
import type { Event } from '../events.ts';
import { MOVE } from '../moves.ts';
import { SEAT_LETTERS } from '../position/letters.ts';

import { apply } from '../rules/apply.ts';
import { legal } from '../rules/legal.ts';
import type { Setup } from '../setup.ts';
import { PHASE, STEP, type State } from '../state.ts';

const list = new MoveList(8192);

/** The key of a state, ignoring the steps of a boat's journey: states with fewer steps are visited first. */
function keyOf(s: State): string {
  const steps = s.shipSteps;
  if (s.step === STEP.boat) s.shipSteps = 0;
  const key = String(s.hash());
  s.shipSteps = steps;
  return key;
}

/** Boats of other seats keep their order whichever boat of the seat moves, so a boat's rank identifies it. */
function rankOf(s: State, seat: Seat, place: number): number {
  let rank = 0;
  for (let at = BOAT; at < place; at += 1) rank += s.owner[at] === seat + 1 ? 0 : 1;
  return rank;
}

/**
 * By place: the greatest margin with which a seat can declare an attack on it, over all legal sequences with up to this
 * many shipments before it, by the rules themselves.
 * @param hasLeave whether owners of banks allow everything; otherwise moves that need leave are not tried
 * @param mostStates larger searches are given up
 * @returns null if the search is too large; places that cannot be declared are left out
 */
export function bruteMargins(
  start: State,
  seat: Seat,
  shipments: number,
  hasLeave: boolean,
  mostStates: number,
): ReadonlyMap<number, number> | null {
  const best = new Map<number, number>();
  const first = attackTurn(start, seat, shipments);
  const seen = new Set([keyOf(first)]);
  const queue = [first];
  const foreign = Array.from({ length: start.boats }, (_, boat) => BOAT + boat).filter(
    (place) => start.owner[place] !== seat + 1,
  );
  for (let next = 0; next < queue.length; next += 1) {
    const s = queue[next];
    legal(s, seat, list);
    for (const code of list.toArray()) {
      // Giving up only cuts a line short.
      if (code === MOVE.giveUp) continue;
      const after = s.clone();
      const events: Event[] = [];
      apply(after, seat, code, events);
      const declared = events.find((event) => event.kind === 'attackDeclared');
      if (declared !== undefined) {
        const { target } = s;
        const place = target < BOAT ? target : foreign[rankOf(s, seat, target)];
        const margin = declared.offence - declared.defence;
        best.set(place, Math.max(margin, best.get(place) ?? Number.NEGATIVE_INFINITY));
        continue;
      }
      while (hasLeave && after.step === STEP.passage) apply(after, after.actor, MOVE.answer);
      if (after.actor !== seat || after.phase !== PHASE.attack || after.turn !== seat) continue;
      const key = keyOf(after);
      if (seen.has(key)) continue;
      seen.add(key);
      if (seen.size > mostStates) return null;
      queue.push(after);
    }
  }
  return best;
}

/** The parameters of a random position. */
export interface Recipe {
  readonly seats: number;
  /** The most territories of the attacker. */
  readonly lands: number;
  readonly boats: number;
}

/** A random position with few pieces at the first seat's Attack turn, as a line: an attacker among others. */
export function randomLine(setup: Setup, rng: Rng, { seats, lands, boats }: Recipe): string {
  const { land } = setup;
  const letters = SEAT_LETTERS.slice(0, seats);
  const chance = (share: number): boolean => rng.below(100) < share * 100;
  const own = new Set([rng.below(land.territories)]);
  for (let wanted = 1 + rng.below(lands); own.size < wanted; ) {
    const from = [...own][rng.below(own.size)];
    own.add(land.near[from][rng.below(land.near[from].length)]);
  }
  const pieces = (share: number): string => {
    const made = (chance(share) ? 'h' : '') + (chance(share) ? 'w' : '');
    return made === '' ? '' : `.${made}`;
  };
  const others = land.territoryIds.flatMap((id, t): string[] => {
    if (own.has(t)) return [];
    const owner = letters[1 + rng.below(seats - 1)];
    const city = chance(0.1) ? 'c' : '';
    const with_ = pieces(0.15) || (city === '' ? '' : '.');
    return [`${id}=${owner}${with_}${city}`];
  });
  const mine = [...own].map((t) => `${land.territoryIds[t]}=${letters[0]}${pieces(0.4)}`);
  const waters = [...own].flatMap((t) => [...land.waters[t]]);
  const files = new Map<number, string>();
  for (let left = waters.length === 0 ? 0 : rng.below(boats + 1); left > 0; left -= 1) {
    const space = chance(0.7) ? waters[rng.below(waters.length)] : rng.below(land.spaces);
    const owner = chance(0.6) ? letters[0] : letters[1 + rng.below(seats - 1)];
    const goods = chance(0.2) ? ':t2' : '';
    files.set(space, `${files.get(space) ?? ''}[${owner}${pieces(0.3)}${goods}]`);
  }
  const afloat = [...files].map(([space, boat]) => `${land.spaceIds[space]}=${boat}`);
  return `${letters} L=${letters[0]} c=2 attack ${letters[0]} | ${[...mine, ...others, ...afloat].join(' ')}`;
}
