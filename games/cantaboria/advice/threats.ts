/** The places that each seat could take next. Everything that decides it is public. */
import { maskOf, type Seat, seatsOf } from '@marchlands/core/seat.ts';
import { living, nextPlace } from '../rules/places.ts';
import { boatAdrift } from '../rules/waters.ts';
import type { Setup } from '../setup.ts';
import { STEP, type State } from '../state.ts';
import { type View, views } from '../view/view.ts';
import { type PlayedAttack, playAttack } from './attack/played.ts';
import { type AttackReport, reportAttack } from './attack/report.ts';
import { AttackSolver, NO_MARGIN } from './attack/solver.ts';
import { mayDeclare, shipmentsFor } from './attack/turn.ts';

/** Whether a boat is under way or passage has been asked for: then nobody can attack. */
function isSailing(s: State): boolean {
  return s.step === STEP.passage || boatAdrift(s) >= 0;
}

/** Attacks by one seat on the given places of others that could succeed; none while a boat sails. */
function attacksBy(
  solver: AttackSolver,
  s: State,
  by: Seat,
  isAsked: (place: number) => boolean,
): readonly AttackReport[] {
  if (isSailing(s)) return [];
  const shipments = shipmentsFor(s, by);
  const found: AttackReport[] = [];
  solver.prepare(s, by);
  for (let at = nextPlace(s, -1); at >= 0; at = nextPlace(s, at)) {
    if (s.owner[at] === 0 || s.owner[at] === by + 1 || !isAsked(at) || !mayDeclare(s, by, at)) continue;
    const report = reportAttack(solver, s, by, at, shipments);
    if (report !== null) found.push(report);
  }
  return found;
}

/** All other seats still in the game. */
function others(s: State, seat: Seat): readonly Seat[] {
  return seatsOf(living(s) & ~maskOf(seat));
}

/** Most likely first: by margin, then by the number of the place. */
function sorted(reports: readonly AttackReport[]): readonly AttackReport[] {
  const rank = ({ margin }: AttackReport): number => margin ?? NO_MARGIN;
  return [...reports].sort((a, b) => rank(b) - rank(a) || a.target - b.target);
}

/**
 * Places of a seat that others could take if it were their Attack turn now, with one logistics shipment for each City
 * (CA-93): alone if the margin is above 0, else with allies.
 * @param view of any viewer at rest
 */
export function threatsTo(setup: Setup, view: View, seat: Seat): readonly AttackReport[] {
  const s = views.restore(setup, view);
  const solver = new AttackSolver(setup);
  return sorted(others(s, seat).flatMap((by) => attacksBy(solver, s, by, (at) => s.owner[at] === seat + 1)));
}

/** Cap on the boards evaluated for one place: some milliseconds. */
const LOOKS_AT_ONE = 5000;

/**
 * The seats that could take one place, and how, as in `threatsTo`, with each plan played up to its declaration.
 * @param target a place as the view numbers it; a place without an owner gives no attacks
 */
export function attacksOn(setup: Setup, view: View, target: number): readonly PlayedAttack[] {
  const s = views.restore(setup, view);
  if (s.owner[target] === 0) return [];
  const solver = new AttackSolver(setup, LOOKS_AT_ONE);
  const by = others(s, s.owner[target] - 1);
  const reports = by.flatMap((seat) => attacksBy(solver, s, seat, (at) => at === target));
  return sorted(reports).map((report) => playAttack(s, report));
}

/** Places that a seat could take in its Attack turn: this one with its remaining shipments, else the next. */
export function targetsOf(setup: Setup, view: View, seat: Seat): readonly AttackReport[] {
  const s = views.restore(setup, view);
  return sorted(attacksBy(new AttackSolver(setup), s, seat, () => true));
}
