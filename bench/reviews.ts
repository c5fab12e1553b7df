// `npm run reviews -- --game ID [options]`: can a review be trusted? Bots play matches, each is reviewed; prints
// whether every account closes, its parts, and the errors found. With --blamed, errors are judged again: the choice and
// the better one are each made in many sampled worlds, and a strong bot plays on.

import type { Bot } from '@marchlands/bots/bot.ts';
import { levelOf, levelsOf } from '@marchlands/bots/levels.ts';
import { type Account, accountsOf } from '@marchlands/bots/review/account.ts';
import { Comparison, type Expected } from '@marchlands/bots/review/comparison.ts';
import { errorCountsOf, gradeOf } from '@marchlands/bots/review/errors.ts';
import { drawnOf, likelyOf, type Mixture } from '@marchlands/bots/review/guesses.ts';
import { type Review, review } from '@marchlands/bots/review/review.ts';
import { Mean, sumOf, wilson } from '@marchlands/bots/stats.ts';
import type { Game } from '@marchlands/core/game.ts';
import { seededDice } from '@marchlands/core/match/dice.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyState } from '@marchlands/core/types.ts';
import { badUsage, readObject, readOptions, readWhole } from '../tools/usage.ts';
import { gameNamed } from './game-named.ts';

const OPTIONS = {
  game: { type: 'string' },
  matches: { type: 'string', default: '100' },
  seats: { type: 'string', default: '2' },
  options: { type: 'string', default: '{}' },
  levels: { type: 'string', default: '' },
  milliseconds: { type: 'string', default: '12000' },
  iterations: { type: 'string', default: '60' },
  blamed: { type: 'string', default: '0' },
  playouts: { type: 'string', default: '40' },
  decisions: { type: 'string', default: '12' },
  judge: { type: 'string' },
  list: { type: 'boolean', default: false },
  seed: { type: 'string', default: 'reviews' },
  help: { type: 'boolean', default: false },
} as const;

const usage = `usage: npm run reviews -- --game ID [options]
  --matches N       matches to play and review (default 100)
  --seats N         seats (default 2)
  --options JSON    house rules that differ from the standard ones
  --levels A,B      who plays, seat by seat, in turn (default: the levels of the game, the strongest first)
  --milliseconds N  time for each review (default 12000); 0 for a number of iterations
  --iterations N    for each look, where no time is given (default 60)
  --blamed N        most choices graded bad or worse that are judged anew (default 0)
  --playouts N      worlds in which each of them is played on (default 40)
  --decisions N     decisions that are played on (default 12); 0 for to the end
  --judge LEVEL     who plays on (default: the strongest level of the game)
  --list            prints each choice that is judged again: the match, both lines, the loss told and judged
  --seed TEXT       equal seeds make equal matches`;

const values = readOptions(OPTIONS);
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const game = await gameNamed(values.game);
const seats = readWhole('seats', values.seats, 1);
const matches = readWhole('matches', values.matches, 1);
const milliseconds = readWhole('milliseconds', values.milliseconds, 0);
const iterations = readWhole('iterations', values.iterations, 1);
const mostBlamed = readWhole('blamed', values.blamed, 0);
const playouts = readWhole('playouts', values.playouts, 2);
const decisions = readWhole('decisions', values.decisions, 0);
const options = readObject('options', values.options, '{"cycleCap":30}');
const strongest = levelsOf(game).at(-1)?.name ?? '';
const names =
  values.levels === ''
    ? levelsOf(game)
        .map(({ name }) => name)
        .reverse()
    : values.levels.split(',');
const levels = names.map((name) => {
  const level = levelOf(name, game);
  if (!level.ok) badUsage(level.problem.message);
  return level.value;
});
const judgeLevel = levelOf(values.judge ?? strongest, game);
if (!judgeLevel.ok) badUsage(judgeLevel.problem.message);

/** A finished match between the levels. */
function played(number: number): Match {
  const made = createMatch(game, { seats, options, dice: seededDice(`${values.seed}/${number}`) });
  if (!made.ok) badUsage(made.problem.message);
  const match = made.value;
  const bots = Array.from({ length: seats }, (_, seat) =>
    levels[(seat + number) % levels.length].make(game, match.setup, { seed: `${values.seed}/${number}/${seat}` }),
  );
  while (!match.isOver) {
    const seat = match.awaited().find((one) => match.sealed(one) === null) ?? 0;
    const done = match.submit(seat, bots[seat].think(match.view(seat), seat).moves, match.version(seat));
    if (!done.ok) throw new Error(done.problem.message);
  }
  return match;
}

function reviewed(match: Match, number: number): Review {
  const time = milliseconds === 0 ? { iterations } : { time: { milliseconds, clock: () => performance.now() } };
  const going = review(match, { seed: `${values.seed}/${number}`, ...time });
  for (;;) {
    const { done, value } = going.next();
    if (done === true) return value;
  }
}

const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`;

const PARTS = ['luck', 'guesses', 'own', 'others', 'revised'] as const;
const sizes = new Map<(typeof PARTS)[number], Mean>(PARTS.map((part) => [part, new Mean()]));
const seconds = new Mean();
const rates = new Map<string, Mean>();
const grades = { doubtful: 0, bad: 0, blunder: 0 };
let gap = 0;
let offOne = 0;
/** Choices judged again: those found worse, and those shown to be worse. */
const again = { judged: 0, worse: 0, shown: 0, better: 0 };

function note({ start, end, ...parts }: Account): void {
  gap = Math.max(gap, Math.abs(end - start - sumOf(PARTS.map((part) => parts[part]))));
  for (const part of PARTS) sizes.get(part)?.add(Math.abs(parts[part]));
}

/** The simultaneous choices of other seats, drawn from a bot's mixtures. */
function expectedBy(bot: Bot, { view }: Game, before: AnyState): Expected {
  const mixtures = new Map<Seat, Mixture>();
  return (seat, rng) => {
    const known = mixtures.get(seat) ?? likelyOf(bot.think(view(before, seat), seat).considered);
    mixtures.set(seat, known);
    return drawnOf(known, rng);
  };
}

function judgeAgain(match: Match, made: Review, number: number): void {
  const { setup } = match;
  const bot = (judgeLevel.ok ? judgeLevel.value : levels[0]).make(game, setup, { seed: 'judge' });
  const strong = levels[0].make(game, setup, { seed: 'expected' });
  const later = decisions === 0 ? Number.POSITIVE_INFINITY : decisions;
  const comparison = new Comparison(game, setup, `${values.seed}/${number}/again`, { later, bot });
  for (const { from, choices } of made.passages) {
    for (const { seat, error } of choices) {
      if (error === null || gradeOf(error) === 'doubtful' || again.judged >= mostBlamed) continue;
      const before = match.stateAt(from);
      const codes = [error.line, error.bestLine].map((line) => {
        const steps = game.notation.parse(before, seat, line);
        if (!steps.ok) throw new Error(`${line}: ${steps.problem.message}`);
        return steps.value.filter(({ by }) => by === seat).map(({ code }) => code);
      });
      const expected = game.keepsSecrets(setup) ? undefined : expectedBy(strong, game, before);
      const compared = comparison.begin(game.view(before, seat), seat, codes[0], codes[1], expected);
      compared.add(playouts);
      const { value, low, high } = compared.loss;
      again.judged += 1;
      if (value > 0) again.worse += 1;
      if (low > 0) again.shown += 1;
      if (high < 0) again.better += 1;
      if (values.list) {
        const told = `${percent(error.bestValue - error.value)} (${percent(error.low)} to ${percent(error.high)})`;
        const judged = `${percent(value)} (${percent(low)} to ${percent(high)})`;
        console.log(
          `${number}.${from}  ${error.line}  |  ${error.bestLine}  |  ${gradeOf(error)} ${told}  |  ${judged}`,
        );
      }
    }
  }
}

for (let number = 0; number < matches; number += 1) {
  const match = played(number);
  const begun = performance.now();
  const made = reviewed(match, number);
  seconds.add((performance.now() - begun) / 1000);
  for (const account of accountsOf(made)) note(account);
  for (const shares of [made.start, ...made.passages.map((one) => one.shares)]) {
    offOne = Math.max(offOne, sumOf(shares) - 1);
  }
  for (const { seat, counts, rate } of errorCountsOf(made)) {
    const { name } = levels[(seat + number) % levels.length];
    rates.set(name, rates.get(name) ?? new Mean());
    rates.get(name)?.add(rate);
    for (const grade of ['doubtful', 'bad', 'blunder'] as const) grades[grade] += counts[grade];
  }
  if (again.judged < mostBlamed) judgeAgain(match, made, number);
}

console.log(`${game.title}, ${seats} seats, ${matches} matches\n`);
console.log(
  `Largest gap of an account: ${percent(gap, 6)}; no sum of shares is above 100 % by more than ${percent(offOne, 6)}`,
);
console.log(`Mean size by seat: ${PARTS.map((part) => `${part} ${percent(sizes.get(part)?.value ?? 0)}`).join(', ')}`);
console.log(`Errors: ${grades.doubtful} doubtful, ${grades.bad} bad, ${grades.blunder} blunders`);
console.log(
  `Given away for each choice that mattered: ${[...rates].map(([name, { value }]) => `${name} ${percent(value, 2)}`).join(', ')}`,
);
console.log(`A review took ${seconds.value.toFixed(1)} s, at most ${seconds.high.toFixed(1)} s`);
if (again.judged > 0) {
  const { value, low, high } = wilson(again.worse, again.judged);
  console.log(
    `Judged anew by ${judgeLevel.value.name}, ${playouts} worlds, ${decisions === 0 ? 'to the end' : `${decisions} decisions`}: ` +
      `${again.worse} of ${again.judged} worse, ${percent(value)} (${percent(low)} to ${percent(high)}); ` +
      `${again.shown} shown worse, ${again.better} shown better`,
  );
}
