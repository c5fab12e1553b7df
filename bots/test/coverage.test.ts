// The simulator is simulated: over many series of games whose rates are known, an interval of 95 % holds the true value
// in 93 to 97 of a hundred series.
import { CHANCE, NOBODY } from '@marchlands/core/seat.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeBot } from '../levels.ts';
import { playSeriesMatch } from '../series.ts';
import type { Interval } from '../stats.ts';
import { type SeriesSummary, summarize } from '../summary.ts';
import { toy } from './toys.ts';

const SEATS = 4;
const TURN = 2 * SEATS;
const RUIN = TURN + 1;

/**
 * Four seats are dealt a card of 0 to 3 each, which the seatings of a deal share, then each names 0 to 5 in turn; the
 * largest sum wins, level sums share. With `edge` the first seat's sum counts so much more. At first chance decides
 * whether all lose, one time in `ruin`.
 */
function auction(edge: number, ruin: number) {
  return toy({
    seats: SEATS,
    actors(n) {
      const turn = n[TURN];
      if (turn <= SEATS) return CHANCE;
      return turn <= 2 * SEATS && n[RUIN] === 0 ? 1 << (turn - SEATS - 1) : NOBODY;
    },
    legal: () => [0, 1, 2, 3, 4, 5],
    outcomes: (n) =>
      n[TURN] === 0 ? [[0, ruin - 1] as const, [1, 1] as const] : [0, 1, 2, 3].map((card) => [card, 1] as const),
    apply(n, _, code) {
      const turn = n[TURN];
      if (turn === 0) n[RUIN] = code;
      else n[turn - 1] = code;
      n[TURN] = turn + 1;
    },
    winners: (n) => (n[RUIN] === 1 ? [] : best(n, edge)),
    defeat: (n) => n[RUIN] === 1,
  });
}

function best(n: ArrayLike<number>, edge: number): number[] {
  const sums = Array.from({ length: SEATS }, (_, s) => (n[s] ?? 0) + (n[SEATS + s] ?? 0) + (s === 0 ? edge : 0));
  const most = Math.max(...sums);
  return sums.flatMap((sum, seat) => (sum === most ? [seat] : []));
}

/** Each seat's share if a common defeat is impossible, from all possible sums. */
function sharesOf(edge: number): number[] {
  const odds = new Map<number, number>();
  for (let card = 0; card < 4; card += 1)
    for (let named = 0; named < 6; named += 1) odds.set(card + named, (odds.get(card + named) ?? 0) + 1 / 24);
  const shares = new Array<number>(SEATS).fill(0);
  const walk = (sums: readonly number[], probability: number): void => {
    if (sums.length < SEATS) {
      for (const [sum, p] of odds) walk([...sums, sum], probability * p);
      return;
    }
    const winners = best([...sums, 0, 0, 0, 0], edge);
    for (const seat of winners) shares[seat] = (shares[seat] ?? 0) + probability / winners.length;
  };
  walk([], 1);
  return shares;
}

/** Estimates of a series that all have the same true value. */
type Asked = (summary: SeriesSummary) => readonly (Interval | null | undefined)[];

/** The percentage of intervals that contain the truth, over series of this many deals each. */
function coverage(edge: number, ruin: number, series: number, deals: number) {
  const { game, setup } = auction(edge, ruin);
  const bots = Array.from({ length: SEATS }, () => makeBot('random', game, setup));
  const summaries: SeriesSummary[] = [];
  for (let i = 0; i < series; i += 1) {
    const matches = Array.from({ length: deals * SEATS }, (_, index) =>
      playSeriesMatch(game, setup, bots, `series ${i}`, index),
    );
    summaries.push(summarize(matches, SEATS));
  }
  return (asked: Asked, truth: number): number => {
    const intervals = summaries.flatMap((summary) => asked(summary).filter((one) => one != null));
    const covering = intervals.filter(({ low, high }) => low <= truth && truth <= high);
    return (100 * covering.length) / intervals.length;
  };
}

describe.each([
  ['equal seats', 0],
  ['a first seat that is better', 2],
])('%s', (_, edge) => {
  const ruin = 5;
  const alive = 1 - 1 / ruin;
  const shares = sharesOf(edge);
  let covered: ReturnType<typeof coverage>;
  beforeAll(() => {
    covered = coverage(edge, ruin, 500, 32);
  }, 120_000);

  test.each<[string, Asked, number]>([
    ['the wins of a player', ({ players }) => players.map(({ wins }) => wins), alive / SEATS],
    ['the payoff of a player', ({ players }) => players.map(({ payoff }) => payoff), alive / SEATS],
    ['the gain of one player over another', ({ players }) => players.map(({ gain }) => gain), 0],
    ['the wins of the first seat', ({ seats }) => [seats[0]], alive * (shares[0] ?? 0)],
    ['the wins of the last seat', ({ seats }) => [seats[3]], alive * (shares[3] ?? 0)],
    ['the defeats', ({ defeats }) => [defeats], 1 - alive],
    ['the joint payoff', ({ joint }) => [joint], alive],
  ])('the interval of %s covers 93 to 97 %', (_, asked, truth) => {
    const percent = covered(asked, truth);
    expect(percent).toBeGreaterThanOrEqual(93);
    expect(percent).toBeLessThanOrEqual(97);
  });
});
