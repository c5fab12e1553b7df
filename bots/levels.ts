import type { Game, Setup } from '@marchlands/core/game.ts';
import { fail, ok, type Result, shown } from '@marchlands/core/result.ts';
import type { Bot } from './bot.ts';
import { GREEDY, GreedyBot } from './greedy.ts';
import { RandomBot } from './random.ts';
import { SearchBot } from './search/bot.ts';
import { SEARCH } from './search/settings.ts';
import type { Clock } from './search/thinking.ts';

/** What a bot is made with. */
export interface BotOptions {
  /** Equal seeds and budgets in iterations give equal play. */
  readonly seed?: string | number | undefined;
  /** For budgets in milliseconds: the bots themselves have no clock. */
  readonly clock?: Clock | undefined;
  /** Asked while thinking; true ends it with the best so far. */
  readonly shouldStop?: (() => boolean) | undefined;
}

/** A named strength. */
export interface Level {
  readonly name: string;
  /** One line for menus: what it does and how it errs. */
  readonly meaning: string;
  make(game: Game, setup: Setup, options: BotOptions): Bot;
}

function searching(name: string, iterations: number, meaning: string): Level {
  return {
    name,
    meaning,
    make: (game, setup, { seed = 0, clock, shouldStop }) =>
      new SearchBot(name, game, setup, { seed, iterations, settings: SEARCH, clock, shouldStop }),
  };
}

/** From the weakest to the strongest; each beats the one before it. */
export const levels: readonly Level[] = [
  {
    name: 'random',
    meaning: 'Any legal move, all equally likely.',
    make: (game, setup, { seed = 0 }) => new RandomBot('random', game, setup, seed),
  },
  {
    name: 'novice',
    meaning: 'Looks one move ahead, and one time in three plays at random instead.',
    make: (game, setup, { seed = 0 }) => new GreedyBot('novice', game, setup, seed, { ...GREEDY, slips: 1 / 3 }),
  },
  {
    name: 'greedy',
    meaning: 'Looks one move ahead and takes what looks best now, chance averaged.',
    make: (game, setup, { seed = 0 }) => new GreedyBot('greedy', game, setup, seed),
  },
  searching('scout', 500, 'Plays up to 500 continuations in its head before each decision.'),
  searching('marshal', 4_000, 'Plays up to 4,000 continuations in its head before each decision.'),
  searching('warden', 20_000, 'Plays up to 20,000 continuations in its head before each decision.'),
];

/** Most iterations that a name may ask for. */
const MOST_ITERATIONS = 10_000_000;

/** The level of a name: one of the table, or `mcts:2000` for a search with that many iterations a decision. */
export function levelOf(name: string): Result<Level> {
  const found = levels.find((level) => level.name === name);
  if (found !== undefined) return ok(found);
  const iterations = /^mcts:(\d{1,8})$/.exec(name)?.[1];
  if (iterations !== undefined && Number(iterations) >= 1 && Number(iterations) <= MOST_ITERATIONS) {
    return ok(searching(name, Number(iterations), `Searches with ${iterations} iterations a decision.`));
  }
  const names = levels.map((level) => level.name).join(', ');
  return fail(
    `A bot's level must be one of ${names}, or mcts:N with N from 1 to ${MOST_ITERATIONS}, not ${shown(name)}.`,
  );
}

/** A bot of a level; throws where there is no such level, so names from outside go through `levelOf` first. */
export function makeBot(level: string, game: Game, setup: Setup, options: BotOptions = {}): Bot {
  const found = levelOf(level);
  if (!found.ok) throw new Error(found.problem.message);
  return found.value.make(game, setup, options);
}
