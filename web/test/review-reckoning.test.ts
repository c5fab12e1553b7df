import { isBlameRough } from '@marchlands/bots/review/errors.ts';
import type { Passage, ReviewedChoice } from '@marchlands/bots/review/review.ts';
import { describe, expect, it } from 'vitest';
import { momentAt, placeOf, placesOfMarkers, spread } from '../review/lines.ts';
import { defeatAfter, defeatBefore, isRough, mistakesOf, turningPointsOf } from '../review/reckoning.ts';
import { decidedText, movesText, noneText, playedOf, signedTenths, toldOf, turningPointText } from '../review/words.ts';
import type { LogLine, MatchReview } from '../table/table.ts';

function choice(seat: number, value: number, bestValue: number): ReviewedChoice {
  const effect = seat === 0 ? [value - bestValue, bestValue - value] : [bestValue - value, value - bestValue];
  const said = { line: 'played', bestLine: 'better', words: ['Play'], bestWords: ['Play better'] };
  const error = { value, bestValue, low: 0.01, high: 1, effect, ...said };
  return { seat, matters: true, error: bestValue > value ? error : null };
}

/** A match of two with only these passages: the actor, the first seat's share afterwards, its choices. */
function matchOf(
  ...passages: readonly [by: Passage['by'], share: number, ...choices: ReviewedChoice[]][]
): MatchReview {
  return {
    level: 'scout',
    start: [0.5, 0.5],
    decided: null,
    error: null,
    blamed: null,
    examined: { suspected: 0, closely: 0 },
    milliseconds: null,
    passages: passages.map(([by, share, ...choices], i) => ({
      ...{ from: i, to: i + 1, at: i + 1, by, choices, guesses: null, choice: '' },
      seats: by === 'seats' ? [0] : [],
      shares: [share, 1 - share],
    })),
  };
}

const line = (at: number, ...sentences: (string | null)[]): LogLine => ({
  ...{ at, by: 0, notation: null },
  events: sentences.map((sentence, id) => ({ id, event: { kind: 'happened' }, sentence })),
});

describe('places along the chart', () => {
  it.each([1, 2, 60, 900])('show what the match ended with apart from the moment before, of %d passages', (last) => {
    expect(placeOf(last, last, 300) - placeOf(last - 1, last, 300)).toBeGreaterThanOrEqual(15);
    expect([placeOf(0, last, 300), placeOf(last, last, 300)]).toEqual([0, 300]);
  });

  it('lead back to their moments, and those beside the chart to its ends', () => {
    for (let i = 0; i <= 40; i += 1) expect(momentAt(placeOf(i, 40, 300), 40, 300)).toBe(i);
    expect([momentAt(-20, 40, 300), momentAt(320, 40, 300)]).toEqual([0, 40]);
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

describe('a common defeat', () => {
  it('takes what is missing to one', () => {
    const review = matchOf(['seats', 0.5]);
    expect(defeatAfter(review)).toBe(0);
    const passages = [{ ...review.passages[0], shares: [0, 0] }];
    expect(defeatBefore({ ...review, start: [0.5, 0.3] })).toBeCloseTo(0.2);
    expect(defeatAfter({ ...review, passages })).toBe(1);
  });
});

it('says that shares are rough where they were off by more than four per cent, and where nobody knows', () => {
  const review = matchOf(['seats', 0.5]);
  expect([null, 0.05, 0.04].map((error) => isRough({ ...review, error }))).toEqual([true, true, false]);
});

it('says that blame is rough where fewer than nine of ten such choices were worse, and where nobody knows', () => {
  const review = matchOf(['seats', 0.5]);
  const judged = [null, { judged: 40, worse: 35 }, { judged: 40, worse: 36 }];
  expect(judged.map((blamed) => isBlameRough({ ...review, blamed }))).toEqual([true, true, false]);
});

describe('better choices', () => {
  const review = matchOf(
    ['seats', 0.5, choice(0, 0.5, 0.51)],
    ['seats', 0.5, choice(0, 0.3, 0.4), choice(1, 0.2, 0.4)],
    ['seats', 0.5, choice(0, 0.5, 0.5)],
  );

  it('come with those that gave away most first; of what is not shown nothing is said', () => {
    expect(mistakesOf(review).map(({ passage, seat }) => [passage, seat])).toEqual([
      [1, 1],
      [1, 0],
      [0, 0],
    ]);
  });

  it('are those of one seat where one is asked for', () => {
    expect(mistakesOf(review, 0).map(({ passage }) => passage)).toEqual([1, 0]);
  });
});

describe('words', () => {
  const review = matchOf(['chance', 0.67], ['seats', 0.3], ['chance', 1]);
  const log = [line(1, 'Amber rolls 6.', null), line(2, 'One.', 'Two.', 'Three.'), line(3, null)];

  const nameOf = (seat: number) => ['Amber', 'Teal'][seat];

  it('tell a moment in the sentences of the log, and where it has none who acted', () => {
    expect(toldOf(log, review, 0, nameOf)).toBe('Amber rolls 6.');
    expect(toldOf(log, review, 1, nameOf)).toBe('One. Two. …');
    expect(toldOf(log, review, 2, nameOf)).toBe('Chance acted.');
    expect(toldOf([], review, 1, nameOf)).toBe('Amber chose.');
    // bug: a choice of which the log has no sentence stood as a decisive moment without saying what it was
    const [first, second] = review.passages;
    const named = { ...review, passages: [first, { ...second, choice: 'End attacking' }] };
    expect(toldOf([], named, 1, nameOf)).toBe('Amber chose: End attacking.');
    const turn = { passage: 0, seat: 0, before: 0.5, after: 0.67 };
    expect(turningPointText('Amber rolls 6.', turn, 'Amber')).toBe(
      'Amber rolls 6. Amber: from 50\u00a0% to 67\u00a0%.',
    );
  });

  it('say what a seat played: one move as it is called, more of them as the log tells them', () => {
    expect(playedOf(log, review, 1, 0, ['Play'])).toBe('Play');
    expect(playedOf(log, review, 1, 0, ['Play', 'Stop'])).toBe('One. Two. …');
    // Nothing in the log is of this seat.
    expect(playedOf(log, review, 1, 1, ['Play', 'Stop'])).toBe('Play, Stop');
    expect(movesText(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toBe('a, b, c, d, e, f, …');
  });

  it('name the part of the final score that decided', () => {
    const decided = { winner: 1, other: 0, label: 'Treasure', points: 8, otherPoints: 2 };
    expect(decidedText(decided, nameOf)).toBe('Treasure decided the final score: Teal 8, Amber 2.');
  });

  it('bug: told that there is no better choice where possible errors were left', () => {
    expect(noneText({ suspected: 14, closely: 1 }, false)).toBe('No better choice has been shown so far.');
    expect(noneText({ suspected: 14, closely: 14 }, false)).toBe('The bot found no better choice than those played.');
  });

  it('bug: denied all better choices where one seat had none and the account counted another’s', () => {
    expect(noneText({ suspected: 14, closely: 1 }, true)).toBe('No better choice of this seat has been shown so far.');
    expect(noneText({ suspected: 14, closely: 14 }, true)).toBe(
      'The bot found no better choice than those played by this seat.',
    );
  });

  it('write differences with their sign, to the tenth', () => {
    expect([0.124, -0.08, 0.0004, -0.0004].map(signedTenths)).toEqual(['+12.4', '−8.0', '0.0', '0.0']);
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
