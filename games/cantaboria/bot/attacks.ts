import { type Seat, seatsOf } from '@marchlands/core/seat.ts';
import { BOAT, GOODS, HORSE, KINDS, MAX_NEIGHBOURS, MAX_SEATS, WEAPON } from '../data/limits.ts';
import { MOVE, PER_TOKEN } from '../moves.ts';
import { whyNotAttack } from '../rules/attack.ts';
import { sumPoints } from '../rules/force.ts';
import { areAdjacent, living, neighboursOf, nextPlace, pointsOf } from '../rules/places.ts';
import type { State } from '../state.ts';
import type { Script } from './script.ts';

/** The most attacks written out, in all and on one target. */
const MOST = 24;
const MOST_OF_ONE = 4;

const around = new Uint8Array(MAX_NEIGHBOURS);
const beyond = new Uint8Array(MAX_NEIGHBOURS);
const beside = new Int32Array(MAX_SEATS + 1);

interface Idea {
  /** Offence minus defence, without third parties. */
  readonly edge: number;
  readonly promise: number;
  readonly codes: readonly number[];
}

/** Priority of a target: Cities first. */
function rankOf(s: State, at: number): number {
  let sum = at < BOAT && s.site[at] > 0 ? 2 : 1;
  if (at < BOAT && s.city[at] > 0) sum += 10;
  for (let good = 0; good < GOODS; good += 1) sum += 0.4 * s.tokens[at * KINDS + good];
  return sum + s.tokens[at * KINDS + HORSE] + 2 * s.tokens[at * KINDS + WEAPON];
}

/** CA-85: rides into the target, directly or through one of the seat's places, with a Weapon if there is one. */
function addRides(s: State, seat: Seat, target: number, edge: number, count: number, ideas: Idea[]): void {
  const isArmed = s.tokens[target * KINDS + WEAPON] > 0;
  for (let i = 0; i < count; i += 1) {
    const way = around[i];
    if (s.owner[way] !== seat + 1) continue;
    const arms = s.tokens[way * KINDS + WEAPON] > 0;
    if (s.tokens[way * KINDS + HORSE] > 0) {
      ideas.push(ride(target, [way], -1, edge, 0));
      if (arms && !isArmed) ideas.push(ride(target, [way], way, edge, 0.3));
    }
    const further = neighboursOf(s, way, beyond);
    for (let k = 0; k < further; k += 1) {
      const from = beyond[k];
      if (from === target || s.owner[from] !== seat + 1 || s.tokens[from * KINDS + HORSE] === 0) continue;
      const isFar = !areAdjacent(s, from, target);
      const more = edge + (isFar ? 1 : 0);
      ideas.push(ride(target, [from, way], -1, more, 0.1));
      if (s.tokens[from * KINDS + WEAPON] > 0) {
        ideas.push(ride(target, [from, way], from, more + (isFar ? 3 : 0), isArmed ? -1 : 0.5));
      } else if (arms && !isArmed) ideas.push(ride(target, [from, way], way, more, 0.4));
    }
  }
}

function ride(target: number, way: readonly number[], armedAt: number, edge: number, promise: number): Idea {
  const codes = [MOVE.attack + target, MOVE.horse + way[0]];
  for (const [i, at] of way.entries()) {
    if (i > 0) codes.push(MOVE.step + at);
    if (at === armedAt) codes.push(MOVE.take + WEAPON * PER_TOKEN + at);
  }
  codes.push(MOVE.step + target);
  return { edge, promise, codes };
}

/** The attacks on one target that could succeed with all help; those already ahead come first. */
function addTarget(s: State, seat: Seat, target: number, ideas: Idea[]): void {
  const count = neighboursOf(s, target, around);
  sumPoints(s, around, count, beside);
  const edge = beside[seat + 1] - beside[s.owner[target]] - pointsOf(s, target);
  // CA-89: what third parties could lend.
  let help = 0;
  for (const third of seatsOf(living(s)))
    if (third !== seat && third + 1 !== s.owner[target]) help += beside[third + 1];
  const own: Idea[] = [{ edge, promise: 0.2, codes: [MOVE.attack + target, MOVE.declare] }];
  if (s.tokens[target * KINDS + WEAPON] === 0) {
    for (let i = 0; i < count; i += 1) {
      const from = around[i];
      if (s.owner[from] !== seat + 1 || s.tokens[from * KINDS + WEAPON] === 0) continue;
      own.push({ edge, promise: 0.25, codes: [MOVE.attack + target, MOVE.foot + WEAPON * PER_TOKEN + from] });
    }
  }
  addRides(s, seat, target, edge, count, own);
  const isSure = (idea: Idea): number => (idea.edge > 0 ? 1 : 0);
  own.sort((a, b) => isSure(b) - isSure(a) || (isSure(a) > 0 ? b.promise - a.promise : b.edge - a.edge));
  const rank = rankOf(s, target);
  const possible = own.filter((idea) => idea.edge + help > 0);
  for (const { edge: lead, promise, codes } of possible.slice(0, MOST_OF_ONE)) {
    // Help is uncertain: attacks already ahead come first.
    ideas.push({ edge: lead, promise: rank + promise - (lead > 0 ? 0 : 6 - lead), codes });
  }
}

/** CA-75 to CA-88: every target that can be taken, with the moves that take it best. */
export function addAttacks(s: State, seat: Seat, script: Script): void {
  const ideas: Idea[] = [];
  for (let at = nextPlace(s, -1); at >= 0; at = nextPlace(s, at)) {
    if (whyNotAttack(s, seat, at) === null) addTarget(s, seat, at, ideas);
  }
  ideas.sort((a, b) => b.promise - a.promise);
  for (const { codes } of ideas.slice(0, MOST)) script.add(codes);
}
