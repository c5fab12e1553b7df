// `npm run ladder -- --game ID [options]`: does each level beat the one below it? Every deal is played once for each
// seat; the answer is the gain of the upper level over the lower one, a mean of paired differences of payoff over deals
// with its 95 % interval. Prints the table of docs/ladder.md: a level is offered where the interval lies above 0.
//
//   --pair greedy,scout   these two alone, the lower one first: levels of the game, or mcts:N; else all neighbours
//   --deals 100           deals of each pair
//   --seats 2             the upper level takes one seat, the lower one all others
//   --options JSON        house rules in place of those as written, such as {"rules":"base"}
//   --seed ladder         equal seeds make equal matches
//   --settings bias=1     search settings of the upper level in place of the game's, such as bias=1,exploration=0.5
//   --keep FILE           matches are appended to it, and those it holds are not played again
//   --tell                tells what FILE holds, and plays nothing
//
// It keeps one core busy, for hours where levels think long: with --keep it may be stopped and started again.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type Level, levelOf, levelsOf } from '@marchlands/bots/levels.ts';
import { SEARCH, type SearchSettings } from '@marchlands/bots/search/settings.ts';
import { playSeriesMatch, type SeriesMatch } from '@marchlands/bots/series.ts';
import { type PlayerSummary, summarize } from '@marchlands/bots/summary.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { badUsage, readArguments, readObject, readWhole } from '../tools/usage.ts';

const OPTIONS = {
  game: { type: 'string' },
  pair: { type: 'string' },
  deals: { type: 'string', default: '100' },
  seats: { type: 'string', default: '2' },
  options: { type: 'string', default: '{}' },
  seed: { type: 'string', default: 'ladder' },
  settings: { type: 'string', default: '' },
  keep: { type: 'string' },
  tell: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const usage = `usage: npm run ladder -- --game ID [options]
  --pair LOWER,UPPER  these two levels alone (mcts:N is one); without it all neighbours that the game offers
  --deals N           deals of each pair (default 100)
  --seats N           the upper level takes one seat, the lower one all others (default 2)
  --options JSON      house rules in place of those as written, such as {"rules":"base"}
  --seed TEXT         equal seeds make equal matches
  --settings KEY=N    search settings of the upper level in place of the game's, separated by commas
  --keep FILE         appends matches to FILE, and does not play again what it holds
  --tell              tells what FILE holds, and plays nothing`;

const { values } = readArguments(OPTIONS);

if (values.help) {
  console.log(usage);
  process.exit(0);
}
if (values.game === undefined) badUsage('--game is missing.');
const loaded = await loadGame(values.game);
if (!loaded.ok) badUsage(loaded.problem.message);
const game = loaded.value;
const seats = readWhole('seats', values.seats, 2);
const deals = readWhole('deals', values.deals, 1);
const options = readObject('options', values.options, '{"rules":"base"}');
/** The house rules as they are told, if there are any. */
const rules = Object.keys(options).length === 0 ? [] : [JSON.stringify(options)];
const made = game.setup(options, seats);
if (!made.ok) badUsage(made.problem.message);
const setup = made.value;

/** Settings of the tree search that are numbers: `bias=1,exploration=0.5`. */
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

const settings = readSettings();

type Pair = readonly [lower: Level, upper: Level];

function pairsWanted(): readonly Pair[] {
  if (values.pair === undefined) {
    const offered = levelsOf(game);
    return offered.slice(1).map((upper, below) => [offered[below], upper]);
  }
  const levels = values.pair.split(',').map((name) => {
    const level = levelOf(name, game);
    return level.ok ? level.value : badUsage(level.problem.message);
  });
  if (levels.length !== 2) badUsage(`--pair is '${values.pair}'; it must be two levels, the lower one first.`);
  const [lower, upper] = levels;
  return [[lower, upper]];
}

/** A level by what it does, since a name may come to stand for another budget. */
const budgetOf = ({ name, iterations }: Level): string => (iterations === undefined ? name : `mcts:${iterations}`);

/** The matches of a pair that a file holds, by number. */
function keptMatches(series: string): Map<number, SeriesMatch> {
  const kept = new Map<number, SeriesMatch>();
  if (values.keep === undefined || !existsSync(values.keep)) return kept;
  for (const line of readFileSync(values.keep, 'utf8').split('\n')) {
    if (line === '') continue;
    // Written below.
    const one = JSON.parse(line) as { readonly series: string; readonly match: SeriesMatch };
    if (one.series === series) kept.set(one.match.index, one.match);
  }
  return kept;
}

function play([lower, upper]: Pair): readonly SeriesMatch[] {
  const told = [game.id, seats, budgetOf(lower), budgetOf(upper), values.seed, values.settings, ...rules];
  const series = told.join(' ').trimEnd();
  const matches = keptMatches(series);
  if (values.tell) return [...matches.values()];
  const clock = (): number => performance.now();
  const lowers = Array.from({ length: seats - 1 }, () => lower.make(game, setup, { clock }));
  const bots = lowers.toSpliced(1, 0, upper.make(game, setup, { clock, settings }));
  for (let index = 0; index < deals * seats; index += 1) {
    if (matches.has(index)) continue;
    const match = playSeriesMatch(game, setup, bots, values.seed, index);
    matches.set(index, match);
    if (values.keep !== undefined) appendFileSync(values.keep, `${JSON.stringify({ series, match })}\n`);
  }
  return [...matches.values()];
}

const signed = (gain: number): string => `${gain < 0 ? '' : '+'}${gain.toFixed(3)}`;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function called(level: Level): string {
  const budget = budgetOf(level);
  return budget === level.name ? level.name : `${level.name} (${budget})`;
}

/** A row of the table. */
function row([lower, upper]: Pair, matches: readonly SeriesMatch[]): string {
  const summary = summarize(matches, seats);
  // Two seats at least: the lower level is the first player, the upper one the second.
  const [below, above] = summary.players as [PlayerSummary, PlayerSummary];
  const { value = 0, low = -1, high = 1 } = above.gain ?? {};
  const cells = [
    values.settings === '' ? called(upper) : `${called(upper)} (${values.settings})`,
    called(lower),
    String(summary.deals),
    `${signed(value)} (${signed(low)} to ${signed(high)})`,
    `${percent(above.wins.value)} to ${percent(below.wins.value)}`,
    low > 0 ? 'yes' : 'no',
  ];
  return `| ${cells.join(' | ')} |`;
}

console.log(`${[game.title, `${seats} seats`, ...rules].join(', ')}\n`);
console.log('| level | over | deals | gain in payoff (95 %) | wins | shown |\n| --- | --- | --- | --- | --- | --- |');
for (const pair of pairsWanted()) console.log(row(pair, play(pair)));
