import type { Game } from '@marchlands/core/game.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { isSimultaneous, type Seat } from '@marchlands/core/seat.ts';
import type { AnyView, Setup } from '@marchlands/core/types.ts';
import { type Bot, type Budget, type Thinking, type Thought, thinkThrough } from '../bot.ts';
import { MatrixMaker } from '../matrix/begin.ts';
import { matrixSettings } from '../matrix/settings.ts';
import type { Clock, Limits } from '../meter.ts';
import { MoveSampler } from '../move-sampler.ts';
import { Ahead } from '../turn/ahead.ts';
import { Choices } from '../turn/choices.ts';
import { TurnThinking } from '../turn/thinking.ts';
import { Search } from './search.ts';
import type { SearchSettings } from './settings.ts';
import { SearchThinking } from './thinking.ts';

export interface SearchBotOptions {
  readonly seed: string | number;
  /** The default budget of a decision: iterations, or milliseconds by the clock. */
  readonly iterations?: number;
  readonly milliseconds?: number;
  readonly settings: SearchSettings;
  /** Without a clock, budgets in milliseconds are ignored. */
  readonly clock?: Clock | undefined;
  /** Polled every few iterations; true ends the search with the best so far. */
  readonly shouldStop?: (() => boolean) | undefined;
}

/**
 * Thinks by tree search, by matrices if two seats choose at once, and by a beam over whole turns if the game asks for
 * it. It thinks about one decision at a time: beginning another ends the first.
 */
export class SearchBot implements Bot {
  readonly name: string;
  readonly isUniform = false;
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #rng: Rng;
  readonly #moveSampler: MoveSampler;
  readonly #search: Search;
  readonly #matrices: MatrixMaker;
  readonly #choices: Choices;
  readonly #ahead: Ahead;
  readonly #options: SearchBotOptions;

  constructor(name: string, game: Game, setup: Setup, options: SearchBotOptions) {
    this.name = name;
    this.#game = game;
    this.#setup = setup;
    this.#rng = new Rng(options.seed);
    this.#moveSampler = new MoveSampler(game, setup, this.#rng);
    this.#search = new Search(game, setup, this.#rng, options.settings);
    this.#matrices = new MatrixMaker(game, setup, this.#rng, matrixSettings(game));
    this.#choices = new Choices(game, setup, this.#rng);
    this.#ahead = new Ahead(this.#choices, setup);
    this.#options = options;
  }

  begin(view: AnyView, seat: Seat, budget: Budget = {}): Thinking {
    const { clock, shouldStop, iterations = Number.POSITIVE_INFINITY } = this.#options;
    const wanted = budget.milliseconds ?? (budget.iterations === undefined ? this.#options.milliseconds : undefined);
    const milliseconds = (clock !== undefined ? wanted : undefined) ?? Number.POSITIVE_INFINITY;
    const byDefault = milliseconds < Number.POSITIVE_INFINITY ? Number.POSITIVE_INFINITY : iterations;
    const limits: Limits = {
      iterations: Math.max(1, budget.iterations ?? byDefault),
      // A caller that names a number wants the values of all iterations; a level only wants its choice.
      endsEarly: budget.iterations === undefined,
      milliseconds,
      clock: clock ?? (() => 0),
      shouldStop: shouldStop ?? (() => false),
    };
    const sampler = this.#game.resampler(this.#setup, view);
    const { turns } = this.#game.knowledge ?? {};
    if (turns?.isApart !== true) {
      const matrix = this.#matrices.begin(sampler, seat, limits);
      if (matrix !== null) return matrix;
    }
    const root = this.#search.begin(sampler, seat);
    const isAlone = !isSimultaneous(this.#game.actors(root));
    if (turns !== undefined && (isAlone || turns.isApart === true)) {
      return new TurnThinking(this.#choices, this.#ahead, sampler, this.#rng, root.clone(), seat, turns, limits);
    }
    return new SearchThinking(this.#game, this.#search, this.#moveSampler, root, seat, limits);
  }

  think(view: AnyView, seat: Seat, budget?: Budget): Thought {
    return thinkThrough(this.begin(view, seat, budget));
  }

  restart(seed: string | number): void {
    this.#rng.reseed(seed);
  }
}
