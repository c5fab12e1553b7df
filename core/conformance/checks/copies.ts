import type { AnyEvent } from '../../types.ts';
import { fault, isOver, type Moment, nextActor, randomStep } from '../moment.ts';
import { textOf } from '../plain.ts';
import { checkSame } from './bytes.ts';

/** A step has the same effect on a clone, on a blank copy, and without events; the original is unchanged. */
export function copies(moment: Moment): void {
  const { game, setup, state, actors, rng } = moment;
  const clone = state.clone();
  checkSame('copies', 'a clone', clone, state);
  if (clone.setup !== state.setup) fault('copies', 'a clone does not refer to the same setup');
  if (isOver(actors)) return;
  const copy = game.State.blank(setup);
  copy.copyFrom(state);
  checkSame('copies', 'a blank state after copyFrom', copy, state);
  const before = state.clone();
  const { by, code } = randomStep(moment, state, nextActor(actors), rng);
  const first: AnyEvent[] = [];
  const second: AnyEvent[] = [];
  game.apply(clone, by, code, first);
  game.apply(copy, by, code);
  checkSame('copies', 'a step applied with and without a list of events', copy, clone);
  copy.copyFrom(state);
  game.apply(copy, by, code, second);
  checkSame('copies', 'the same step applied twice', copy, clone);
  if (textOf(first) !== textOf(second)) fault('copies', 'the same step gave other events the second time');
  checkSame('copies', 'a state after a step was applied to its copy', state, before);
}
