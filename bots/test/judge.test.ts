import { describe, expect, test } from 'vitest';
import type { Bot, Candidate } from '../bot.ts';
import { likelyOf } from '../review/guesses.ts';
import { Judge, type Judgement } from '../review/judge.ts';
import { Shares } from '../review/shares.ts';
import { wheels } from './toys.ts';

/** Wheels that win 3, 7, 6 and 1 times in ten; one of them is to be chosen. */
const { game, setup } = wheels([3, 7, 6, 1], 10);

const weighed = (code: number, value: number, visits: number): Candidate => ({
  ...{ codes: [code], value, visits },
  probability: 0,
});

/** Judges the choice of a wheel by a bot that has weighed these. */
function judged(chosen: number, considered: readonly Candidate[]): Judgement | null {
  const bot = { think: () => ({ moves: [], considered, iterations: 0, ending: 'fixed' }) } as unknown as Bot; // the only member used
  const view = game.view(game.start(setup), 0);
  return new Judge(game, setup, bot, new Shares(game, setup, 'seed')).judge(view, 0, [chosen]);
}

describe('a choice is judged', () => {
  test('by what it was worth less than the best, where both were looked at enough', () => {
    const judgement = judged(0, [weighed(1, 0.7, 500), weighed(0, 0.25, 40), weighed(2, 0.5, 400)]);
    expect(judgement).toMatchObject({ best: [1], isWeighed: true });
    expect(judgement?.bestValue).toBeCloseTo(0.7);
    expect(judgement?.value).toBeCloseTo(0.25);
  });

  test('one ply on, where the search left it after a bad look: one lost playout is no blunder', () => {
    const judgement = judged(2, [weighed(1, 0.72, 2959), weighed(2, 0, 1)]);
    expect(judgement).toMatchObject({ best: [1], isWeighed: false });
    expect(judgement?.value).toBeCloseTo(0.62);
  });

  test('one ply on, where the bot did not weigh it at all', () => {
    const judgement = judged(3, [weighed(1, 0.7, 100), weighed(2, 0.6, 100)]);
    expect(judgement?.isWeighed).toBe(false);
    expect(judgement?.value).toBeCloseTo(0.1);
  });

  test('with what hung on it, and what the bot would choose', () => {
    const judgement = judged(0, [{ ...weighed(1, 0.7, 500), probability: 1 }, weighed(0, 0.3, 500)]);
    expect(judgement?.stake).toBeCloseTo(0.2);
    expect(likelyOf(judgement?.considered ?? []).map(({ codes }) => codes)).toEqual([[1]]);
  });

  test('as the best itself, where nothing was better', () => {
    const judgement = judged(1, [weighed(1, 0.7, 500), weighed(2, 0.6, 500)]);
    expect(judgement).toMatchObject({ best: [1], isWeighed: true });
    expect(judgement?.value).toBe(judgement?.bestValue);
  });

  test('against no leader that was hardly looked at, and not at all without an alternative', () => {
    expect(judged(1, [weighed(1, 0.7, 500), weighed(3, 1, 2)])).toMatchObject({ best: [1] });
    expect(judged(1, [weighed(1, 0.7, 500)])).toBeNull();
  });
});
