import type { Game } from '@marchlands/core/game.ts';
import type { Ladder, OfferedLevel } from '@marchlands/core/knowledge.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import type { Setup } from '@marchlands/core/types.ts';
import type { Bot } from './bot.ts';
import { GreedyBot, NOVICE } from './greedy.ts';
import { IN, levelNames, splitName } from './level-names.ts';
import { levelWords } from './level-words.ts';
import type { Clock } from './meter.ts';
import { RandomBot } from './random.ts';
import { SearchBot, type SearchBotOptions } from './search/bot.ts';
import { SEARCH, type SearchSettings } from './search/settings.ts';
import { seenAs } from './training/variant.ts';

/** Options for making a bot. */
interface BotOptions {
  /** Equal seeds and equal budgets in iterations give equal play. */
  readonly seed?: string | number | undefined;
  /** For budgets in milliseconds; the bots have no clock of their own. */
  readonly clock?: Clock | undefined;
  /** Polled while thinking; true ends it with the best so far. */
  readonly shouldStop?: (() => boolean) | undefined;
  /** Overrides the game's settings of the tree search, to compare them. */
  readonly settings?: Partial<SearchSettings> | undefined;
}

/** A named strength. */
export interface Level {
  readonly name: string;
  /** One line for menus: how it plays and how it errs. */
  readonly description: string;
  /** Iterations per decision, if it searches with a fixed number. */
  readonly iterations?: number;
  /** Its measured strength relative to the level before, if the game states it. */
  readonly ladder?: Ladder;
  /** False if its budget is a time: equal seeds then need not give equal play. */
  readonly isRepeatable: boolean;
  /** @throws if the budget is a time and there is no clock */
  make(game: Game, setup: Setup, options: BotOptions): Bot;
}

const REPEATABLE = { isRepeatable: true } as const;

function searchOptions({ seed = 0, settings, ...rest }: BotOptions): SearchBotOptions {
  return { ...rest, seed, settings: { ...SEARCH, ...settings } };
}

function searching(name: string, iterations: number, description: string): Level {
  return {
    name,
    description,
    iterations,
    ...REPEATABLE,
    make: (game, setup, options) => new SearchBot(name, game, setup, { ...searchOptions(options), iterations }),
  };
}

function timed(name: string, milliseconds: number): Level {
  return {
    name,
    description: levelWords.time(milliseconds),
    isRepeatable: false,
    make(game, setup, options) {
      if (options.clock === undefined) throw new Error(`the level ${name} needs a clock`);
      return new SearchBot(name, game, setup, { ...searchOptions(options), milliseconds });
    },
  };
}

function scoutLike(name: string, byDefault: number): (iterations?: number) => Level {
  return (iterations = byDefault) => {
    return searching(name, iterations, levelWords.searching(iterations));
  };
}

/** By name; a searching level gets its own number of iterations, or the game's. */
const LEVELS: ReadonlyMap<string, (iterations?: number) => Level> = new Map<string, (iterations?: number) => Level>([
  [
    'random',
    () => ({
      name: 'random',
      description: levelWords.random,
      ...REPEATABLE,
      make: (game, setup, { seed = 0 }) => new RandomBot('random', game, setup, seed),
    }),
  ],
  [
    'novice',
    () => ({
      name: 'novice',
      description: levelWords.novice,
      ...REPEATABLE,
      make: (game, setup, { seed = 0 }) => new GreedyBot('novice', game, setup, seed, NOVICE),
    }),
  ],
  [
    'greedy',
    () => ({
      name: 'greedy',
      description: levelWords.greedy,
      ...REPEATABLE,
      make: (game, setup, { seed = 0 }) => new GreedyBot('greedy', game, setup, seed),
    }),
  ],
  ['scout', scoutLike('scout', 500)],
  ['marshal', scoutLike('marshal', 4_000)],
  ['warden', scoutLike('warden', 20_000)],
]);

/** The levels that a game offers, from the weakest to the strongest; each has been shown to beat the one before. */
export function levelsOf(game: Game): readonly Level[] {
  const offered: readonly OfferedLevel[] = game.knowledge?.levels ?? levelNames.map((name) => ({ name }));
  return offered.map(({ name, iterations, ladder }) => {
    const make = LEVELS.get(name);
    if (make === undefined) throw new Error(`${game.id} offers a level ${name}, which there is not`);
    return { ...make(iterations), ...(ladder === undefined ? {} : { ladder }) };
  });
}

/** A level that plays in a character; null if the game has no such character. */
function inCharacter(level: Level, game: Game, name: string): Level | null {
  const character = game.knowledge?.characters?.find((one) => one.name === name);
  if (character === undefined) return null;
  const { evaluate, description, defeatShare = 0 } = character;
  return {
    ...level,
    name: `${level.name}${IN}${name}`,
    description: `${level.description} ${description}`,
    make: ({ knowledge, ...rest }, setup, options) =>
      level.make(
        knowledge === undefined ? rest : seenAs({ ...rest, knowledge: { ...knowledge, evaluate } }, { defeatShare }),
        setup,
        options,
      ),
  };
}

/** The players in a menu: the game's levels, then its strongest level in each of its characters. */
export function playersOf(game: Game): readonly Level[] {
  const levels = levelsOf(game);
  const best = levels.at(-1);
  if (best === undefined) return levels;
  return [...levels, ...(game.knowledge?.characters ?? []).flatMap(({ name }) => inCharacter(best, game, name) ?? [])];
}

/** The largest budgets that a name may ask for, in iterations and in milliseconds. */
const MOST_ITERATIONS = 10_000_000;
const MOST_MILLISECONDS = 600_000;

/** A level with its own budget per decision: `mcts:2000` searches with 2000 iterations, `mcts:500ms` for that time. */
function budgeted(name: string): Level | null {
  const found = /^mcts:(\d{1,8})(ms)?$/.exec(name);
  if (found === null) return null;
  const [, digits, unit] = found;
  const budget = Number(digits);
  if (budget < 1) return null;
  if (unit === 'ms') return budget <= MOST_MILLISECONDS ? timed(name, budget) : null;
  return budget <= MOST_ITERATIONS ? searching(name, budget, levelWords.budget(budget)) : null;
}

const BUDGETS = `mcts:N with N iterations from 1 to ${MOST_ITERATIONS}, or mcts:Nms with N milliseconds from 1 to ${MOST_MILLISECONDS}`;

/**
 * The level for a name chosen by a person: one that the game offers, or one with its own budget, in a character if the
 * name has one.
 */
export function levelOf(name: string, game: Game): Result<Level> {
  const [plain, character] = splitName(name);
  const level = plainLevelOf(plain, game);
  return level.ok && character !== null ? playing(level.value, game, character) : level;
}

function playing(level: Level, game: Game, character: string): Result<Level> {
  const found = inCharacter(level, game, character);
  if (found !== null) return ok(found);
  const names = (game.knowledge?.characters ?? []).map((one) => one.name).join(', ');
  return fail(
    names === ''
      ? `The bots of ${game.title} have no characters, so none is called ${quoted(character)}.`
      : `The characters of bots of ${game.title} are ${names}, not ${quoted(character)}.`,
  );
}

function plainLevelOf(name: string, game: Game): Result<Level> {
  const offered = levelsOf(game);
  const found = offered.find((level) => level.name === name) ?? budgeted(name);
  if (found !== null) return ok(found);
  const names = offered.map((level) => level.name).join(', ');
  return fail(
    LEVELS.has(name)
      ? `${game.title} does not offer ${name}: it was not shown to be stronger there. It offers ${names}.`
      : `A bot's level must be one of ${names}, ${BUDGETS}, not ${quoted(name)}.`,
  );
}

/**
 * The level to play under a name from a saved, shared or remote match: if the game does not offer it (any more), the
 * strongest one below that it offers, or else the weakest above.
 */
export function nearestLevel(name: string, game: Game): Result<Level> {
  const [plain, character] = splitName(name);
  const place = levelNames.indexOf(plain);
  if (place < 0) return levelOf(name, game);
  const offered = levelsOf(game);
  const nearest = offered.findLast((level) => levelNames.indexOf(level.name) <= place) ?? offered.at(0);
  if (nearest === undefined) return fail(`${game.title} offers no levels.`);
  return character === null ? ok(nearest) : playing(nearest, game, character);
}

/** The bot for a name. Throws if there is no such level, so check names from outside first. */
export function makeBot(level: string, game: Game, setup: Setup, options: BotOptions = {}): Bot {
  const found = nearestLevel(level, game);
  if (!found.ok) throw new Error(found.problem.message);
  return found.value.make(game, setup, options);
}
