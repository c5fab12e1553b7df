import type { Game } from '@marchlands/core/game.ts';
import { isAtRest } from '@marchlands/core/partial.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { type Actor, CHANCE, firstOf, isSimultaneous, NOBODY, type Seat } from '@marchlands/core/seat.ts';
import type { AnyEvent, AnyState, EventSink, Final, Setup } from '@marchlands/core/types.ts';
import type { Bot } from './bot.ts';
import { type Effort, withThought } from './effort.ts';
import { MoveSampler } from './move-sampler.ts';
import { randomChoice } from './random.ts';

/** A finished match between bots. */
export interface Played {
  readonly final: Final;
  /** Moves of seats, each code counted. */
  readonly decisions: number;
  /** Outcomes of chance. */
  readonly chances: number;
  /** By seat: its thinking effort; empty for a uniform bot. */
  readonly efforts: readonly Effort[];
}

export interface PlayOptions {
  /** The initial state, not changed. Default: the game's own start. */
  readonly start?: AnyState;
  /**
   * By seat: the name that seeds its player's generator; default: the seat's number. For a deal played with several
   * seatings it must follow the player, or equal players would repeat the same match.
   */
  readonly names?: readonly string[];
  /** Called after every step. */
  readonly onStep?: (state: AnyState, by: Actor, code: number) => void;
  /** Called for every event, with the state right after it. */
  readonly onEvent?: (event: AnyEvent, state: AnyState) => void;
}

/**
 * Plays a match between bots without a table's record, views and undo: for simulations. Chance and every seat have
 * their own generators, seeded by the match's seed, so a match does not depend on earlier ones. Moves of uniform bots
 * are drawn straight from the state, which is equivalent and much faster.
 * @param bots one per seat; a bot may take several seats
 * @throws if a bot's answer is illegal or a match exceeds its bound: both are bugs
 */
export function playMatch(
  game: Game,
  setup: Setup,
  bots: readonly Bot[],
  seed: string | number,
  options: PlayOptions = {},
): Played {
  if (bots.length !== setup.seats)
    throw new Error(`${setup.seats} bots are needed, one a seat; ${bots.length} are given`);
  return new Runner(game, setup, bots, seed, options).run();
}

/** Scratch objects for matches under one setup, made once: making them takes longer than a random match. */
interface Tools {
  readonly game: Game;
  readonly chance: MoveSampler;
  readonly seats: readonly MoveSampler[];
  /** The state in which a seat makes its choice while the others have not chosen. */
  readonly scratch: AnyState;
  /** By seat: its choice in a simultaneous decision. */
  readonly choices: readonly number[][];
  isInUse: boolean;
}

const toolsBySetup = new WeakMap<Setup, Tools>();

function toolsOf(game: Game, setup: Setup): Tools {
  const known = toolsBySetup.get(setup);
  if (known !== undefined && known.game === game && !known.isInUse) return known;
  const chance = new MoveSampler(game, setup, new Rng(0));
  const seats = Array.from({ length: setup.seats }, () => new MoveSampler(game, setup, new Rng(0), chance));
  const choices = seats.map((): number[] => []);
  const tools = { game, chance, seats, scratch: game.State.blank(setup), choices, isInUse: false };
  toolsBySetup.set(setup, tools);
  return tools;
}

class Runner {
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #bots: readonly Bot[];
  readonly #onStep: PlayOptions['onStep'];
  readonly #events: EventSink<AnyEvent> | undefined;
  readonly #state: AnyState;
  readonly #tools: Tools;
  #decisions = 0;
  #chances = 0;
  readonly #efforts: Effort[];

  constructor(game: Game, setup: Setup, bots: readonly Bot[], seed: string | number, options: PlayOptions) {
    this.#game = game;
    this.#setup = setup;
    this.#bots = bots;
    this.#onStep = options.onStep;
    const state = options.start?.clone() ?? game.start(setup);
    const { onEvent } = options;
    this.#state = state;
    this.#events = onEvent === undefined ? undefined : { push: (event) => onEvent(event, state) };
    this.#efforts = bots.map(() => ({}));
    this.#tools = toolsOf(game, setup);
    const nameOf = (seat: Seat): string => options.names?.[seat] ?? String(seat);
    this.#tools.chance.rng.reseed(`${seed}/chance`);
    for (const [seat, sampler] of this.#tools.seats.entries()) sampler.rng.reseed(`${seed}/uniform/${nameOf(seat)}`);
    for (const bot of new Set(bots)) bot.restart(`${seed}/bot/${nameOf(bots.indexOf(bot))}`);
  }

  run(): Played {
    this.#tools.isInUse = true;
    try {
      return this.#play();
    } finally {
      this.#tools.isInUse = false;
    }
  }

  #play(): Played {
    const game = this.#game;
    const state = this.#state;
    for (;;) {
      const actors = game.actors(state);
      if (actors === NOBODY) break;
      if (actors === CHANCE) this.#step(CHANCE, this.#tools.chance.outcome(state));
      else if (isSimultaneous(actors)) this.#together(actors);
      else this.#alone(firstOf(actors));
    }
    return {
      final: game.result(state),
      decisions: this.#decisions,
      chances: this.#chances,
      efforts: this.#efforts,
    };
  }

  #alone(seat: Seat): void {
    if (this.#isUniform(seat)) {
      this.#step(seat, this.#tools.seats[seat].uniformMove(this.#state, seat));
      return;
    }
    for (const code of this.#ask(seat)) this.#checkedStep(seat, code);
    if (!isAtRest(this.#game, this.#state)) {
      throw new Error(`the bot ${this.#bots[seat].name} at seat ${seat} broke off in the middle of a choice`);
    }
  }

  /** All seats choose in the common state before any choice; then the choices are applied in seat order. */
  #together(actors: number): void {
    const { seats, scratch, choices } = this.#tools;
    for (let rest = actors; rest !== 0; rest &= rest - 1) {
      const seat = firstOf(rest);
      const choice = choices[seat];
      if (this.#isUniform(seat)) {
        scratch.copyFrom(this.#state);
        randomChoice(this.#game, seats[seat], scratch, seat, choice);
      } else {
        choice.length = 0;
        for (const code of this.#ask(seat)) choice.push(code);
      }
    }
    for (let rest = actors; rest !== 0; rest &= rest - 1) {
      const seat = firstOf(rest);
      const isUniform = this.#isUniform(seat);
      for (const code of choices[seat]) {
        // A uniform choice consists of legal moves.
        if (isUniform) this.#step(seat, code);
        else this.#checkedStep(seat, code);
      }
    }
  }

  #isUniform(seat: Seat): boolean {
    return this.#bots[seat].isUniform;
  }

  #ask(seat: Seat): readonly number[] {
    const thought = this.#bots[seat].think(this.#game.view(this.#state, seat), seat);
    this.#efforts[seat] = withThought(this.#efforts[seat], thought);
    return thought.moves;
  }

  #checkedStep(seat: Seat, code: number): void {
    const { moves } = this.#tools.chance;
    this.#game.legal(this.#state, seat, moves);
    if (!moves.has(code)) {
      const { name } = this.#bots[seat];
      throw new Error(`the bot ${name} at seat ${seat} chose ${this.#game.moveCodec.format(code)}, which is not legal`);
    }
    this.#step(seat, code);
  }

  #step(by: Actor, code: number): void {
    this.#game.apply(this.#state, by, code, this.#events);
    if (by === CHANCE) this.#chances += 1;
    else this.#decisions += 1;
    if (this.#decisions + this.#chances > this.#setup.bounds.entries) {
      throw new Error(`a match of ${this.#game.id} went past its bound of ${this.#setup.bounds.entries} entries`);
    }
    this.#onStep?.(this.#state, by, code);
  }
}
