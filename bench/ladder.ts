// `npm run ladder -- --game ID [options]`: does each level beat the one below it? Every deal is played once for each
// seat; the answer is the gain of the upper level over the lower one, a mean of paired differences of payoff over deals
// with its 95 % interval. Prints a table such as docs/ladder.md has: a level is offered if the interval lies above 0.
//
//   --pair greedy,scout   only these two, the lower one first: levels of the game, mcts:N, or a program (./my-bot,
//                         exec:COMMAND); default: all neighbours
//   --deals 100           deals of each pair
//   --seats 2             the upper level takes one seat, the lower one all others
//   --options JSON        house rules in place of those as written, such as {"rules":"base"}
//   --seed ladder         equal seeds make equal matches
//   --settings bias=1     search settings of the upper level in place of the game's, such as bias=1,exploration=0.5
//   --budgets             a quarter of the strongest level's budget, the budget, four and sixteen times as much, each
//                         over the one below it: their use, why thinking ends, and the gain of more
//   --ratings             all levels against each other, and their ratings in Elo with the weakest at 0
//   --sprt 0,20           ends a series as soon as it shows whether the upper level is 0 or 20 Elo stronger
//   --keep FILE           matches are appended to it, and those it holds are not played again
//   --tell                tells what FILE holds, and plays nothing
//   --book FOLDER         enters the results in FOLDER/ladder.json, and writes FOLDER/ladder.md; the project's is docs
//   --jobs 2              worker threads; the figures do not depend on it, unless a level has a time budget
//
// It runs for hours with slow levels: with --keep it may be stopped and resumed.

import { availableParallelism } from 'node:os';
import { type Level, levelOf, levelsOf } from '@marchlands/bots/levels.ts';
import { SEARCH, type SearchSettings } from '@marchlands/bots/search/settings.ts';
import { isOutside } from '../cli/players/levels.ts';
import { badUsage, readObject, readOptions, readWhole } from '../tools/usage.ts';
import { gameNamed } from './game-named.ts';
import { bookAt } from './ladder/book.ts';
import { engineOf } from './ladder/engine.ts';
import { entrantNamed } from './ladder/players.ts';
import { ratingTable } from './ladder/ratings.ts';
import { hasMatches, markdownOf, type Table } from './ladder/results.ts';
import type { Conditions, Pair } from './ladder/series.ts';
import { budgetTable, levelTable } from './ladder/table.ts';

const OPTIONS = {
  game: { type: 'string' },
  pair: { type: 'string' },
  deals: { type: 'string', default: '100' },
  seats: { type: 'string', default: '2' },
  options: { type: 'string', default: '{}' },
  seed: { type: 'string', default: 'ladder' },
  settings: { type: 'string', default: '' },
  budgets: { type: 'boolean', default: false },
  ratings: { type: 'boolean', default: false },
  sprt: { type: 'string' },
  keep: { type: 'string' },
  jobs: { type: 'string' },
  tell: { type: 'boolean', default: false },
  book: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const usage = `usage: npm run ladder -- --game ID [options]
  --pair LOWER,UPPER  these two levels alone (mcts:N is one, or a program: ./my-bot, exec:COMMAND);
                      without it all neighbours that the game offers
  --deals N           deals of each pair (default 100)
  --seats N           the upper level takes one seat, the lower one all others (default 2)
  --options JSON      house rules in place of those as written, such as {"rules":"base"}
  --seed TEXT         equal seeds make equal matches
  --settings KEY=N    search settings of the upper level in place of the game's, separated by commas
  --budgets           what 1/4, 1, 4 and 16 times the strongest level's budget use and gain
  --ratings           plays all levels against each other, and rates them in Elo; the weakest has 0
  --sprt LOWER,UPPER  ends a series once it tells which of two strengths in Elo the upper level has
  --keep FILE         appends matches to FILE, and does not play again what it holds
  --tell              tells what FILE holds, and plays nothing
  --book FOLDER       enters the results in FOLDER/ladder.json and writes FOLDER/ladder.md, such as docs
  --jobs N            worker threads (default: one for each core)`;

const values = readOptions(OPTIONS);

if (values.help) {
  console.log(usage);
  process.exit(0);
}
const game = await gameNamed(values.game);
const seats = readWhole('seats', values.seats, 2);
const deals = readWhole('deals', values.deals, 1);
const options = readObject('options', values.options, '{"rules":"base"}');
const made = game.setup(options, seats);
if (!made.ok) badUsage(made.problem.message);

/** Two Elo numbers, the lower one first. */
function readStrengths(text: string): readonly [lower: number, upper: number] {
  const [lower = Number.NaN, upper = Number.NaN, ...rest] = text.split(',').map(Number);
  if (rest.length === 0 && lower < upper) return [lower, upper];
  return badUsage(`--sprt is '${text}'; it must be two strengths in Elo, the lower one first, such as 0,20.`);
}

/** Numeric settings of the tree search: `bias=1,exploration=0.5`. */
function readSettings(): Partial<SearchSettings> {
  const pairs = values.settings.split(',').filter((pair) => pair !== '');
  const settings = pairs.map((pair): readonly [string, number] => {
    const [key = '', text = ''] = pair.split('=');
    const isKnown = Object.hasOwn(SEARCH, key) && key !== 'playout';
    if (!isKnown || text.trim() === '' || Number.isNaN(Number(text))) {
      badUsage(`--settings has '${pair}'; it must be a setting of the search and a number, such as bias=1.`);
    }
    return [key, Number(text)];
  });
  return Object.fromEntries(settings);
}

function pairsWanted(): readonly Pair[] {
  if (values.pair === undefined) {
    const offered = levelsOf(game);
    return offered.slice(1).map((upper, below) => [offered[below], upper]);
  }
  const levels = values.pair.split(',').map((name) => {
    const level = entrantNamed(name, game);
    return level.ok ? level.value : badUsage(level.problem.message);
  });
  if (levels.length !== 2) badUsage(`--pair is '${values.pair}'; it must be two levels, the lower one first.`);
  const [lower, upper] = levels;
  if (values.settings !== '' && isOutside(upper.name))
    badUsage('--settings are of a level that searches, not of a program.');
  return [[lower, upper]];
}

/** Budgets compared with each other, relative to the strongest level's. */
const SHARES = [1 / 4, 1, 4, 16];

function budgetsWanted(): readonly Level[] {
  const best = levelsOf(game).at(-1)?.iterations;
  if (best === undefined) badUsage(`${game.title} offers no level that searches.`);
  return SHARES.map((share) => {
    const level = levelOf(`mcts:${Math.max(1, Math.round(share * best))}`, game);
    return level.ok ? level.value : badUsage(level.problem.message);
  });
}

const conditions: Conditions = {
  game,
  setup: made.value,
  deals,
  seed: values.seed,
  engine: engineOf(game),
  rules: Object.keys(options).length === 0 ? [] : [JSON.stringify(options)],
  settings: { text: values.settings, values: readSettings() },
  keep: values.keep,
  jobs: readWhole('jobs', values.jobs ?? String(availableParallelism()), 1),
  isTold: values.tell,
  sprt: values.sprt === undefined ? null : readStrengths(values.sprt),
};
async function play(): Promise<Table> {
  if (values.budgets) return budgetTable(conditions, budgetsWanted());
  return values.ratings ? ratingTable(conditions, levelsOf(game)) : levelTable(conditions, pairsWanted());
}

console.log(`${[game.title, `${seats} seats`, ...conditions.rules, conditions.engine].join(', ')}\n`);
const table = await play();
console.log(markdownOf(table));
if (values.book !== undefined) {
  if (!hasMatches(table)) badUsage(`--book: these players have not met yet, so ${values.book} stays as it is.`);
  const [rules = ''] = conditions.rules;
  bookAt(values.book).enter({
    game: game.id,
    seats,
    rules,
    engine: conditions.engine,
    seed: conditions.seed,
    ...table,
  });
}
