import type { Seat } from '@marchlands/core/seat.ts';
import { AttackSolver } from '../advice/attack/solver.ts';
import { BOAT } from '../data/limits.ts';
import { whyNotAttack } from '../rules/attack.ts';
import { nextPlace } from '../rules/places.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';

/** Boards that the solver looks at for one target: plans are made for thousands of states. */
const LOOKS = 300;
const solvers = new WeakMap<Setup, AttackSolver>();

function solverFor(setup: Setup): AttackSolver {
  const known = solvers.get(setup);
  if (known !== undefined) return known;
  const made = new AttackSolver(setup, LOOKS);
  solvers.set(setup, made);
  return made;
}

/** CA-86: attacks by boat that succeed alone. */
export function addBoatAttacks(s: State, seat: Seat, out: number[][]): void {
  if (nextOwnBoat(s, seat) < 0) return;
  const solver = solverFor(s.setup);
  solver.prepare(s, seat);
  for (let at = nextPlace(s, -1); at >= 0; at = nextPlace(s, at)) {
    if (whyNotAttack(s, seat, at) !== null || solver.margin(at, 0) <= 0) continue;
    const codes = solver.codes(s, seat);
    if (!out.some((row) => row.length === codes.length && row.every((code, i) => code === codes[i]))) {
      out.push([...codes]);
    }
  }
}

function nextOwnBoat(s: State, seat: Seat): number {
  for (let boat = 0; boat < s.boats; boat += 1) if (s.owner[BOAT + boat] === seat + 1) return boat;
  return -1;
}
