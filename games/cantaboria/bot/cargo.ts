import type { Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../data/land.ts';
import { BOAT, GOODS, HORSE, KINDS, WEAPON } from '../data/limits.ts';
import { MOVE, PER_TOKEN } from '../moves.ts';
import { nextOwn } from '../rules/places.ts';
import type { Journey } from '../rules/waters.ts';
import type { State } from '../state.ts';
import { coursesOf } from './courses.ts';
import { goodsAt, promiseAt } from './prospects.ts';

/** A candidate shipment: its promise and a function that writes its codes. */
export interface Idea {
  readonly promise: number;
  readonly write: () => number[];
}

/** Something loaded at a stop. */
interface Load {
  readonly space: number;
  readonly kind: number;
  readonly at: number;
}

/** The weight of filling a lack, relative to everything delivered. */
const HORSE_SHARE = 0.5;

const brought = new Int8Array(GOODS);
const left = new Int8Array(GOODS);

/** The waters on the way to one water of a journey, from the boat's start. */
function wayTo({ spaces, before }: Journey, end: number): number[] {
  const way = [spaces[end]];
  for (let at = end; at > 0; at = before[at]) way.unshift(spaces[before[at]]);
  return way;
}

/** Own banks of the waters on a way, each once, except the receiving one. */
function sourcesOf(s: State, seat: Seat, way: readonly number[], into: number): { space: number; at: number }[] {
  const { banks } = s.setup.land;
  const found: { space: number; at: number }[] = [];
  for (const space of way) {
    for (let side = 0; side < 2; side += 1) {
      const at = banks[space * 2 + side];
      if (at === NONE || at === into || s.owner[at] !== seat + 1) continue;
      if (!found.some((one) => one.at === at)) found.push({ space, at });
    }
  }
  return found;
}

/** All goods on the way, or one of each kind that the end lacks. */
function goodsFor(
  s: State,
  sources: readonly { space: number; at: number }[],
  lacking: number,
  isAll: boolean,
): { loads: Load[]; loss: number } {
  const loads: Load[] = [];
  let open = lacking;
  let loss = 0;
  for (const { space, at } of sources) {
    goodsAt(s, at, left);
    const before = promiseAt(s, at, left);
    let taken = 0;
    for (let kind = 0; kind < GOODS; kind += 1) {
      const isWanted = (open & (1 << kind)) !== 0 && left[kind] > 0;
      const count = isAll ? left[kind] : isWanted ? 1 : 0;
      if (count === 0) continue;
      open &= ~(1 << kind);
      left[kind] -= count;
      taken += count;
      for (let i = 0; i < count; i += 1) loads.push({ space, kind, at });
      // CA-37: an emptied site produces again.
      if (left[kind] === 0 && s.site[at] === kind + 1) loss -= 1;
    }
    if (taken > 0) loss += before - promiseAt(s, at, left);
  }
  return { loads, loss };
}

/**
 * A shipment with these loads, with the goods aboard unloaded at its end; if not all have a place there, all stay
 * aboard.
 */
function voyage(s: State, boat: number, way: readonly number[], loads: readonly Load[], into: number | null): number[] {
  const codes = [MOVE.boat + boat];
  const aboard: number[] = [];
  for (let kind = 0; kind < KINDS; kind += 1) {
    for (let i = s.tokens[(BOAT + boat) * KINDS + kind]; i > 0; i -= 1) if (kind < GOODS) aboard.push(kind);
  }
  for (const [i, space] of way.entries()) {
    if (i > 0) codes.push(MOVE.sail + space);
    for (const load of loads) if (load.space === space) codes.push(MOVE.take + load.kind * PER_TOKEN + load.at);
  }
  if (into !== null) {
    for (const kind of [...aboard, ...loads.map((load) => load.kind)]) codes.push(MOVE.drop + kind * PER_TOKEN + into);
  }
  return [...codes, MOVE.stop, MOVE.position];
}

/** A Horse or a Weapon goes to a place that wants it more and has none, if none is aboard. */
function piecesFor(
  s: State,
  boat: number,
  sources: readonly { space: number; at: number }[],
  into: number,
  needs: Float64Array,
): { loads: Load[]; promise: number } {
  const loads: Load[] = [];
  let promise = 0;
  for (const kind of [HORSE, WEAPON]) {
    if (s.tokens[into * KINDS + kind] + s.tokens[(BOAT + boat) * KINDS + kind] > 0) continue;
    let best: { space: number; at: number } | null = null;
    for (const source of sources) {
      if (s.tokens[source.at * KINDS + kind] === 0 || needs[source.at] >= needs[into]) continue;
      if (best === null || needs[source.at] < needs[best.at]) best = source;
    }
    if (best === null) continue;
    loads.push({ ...best, kind });
    promise += (needs[into] - needs[best.at]) * (kind === HORSE ? HORSE_SHARE : 1);
  }
  return { loads, promise };
}

/** A boat's deliveries to one own bank at the end of a way, in three variants. */
function addCargo(s: State, seat: Seat, boat: number, way: number[], into: number, needs: Float64Array, ideas: Idea[]) {
  const sources = sourcesOf(s, seat, way, into);
  const pieces = piecesFor(s, boat, sources, into, needs);
  if (pieces.loads.length > 0) {
    ideas.push({ promise: pieces.promise, write: () => voyage(s, boat, way, pieces.loads, into) });
  }
  goodsAt(s, into, brought);
  const before = promiseAt(s, into, brought);
  let aboard = 0;
  let lacking = 0;
  for (let kind = 0; kind < GOODS; kind += 1) {
    const count = s.tokens[(BOAT + boat) * KINDS + kind];
    aboard += count;
    brought[kind] += count;
    if (brought[kind] === 0) lacking |= 1 << kind;
  }
  for (const isAll of [true, false]) {
    const { loads, loss } = goodsFor(s, sources, lacking, isAll);
    if (aboard + loads.length === 0) return;
    goodsAt(s, into, brought);
    for (let kind = 0; kind < GOODS; kind += 1) brought[kind] += s.tokens[(BOAT + boat) * KINDS + kind];
    for (const { kind } of loads) brought[kind] += 1;
    const promise = promiseAt(s, into, brought) - before - loss;
    ideas.push({ promise, write: () => voyage(s, boat, way, loads, into) });
    if (pieces.loads.length > 0) {
      const both = [...loads, ...pieces.loads];
      ideas.push({ promise: promise + pieces.promise, write: () => voyage(s, boat, way, both, into) });
    }
  }
}

/** The value that can be won or kept beside a water. */
function callOf(s: State, seat: Seat, space: number, needs: Float64Array): number {
  const { banks } = s.setup.land;
  let sum = 0;
  for (let side = 0; side < 2; side += 1) {
    const at = banks[space * 2 + side];
    if (at === NONE) continue;
    if (s.owner[at] === seat + 1) sum += 0.3 * needs[at];
    else sum += s.city[at] > 0 ? 3 : 0.5;
  }
  return sum;
}

/** CA-60 to CA-62: own boats gather goods along the water, bring Horses and Weapons, and go where they are wanted. */
export function addVoyages(s: State, seat: Seat, needs: Float64Array, ideas: Idea[]): void {
  const { banks } = s.setup.land;
  for (let place = nextOwn(s, seat, BOAT - 1); place >= 0; place = nextOwn(s, seat, place)) {
    const boat = place - BOAT;
    const journey = coursesOf(s, boat);
    const here = callOf(s, seat, s.boatSpace[boat], needs);
    for (let i = 0; i < journey.count; i += 1) {
      const space = journey.spaces[i];
      // Reached by another end already.
      if (journey.spaces.indexOf(space) < i) continue;
      const way = wayTo(journey, i);
      if (i > 0) {
        const more = callOf(s, seat, space, needs) - here;
        ideas.push({ promise: 0.3 * more, write: () => voyage(s, boat, way, [], null) });
      }
      for (let side = 0; side < 2; side += 1) {
        const into = banks[space * 2 + side];
        if (into !== NONE && s.owner[into] === seat + 1) addCargo(s, seat, boat, way, into, needs, ideas);
      }
    }
  }
}
