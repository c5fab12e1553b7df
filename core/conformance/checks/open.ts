import { Rng } from '../../rng.ts';
import { EVERYTHING, isActing, isSimultaneous, type Seat, seatsOf, type Viewer } from '../../seat.ts';
import { type AnyState, SEALED, type Step } from '../../types.ts';
import { type Bench, fault, kindOf, kindTally, type Moment, nameStep, nameViewer, wholeChoice } from '../moment.ts';
import { difference, textOf } from '../plain.ts';
import { checkSame } from './bytes.ts';

function applyAll({ game }: Bench, state: AnyState, steps: readonly Step[]): void {
  for (const { by, code } of steps) game.apply(state, by, code);
}

/** The states drawn from a view by the same generator, as seen by its viewer. */
function drawnFrom({ game, setup }: Bench, state: AnyState, viewer: Viewer, into: AnyState): string {
  game.resampler(setup, game.view(state, viewer)).draw(new Rng('open'), into);
  return into.toBytes().join();
}

/** While others have yet to choose, a seat's choice, and even that it was made, is invisible to all others. */
function checkSecret(moment: Moment, seat: Seat, choice: readonly Step[], scratch: AnyState): void {
  const { game, state, viewers, moves } = moment;
  scratch.copyFrom(state);
  for (const step of choice) {
    for (const viewer of viewers) {
      if (viewer !== seat && game.viewEntry(scratch, step, viewer) === SEALED) {
        const kind = kindTally(moment.tally, kindOf(game, step));
        kind.varied += 1;
      }
    }
    game.apply(scratch, step.by, step.code);
    for (const viewer of viewers) {
      if (viewer === seat) continue;
      const found = game.view(scratch, viewer);
      const wanted = game.view(state, viewer);
      if (textOf(found) !== textOf(wanted)) {
        const change = difference(found, wanted);
        fault('secrecy', `${nameViewer(viewer)} notices ${nameStep(game, step)} before all have chosen: ${change}`);
      }
      const position = textOf(game.position.format(scratch, viewer));
      if (position !== textOf(game.position.format(state, viewer))) {
        fault('secrecy', `the position of ${nameViewer(viewer)} shows ${nameStep(game, step)} before all have chosen`);
      }
    }
    const drawn = game.State.blank(moment.setup);
    const watcher = viewers[moment.rng.below(viewers.length)] ?? seat;
    if (watcher !== seat && drawnFrom(moment, scratch, watcher, drawn) !== drawnFrom(moment, state, watcher, drawn)) {
      fault(
        'secrecy',
        `what is drawn for ${nameViewer(watcher)} changes with ${nameStep(game, step)} of an open decision`,
      );
    }
    for (const other of moment.seats) {
      if (other === seat || !isActing(moment.actors, other)) continue;
      game.legal(state, other, moves);
      const wanted = moves.toArray().join();
      game.legal(scratch, other, moves);
      if (moves.toArray().join() !== wanted) {
        fault('secrecy', `the legal moves of seat ${other} change with ${nameStep(game, step)} of an open decision`);
      }
    }
  }
}

/** Simultaneous decisions: choices stay secret until all have chosen, and their order does not matter. */
export function openDecision(moment: Moment): void {
  const { game, setup, state, actors, rng } = moment;
  if (!isSimultaneous(actors)) return;
  const scratch = game.State.blank(setup);
  const choices = seatsOf(actors).map((seat) => wholeChoice(moment, state, seat, rng, scratch));
  for (const choice of choices) checkSecret(moment, choice[0].by, choice, scratch);
  const forward = state.clone();
  const backward = state.clone();
  for (const choice of choices) applyAll(moment, forward, choice);
  for (const choice of choices.reverse()) applyAll(moment, backward, choice);
  checkSame('open decision', 'choices committed in seat order and in reverse', backward, forward);
  if (textOf(game.view(forward, EVERYTHING)) !== textOf(game.view(backward, EVERYTHING))) {
    fault('open decision', 'the order of commits shows in the view');
  }
}
