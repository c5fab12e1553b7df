import type { Passage, ReviewedChoice } from '@marchlands/bots/review/review.ts';
import { describe, expect, it } from 'vitest';
import { placesOfMarkers, spread } from '../review/lines.ts';
import { isClear, mistakesOf, sumsOf, turningPointsOf } from '../review/reckoning.ts';
import { playedOf, signed, toldOf, turningPointText } from '../review/words.ts';
import type { LogLine, MatchReview } from '../table/table.ts';

function choice(seat: number, value: number, bestValue: number, isSure = true): ReviewedChoice {
  const best = bestValue > value ? 'better' : 'played';
  return { seat, value, bestValue, isSure, line: 'played', bestLine: best, words: 'Play', bestWords: 'Play better' };
}

/** A match of two of which only these passages are known: who acted, the share of the first seat after it, its choices. */
function matchOf(
  ...passages: readonly [by: Passage['by'], share: number, ...choices: ReviewedChoice[]][]
): MatchReview {
  return {
    level: 'scout',
    start: [0.5, 0.5],
    passages: passages.map(([by, share, ...choices], i) => ({
      ...{ from: i, to: i + 1, at: i + 1, by, choices },
      shares: [share, 1 - share],
    })),
  };
}

const line = (at: number, ...sentences: (string | null)[]): LogLine => ({
  ...{ at, by: 0, notation: null },
  events: sentences.map((sentence, id) => ({ id, event: { kind: 'happened' }, sentence })),
});

describe('sums', () => {
  it('put down to luck what chance changed, and to choices what was given away, as far as it is sure', () => {
    const sums = sumsOf(
      matchOf(
        ['chance', 0.6],
        ['seats', 0.4, choice(0, 0.4, 0.55)],
        ['chance', 0.3],
        ['seats', 0.35, choice(1, 0.65, 0.7), choice(0, 0.1, 0.9, false)],
      ),
    );
    expect(sums.map(({ seat }) => seat)).toEqual([0, 1]);
    // Up by 10, down by 10.
    expect(sums[0].luck).toBeCloseTo(0);
    expect(sums[0].givenAway).toBeCloseTo(0.15);
    expect(sums[1].givenAway).toBeCloseTo(0.05);
  });

  it('count the first passage from the shares at the start', () => {
    const [first, second] = sumsOf(matchOf(['chance', 0.62]));
    expect(first.luck).toBeCloseTo(0.12);
    expect(second.luck).toBeCloseTo(-0.12);
  });
});

describe('turning points', () => {
  const passagesOf = (review: MatchReview, most?: number) =>
    turningPointsOf(review, most).map(({ passage }) => passage);

  it('are the largest changes of any share, a choice or a roll, told in the order in which they came', () => {
    const review = matchOf(['seats', 0.55], ['seats', 0.8], ['seats', 0.75], ['chance', 0.45], ['seats', 0.2]);
    expect(passagesOf(review)).toEqual([1, 3, 4]);
    expect(passagesOf(review, 1)).toEqual([3]);
  });

  it('of a choice and what chance made of it, only the larger change', () => {
    expect(passagesOf(matchOf(['seats', 0.6], ['chance', 0.9], ['chance', 0.7], ['seats', 0.65]))).toEqual([1, 3]);
  });

  it('name the seat whose share changed most; of two that changed alike, the one that gained', () => {
    const [alike] = turningPointsOf(matchOf(['seats', 0.25]));
    expect(alike).toEqual({ passage: 0, seat: 1, before: 0.5, after: 0.75 });
    const review = matchOf(['seats', 0.55]);
    const passages = [{ ...review.passages[0], shares: [0.55, 0.2] }];
    expect(turningPointsOf({ ...review, passages })).toEqual([{ passage: 0, seat: 1, before: 0.5, after: 0.2 }]);
  });

  it('are told by what the answer leaves of a change: a share goes up and down with whose turn it is', () => {
    const review = matchOf(['seats', 0.8], ['seats', 0.5], ['seats', 0.6], ['chance', 0.3], ['seats', 0.25]);
    // The first goes up by 30, and down again at once; the second goes down by 30, of which 20 are left.
    expect(passagesOf(review, 2)).toEqual([1, 3]);
  });

  it('are none where nothing changed', () => {
    expect(passagesOf(matchOf(['seats', 0.5], ['chance', 0.504]))).toEqual([]);
  });
});

describe('better choices', () => {
  const review = matchOf(
    ['seats', 0.5, choice(0, 0.5, 0.51)],
    ['seats', 0.5, choice(1, 0.4, 0.7, false)],
    ['seats', 0.5, choice(0, 0.3, 0.4), choice(1, 0.2, 0.4)],
    ['seats', 0.5, choice(0, 0.5, 0.5)],
  );

  it('come with those that surely gave away most first; below two per cent nothing is said', () => {
    expect(mistakesOf(review).map(({ passage, choice: { seat } }) => [passage, seat])).toEqual([
      [2, 1],
      [2, 0],
      [1, 1],
    ]);
  });

  it('are those of one seat where one is asked for', () => {
    expect(mistakesOf(review, 0).map(({ passage }) => passage)).toEqual([2]);
  });

  it('are only perhaps better where the bot is not sure, or within a few per cent', () => {
    expect(isClear(choice(0, 0.3, 0.4))).toBe(true);
    expect(isClear(choice(0, 0.3, 0.4, false))).toBe(false);
    expect(isClear(choice(0, 0.3, 0.33))).toBe(false);
  });
});

describe('words', () => {
  const review = matchOf(['chance', 0.67], ['seats', 0.3], ['chance', 1]);
  const log = [line(1, 'Amber rolls 6.', null), line(2, 'One.', 'Two.', 'Three.'), line(3, null)];

  it('tell a moment in the sentences of the log', () => {
    expect(toldOf(log, review, 0)).toBe('Amber rolls 6.');
    expect(toldOf(log, review, 1)).toBe('One. Two. …');
    expect(toldOf(log, review, 2)).toBe('Step 3.');
    const first = { passage: 0, seat: 0, before: 0.5, after: 0.67 };
    expect(turningPointText('Amber rolls 6.', first, 'Amber')).toBe(
      'Amber rolls 6. Amber: from 50\u00a0% to 67\u00a0%.',
    );
  });

  it('say what a seat played: one move as it is called, more of them as the log tells them', () => {
    const one = choice(0, 0.3, 0.4);
    expect(playedOf(log, review, 1, one)).toBe('Play');
    const several = { ...one, words: one.line };
    expect(playedOf(log, review, 1, several)).toBe('One. Two.');
    // Nothing in the log is of this seat.
    expect(playedOf(log, review, 1, { ...several, seat: 1 })).toBeNull();
  });

  it('write differences with their sign', () => {
    expect([0.124, -0.08, 0.004, -0.004].map(signed)).toEqual(['+12\u00a0%', '−8\u00a0%', '0\u00a0%', '0\u00a0%']);
  });
});

describe('markers', () => {
  it('stand where their lines are apart, and beside each other nowhere', () => {
    const courses = Array.from({ length: 101 }, (_, i) => (i >= 40 && i <= 70 ? [0.8, 0.2] : [0.5, 0.5]));
    const [first, second] = placesOfMarkers(courses, 0.1);
    for (const place of [first, second]) expect([place >= 40, place <= 70]).toEqual([true, true]);
    expect(Math.abs(first - second)).toBeGreaterThan(8);
  });

  it('of moments that are close to each other stand side by side, inside the chart', () => {
    expect(spread([50, 100], 20, 300)).toEqual([50, 100]);
    expect(spread([50, 55, 60], 20, 300)).toEqual([50, 70, 90]);
    expect(spread([100, 295, 300], 20, 300)).toEqual([100, 280, 300]);
  });

  it('are there for a match of one step too', () => {
    expect(placesOfMarkers([[0.3], [1]], 0.1)).toHaveLength(1);
  });
});
