import { isAtRest } from '../partial.ts';
import type { Rng } from '../rng.ts';
import { CHANCE, isActing, NOBODY, SPECTATOR, type Viewer } from '../seat.ts';
import { type AnyEvent, type AnyState, SEALED, type Step } from '../types.ts';
import {
  type Bench,
  codesFor,
  decodeStep,
  fault,
  isHidden,
  isOver,
  kindOf,
  kindTally,
  nameViewer,
  nextActor,
  type Played,
} from './moment.ts';
import { difference, textOf } from './plain.ts';

/** Most consecutive invisible steps of a twin before its next visible one. */
const PATIENCE = 40;
/** Probability that a twin's hidden step differs from the original's, if it can. */
const CHANGE = 0.5;
/** The expensive comparisons (refusals, position, resampling, notation) run at one step in this many. */
const RARELY = 5;
/**
 * `meet` is called at one step in this many, and in long matches about this many times: it may replay the steps each
 * time.
 */
const SELDOM = 40;
const MEETINGS = 10;

/** A step as a viewer will see it in the end: sealed entries of an open decision count as shown. */
function lookOf({ game }: Bench, before: AnyState, step: Step, viewer: Viewer): string | null {
  const seen = game.viewEntry(before, step, viewer);
  if (seen === null) return null;
  return seen === SEALED ? `sealed ${textOf(decodeStep(game, step))}` : textOf(seen);
}

/** The acting seat's steps that would look the same to the viewer. */
function stepsLooking(bench: Bench, state: AnyState, by: number, look: string | null, viewer: Viewer): Step[] {
  const actors = bench.game.actors(state);
  if (by === CHANCE ? actors !== CHANCE : !isActing(actors, by)) return [];
  const steps = codesFor(bench, state, by).map((code) => ({ by, code }));
  return steps.filter((step) => lookOf(bench, state, step, viewer) === look);
}

function eventsOf({ game }: Bench, state: AnyState, { by, code }: Step): AnyEvent[] {
  const events: AnyEvent[] = [];
  game.apply(state, by, code, events);
  return events;
}

/**
 * True if an event declares that it reveals something hidden to the viewer. For a spectator, the event must reveal
 * something to some seat, and look the same to all.
 */
function isReveal({ game, setup, seats }: Bench, event: AnyEvent | undefined, viewer: Viewer): boolean {
  if (event === undefined) return false;
  if (viewer !== SPECTATOR) return game.reveals(setup, event, viewer);
  const look = textOf(game.viewEvent(setup, event, SPECTATOR));
  return (
    seats.some((seat) => game.reveals(setup, event, seat)) &&
    seats.every((seat) => textOf(game.viewEvent(setup, event, seat)) === look)
  );
}

/** Compares the viewer's versions of the events of one step in both worlds; false if a reveal distinguishes them. */
function sameEvents(bench: Bench, viewer: Viewer, ours: readonly AnyEvent[], theirs: readonly AnyEvent[]): boolean {
  const { game, setup } = bench;
  const isSeen = (event: AnyEvent): boolean => game.viewEvent(setup, event, viewer) !== null;
  const a = ours.filter(isSeen);
  const b = theirs.filter(isSeen);
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    const [first, second] = [a.at(i), b.at(i)];
    const one = first === undefined ? 'nothing' : textOf(game.viewEvent(setup, first, viewer));
    const other = second === undefined ? 'nothing' : textOf(game.viewEvent(setup, second, viewer));
    if (one === other) continue;
    if (isReveal(bench, first, viewer) || isReveal(bench, second, viewer)) return false;
    fault('secrecy', `${nameViewer(viewer)} can tell twins apart by an event: ${one} or ${other}`);
  }
  return true;
}

/** A match and its twin, at points that look the same to one viewer. */
export interface Pair {
  readonly viewer: Viewer;
  readonly ours: AnyState;
  readonly theirs: AnyState;
  /** The steps that led to them. */
  readonly ourSteps: Played[];
  readonly theirSteps: Played[];
}

/** Whether views exist: neither world is inside a choice that is sent whole. */
function areAtRest({ game }: Bench, { ours, theirs }: Pair): boolean {
  return isAtRest(game, ours) && isAtRest(game, theirs);
}

/** View and legal moves are byte-identical, and so is whether the viewer is in the middle of a choice. */
function compareViews(bench: Bench, pair: Pair): void {
  const { game, moves } = bench;
  const { viewer, ours, theirs } = pair;
  const who = nameViewer(viewer);
  if (areAtRest(bench, pair)) {
    const a = game.view(ours, viewer);
    const b = game.view(theirs, viewer);
    if (textOf(a) !== textOf(b)) fault('secrecy', `${who} can tell twins apart by its view: ${difference(b, a)}`);
  }
  if (viewer === SPECTATOR) return;
  if (game.isPartial?.(ours, viewer) !== game.isPartial?.(theirs, viewer)) {
    fault('secrecy', `${who} can tell twins apart by whether its choice is whole`);
  }
  game.legal(ours, viewer, moves);
  const legal = moves.toArray().join();
  game.legal(theirs, viewer, moves);
  if (moves.toArray().join() !== legal) fault('secrecy', `${who} can tell twins apart by its legal moves`);
}

/** Refusals, positions, and states drawn from the views by the same generator are byte-identical. */
function compareAll(bench: Bench, pair: Pair, rng: Rng): void {
  if (areAtRest(bench, pair)) compareDrawn(bench, pair, rng);
  const { viewer, ours, theirs } = pair;
  const { game } = bench;
  if (viewer === SPECTATOR) return;
  const who = nameViewer(viewer);
  const { size } = game.moveCodec;
  const start = rng.below(size);
  for (let i = -1; i < Math.min(size, 400); i += 1) {
    const code = i < 0 ? size : (start + i) % size;
    const one = game.refusal(ours, viewer, code);
    const other = game.refusal(theirs, viewer, code);
    if (one !== other) fault('secrecy', `${who} can tell twins apart by the refusal of ${code}: ${one} or ${other}`);
  }
}

/** Positions, and states drawn from the views by the same generator. */
function compareDrawn({ game, setup }: Bench, { viewer, ours, theirs }: Pair, rng: Rng): void {
  const who = nameViewer(viewer);
  const a = game.position.format(ours, viewer);
  const b = game.position.format(theirs, viewer);
  if (textOf(a) !== textOf(b)) fault('secrecy', `${who} can tell twins apart by its position: ${difference(b, a)}`);
  const seed = rng.uint32();
  const drawn = [ours, theirs].map((state) => {
    const into = game.State.blank(setup);
    rng.reseed(seed);
    game.resampler(setup, game.view(state, viewer)).draw(rng, into);
    return into.toBytes().join();
  });
  if (drawn[0] !== drawn[1]) fault('secrecy', `${who} can tell twins apart by what is drawn from equal views`);
}

/** Lets the twin take invisible steps until it can take one with this look. */
function comeTo(bench: Bench, pair: Pair, by: number, look: string, rng: Rng): readonly Step[] {
  const { theirs, theirSteps, viewer } = pair;
  for (let i = 0; i < PATIENCE; i += 1) {
    const found = stepsLooking(bench, theirs, by, look, viewer);
    const actors = bench.game.actors(theirs);
    if (found.length > 0 || isOver(actors)) return found;
    const unseen = stepsLooking(bench, theirs, nextActor(actors), null, viewer);
    if (unseen.length === 0) return found;
    const step = unseen[rng.below(unseen.length)];
    eventsOf(bench, theirs, step);
    theirSteps.push({ ...step, decision: -1 });
  }
  return [];
}

/** The acting seats are public. Open decisions are not compared before they close, since others' choices are sealed. */
function checkActors(bench: Bench, { viewer, ours, theirs }: Pair): void {
  const { game } = bench;
  const [a, b] = [game.actors(ours), game.actors(theirs)];
  if (a === b) return;
  const canBeUnseen = [ours, theirs].some((state) => {
    const actors = game.actors(state);
    return actors !== NOBODY && stepsLooking(bench, state, nextActor(actors), null, viewer).length > 0;
  });
  if (!canBeUnseen) fault('secrecy', `${nameViewer(viewer)} can tell twins apart by who acts: ${a} or ${b}`);
}

/** Restarts the twin from the match's state. */
function restart({ ours, theirs, ourSteps, theirSteps }: Pair): void {
  theirs.copyFrom(ours);
  theirSteps.splice(0, theirSteps.length, ...ourSteps);
}

/**
 * A part of an open decision that the viewer never sees: the same seat chooses in the twin too, if it can, since the
 * last choice triggers effects visible to all.
 */
function chooseUnseen(bench: Bench, pair: Pair, step: Played, rng: Rng): 'same' | 'changed' | 'apart' {
  const { viewer, ours, theirs, ourSteps, theirSteps } = pair;
  const found = stepsLooking(bench, theirs, step.by, null, viewer);
  const events = eventsOf(bench, ours, step);
  ourSteps.push(step);
  if (found.length === 0) return 'apart';
  const chosen = found[rng.below(found.length)];
  theirSteps.push({ ...chosen, decision: step.decision });
  if (!sameEvents(bench, viewer, events, eventsOf(bench, theirs, chosen))) return 'apart';
  return chosen.code === step.code ? 'same' : 'changed';
}

/** Takes a step that looks the same in both worlds, a different one in the twin if possible; returns the outcome. */
function takeBoth(bench: Bench, pair: Pair, step: Played, look: string, rng: Rng): 'same' | 'changed' | 'apart' {
  const { viewer, ours, theirs, ourSteps, theirSteps } = pair;
  // A fully visible step can be followed in only one way; while the worlds are equal there is nothing to search.
  const isPlain = ours.equals(theirs) && !isHidden(bench, ours, step, viewer);
  const found = isPlain ? [step] : comeTo(bench, pair, step.by, look, rng);
  const others = found.filter(({ code }) => code !== step.code);
  const same = found.find(({ code }) => code === step.code);
  const isChanged = others.length > 0 && (same === undefined || rng.unit() < CHANGE);
  const chosen = isChanged ? others[rng.below(others.length)] : same;
  const events = eventsOf(bench, ours, step);
  ourSteps.push(step);
  if (chosen === undefined) return 'apart';
  theirSteps.push({ ...chosen, decision: step.decision });
  if (!sameEvents(bench, viewer, events, eventsOf(bench, theirs, chosen))) return 'apart';
  return isChanged ? 'changed' : 'same';
}

/**
 * Follows a match together with a twin, which has other hidden outcomes and other hidden moves of the other seats, so
 * that every entry looks the same to one viewer; throws if anything else shown to the viewer differs. When a hidden
 * thing that differs is revealed to the viewer, the twin restarts from the match.
 * @param steps the match, from its start to its end
 * @param meet called now and then with two different worlds that must look the same
 */
export function walkTwins(
  bench: Bench,
  start: AnyState,
  steps: readonly Played[],
  viewer: Viewer,
  rng: Rng,
  meet: (pair: Pair) => void,
): void {
  const { game, tally } = bench;
  const pair: Pair = { viewer, ours: start.clone(), theirs: start.clone(), ourSteps: [], theirSteps: [] };
  const { ours, theirs, ourSteps } = pair;
  const seldom = Math.max(SELDOM, Math.ceil(steps.length / MEETINGS));
  for (const [i, step] of steps.entries()) {
    const look = lookOf(bench, ours, step, viewer);
    const kind = kindTally(tally, kindOf(game, step));
    if (isHidden(bench, ours, step, viewer)) kind.hidden += 1;
    if (look === null && step.decision < 0) {
      eventsOf(bench, ours, step);
      ourSteps.push(step);
      continue;
    }
    const became = look === null ? chooseUnseen(bench, pair, step, rng) : takeBoth(bench, pair, step, look, rng);
    if (became === 'apart') restart(pair);
    if (isOver(game.actors(ours)) || ours.equals(theirs)) continue;
    checkActors(bench, pair);
    compareViews(bench, pair);
    if (rng.below(RARELY) === 0) compareAll(bench, pair, rng);
    const isMiddle = step.decision >= 0 && steps[i + 1]?.decision === step.decision;
    if (!isMiddle && areAtRest(bench, pair) && rng.below(seldom) === 0) meet(pair);
    if (became === 'changed') kind.varied += 1;
  }
}
