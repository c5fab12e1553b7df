import type { Rng } from '../rng.ts';
import { CHANCE, firstOf, isActing, isSimultaneous, SPECTATOR, seatsOf } from '../seat.ts';
import { type AnyEvent, type AnyState, SEALED, type Step } from '../types.ts';
import { checkCount, checkList } from './checks/legal.ts';
import { anyMove, type Bench, fault, isOver, type MovePick, nameViewer, type Played, wholeChoice } from './moment.ts';
import { textOf } from './plain.ts';

/** The peaks of one match, relative to the bounds. */
export interface MatchPeaks {
  moves: number;
  outcomes: number;
}

/** A random match. */
export interface Play {
  readonly state: AnyState;
  readonly steps: Played[];
  readonly peaks: MatchPeaks;
}

/** A random match before its first step. */
export function newPlay({ game, setup }: Bench): Play {
  return { state: game.start(setup), steps: [], peaks: { moves: 0, outcomes: 0 } };
}

/** Called with every state before something is done in it, the final one included. */
export type Visit = (state: AnyState, actors: number, step: number) => void;

/** One step in this many passes an event list to `apply`; with and without it the state must be the same. */
const EVENTS_EVERY = 8;

/**
 * Plays a match to its end by random moves, with cheap checks at every step: legal lists, outcomes and the bound on
 * entries. `play` is filled as it goes, so that it shows the steps before a fault.
 * @param pick how seats pick their moves
 */
export function playMatch(bench: Bench, play: Play, rng: Rng, visit: Visit, pick: MovePick = anyMove): void {
  const { game, setup, moves, outcomes } = bench;
  const { state, steps, peaks } = play;
  const events: AnyEvent[] = [];
  let scratch: AnyState | null = null;

  /** @param isLast true for the step that ends an open decision: its events are checked */
  function take(by: number, code: number, decision: number, isLast = false): void {
    steps.push({ by, code, decision });
    if (steps.length > setup.bounds.entries) {
      fault('bounds', `the match has more than ${setup.bounds.entries} entries (bounds.entries)`);
    }
    if (isLast || steps.length % EVENTS_EVERY === 0) {
      events.length = 0;
      game.apply(state, by, code, events);
    } else {
      game.apply(state, by, code);
    }
  }

  for (;;) {
    const actors = game.actors(state);
    visit(state, actors, steps.length);
    const inside = game.isPartial === undefined ? undefined : bench.seats.find((one) => game.isPartial?.(state, one));
    if (inside !== undefined && !isActing(actors, inside)) {
      fault('partial', `seat ${inside} is inside a choice, but it is not the one to act`);
    }
    if (isOver(actors)) return;
    if (actors === CHANCE) {
      game.outcomes(state, outcomes);
      checkCount(bench, outcomes);
      if (outcomes.length > peaks.outcomes) peaks.outcomes = outcomes.length;
      take(CHANCE, outcomes.at(rng.below(outcomes.total)), -1);
      continue;
    }
    if (actors >= 2 ** setup.seats || actors < 0) fault('actors', `${actors} is no mask of ${setup.seats} seats`);
    if (isSimultaneous(actors)) {
      scratch ??= game.State.blank(setup);
      const decision = steps.length;
      const before = scratch;
      const choices = seatsOf(actors).map((seat) => wholeChoice(bench, state, seat, rng, before, pick));
      const row = choices.flat();
      for (const [i, step] of row.entries()) {
        const { by, code } = step;
        if (i > 0) visit(state, game.actors(state), steps.length);
        if (!isActing(game.actors(state), by))
          fault('open decision', `seat ${by} may not end the choice that it began`);
        checkSealed(bench, state, step);
        take(by, code, decision, i === row.length - 1);
      }
      if (events.length === 0) {
        fault('open decision', 'the choice that ends an open decision tells no event, though all are shown by it');
      }
      continue;
    }
    const seat = firstOf(actors);
    game.legal(state, seat, moves);
    checkList(bench, seat, moves);
    if (moves.length > peaks.moves) peaks.moves = moves.length;
    take(seat, pick(bench, rng), -1);
  }
}

/** A seat's choice in a simultaneous decision is shown to no other seat. */
function checkSealed({ game, seats }: Bench, state: AnyState, step: Step): void {
  const other = seats.find((seat) => seat !== step.by);
  for (const viewer of other === undefined ? [SPECTATOR] : [SPECTATOR, other]) {
    const seen = game.viewEntry(state, step, viewer);
    if (seen === null || seen === SEALED) continue;
    fault('secrecy', `${nameViewer(viewer)} sees ${textOf(seen)}, which seat ${step.by} chooses in secret`);
  }
}

/** The same steps from a fresh start lead to the same state. */
export function checkReplay({ game, setup }: Bench, { state, steps }: Play): void {
  const again = game.setup(setup.options, setup.seats);
  if (!again.ok) fault('replay', 'the setup cannot be made again');
  const replayed = game.start(again.value);
  for (const { by, code } of steps) game.apply(replayed, by, code);
  if (replayed.hash() !== state.hash() || !replayed.equals(state))
    fault('replay', 'the log replayed gives another state');
}
