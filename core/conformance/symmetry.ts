import { CHANCE, isActing, type Seat } from '../seat.ts';
import type { AnyState, Setup } from '../types.ts';
import { checkSame } from './checks/bytes.ts';
import { type Bench, codesFor, fault, isOver, type Moment, nextActor } from './moment.ts';

/** A symmetry declared by a game: stepping the image of a state gives the image of the stepped state. */
export interface Symmetry {
  readonly name: string;
  /** False if it does not hold under this setup. */
  applies?(setup: Setup): boolean;
  /** Writes the image of a state, cache group included. */
  state(from: AnyState, into: AnyState): void;
  /** The image of a seat; default: itself. */
  seat?(seat: Seat, setup: Setup): Seat;
  /** The image of a move; default: itself. */
  move?(code: number, setup: Setup): number;
  /** The image of an outcome; default: itself. */
  outcome?(code: number, setup: Setup): number;
}

function sorted(codes: readonly number[]): string {
  return [...codes].sort((a, b) => a - b).join();
}

/** Legal moves, outcomes and effects of a state and of its image agree; at the end, so do the scores. */
export function checkSymmetry(moment: Moment, law: Symmetry): void {
  const { game, setup, state, actors, seats, rng } = moment;
  if (law.applies?.(setup) === false) return;
  const image = game.State.blank(setup);
  law.state(state, image);
  const seatOf = (seat: Seat): Seat => law.seat?.(seat, setup) ?? seat;
  const codeOf = (by: number, code: number): number =>
    (by === CHANCE ? law.outcome?.(code, setup) : law.move?.(code, setup)) ?? code;
  const acting = game.actors(image);
  for (const seat of seats) {
    if (isActing(actors, seat) !== isActing(acting, seatOf(seat))) fault('symmetry', `${law.name}: other seats act`);
    compareCodes(moment, law, image, seat, seatOf(seat), codeOf);
  }
  if (isOver(actors)) {
    const scores = game.result(state).scores;
    const images = game.result(image).scores;
    if (seats.some((seat) => scores[seat] !== images[seatOf(seat)])) fault('symmetry', `${law.name}: other scores`);
    return;
  }
  const by = nextActor(actors);
  const codes = codesFor(moment, state, by);
  const code = codes[rng.below(codes.length)];
  const after = state.clone();
  game.apply(after, by, code);
  game.apply(image, by === CHANCE ? CHANCE : seatOf(by), codeOf(by, code));
  const wanted = game.State.blank(setup);
  law.state(after, wanted);
  checkSame('symmetry', `${law.name}: the image after a step and the step on the image`, image, wanted);
}

function compareCodes(
  bench: Bench & { readonly state: AnyState; readonly actors: number },
  law: Symmetry,
  image: AnyState,
  seat: Seat,
  imageSeat: Seat,
  codeOf: (by: number, code: number) => number,
): void {
  const ours = codesFor(bench, bench.state, seat).map((code) => codeOf(seat, code));
  if (sorted(ours) !== sorted(codesFor(bench, image, imageSeat))) {
    fault('symmetry', `${law.name}: seat ${seat} has other legal moves in the image`);
  }
  if (bench.actors !== CHANCE) return;
  const outcomes = codesFor(bench, bench.state, CHANCE).map((code) => codeOf(CHANCE, code));
  if (sorted(outcomes) !== sorted(codesFor(bench, image, CHANCE))) fault('symmetry', `${law.name}: other outcomes`);
}
