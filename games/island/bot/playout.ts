import { MoveList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { DEV, DEV_CARDS } from '../data/cards.ts';
import { ALL_KINDS, KIND, TRACKS } from '../data/kinds.ts';
import { BANK_STRIDE, MOVE, PLAY, PLAYED } from '../moves.ts';
import { rateOf } from '../rules/bank.ts';
import { hasRoadPiece, whyNotCitySite, whyNotFree } from '../rules/build.ts';
import { heldOf, holds } from '../rules/hand.ts';
import { whyNotImprove } from '../rules/improve.ts';
import { legal } from '../rules/legal.ts';
import { isActive } from '../rules/pieces.ts';
import { legalPlays } from '../rules/progress.ts';
import { whyNotRobber } from '../rules/robber.ts';
import { EDGE_SETS, VERTEX_SETS } from '../rules/sites.ts';
import { isCountering } from '../rules/trade.ts';
import { dueStep, STEP, type State } from '../state.ts';
import { roadPromise } from './building.ts';
import { bestDeal, isWelcome } from './evaluate.ts';
import { countProduction, pipsAt } from './production.ts';
import { robberPromise } from './robber-plans.ts';

/** Probabilities, 0..1, of the optional moves of a playout. */
const ROAD = 0.7;
const CARD = 0.6;
const KNIGHT = 0.5;
/** Too many cards to save up for something expensive. */
const MANY = 7;

const list = new MoveList(2048);
const plays = new MoveList(PLAYED.length);

/** The settlement with the highest yield as a city, or -1. */
function bestCity(s: State, seat: Seat): number {
  let best = -1;
  let most = -1;
  for (let v = VERTEX_SETS.next(s.settlements, seat, -1); v >= 0; v = VERTEX_SETS.next(s.settlements, seat, v)) {
    const yields = pipsAt(s, v);
    if (yields <= most || whyNotCitySite(s, seat, v) !== null) continue;
    most = yields;
    best = v;
  }
  return best;
}

/** The place with the highest yield where a seat may settle, or -1. */
function bestSite(s: State, seat: Seat): number {
  if (s.settlementPieces[seat] >= s.setup.options.pieces.settlements) return -1;
  let best = -1;
  let most = -1;
  for (let v = VERTEX_SETS.next(s.reach, seat, -1); v >= 0; v = VERTEX_SETS.next(s.reach, seat, v)) {
    if (!VERTEX_SETS.has(s.open, 0, v) || (!s.setup.isBase && whyNotFree(s, seat, v) !== null)) continue;
    const yields = pipsAt(s, v);
    if (yields <= most) continue;
    most = yields;
    best = v;
  }
  return best;
}

function bestRoad(s: State, seat: Seat, rng: Rng): number {
  const production = countProduction(s);
  let best = -1;
  let most = -1;
  for (let e = EDGE_SETS.next(s.roadSites, seat, -1); e >= 0; e = EDGE_SETS.next(s.roadSites, seat, e)) {
    const promise = roadPromise(s, production, seat, e) + rng.unit();
    if (promise <= most) continue;
    most = promise;
    best = e;
  }
  return best;
}

/** A trade with the bank towards a price that such trades complete, or -1. */
function tradeTowards(s: State, seat: Seat, cost: Uint8Array): number {
  let wanted = -1;
  let missing = 0;
  let trades = 0;
  let give = -1;
  let most = 0;
  for (let kind = 0; kind < s.setup.kinds; kind += 1) {
    const over = heldOf(s, seat, kind) - cost[kind];
    if (over < 0) {
      missing -= over;
      wanted = kind;
      continue;
    }
    const rate = rateOf(s, seat, kind);
    trades += Math.floor(over / rate);
    if (over < rate || over / rate <= most) continue;
    most = over / rate;
    give = kind;
  }
  if (wanted < 0 || give < 0 || missing > trades || s.bank[wanted] === 0) return -1;
  return MOVE.bank + give * BANK_STRIDE + wanted;
}

/** The purchase for now, or a trade towards one; -1 if there is none. */
function purchase(s: State, seat: Seat, rng: Rng): number {
  const { costs, isBase } = s.setup;
  const mayTrade = s.step === STEP.action;
  const city = bestCity(s, seat);
  if (city >= 0) {
    if (holds(s, seat, costs.city)) return MOVE.city + city;
    const trade = mayTrade ? tradeTowards(s, seat, costs.city) : -1;
    if (trade >= 0) return trade;
  }
  const site = bestSite(s, seat);
  if (site >= 0) {
    if (holds(s, seat, costs.settlement)) return MOVE.settle + site;
    const trade = mayTrade ? tradeTowards(s, seat, costs.settlement) : -1;
    if (trade >= 0) return trade;
  }
  const isRich = s.handSize[seat] > MANY;
  if (site < 0 && hasRoadPiece(s, seat) && holds(s, seat, costs.road) && (isRich || rng.unit() < ROAD)) {
    const road = bestRoad(s, seat, rng);
    if (road >= 0) return MOVE.road + road;
  }
  if (isBase) {
    if (!holds(s, seat, costs.development) || !(isRich || rng.unit() < CARD)) return -1;
    for (let card = 0; card < s.devDeck.length; card += 1) if (s.devDeck[card] > 0) return MOVE.buy;
    return -1;
  }
  return knightMove(s, seat, rng);
}

/** Levels of tracks and knights. */
function knightMove(s: State, seat: Seat, rng: Rng): number {
  const { costs } = s.setup;
  for (let track = TRACKS.length - 1; track >= 0; track -= 1) {
    if (whyNotImprove(s, seat, track) === null) return MOVE.improve + track;
  }
  if (rng.unit() > KNIGHT) return -1;
  if (heldOf(s, seat, KIND.grain) >= costs.activate[KIND.grain]) {
    for (let v = VERTEX_SETS.next(s.knights, seat, -1); v >= 0; v = VERTEX_SETS.next(s.knights, seat, v)) {
      if (!isActive(s.knight[v])) return MOVE.activate + v;
    }
  }
  if (!holds(s, seat, costs.recruit)) return -1;
  legal(s, seat, list);
  return pickOf(list, MOVE.promote, MOVE.move, rng) ?? pickOf(list, MOVE.recruit, MOVE.activate, rng) ?? -1;
}

/** One of the codes from `first` up to `end`, or null if there is none. */
function pickOf(codes: MoveList, first: number, end: number, rng: Rng): number | null {
  let from = 0;
  while (from < codes.length && codes.codes[from] < first) from += 1;
  let to = from;
  while (to < codes.length && codes.codes[to] < end) to += 1;
  return to > from ? codes.codes[from + rng.below(to - from)] : null;
}

/** A card to play, or -1. */
function cardMove(s: State, seat: Seat, rng: Rng): number {
  if (s.setup.isBase) {
    if (s.devPlayed === 1) return -1;
    const knights = s.dev[seat * DEV_CARDS.length + DEV.knight] - s.bought[DEV.knight];
    if (knights > 0 && rng.unit() < KNIGHT) return MOVE.play + PLAY.knight;
  }
  plays.clear();
  legalPlays(s, seat, plays, 0);
  if (plays.length === 0 || rng.unit() > CARD) return -1;
  return MOVE.play + plays.codes[rng.below(plays.length)];
}

function actionMove(s: State, seat: Seat, rng: Rng): number {
  const bought = purchase(s, seat, rng);
  if (bought >= 0) return bought;
  const card = s.step === STEP.action ? cardMove(s, seat, rng) : -1;
  return card >= 0 ? card : MOVE.end;
}

function robberMove(s: State, seat: Seat, rng: Rng): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let hex = 0; hex < s.setup.board.hexes.length; hex += 1) {
    const promise = robberPromise(s, seat, hex) + 3 * rng.unit();
    if (promise <= most || whyNotRobber(s, seat, hex) !== null) continue;
    most = promise;
    best = hex;
  }
  return MOVE.robber + best;
}

/** The best of a few randomly drawn places of the opening. */
function openingMove(s: State, rng: Rng): number {
  let best = list.codes[0];
  let most = -1;
  for (let i = 0; i < list.length; i += 1) {
    const yields = pipsAt(s, list.codes[i] - MOVE.settle) + 2 * rng.unit();
    if (yields <= most) continue;
    most = yields;
    best = list.codes[i];
  }
  return best;
}

/** A card to discard: of the most frequent kind, as far as the order allows. */
function shedMove(s: State, seat: Seat, rng: Rng): number {
  let best = list.codes[0];
  let most = -1;
  const base = dueStep(s) === STEP.discard ? MOVE.discard : MOVE.gift;
  for (let i = 0; i < list.length; i += 1) {
    const at = seat * ALL_KINDS + list.codes[i] - base;
    const left = s.held[at] - s.picked[at] + 1.5 * rng.unit();
    if (left <= most) continue;
    most = left;
    best = list.codes[i];
  }
  return best;
}

/** A move of a playout: builds what it can pay for, with the bank's help, and moves on. */
export function playoutMove(s: State, seat: Seat, rng: Rng): number {
  const step = dueStep(s);
  if (step === STEP.preRoll) return MOVE.roll;
  if (step === STEP.action || step === STEP.special) return actionMove(s, seat, rng);
  if (step === STEP.robber) return robberMove(s, seat, rng);
  if (step === STEP.freeRoad) return MOVE.road + bestRoad(s, seat, rng);
  if (step === STEP.answer && !isCountering(s, seat)) return isWelcome(s, seat) ? MOVE.accept : MOVE.decline;
  if (step === STEP.choose) {
    const other = bestDeal(s);
    return other < 0 ? MOVE.close : MOVE.deal + other;
  }
  legal(s, seat, list);
  if (step === STEP.settle) return openingMove(s, rng);
  if (step === STEP.discard || step === STEP.wedding) return shedMove(s, seat, rng);
  if (list.has(MOVE.decline)) return MOVE.decline;
  const sent = pickOf(list, MOVE.send, MOVE.accept, rng);
  return sent ?? list.codes[rng.below(list.length)];
}
