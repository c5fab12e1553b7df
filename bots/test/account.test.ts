import { describe, expect, test } from 'vitest';
import { accountsOf } from '../review/account.ts';
import { errorCountsOf, gradeOf } from '../review/errors.ts';
import type { Passage, Review, ReviewedChoice } from '../review/review.ts';

const said = { line: 'played', bestLine: 'better', words: ['Play'], bestWords: ['Play better'] };

/** A choice of a seat of two that gave away so much. */
function choice(seat: number, loss: number): ReviewedChoice {
  const effect = seat === 0 ? [-loss, loss] : [loss, -loss];
  return { seat, matters: true, error: { value: 0.2, bestValue: 0.2 + loss, low: 0.01, high: 1, effect, ...said } };
}

/** A match of two with these shares told for the first seat. */
function matchOf(
  ...passages: readonly (Pick<Passage, 'by' | 'seats'> & Partial<Passage> & { share: number })[]
): Review {
  return {
    ...{ level: 'scout', start: [0.5, 0.5], decided: null, error: null, blamed: null },
    examined: { suspected: 0, closely: 0 },
    milliseconds: null,
    passages: passages.map(({ share, ...one }, i) => ({
      ...{ from: i, to: i + 1, shares: [share, 1 - share], guesses: null, choices: [] },
      ...one,
    })),
  };
}

describe('an account', () => {
  test('puts down to luck what chance changed, and to choices what they gave away; the rest is the reviewer’s own', () => {
    const [first, second] = accountsOf(
      matchOf(
        { by: 'chance', seats: [], share: 0.62 },
        { by: 'seats', seats: [0], share: 0.4, choices: [choice(0, 0.15)] },
        { by: 'seats', seats: [1], share: 0.5, choices: [choice(1, 0.05)] },
      ),
    );
    expect(first.luck).toBeCloseTo(0.12);
    expect(first.own).toBeCloseTo(-0.15);
    expect(first.others).toBeCloseTo(0.05);
    expect(first.revised).toBeCloseTo(-0.07 + 0.05);
    expect(second.luck).toBeCloseTo(-0.12);
    expect(second.own).toBeCloseTo(-0.05);
    expect(second.others).toBeCloseTo(0.15);
  });

  test('has a row for guesses, in which the errors of those who chose at the same time are', () => {
    const [first, second] = accountsOf(
      matchOf({ by: 'seats', seats: [0, 1], share: 0.7, guesses: [0.2, -0.3], choices: [choice(1, 0.1)] }),
    );
    expect(first).toMatchObject({ guesses: 0.2, own: 0, others: 0 });
    expect(first.revised).toBeCloseTo(0);
    expect(second.guesses).toBeCloseTo(-0.3);
    expect(second.own).toBeCloseTo(-0.1);
    expect(second.revised).toBeCloseTo(0.2);
  });

  test('counts a resignation to the seat that resigned', () => {
    const [first, second] = accountsOf(matchOf({ by: 'rule', seats: [0], share: 0 }));
    expect(first).toMatchObject({ own: -0.5, others: 0 });
    expect(second).toMatchObject({ own: 0, others: 0.5 });
  });
});

test('errors are graded, and told for each choice that mattered', () => {
  expect([0.02, 0.05, 0.2].map((loss) => gradeOf({ value: 0, bestValue: loss }))).toEqual([
    'doubtful',
    'bad',
    'blunder',
  ]);
  const idle: ReviewedChoice = { seat: 0, matters: false, error: null };
  const [first, second] = errorCountsOf(
    matchOf({ by: 'seats', seats: [0], share: 0.5, choices: [choice(0, 0.02), choice(0, 0.1), idle] }),
  );
  expect(first.counts).toEqual({ doubtful: 1, bad: 0, blunder: 1 });
  expect(first.mattered).toBe(2);
  expect(first.rate).toBeCloseTo(0.06);
  expect(second).toMatchObject({ mattered: 0, rate: 0 });
});
