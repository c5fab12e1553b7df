import type { Game } from '../game.ts';
import { MoveList, OutcomeList } from '../lists.ts';
import type { AnyMove } from '../moves.ts';
import { mustGoOn } from '../partial.ts';
import type { Rng } from '../rng.ts';
import { type Actor, CHANCE, firstOf, isSimultaneous, NOBODY, type Seat, SPECTATOR, type Viewer } from '../seat.ts';
import { type AnyState, isMasked, SEALED, type Setup, type Step } from '../types.ts';
import { Finding } from './failure.ts';

/** A game under one setup, with the checks' shared scratch. */
export interface Bench {
  readonly game: Game;
  readonly setup: Setup;
  readonly seats: readonly Seat[];
  /** The viewers of a running match: the seats and the spectator. */
  readonly viewers: readonly Viewer[];
  /** Scratch lists, slightly larger than the bounds, to detect overflow. */
  readonly moves: MoveList;
  readonly outcomes: OutcomeList;
  /** Counters of the run; checks may add to them. */
  readonly tally: Tally;
}

/** A played step of a match. */
export interface Played extends Step {
  /** In a simultaneous decision: the number of its first step in the match; -1 elsewhere. */
  readonly decision: number;
}

/** The counters of a run. */
export interface Tally {
  /** How often each check ran. */
  readonly checks: Map<string, number>;
  /** Refusals met, by code. */
  readonly refusals: Map<string, number>;
  /** By kind of entry: how often it was met, how often hidden from a viewer, and how often a twin differed in it. */
  readonly kinds: Map<string, KindTally>;
  /** How often each kind of entry was played in the matches, including kinds that never were. */
  readonly played: Map<string, number>;
  /** How many of the first entries of each kind were examined closely. */
  readonly firsts: Map<string, number>;
}

export interface KindTally {
  met: number;
  hidden: number;
  varied: number;
}

/** A state during a match. Checks do not change it; they work on copies. */
export interface Moment extends Bench {
  readonly state: AnyState;
  readonly actors: number;
  /** The check's own generator: reproducible at each moment, whatever other checks ran. */
  readonly rng: Rng;
}

const SPARE = 64;

export function newTally(): Tally {
  return { checks: new Map(), refusals: new Map(), kinds: new Map(), played: new Map(), firsts: new Map() };
}

export function makeBench(game: Game, setup: Setup, tally: Tally): Bench {
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
  return {
    game,
    setup,
    seats,
    viewers: [...seats, SPECTATOR],
    moves: new MoveList(setup.bounds.moves + SPARE),
    outcomes: new OutcomeList(setup.bounds.outcomes + SPARE),
    tally,
  };
}

/** Fails a check. */
export function fault(check: string, what: string): never {
  throw new Finding(check, what);
}

export function count(map: Map<string, number>, key: string): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}

/** Every kind of step that a game has, by the names that `kindOf` gives. */
export function kindsOf(game: Game): string[] {
  return [...game.moveCodec.kinds, ...game.outcomeCodec.kinds.map((kind) => `chance ${kind}`)];
}

/** The kind of a step, moves and outcomes apart. */
export function kindOf(game: Game, { by, code }: Step): string {
  return by === CHANCE ? `chance ${game.outcomeCodec.kindOf(code)}` : game.moveCodec.kindOf(code);
}

export function kindTally(tally: Tally, kind: string): KindTally {
  let found = tally.kinds.get(kind);
  if (found === undefined) {
    found = { met: 0, hidden: 0, varied: 0 };
    tally.kinds.set(kind, found);
  }
  return found;
}

export function decodeStep(game: Game, { by, code }: Step): AnyMove {
  return by === CHANCE ? game.outcomeCodec.decode(code) : game.moveCodec.decode(code);
}

/** A step for messages: `seat 1 "choose 3"`, `chance "deal 2"`. */
export function nameStep(game: Game, { by, code }: Step): string {
  if (by === CHANCE) return `chance "${game.outcomeCodec.format(code)}"`;
  return `seat ${by} "${game.moveCodec.format(code)}"`;
}

export function nameViewer(viewer: Viewer): string {
  return viewer === SPECTATOR ? 'the spectator' : `seat ${viewer}`;
}

/** The actor's legal codes as a plain array; outcomes for CHANCE. */
export function codesFor(bench: Bench, state: AnyState, actor: Actor): number[] {
  if (actor !== CHANCE) {
    bench.game.legal(state, actor, bench.moves);
    return bench.moves.toArray();
  }
  bench.game.outcomes(state, bench.outcomes);
  return bench.outcomes.toArray();
}

/** The next actor in sequential order: CHANCE, or the first acting seat. Not for finished states. */
export function nextActor(actors: number): Actor {
  return actors === CHANCE ? CHANCE : firstOf(actors);
}

/** Picks one of the legal moves that `bench.moves` holds. */
export type MovePick = (bench: Bench, rng: Rng) => number;

/** All legal moves with equal probability. */
export const anyMove: MovePick = ({ moves }, rng) => moves.codes[rng.below(moves.length)];

/**
 * All legal kinds with equal probability, then the moves of the kind: kinds with few moves (refuse, skip, break off)
 * are played as often as kinds with hundreds.
 */
export const anyKind: MovePick = ({ game, moves }, rng) => {
  // Codes ascend, so those of a kind are adjacent.
  const { codes, length } = moves;
  let kinds = 0;
  let first = 0;
  let end = 0;
  for (let start = 0; start < length; ) {
    const kind = game.moveCodec.kindOf(codes[start]);
    let next = start + 1;
    while (next < length && game.moveCodec.kindOf(codes[next]) === kind) next += 1;
    kinds += 1;
    if (rng.below(kinds) === 0) [first, end] = [start, next];
    start = next;
  }
  return codes[first + rng.below(end - first)];
};

/** A random step: chance by weight, a seat uniformly. */
export function randomStep(bench: Bench, state: AnyState, actor: Actor, rng: Rng, pick: MovePick = anyMove): Step {
  if (actor === CHANCE) {
    bench.game.outcomes(state, bench.outcomes);
    return { by: CHANCE, code: bench.outcomes.at(rng.below(bench.outcomes.total)) };
  }
  bench.game.legal(state, actor, bench.moves);
  return { by: actor, code: pick(bench, rng) };
}

/**
 * A seat's random whole choice, made alone from the open state: in a simultaneous decision the codes until it no longer
 * acts, otherwise one code, or those of a choice that is sent whole.
 * @param scratch any state; overwritten with the state after the choice
 */
export function wholeChoice(
  bench: Bench,
  open: AnyState,
  seat: Seat,
  rng: Rng,
  scratch: AnyState,
  pick: MovePick = anyMove,
): Step[] {
  scratch.copyFrom(open);
  const isShared = isSimultaneous(bench.game.actors(open));
  const steps: Step[] = [];
  do {
    if (steps.length > bench.setup.bounds.entries) fault('bounds', `seat ${seat} never ends its choice`);
    const step = randomStep(bench, scratch, seat, rng, pick);
    bench.game.apply(scratch, seat, step.code);
    steps.push(step);
  } while (mustGoOn(bench.game, scratch, seat, isShared));
  return steps;
}

/**
 * Plays a state to its end by random moves; fails if that takes too long or nothing is legal.
 * @param most the step limit
 */
export function playOut(bench: Bench, state: AnyState, rng: Rng, check: string, most: number): void {
  for (let steps = 0; steps <= most; steps += 1) {
    const actors = bench.game.actors(state);
    if (isOver(actors)) return;
    const { by, code } = randomStep(bench, state, nextActor(actors), rng);
    if ((by === CHANCE ? bench.outcomes : bench.moves).length === 0)
      fault(check, 'the state leads to where nothing can be done');
    bench.game.apply(state, by, code);
  }
  fault(check, `the state does not come to an end within ${most} steps`);
}

/** True if a viewed entry is hidden in part or whole. */
export function isHidden(bench: Bench, before: AnyState, step: Step, viewer: Viewer): boolean {
  const seen = bench.game.viewEntry(before, step, viewer);
  return seen === null || seen === SEALED || isMasked(seen.move);
}

export function isOver(actors: number): boolean {
  return actors === NOBODY;
}
