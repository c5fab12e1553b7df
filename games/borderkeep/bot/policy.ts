import { MoveList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { GOLD, MAGIC } from '../data/cards.ts';
import { KINDS } from '../data/deck/deck.ts';
import { MIX_PAY, MOVE, unitCopy, unitKind } from '../moves.ts';
import { diceOf, fighterOf, hitsLeft, sideOf } from '../rules/fighters.ts';
import { handSize } from '../rules/hand.ts';
import { legal } from '../rules/legal.ts';
import { diceAt, hitsAt, placeOf, pointsOf } from '../rules/town.ts';
import { SIDE, STEP, type State } from '../state.ts';
import { bargain, turnsLeft, valueInHand, valueInPlay } from './values.ts';

/** The promise of a move that is chosen only if there is nothing else. */
const POOR = 0.02;

function promiseOfEnd(s: State, turns: number): number {
  switch (s.step) {
    case STEP.build:
      return 0.25;
    case STEP.attack:
      return turns < 1.5 ? 0.05 : 0.3;
    case STEP.heal:
      return 0.2;
    default:
      return 0.5;
  }
}

/** An extra card: worth buying with spare goods, room in the hand and turns left. */
function promiseOfBuying(s: State, seat: Seat, turns: number): number {
  const spare = s.goods[seat * 6 + GOLD] + s.goods[seat * 6 + MAGIC] - s.setup.options.magicDrawPrice;
  if (turns < 2) return POOR;
  return handSize(s, seat) < 5 && spare > 8 ? 0.9 : 0.15;
}

function promiseOfUnit(s: State, side: number, number: number): number {
  const at = fighterOf(s, side, number);
  return at < 0 ? POOR : (0.3 + diceOf(s, at)) / (0.6 + hitsLeft(s, at));
}

/** War: strong defenders are sent; few are if monsters may come. */
function promiseOfSending(s: State, seat: Seat): number {
  return (diceAt(s, seat, s.cursor) + hitsAt(s, seat, s.cursor)) / 12;
}

function promiseOfTarget(s: State, victim: Seat): number {
  return 1 + pointsOf(s, victim);
}

/** Whether raiders should fight on, by dice and hits of both sides. */
function promiseOfPressing(s: State): number {
  let own = 0;
  let foe = 0;
  let ownHits = 0;
  let foeHits = 0;
  for (let at = 0; at < s.count[0]; at += 1) {
    own += diceOf(s, at);
    ownHits += hitsLeft(s, at);
  }
  for (let at = SIDE; at < SIDE + s.count[1]; at += 1) {
    foe += diceOf(s, at);
    foeHits += hitsLeft(s, at);
  }
  return own * ownHits > 1.2 * foe * foeHits ? 2 : 0.1;
}

function promiseOfHero(s: State, number: number): number {
  const at = placeOf(s, s.victim, unitKind(number), unitCopy(number));
  return at < 0 ? POOR : diceAt(s, s.victim, at) + hitsAt(s, s.victim, at);
}

function promiseOfBearer(s: State, seat: Seat, number: number): number {
  const at = placeOf(s, seat, unitKind(number), unitCopy(number));
  return at < 0 ? POOR : diceAt(s, seat, at) + 2 * hitsAt(s, seat, at);
}

function promiseOfMending(s: State, number: number): number {
  const at = fighterOf(s, sideOf(s.caster), number);
  return at < 0 ? POOR : (1 + diceOf(s, at)) / hitsLeft(s, at);
}

/** Relative promise of a legal move, positive: the preference of a sensible player. */
function promise(s: State, seat: Seat, code: number, turns: number): number {
  if (code < MOVE.buy) return promiseOfEnd(s, turns);
  if (code < MOVE.guild) return code - MOVE.buy === MIX_PAY ? POOR : promiseOfBuying(s, seat, turns);
  if (code < MOVE.market) return turns < 2 ? POOR : 0.6;
  if (code < MOVE.drop) return POOR * 2;
  if (code < MOVE.keep) return 0.2 / (0.1 + valueInHand(s, seat, code - MOVE.drop, turns));
  if (code < MOVE.lapse) return code - MOVE.keep === MIX_PAY ? POOR : 1;
  if (code < MOVE.build) return 0.05;
  if (code < MOVE.spend) {
    if ((code - MOVE.build) % 2 === MIX_PAY) return POOR;
    const value = bargain(s, seat, (code - MOVE.build) >> 1, turns);
    return value > 0 ? 0.3 + value : POOR;
  }
  if (code < MOVE.attach) return 1;
  if (code < MOVE.play) return promiseOfBearer(s, seat, code - MOVE.attach);
  if (code < MOVE.target) return 0.5 + valueInHand(s, seat, code - MOVE.play, turns);
  if (code < MOVE.kill) return promiseOfTarget(s, code - MOVE.target);
  if (code < MOVE.send) return promiseOfHero(s, code - MOVE.kill);
  if (code < MOVE.stay) return promiseOfSending(s, seat);
  if (code < MOVE.press) return 0.5;
  if (code < MOVE.withdraw) return promiseOfPressing(s);
  if (code < MOVE.ensorcell) return 0.5;
  if (code < MOVE.mend) {
    const at = fighterOf(s, 1 - sideOf(s.caster), code - MOVE.ensorcell);
    return at < 0 ? POOR : 0.1 + diceOf(s, at);
  }
  if (code < MOVE.hit) return promiseOfMending(s, code - MOVE.mend);
  if (code < MOVE.lose) return promiseOfUnit(s, 1 - s.placing, code - MOVE.hit);
  if (code < MOVE.wall) return 1 / (0.2 + valueInPlay(s, code - MOVE.lose, turns));
  if (code < MOVE.recover) return code - MOVE.wall === MIX_PAY ? POOR : 0.8;
  if (code < MOVE.pick) {
    const card = (code - MOVE.recover) >> 1;
    return (code - MOVE.recover) % 2 === MIX_PAY ? POOR : valueInPlay(s, card, turns);
  }
  return code < MOVE.recall ? valueInPlay(s, code - MOVE.pick, turns) : POOR;
}

const moves = new MoveList(2 * KINDS + 128);

/** The most promising move, with some randomness among those nearly as good. */
export function playoutMove(s: State, seat: Seat, rng: Rng): number {
  legal(s, seat, moves);
  if (moves.length === 1) return moves.codes[0];
  const turns = turnsLeft(s);
  let best = -1;
  let choice = 0;
  for (let i = 0; i < moves.length; i += 1) {
    const value = promise(s, seat, moves.codes[i], turns) * (0.75 + 0.5 * rng.unit());
    if (value <= best) continue;
    best = value;
    choice = i;
  }
  return moves.codes[choice];
}

export function prior(s: State, seat: Seat, list: MoveList, out: Float64Array): void {
  const turns = turnsLeft(s);
  for (let i = 0; i < list.length; i += 1) out[i] = promise(s, seat, list.codes[i], turns);
}
