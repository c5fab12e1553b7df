// The attack solver's time for one place, and for all places of a board, at Attack turns of random play, in
// milliseconds: median, 95th percentile and maximum.
//
//   node games/cantaboria/bench/attack-speed.ts [seats] [shipments ...]

import { Rng } from '@marchlands/core/rng.ts';
import { NOBODY } from '@marchlands/core/seat.ts';
import { AttackSolver, NO_MARGIN } from '../advice/attack/solver.ts';
import { actors } from '../rules/legal.ts';
import { nextPlace } from '../rules/places.ts';
import { start } from '../rules/start.ts';
import { STEP, type State } from '../state.ts';
import { setupFor } from '../test/play.ts';
import { playOne } from '../test/random-play.ts';

const POSITIONS = 60;
const [seats = 3, ...counts] = process.argv.slice(2).map(Number);
const setup = setupFor(seats);
const rng = new Rng(3);

/** The starts of one in twelve Attack turns of random matches. */
function positions(): readonly State[] {
  const found: State[] = [];
  while (found.length < POSITIONS) {
    const s = start(setup);
    while (actors(s) !== NOBODY && found.length < POSITIONS) {
      playOne(s, rng, () => {
        const isBegun = s.won > 0 || s.hasSaved > 0 || s.partial > 0;
        const isAttack = s.step === STEP.attack || s.step === STEP.logistics;
        if (isAttack && !isBegun && rng.below(12) === 0) found.push(s.clone());
      });
    }
  }
  return found;
}

/** Each board is solved this many times and the shortest time counts, to exclude other load on the machine. */
const ROUNDS = 20;

function spread(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): string => (sorted.at(Math.ceil(share * sorted.length) - 1) ?? 0).toFixed(3).padStart(9);
  return at(0.5) + at(0.95) + at(1);
}

/** All places that are not the seat's own. */
function targetsOf(s: State): readonly number[] {
  const targets: number[] = [];
  for (let at = nextPlace(s, -1); at >= 0; at = nextPlace(s, at)) if (s.owner[at] !== s.actor + 1) targets.push(at);
  return targets;
}

const states = positions();
const solver = new AttackSolver(setup);
for (const shipments of counts.length > 0 ? counts : [0, 1, 2]) {
  const places: number[] = [];
  const boards: number[] = [];
  let cut = 0;
  for (const s of states) {
    let board = Number.POSITIVE_INFINITY;
    const times = new Map<number, number>();
    const isCut = new Set<number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      solver.prepare(s, s.actor);
      for (const at of targetsOf(s)) {
        const begun = performance.now();
        if (solver.margin(at, shipments) === NO_MARGIN) continue;
        times.set(at, Math.min(times.get(at) ?? Number.POSITIVE_INFINITY, performance.now() - begun));
        if (!solver.isExact) isCut.add(at);
      }
      const begun = performance.now();
      solver.prepare(s, s.actor);
      for (const at of targetsOf(s)) solver.margin(at, shipments);
      board = Math.min(board, performance.now() - begun);
    }
    places.push(...times.values());
    boards.push(board);
    cut += isCut.size;
  }
  console.log(
    `${shipments} shipments: place${spread(places)}  board${spread(boards)}  not exact ${cut} of ${places.length}`,
  );
}
