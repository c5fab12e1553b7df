import type { Game } from '@marchlands/core/game.ts';
import { isAtRest } from '@marchlands/core/partial.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { type Actor, CHANCE, firstOf, isSimultaneous, NOBODY, type Seat } from '@marchlands/core/seat.ts';
import type { AnyEvent, AnyState, EventSink, Final, Setup } from '@marchlands/core/types.ts';
import type { Bot } from './bot.ts';
import { type Effort, withThought } from './effort.ts';
import { MoveSampler } from './move-sampler.ts';
import { randomChoice } from './random.ts';

/** A match that bots have played to its end. */
export interface Played {
  readonly final: Final;
  /** Moves of seats, each code counted. */
  readonly decisions: number;
  /** Outcomes of chance. */
  readonly chances: number;
  /** By seat: what its thinking took; nothing where a uniform bot sits. */
  readonly efforts: readonly Effort[];
}

export interface PlayOptions {
  /** Where the match begins; it is not changed. Default: the game's own start. */
  readonly start?: AnyState;
  /**
   * By seat: the name that seeds the generator of who sits there; by default the number of the seat. Where the same deal
   * is played with other seatings it follows the player, or equal players would play the same match again.
   */
  readonly names?: readonly string[];
  /** Hears of every step after it was made. */
  readonly onStep?: (state: AnyState, by: Actor, code: number) => void;
  /** Hears of everything that happens, with the state right after it. */
  readonly onEvent?: (event: AnyEvent, state: AnyState) => void;
}

/**
 * Plays a match between bots without the record, views and undo of a table: for simulations. Chance and every seat draw
 * from generators of their own, seeded by the match's seed, so that the match is the same whoever played before.
 * Uniform bots are not asked: their moves are drawn straight from the state, which looks the same and is much faster.
 * @param bots one for each seat; the same bot may sit on several seats
 * @throws where a bot's answer is not legal or a match passes its bound: both are bugs
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

/** What matches under one setup work with, made once: a random match is over sooner than these are made. */
interface Tools {
  readonly game: Game;
  readonly chance: MoveSampler;
  readonly seats: readonly MoveSampler[];
  /** Where a seat's choice is made up while the others have not chosen. */
  readonly scratch: AnyState;
  /** By seat: what it has chosen in a decision of several. */
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

  /** All choose on the state in which nobody has; then the choices are made in seat order. */
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
        // A uniform choice was made of legal moves.
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
