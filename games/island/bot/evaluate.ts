import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { ALL_KINDS } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { pointsOf } from '../rules/points.ts';
import { ANSWER, dueStep, ENDING, STACK, STEP, type State } from '../state.ts';
import { isNearWin } from './dealing.ts';
import { COUNT, describe, describeHands, FEATURES, type Feature } from './features.ts';
import { BASE, KNIGHTS, ROAMING } from './weights.ts';

const features = new Float64Array(MAX_SEATS * COUNT);

const inOrder = (weights: { readonly [feature in Feature]: number }): Float64Array =>
  Float64Array.from(FEATURES, (feature) => weights[feature]);

/** Weights in the order of the features. */
export const base = inOrder(BASE);
export const knights = inOrder(KNIGHTS);
export const roaming = inOrder(ROAMING);

/** The weights that count in a match. */
export function weightsFor(s: State): Float64Array {
  if (s.setup.isBase) return base;
  return s.setup.isRoaming ? roaming : knights;
}

/** A match that is over: to whom reached the points, or to all who have most of them. */
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

/** By seat: the power of the sum of its features. */
const powers = new Float64Array(MAX_SEATS);

function sumUp(seat: Seat, weights: Float64Array): void {
  let sum = 0;
  for (let i = 0; i < COUNT; i += 1) sum += features[seat * COUNT + i] * weights[i];
  powers[seat] = Math.exp(sum);
}

function share(seats: number, values: Float64Array): void {
  let total = 0;
  for (let seat = 0; seat < seats; seat += 1) total += powers[seat];
  for (let seat = 0; seat < seats; seat += 1) values[seat] = powers[seat] / total;
}

/** Softmax over the seats of the sums of their features. */
function weigh(s: State, weights: Float64Array, values: Float64Array): void {
  describe(s, features);
  for (let seat = 0; seat < s.setup.seats; seat += 1) sumUp(seat, weights);
  share(s.setup.seats, values);
}

/** The same where a deal with a seat is made, after a state was weighed; it is put back as it was, and so is what was found. */
function weighDeal(s: State, other: Seat, weights: Float64Array, values: Float64Array): void {
  const { active } = s;
  const own = powers[active];
  const others = powers[other];
  exchange(s, other, 1);
  describeHands(s, active, other, features);
  sumUp(active, weights);
  sumUp(other, weights);
  share(s.setup.seats, values);
  exchange(s, other, -1);
  powers[active] = own;
  powers[other] = others;
}

/** Cards change hands as in a deal with a seat, or back. */
function exchange(s: State, other: Seat, sign: 1 | -1): void {
  const isCounter = s.answer[other] === ANSWER.counter;
  for (let kind = 0; kind < s.setup.kinds; kind += 1) {
    const at = other * ALL_KINDS + kind;
    const given = isCounter ? s.counterWant[at] : s.give[kind];
    const taken = isCounter ? s.counterGive[at] : s.want[kind];
    s.held[s.active * ALL_KINDS + kind] += sign * (taken - given);
    s.held[at] += sign * (given - taken);
  }
}

/** Whether a deal with a seat is open: it has accepted or countered, or has still to answer and could accept. */
function isOpen(s: State, other: Seat, asked: number): boolean {
  if (s.answer[other] === ANSWER.accept) return true;
  if (s.answer[other] === ANSWER.counter) {
    for (let kind = 0; kind < s.setup.kinds; kind += 1) {
      if (s.held[s.active * ALL_KINDS + kind] < s.counterWant[other * ALL_KINDS + kind]) return false;
    }
    return true;
  }
  if (((asked >> other) & 1) === 0) return false;
  for (let kind = 0; kind < s.setup.kinds; kind += 1) {
    if (s.held[other * ALL_KINDS + kind] < s.want[kind]) return false;
  }
  return true;
}

const deal = new Float64Array(MAX_SEATS);
const before = new Float64Array(MAX_SEATS);

/**
 * An offer that is being answered: the active player takes the deal that is best for it, if one is better than none; who
 * has not answered yet accepts what it gains by. The state is put back as it was.
 */
function weighOffer(s: State, weights: Float64Array, values: Float64Array): void {
  const asked = dueStep(s) === STEP.answer ? STACK.seats(s) : 0;
  weigh(s, weights, values);
  before.set(values);
  for (let other = 0; other < s.setup.seats; other += 1) {
    if (other === s.active || !isOpen(s, other, asked)) continue;
    weighDeal(s, other, weights, deal);
    const isAgreed = s.answer[other] !== ANSWER.none || deal[other] > before[other];
    if (!isAgreed || deal[s.active] <= values[s.active]) continue;
    for (let seat = 0; seat < s.setup.seats; seat += 1) values[seat] = deal[seat];
  }
}

/** The seat with which a deal is best for the active player, if one is better than none; else -1. */
export function bestDeal(s: State): Seat {
  const weights = weightsFor(s);
  weigh(s, weights, before);
  let most = before[s.active];
  let best = -1;
  for (let other = 0; other < s.setup.seats; other += 1) {
    if (other === s.active || !isOpen(s, other, 0)) continue;
    weighDeal(s, other, weights, deal);
    if (deal[s.active] <= most) continue;
    most = deal[s.active];
    best = other;
  }
  return best;
}

/** Whether a seat that has still to answer the offer gains by it. */
export function isWelcome(s: State, seat: Seat): boolean {
  if (isNearWin(s, s.active) || !isOpen(s, seat, maskOf(seat))) return false;
  const weights = weightsFor(s);
  weigh(s, weights, before);
  weighDeal(s, seat, weights, deal);
  return deal[seat] > before[seat];
}

/** An offer or a counter-offer that is begun and not sent: worse than a lost match, or who has lost would go on talking. */
const UNSENT = -1e-9;
/** What an offer costs that waits for answers: nothing else tells it from none. */
const SENT = 0.995;
/** What it costs to take an offer of who is about to win. */
const FED = 0.8;
/** What a counter-offer costs: it may come to nothing. */
const COUNTERED = 0.97;

/** What a discard or gift counts for that is begun and not ended: the cards that must still go look like one's own. */
const SHEDDING = 0.5;

/** Whether a seat has picked some of the cards that it gives away, and not all. */
function isShedding(s: State, seat: Seat): boolean {
  if (s.due[seat] === 0) return false;
  for (let at = seat * ALL_KINDS; at < (seat + 1) * ALL_KINDS; at += 1) if (s.picked[at] > 0) return true;
  return false;
}

/**
 * Talking is not free: a seat offers where it gains, never begins an offer or a counter-offer that it has not thought
 * through, and nobody says yes to who is about to win.
 */
function charge(s: State, step: number, values: Float64Array): void {
  if (step === STEP.offer) values[s.active] = UNSENT;
  if (step === STEP.discard || step === STEP.wedding) {
    for (let seat = 0; seat < s.setup.seats; seat += 1) if (isShedding(s, seat)) values[seat] *= SHEDDING;
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

/** An evaluation by weights in the order of the features. */
export function evaluationBy(weightsOf: (s: State) => Float64Array): Evaluation {
  return (s, values) => {
    const step = dueStep(s);
    if (step === STEP.over) settle(s, values);
    else if (step === STEP.answer || step === STEP.choose) weighOffer(s, weightsOf(s), values);
    else weigh(s, weightsOf(s), values);
    charge(s, step, values);
  };
}

/** Expected share of the win. */
export const evaluate: Evaluation = evaluationBy(weightsFor);

/** Before a roll: production counts what it may bring, and `excess` what a seven takes. */
export function isQuiet(s: State): boolean {
  return dueStep(s) === STEP.red;
}
