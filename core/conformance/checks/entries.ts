import { isAtRest } from '../../partial.ts';
import { CHANCE, EVERYTHING, type Viewer } from '../../seat.ts';
import { type AnyEvent, type AnyState, SEALED, type Step, UNKNOWN } from '../../types.ts';
import { playerName } from '../../words.ts';
import {
  type Bench,
  codesFor,
  decodeStep,
  fault,
  isHidden,
  isOver,
  kindOf,
  kindTally,
  type Moment,
  nameStep,
  nameViewer,
  nextActor,
} from '../moment.ts';
import { plainProblem, textOf } from '../plain.ts';
import { checkSentence } from './words.ts';

const SAMPLE = 6;

/** A masked value has all fields of the whole one, each unchanged or UNKNOWN; `kind` is never hidden. */
function checkMasked(what: string, masked: object, whole: object): void {
  const problem = plainProblem(masked);
  if (problem !== null) fault('viewEntry', `${what} is not plain JSON data: ${problem}`);
  const fields = Object.entries(masked);
  if (Object.keys(whole).length !== fields.length) fault('viewEntry', `${what} has other fields than the whole one`);
  // Both are plain objects; a missing field reads as undefined, which differs.
  const wholeFields = whole as { readonly [field: string]: unknown };
  for (const [field, value] of fields) {
    if (value === UNKNOWN && field !== 'kind') continue;
    if (textOf(value) !== textOf(wholeFields[field])) fault('viewEntry', `${what} shows ${field} as ${textOf(value)}`);
  }
}

function checkEntry(bench: Bench, before: AnyState, step: Step, viewer: Viewer): void {
  const { game } = bench;
  const seen = game.viewEntry(before, step, viewer);
  const what = `${nameStep(game, step)} as ${nameViewer(viewer)} sees it`;
  const seesAll = viewer === EVERYTHING || viewer === step.by;
  if (seen === null || seen === SEALED) {
    if (seesAll) fault('viewEntry', `${what} is hidden, though it is its own`);
    return;
  }
  if (seen.by !== step.by) fault('viewEntry', `${what} is by ${seen.by}`);
  const whole = decodeStep(game, step);
  checkMasked(what, seen.move, whole);
  if (seesAll && textOf(seen.move) !== textOf(whole)) fault('viewEntry', `${what} is masked, though it is its own`);
}

function checkEvent({ game, setup, viewers }: Bench, event: AnyEvent): void {
  const problem = plainProblem(event);
  if (problem !== null) fault('events', `the event ${event.kind} is not plain JSON data: ${problem}`);
  for (const viewer of [...viewers, EVERYTHING]) {
    const seen = game.viewEvent(setup, event, viewer);
    const what = `the event ${event.kind} as ${nameViewer(viewer)} sees it`;
    if (viewer === EVERYTHING && textOf(seen) !== textOf(event))
      fault('events', `${event.kind} is masked for EVERYTHING`);
    if (seen === null) continue;
    checkMasked(what, seen, event);
    const sentence = game.words.event(seen, setup, playerName, viewer);
    if (sentence !== null) checkSentence(what, sentence);
  }
}

/**
 * For some of the possible steps: each viewer's version of the step and its events is well-formed and has words; if a
 * viewer is shown neither, its view does not change.
 */
export function entries(moment: Moment): void {
  const { game, setup, state, actors, viewers, rng, tally } = moment;
  if (isOver(actors)) return;
  const by = nextActor(actors);
  const codes = codesFor(moment, state, by);
  const after = game.State.blank(setup);
  for (let i = 0; i < Math.min(SAMPLE, codes.length); i += 1) {
    const step = { by, code: codes[rng.below(codes.length)] };
    for (const viewer of [...viewers, EVERYTHING]) checkEntry(moment, state, step, viewer);
    if (by !== CHANCE)
      checkSentence('words.move', game.words.move(game.moveCodec.decode(step.code), setup, playerName));
    else if (game.words.outcome !== undefined)
      checkSentence('words.outcome', game.words.outcome(game.outcomeCodec.decode(step.code), setup, playerName));
    const events: AnyEvent[] = [];
    after.copyFrom(state);
    game.apply(after, by, step.code, events);
    for (const event of events) checkEvent(moment, event);
    const kind = kindTally(tally, kindOf(game, step));
    kind.met += 1;
    if (viewers.some((viewer) => isHidden(moment, state, step, viewer))) kind.hidden += 1;
    // Views inside a choice are never shown.
    if (!isAtRest(game, state) || !isAtRest(game, after)) continue;
    for (const viewer of viewers) {
      const seen = game.viewEntry(state, step, viewer);
      if (seen !== null && seen !== SEALED) continue;
      if (events.some((event) => game.viewEvent(setup, event, viewer) !== null)) continue;
      if (textOf(game.view(after, viewer)) !== textOf(game.view(state, viewer))) {
        fault('secrecy', `${nameViewer(viewer)} sees nothing of ${nameStep(game, step)}, but its view changes`);
      }
    }
  }
}
