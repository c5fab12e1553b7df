import type { ChanceWalk, ChanceWalks } from '../../knowledge.ts';
import { CHANCE, firstOf, isSimultaneous } from '../../seat.ts';
import type { AnyState, Setup } from '../../types.ts';
import { expectedByStates } from '../chance-tree.ts';
import { fault, isOver, type Moment } from '../moment.ts';

const CHECK = 'chance walk';
/** Steps of chance that are followed from one state at most; where more lie ahead the walk is not looked at. */
const MOST = 1000;
/** What sums in another order may differ by. */
const ROUNDING = 1e-9;
/** Weights that are tried in one state: what a walk remembers must not hold the weight. */
const WEIGHTS = [0.7, 0.25];

/** One walk for each setup, kept from state to state: a value remembered from another state must not be told. */
const walksBySetup = new WeakMap<Setup, ChanceWalk>();

function walkFor(walks: ChanceWalks, setup: Setup): ChanceWalk {
  const known = walksBySetup.get(setup);
  if (known !== undefined) return known;
  const walk = walks.make(setup);
  walksBySetup.set(setup, walk);
  return walk;
}

/** Walks through chance give what the evaluation expects over all results, and moves that are alike lead to the same. */
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
    // Values are added to what is there.
    const values = new Float64Array(setup.seats).fill(1);
    walk.add(state, weight, values);
    for (const [seat, value] of expected.entries()) {
      if (Math.abs(values[seat] - 1 - weight * value) <= ROUNDING) continue;
      fault(CHECK, `states give seat ${seat} ${value}, the walk ${(values[seat] - 1) / weight}`);
    }
  }
}

/** Two moves with one number, drawn by lot, lead to the same expectation. */
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

/** What a walk expects after a move. */
function expectedAfter(state: AnyState, walks: ChanceWalks): Float64Array {
  const values = new Float64Array(state.setup.seats);
  if (!walkFor(walks, state.setup).add(state, 1, values)) (walks.settled ?? walks.evaluate)(state, values);
  return values;
}
