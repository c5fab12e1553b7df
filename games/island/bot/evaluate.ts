import { shareOut, weighed } from '@marchlands/core/linear.ts';
import { everySeat, isActing, maskOf, type Seat } from '@marchlands/core/seat.ts';
import { ALL_KINDS } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { pointsOf } from '../rules/points.ts';
import { pickedBy } from '../rules/robber.ts';
import { whyNotAccept, whyNotDeal } from '../rules/trade.ts';
import { ANSWER, dueStep, ENDING, STACK, STEP, type State } from '../state.ts';
import { isNearWin } from './dealing.ts';
import { COUNT, type Counted, describe, describeHands, FEATURES, type Feature } from './features.ts';
import { BASE, KNIGHTS } from './weights.ts';

const inOrder = (weights: { readonly [feature in Feature]: number }): Float64Array =>
  Float64Array.from(FEATURES, (feature) => weights[feature]);

/** Weights in the order of the features. */
export const base = inOrder(BASE);
export const knights = inOrder(KNIGHTS);

/** The weights for a match. */
export function weightsFor(s: State): Float64Array {
  return s.setup.isBase ? base : knights;
}

/** The value of an ended match: the win goes to the seat that reached the points, or to all with the most points. */
function settle(s: State, values: Float64Array): void {
  const { seats } = s.setup;
  let most = 0;
  let winners = 0;
  for (let seat = 0; seat < seats; seat += 1) {
    const points = pointsOf(s, seat);
    if (points > most) winners = 0;
    if (points >= most) winners += 1;
    most = Math.max(most, points);
  }
  for (let seat = 0; seat < seats; seat += 1) {
    if (s.reason === ENDING.points) values[seat] = seat === s.active ? 1 : 0;
    else values[seat] = pointsOf(s, seat) === most ? 1 / winners : 0;
  }
}

/** The mask of all seats: nobody goes out. */
export function everyone(s: State): number {
  return everySeat(s.setup.seats);
}

/** The seats' sums of features, and their shares of the win. */
class Scale {
  readonly #features = new Float64Array(MAX_SEATS * COUNT);
  readonly #sums = new Float64Array(MAX_SEATS);

  weigh(s: State, weights: Float64Array, values: Float64Array): Counted {
    const counted = describe(s, this.#features);
    for (let seat = 0; seat < s.setup.seats; seat += 1) this.#sums[seat] = weighed(this.#features, weights, seat);
    shareOut(this.#sums, everyone(s), s.setup.seats, values);
    return counted;
  }

  /**
   * The value if a deal with a seat is made; restores the state and the previous result.
   * @param counted of the last evaluated state
   */
  weighDeal(s: State, counted: Counted, other: Seat, weights: Float64Array, values: Float64Array): void {
    const { active } = s;
    const own = this.#sums[active];
    const others = this.#sums[other];
    exchange(s, other, 1);
    describeHands(s, counted, active, other, this.#features);
    this.#sums[active] = weighed(this.#features, weights, active);
    this.#sums[other] = weighed(this.#features, weights, other);
    shareOut(this.#sums, everyone(s), s.setup.seats, values);
    exchange(s, other, -1);
    this.#sums[active] = own;
    this.#sums[other] = others;
  }
}

const scale = new Scale();

/** Exchanges cards as in a deal with a seat, or back. */
export function exchange(s: State, other: Seat, sign: 1 | -1): void {
  const isCounter = s.answer[other] === ANSWER.counter;
  for (let kind = 0; kind < s.setup.kinds; kind += 1) {
    const at = other * ALL_KINDS + kind;
    const given = isCounter ? s.counterWant[at] : s.give[kind];
    const taken = isCounter ? s.counterGive[at] : s.want[kind];
    s.held[s.active * ALL_KINDS + kind] += sign * (taken - given);
    s.held[at] += sign * (given - taken);
  }
}

/** Whether a deal with a seat is possible: it has accepted or countered, or has yet to answer and could accept. */
function isOpen(s: State, other: Seat, asked: number): boolean {
  const isAgreed = s.answer[other] === ANSWER.accept || s.answer[other] === ANSWER.counter;
  if (isAgreed) return whyNotDeal(s, s.active, other) === null;
  return isActing(asked, other) && whyNotAccept(s, other) === null;
}

const deal = new Float64Array(MAX_SEATS);
const before = new Float64Array(MAX_SEATS);

/**
 * The value of an offer being answered: the active player takes its best deal, if one beats none; seats that have not
 * answered yet accept if they gain. Restores the state.
 *
 * @returns the seat with that deal; -1 if none
 */
function weighOffer(s: State, weights: Float64Array, values: Float64Array): Seat {
  const asked = dueStep(s) === STEP.answer ? STACK.seats(s) : 0;
  const counted = scale.weigh(s, weights, values);
  let best = -1;
  before.set(values);
  for (let other = 0; other < s.setup.seats; other += 1) {
    if (other === s.active || !isOpen(s, other, asked)) continue;
    scale.weighDeal(s, counted, other, weights, deal);
    const isAgreed = s.answer[other] !== ANSWER.none || deal[other] > before[other];
    if (!isAgreed || deal[s.active] <= values[s.active]) continue;
    for (let seat = 0; seat < s.setup.seats; seat += 1) values[seat] = deal[seat];
    best = other;
  }
  return best;
}

const dealt = new Float64Array(MAX_SEATS);

/** The seat with the active player's best deal, if one that may be counted on beats none; else -1. */
export function bestDeal(s: State): Seat {
  return weighOffer(s, weightsFor(s), dealt);
}

/** Whether a seat that has yet to answer the offer gains by it. */
export function isWelcome(s: State, seat: Seat): boolean {
  if (isNearWin(s, s.active) || !isOpen(s, seat, maskOf(seat))) return false;
  const weights = weightsFor(s);
  const counted = scale.weigh(s, weights, before);
  scale.weighDeal(s, counted, seat, weights, deal);
  return deal[seat] > before[seat];
}

/**
 * The value of an offer or counter-offer begun and not sent: worse than a lost match, or a losing seat would go on
 * talking.
 */
const UNSENT = -1e-9;
/** The cost of an offer awaiting answers: otherwise it would equal none. */
export const SENT = 0.995;
/** The cost of taking an offer from a seat about to win. */
const FED = 0.8;
/** The cost of a counter-offer: it may come to nothing. */
export const COUNTERED = 0.97;

/** The weight of an unfinished discard or gift: the cards that must still go look like one's own. */
const SHEDDING = 0.5;

/**
 * Talking has a cost: a seat offers only if it gains, never begins an offer or counter-offer without a plan, and nobody
 * accepts an offer from a seat about to win.
 */
function charge(s: State, step: number, values: Float64Array): void {
  if (step === STEP.offer) values[s.active] = UNSENT;
  if (step === STEP.discard || step === STEP.wedding) {
    for (let seat = 0; seat < s.setup.seats; seat += 1)
      if (s.due[seat] > 0 && pickedBy(s, seat) > 0) values[seat] *= SHEDDING;
  }
  if (step !== STEP.answer && step !== STEP.choose) return;
  values[s.active] *= SENT;
  const isFeeding = isNearWin(s, s.active);
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    const answer = s.answer[seat];
    if (answer === ANSWER.countering) values[seat] = UNSENT;
    if (answer === ANSWER.counter) values[seat] *= COUNTERED;
    if (isFeeding && (answer === ANSWER.accept || answer === ANSWER.counter)) values[seat] *= FED;
  }
}

type Evaluation = (s: State, values: Float64Array) => void;

/** An evaluation from weights in the order of the features. */
export function evaluationBy(weightsOf: (s: State) => Float64Array): Evaluation {
  return (s, values) => {
    const step = dueStep(s);
    if (step === STEP.over) settle(s, values);
    else if (step === STEP.answer || step === STEP.choose) weighOffer(s, weightsOf(s), values);
    else scale.weigh(s, weightsOf(s), values);
    charge(s, step, values);
  };
}

/** Expected share of the win. */
export const evaluate: Evaluation = evaluationBy(weightsFor);

/** Before a roll, production counts its possible yield, and `excess` the loss to a seven. */
export function isQuiet(s: State): boolean {
  return dueStep(s) === STEP.red;
}
