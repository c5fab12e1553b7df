/** Candidate moves: all that differ by more than a square, and the best of them by immediate value. */
import { MoveList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, type Seat } from '@marchlands/core/seat.ts';
import { apply } from '../rules/apply.ts';
import { actors, legal } from '../rules/legal.ts';
import type { Setup } from '../setup.ts';
import { State } from '../state.ts';
import { alike, BagWalk, GROUPS } from './bag-walk.ts';
import { settled } from './settled.ts';

/** The lookahead for states of one setup. */
interface Look {
  readonly moves: MoveList;
  readonly walk: BagWalk;
  readonly state: State;
  readonly values: Float64Array;
}

const looks = new WeakMap<Setup, Look>();

function lookOf(setup: Setup): Look {
  const known = looks.get(setup);
  if (known !== undefined) return known;
  const look = {
    moves: new MoveList(setup.bounds.moves),
    walk: new BagWalk(setup),
    state: State.blank(setup),
    values: new Float64Array(setup.seats),
  };
  looks.set(setup, look);
  return look;
}

/** By absolute number of a group: the index of its move in the list of different moves, and its size. */
const places = new Int16Array(GROUPS);
const sizes = new Int16Array(GROUPS);

/** Fills the list with the legal moves of a seat, one at random from each group of equivalent ones. */
function differentMoves(s: State, seat: Seat, rng: Rng, moves: MoveList): void {
  legal(s, seat, moves);
  const { codes, length } = moves;
  places.fill(-1);
  let kept = 0;
  for (let i = 0; i < length; i += 1) {
    const code = codes[i];
    const group = -alike(s, code);
    if (group <= 0) {
      codes[kept] = code;
      kept += 1;
    } else if (places[group] < 0) {
      places[group] = kept;
      sizes[group] = 1;
      codes[kept] = code;
      kept += 1;
    } else {
      sizes[group] += 1;
      if (rng.below(sizes[group]) === 0) codes[places[group]] = code;
    }
  }
  moves.length = kept;
}

/** The different moves, each as a plan of its own; none if all moves differ. */
export function plans(s: State, seat: Seat, rng: Rng, out: number[][]): void {
  const { moves } = lookOf(s.setup);
  differentMoves(s, seat, rng, moves);
  for (let i = 0; i < moves.length; i += 1) out.push([moves.codes[i]]);
}

/** The move with the highest expected evaluation for the seat. */
export function bestMove(s: State, seat: Seat, rng: Rng): number {
  const { moves, walk, state, values } = lookOf(s.setup);
  differentMoves(s, seat, rng, moves);
  const { codes, length } = moves;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < length && length > 1; i += 1) {
    state.copyFrom(s);
    apply(state, seat, codes[i]);
    values.fill(0);
    if (actors(state) !== CHANCE || !walk.add(state, 1, values)) settled(state, values);
    if (values[seat] <= most) continue;
    most = values[seat];
    best = i;
  }
  return codes[best];
}
