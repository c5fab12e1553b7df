import type { ChanceWalk, ChanceWalks } from '../../knowledge.ts';
import { CHANCE, firstOf, isSimultaneous } from '../../seat.ts';
import type { AnyState, Setup } from '../../types.ts';
import { expectedByStates } from '../chance-tree.ts';
import { fault, isOver, type Moment } from '../moment.ts';

const CHECK = 'chance walk';
/** Most steps of chance followed from one state; a walk with more ahead is not checked. */
const MOST = 1000;
/** Tolerance for sums in another order. */
const ROUNDING = 1e-9;
/** Weights tried in one state: a walk's cache must not include the weight. */
const WEIGHTS = [0.7, 0.25];

/** One walk per setup, kept across states: a value cached for another state must not be returned. */
const walksBySetup = new WeakMap<Setup, ChanceWalk>();

function walkFor(walks: ChanceWalks, setup: Setup): ChanceWalk {
  const known = walksBySetup.get(setup);
  if (known !== undefined) return known;
  const walk = walks.make(setup);
  walksBySetup.set(setup, walk);
  return walk;
}

/** Chance walks give the expected evaluation over all results, and moves that are alike have the same results. */
export function chanceWalk(moment: Moment): void {
  const walks = moment.game.knowledge?.chanceWalks;
  if (walks === undefined || isOver(moment.actors)) return;
  if (moment.actors === CHANCE) checkWalk(moment, walks);
  else if (walks.alike !== undefined && !isSimultaneous(moment.actors)) checkAlike(moment, walks);
}

function checkWalk({ game, setup, state }: Moment, walks: ChanceWalks): void {
  const walk = walkFor(walks, setup);
  const before = state.clone();
  const first = new Float64Array(setup.seats);
  const isTold = walk.add(state, WEIGHTS[0], first);
  if (!state.equals(before)) fault(CHECK, 'the walk changes the state');
  if (!isTold) {
    if (first.some((value) => value !== 0)) fault(CHECK, 'the walk adds something where it says that it cannot tell');
    return;
  }
  const expected = expectedByStates(game, state, walks.settled ?? walks.evaluate, MOST);
  if (expected === null) return;
  for (const weight of WEIGHTS) {
    // Values are added to the existing ones.
    const values = new Float64Array(setup.seats).fill(1);
    walk.add(state, weight, values);
    for (const [seat, value] of expected.entries()) {
      if (Math.abs(values[seat] - 1 - weight * value) <= ROUNDING) continue;
      fault(CHECK, `states give seat ${seat} ${value}, the walk ${(values[seat] - 1) / weight}`);
    }
  }
}

/** Two random moves with the same number have the same expectation. */
function checkAlike({ game, state, actors, moves, rng }: Moment, walks: ChanceWalks): void {
  const seat = firstOf(actors);
  game.legal(state, seat, moves);
  const groups = new Map<number, number[]>();
  for (const code of moves.toArray()) {
    const group = walks.alike?.(state, code) ?? code;
    if (group >= 0 && group !== code) fault(CHECK, `a move of the code ${code} has the number ${group}`);
    groups.set(group, [...(groups.get(group) ?? []), code]);
  }
  for (const codes of groups.values()) {
    if (codes.length === 1) continue;
    const [one, other] = [codes[rng.below(codes.length)], codes[rng.below(codes.length)]];
    const [first, second] = [one, other].map((code) => {
      const after = state.clone();
      game.apply(after, seat, code);
      return expectedAfter(after, walks);
    });
    for (const [at, value] of first.entries()) {
      if (Math.abs(value - second[at]) <= ROUNDING) continue;
      const names = `${game.moveCodec.format(one)} and ${game.moveCodec.format(other)}`;
      fault(CHECK, `${names} are said to be alike, but seat ${at} may expect ${value} and ${second[at]}`);
    }
  }
}

/** The expected value of a walk after a move. */
function expectedAfter(state: AnyState, walks: ChanceWalks): Float64Array {
  const values = new Float64Array(state.setup.seats);
  if (!walkFor(walks, state.setup).add(state, 1, values)) (walks.settled ?? walks.evaluate)(state, values);
  return values;
}
