import { playForced } from '../forced.ts';
import type { Game } from '../game.ts';
import type { Problem } from '../result.ts';
import { Rng } from '../rng.ts';
import { CHANCE, NOBODY, type Seat, seatsOf, type Viewer } from '../seat.ts';
import type { Final, GameTypes, Step } from '../types.ts';
import { playerName } from '../words.ts';
import { Stepper, take } from './stepper.ts';

/** The start of a scenario. */
export interface TestPosition {
  /** Number of seats; default: the game's smallest. */
  readonly seats?: number;
  /** Options from outside; defaults are filled in. */
  readonly options?: object;
  /** A position in a form that `game.position.parse` reads; default: the start of a match. */
  readonly position?: unknown;
  /** Seed for unknown parts of the position (`?`). */
  readonly seed?: string | number;
}

/**
 * One state of one game, played step by step for a test. Seats are counted from 0, as everywhere in code: player 1 of a
 * rulebook is seat 0. A move or outcome is typed (`{ kind: 'discover', at: 12 }`) or a text; a move's text is a line of
 * the game's notation, which may hold a whole sequence with its chance results; an outcome's text is the plain form of
 * its codec. Illegal input throws with the reason, and ends the test.
 */
export interface TestTable<T extends GameTypes> {
  readonly game: Game<T>;
  readonly setup: T['setup'];
  /** The true state; the same object throughout. */
  readonly state: T['state'];
  /** All steps since the situation, in order, with those that the match plays by itself. */
  readonly steps: readonly Step[];
  /** All events since the situation, in order. */
  readonly events: readonly T['event'][];
  /** The events of the latest call of `play` or `chance`. */
  readonly last: readonly T['event'][];
  /** Plays moves of a seat. */
  play(seat: Seat, ...moves: readonly (string | T['move'])[]): TestTable<T>;
  /** Plays one line after the other: `lines([0, 'd E5 =G'], [1, 'd A1 =D'])`. */
  lines(...rows: readonly (readonly [seat: Seat, line: string | T['move']])[]): TestTable<T>;
  /** Plays the moves that a match plays by itself (`Game.isOpen`). They may be left out before whatever follows. */
  proceed(): TestTable<T>;
  /** Plays these chance outcomes, one after the other. */
  chance(...outcomes: readonly (string | T['outcome'])[]): TestTable<T>;
  /** Lets chance act by a seeded generator until a seat must, if the outcomes do not matter to the test. */
  roll(seed?: string | number): TestTable<T>;
  /**
   * Why a move is refused; null if it is legal. Changes nothing. For a line, the first refused step counts. Throws if
   * the line cannot be read for a reason outside the rules, which `problem` returns.
   */
  refused(seat: Seat, move: string | T['move']): T['refusal'] | null;
  /** The notation's objection to a line, with the rule; null if it can be read. Changes nothing. */
  problem(seat: Seat, line: string): Problem | null;
  /** A seat's legal moves, typed. */
  legal(seat: Seat): T['move'][];
  /** The possible chance outcomes, typed, with weights; empty if chance does not act. */
  outcomes(): { readonly outcome: T['outcome']; readonly weight: number }[];
  /** The actors: 'chance', or the seats; empty once the match is over. */
  actors(): 'chance' | Seat[];
  view(viewer: Viewer): T['view'];
  /** The position as a viewer may write it down. */
  format(viewer: Viewer): unknown;
  /** The board as text, seats called Player 1, Player 2 and so on. */
  text(viewer: Viewer): string;
  /** The result; throws if the match is not over. */
  result(): Final;
  /** An independent table with the same state and no events yet: to try two continuations of one point. */
  fork(): TestTable<T>;
}

function seated<T extends GameTypes>(game: Game<T>, setup: T['setup'], state: T['state']): TestTable<T> {
  const events: T['event'][] = [];
  let last: T['event'][] = [];
  const steps: Step[] = [];
  const noting: Game<T> = {
    ...game,
    apply(into, by, code, sink) {
      steps.push({ by, code });
      game.apply(into, by, code, sink);
    },
  };
  const stepper = new Stepper(noting, setup, state);

  function record(body: () => void): TestTable<T> {
    last = [];
    body();
    events.push(...last);
    return table;
  }

  function playOne(seat: Seat, move: string | T['move']): void {
    for (const one of stepper.stepsOf(seat, move)) stepper.step(one, last);
  }

  const table: TestTable<T> = {
    game,
    setup,
    state,
    steps,
    events,
    get last() {
      return last;
    },
    play: (seat, ...rest) =>
      record(() => {
        for (const move of rest) playOne(seat, move);
      }),
    lines: (...rows) =>
      record(() => {
        for (const [seat, line] of rows) playOne(seat, line);
      }),
    proceed: () =>
      record(() => {
        playForced(noting, state, last);
      }),
    chance: (...outcomes) =>
      record(() => {
        for (const outcome of outcomes) stepper.step(stepper.stepOfChance(outcome), last);
      }),
    roll: (seed = 'roll') => record(() => stepper.roll(new Rng(seed), last)),
    refused: (seat, move) => stepper.refusalOf(seat, move),
    problem(seat, line) {
      const read = game.notation.parse(state, seat, line);
      return read.ok ? null : read.problem;
    },
    legal: (seat) => stepper.legal(seat).map((code) => game.moveCodec.decode(code)),
    outcomes: () => stepper.outcomes(),
    actors() {
      const actors = game.actors(state);
      return actors === CHANCE ? 'chance' : seatsOf(actors);
    },
    view: (viewer) => game.view(state, viewer),
    format: (viewer) => game.position.format(state, viewer),
    text: (viewer) => game.text(game.view(state, viewer), setup, playerName),
    result() {
      if (game.actors(state) !== NOBODY) throw new Error(`The match is not over: ${stepper.situation()}`);
      return game.result(state);
    },
    fork: () => seated(game, setup, state.clone()),
  };
  return table;
}

/**
 * Sets up a situation of a game to play on from. Throws with the game's own reason if the options, the number of seats
 * or the position are wrong.
 */
export function position<T extends GameTypes>(game: Game<T>, situation: TestPosition = {}): TestTable<T> {
  const seats = situation.seats ?? game.seats[0];
  const setup = take(game.setup(situation.options ?? {}, seats), `Setup of ${game.id} for ${seats}`);
  const state =
    situation.position === undefined
      ? game.start(setup)
      : take(game.position.parse(setup, situation.position, new Rng(situation.seed ?? 'position')), 'Position');
  return seated(game, setup, state);
}
