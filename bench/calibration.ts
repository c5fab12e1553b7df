// `npm run calibration -- --game ID [options]`: are a review's shares of the win honest? Bots play matches; each seat's
// share at every moment, as told by a review, is compared with the result. Prints a table and a plot: of the moments
// told as 70 %, 70 % should be won.
//
//   --matches 200     matches
//   --seats 2         seats
//   --levels scout    the players, seat by seat, in turn; default: the strongest level of the game
//   --options JSON    house rules that differ from the standard ones
//   --every 1         interval of the told moments: neighbours are nearly the same
//   --seed calibration
//
// It keeps one core busy: minutes with quick bots, an hour with slow ones.

import { levelOf, levelsOf } from '@marchlands/bots/levels.ts';
import { playMatch } from '@marchlands/bots/match.ts';
import { payoffOf } from '@marchlands/bots/payoff.ts';
import { Calibration, type CalibrationRow } from '@marchlands/bots/review/calibration.ts';
import { Shares } from '@marchlands/bots/review/shares.ts';
import { sumOf } from '@marchlands/bots/stats.ts';
import { isAtRest } from '@marchlands/core/partial.ts';
import { NOBODY } from '@marchlands/core/seat.ts';
import { badUsage, readObject, readOptions, readWhole } from '../tools/usage.ts';
import { gameNamed } from './game-named.ts';

const OPTIONS = {
  game: { type: 'string' },
  matches: { type: 'string', default: '200' },
  seats: { type: 'string', default: '2' },
  levels: { type: 'string' },
  options: { type: 'string', default: '{}' },
  every: { type: 'string', default: '1' },
  seed: { type: 'string', default: 'calibration' },
  help: { type: 'boolean', default: false },
} as const;

const usage = `usage: npm run calibration -- --game ID [options]
  --matches N     matches to play (default 200)
  --seats N       seats (default 2)
  --levels A,B    the players, seat by seat, in turn (default: the strongest level of the game)
  --options JSON  house rules that differ from the standard ones
  --every N       told at every so many moments (default 1)
  --seed TEXT     equal seeds make equal matches`;

const values = readOptions(OPTIONS);

if (values.help) {
  console.log(usage);
  process.exit(0);
}
const game = await gameNamed(values.game);
const seats = readWhole('seats', values.seats, 1);
const matches = readWhole('matches', values.matches, 1);
const every = readWhole('every', values.every, 1);
if (!game.seats.includes(seats))
  badUsage(`--seats is ${seats}; ${game.title} is for ${game.seats.join(', ')} players.`);
const made = game.setup(readObject('options', values.options, '{"cycleCap":30}'), seats);
if (!made.ok) badUsage(made.problem.message);
const setup = made.value;
const levels = (values.levels ?? levelsOf(game).at(-1)?.name ?? '').split(',').map((name) => {
  const level = levelOf(name, game);
  return level.ok ? level.value : badUsage(level.problem.message);
});

const calibration = new Calibration();
const shares = new Shares(
  game,
  setup,
  values.seed,
  levels.map(({ name }) => ({ level: name })),
);
/** Common defeats, each match with equal weight: as predicted on average, and as they came. */
const defeats = { told: 0, came: 0 };
const clock = (): number => performance.now();
const players = levels.map((level) => Array.from({ length: seats }, () => level.make(game, setup, { clock })));
for (let number = 0; number < matches; number += 1) {
  const told: { seat: number; share: number }[] = [];
  let moments = 0;
  let together = 0;
  const bots = Array.from({ length: seats }, (_, seat) => players[(seat + number) % levels.length][seat]);
  const { final } = playMatch(game, setup, bots, `${values.seed}/${number}`, {
    onStep(state) {
      if (game.actors(state) === NOBODY || !isAtRest(game, state)) return;
      moments += 1;
      if (moments % every !== 0) return;
      const ofAll = shares.ofAll(state);
      for (const [seat, share] of ofAll.entries()) told.push({ seat, share });
      together += 1 - sumOf(ofAll);
    },
  });
  const won = new Float64Array(seats);
  payoffOf(final, won);
  const payoffs = Array.from(won);
  defeats.told += (together * seats) / Math.max(1, told.length) / matches;
  defeats.came += (1 - sumOf(payoffs)) / matches;
  calibration.add(told.map(({ seat, share }) => ({ share, payoff: payoffs[seat] })));
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
/** Columns of the plot: predicted and won shares from 0 to 100 %. */
const WIDTH = 41;

/** The interval of a row as a bar, the won share as o, the predicted one as +; both as X. */
function bar({ told, got }: CalibrationRow): string {
  const at = (share: number): number => Math.round(share * (WIDTH - 1));
  const cells = Array.from({ length: WIDTH }, (_, i): string => (i >= at(got.low) && i <= at(got.high) ? '-' : ' '));
  cells[at(told)] = '+';
  cells[at(got.value)] = at(got.value) === at(told) ? 'X' : 'o';
  return cells.join('');
}

console.log(`${game.title}, ${seats} seats, ${matches} matches of ${levels.map(({ name }) => name).join(', ')}\n`);
console.log(`| told | mean told | won (95 %, over matches) | moments | matches | ${'+ told, o won'.padEnd(WIDTH)} |`);
console.log('| --- | --- | --- | --- | --- | --- |');
for (const row of calibration.rows()) {
  const { from, to, told, got, moments } = row;
  const band = `${100 * from}-${100 * to} %`;
  const won = `${percent(got.value)} (${percent(got.low)} to ${percent(got.high)})`;
  console.log(`| ${band} | ${percent(told)} | ${won} | ${moments} | ${row.matches} | ${bar(row)} |`);
}
// Shares are already tempered by this table's certainty; the certainty found here is a further factor.
const certainty = calibration.certainty(seats) * shares.certainty;
const [error, noise] = [calibration.error(), calibration.noise()];
const net = Math.sqrt(Math.max(0, error ** 2 - noise ** 2));
console.log(
  `\nMean error ${percent(error)}, of which luck ${percent(noise)}: ${percent(net)} without it; certainty ${certainty.toFixed(2)}`,
);
if (seats > 1 && defeats.told + defeats.came > 0.001) {
  const odds = (share: number): number => share / (1 - share);
  const factor = (odds(defeats.came) / odds(defeats.told)) * shares.defeat;
  console.log(
    `All lost together in ${percent(defeats.came)}, told ${percent(defeats.told)}; factor on the odds ${factor.toFixed(2)}`,
  );
}
