import type { Passage, Review, ReviewedChoice } from '@marchlands/bots/review/review.ts';
import type { Seat } from '@marchlands/core/seat.ts';

/** What chance and a seat's own choices did to its share of the win, over the whole match. */
export interface Sum {
  readonly seat: Seat;
  /** Sum of what chance changed, -1 .. 1 and beyond: luck comes and goes. */
  readonly luck: number;
  /** Sum of what its choices were worth less than the best, of those that two looks found so; at least 0. */
  readonly givenAway: number;
}

/** By seat. */
export function sumsOf({ start, passages }: Review): readonly Sum[] {
  return start.map((_, seat) => {
    let luck = 0;
    let givenAway = 0;
    for (const [i, { by, shares, choices }] of passages.entries()) {
      if (by === 'chance') luck += shares[seat] - (passages[i - 1]?.shares ?? start)[seat];
      for (const choice of choices) if (choice.seat === seat && choice.isSure) givenAway += lossOf(choice);
    }
    return { seat, luck, givenAway };
  });
}

/** What a choice was worth less than the best, 0..1. */
function lossOf({ bestValue, value }: ReviewedChoice): number {
  return bestValue - value;
}

/** A passage after which a seat could expect much more, or much less. */
export interface TurningPoint {
  /** Index among the passages. */
  readonly passage: number;
  /** The seat whose share changed most; where several changed alike, one that gained. */
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

/** Shares of the win that are no turning point: less than this is said of no passage. */
const LEAST_TURN = 0.01;

/**
 * The passages that changed the share of a seat most, in the order in which they came; of a change, what the next decisions
 * of the others left of it, since a share goes up and down with whose turn it is. Between two of them there is a decision:
 * what chance made of a choice is one moment with it.
 */
export function turningPointsOf(review: Review, most = 3): readonly TurningPoint[] {
  const { start, passages } = review;
  const all = passages.map((one, i) => changeOf(one, i, passages[i - 1]?.shares ?? start));
  const lasting = all.map((one) => lastingOf(review, one));
  const decisions: number[] = [];
  for (const { by } of passages) decisions.push((decisions.at(-1) ?? 0) + (by === 'chance' ? 0 : 1));
  const chosen: TurningPoint[] = [];
  for (const one of all.sort((a, b) => lasting[b.passage] - lasting[a.passage])) {
    if (chosen.length === most || lasting[one.passage] < LEAST_TURN) break;
    if (chosen.every(({ passage }) => decisions[passage] !== decisions[one.passage])) chosen.push(one);
  }
  return chosen.sort((a, b) => a.passage - b.passage);
}

/** How much of a change is left after as many decisions as there are other seats; what chance changes meanwhile is apart. */
function lastingOf({ start, passages }: Review, { passage, seat, before, after }: TurningPoint): number {
  const sign = Math.sign(after - before);
  let left = (after - before) * sign;
  let least = left;
  let others = start.length - 1;
  for (let i = passage + 1; i < passages.length && others > 0; i += 1) {
    if (passages[i].by === 'chance') continue;
    others -= 1;
    left += (passages[i].shares[seat] - passages[i - 1].shares[seat]) * sign;
    least = Math.min(least, left);
  }
  return Math.max(0, least);
}

function sizeOf({ before, after }: TurningPoint): number {
  return Math.abs(after - before);
}

/** Changes are alike within this: of two seats each loses what the other wins. */
const ALIKE = 0.005;

function changeOf({ shares }: Passage, passage: number, before: readonly number[]): TurningPoint {
  const changes = shares.map((after, seat): TurningPoint => ({ passage, seat, before: before[seat], after }));
  const most = Math.max(...changes.map(sizeOf)) - ALIKE;
  const largest = changes.filter((one) => sizeOf(one) >= most);
  return largest.find((one) => one.after > one.before) ?? largest[0];
}

/** A choice that had a better one beside it. */
export interface Mistake {
  /** Index among the passages. */
  readonly passage: number;
  readonly choice: ReviewedChoice;
}

/** Below this nothing is said: no bot tells such differences. */
const LEAST_LOSS = 0.02;
/** Up to this a better choice is only perhaps better. */
const FEW = 0.05;

/** Choices that gave something away, those that gave away most first; of all seats or of one. */
export function mistakesOf({ passages }: Review, of: Seat | null = null): readonly Mistake[] {
  return passages
    .flatMap(({ choices }, passage) => choices.map((choice) => ({ passage, choice })))
    .filter(({ choice }) => lossOf(choice) >= LEAST_LOSS && choice.line !== choice.bestLine)
    .filter(({ choice }) => of === null || choice.seat === of)
    .sort((a, b) => Number(isClear(b.choice)) - Number(isClear(a.choice)) || lossOf(b.choice) - lossOf(a.choice));
}

/** Whether a better choice may be called better, without a perhaps. */
export function isClear(choice: ReviewedChoice): boolean {
  return choice.isSure && lossOf(choice) >= FEW;
}
