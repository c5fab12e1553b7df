import type { MoveList } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../data/geometry.ts';
import { EDGE_WORDS, VERTEX_WORDS } from '../data/limits.ts';
import type { Move } from '../moves.ts';
import { ANSWER, STEP, type State } from '../state.ts';
import { legalBank, tradeWithBank, whyNotBank } from './bank.ts';
import * as building from './build.ts';
import * as development from './development.ts';
import { holds } from './hand.ts';
import { takeByAqueduct } from './improve.ts';
import { BUILDING, type Kind, type Kinds } from './kind.ts';
import { KNIGHT_KINDS } from './knight-kinds.ts';
import { leaveOut, relay, whyNotRelay } from './politics-cards.ts';
import { legalPlays, play, whyNotPlay } from './progress.ts';
import { PROGRESS_KINDS } from './progress-kinds.ts';
import * as robber from './robber.ts';
import { medicine } from './science-cards.ts';
import { place, placed } from './start.ts';
import * as trade from './trade.ts';
import { relocate, whyNotOff } from './travel.ts';
import { nextSpecial, roll } from './turn.ts';

/** Pushes the numbers of a row of a set, ascending. */
function pushSet(words: Uint32Array, row: number, width: number, out: MoveList, base: number): void {
  for (let word = 0; word < width; word += 1) {
    for (let rest = words[row * width + word]; rest !== 0; rest &= rest - 1) {
      out.push(base + word * 32 + 31 - Math.clz32(rest & -rest));
    }
  }
}

/** Pushes the vertices where a seat may settle: by the distance rule, its roads, and the pieces there. */
function pushSites(s: State, seat: Seat, out: MoveList, base: number): void {
  for (let word = 0; word < VERTEX_WORDS; word += 1) {
    for (let rest = s.open[word] & s.reach[seat * VERTEX_WORDS + word]; rest !== 0; rest &= rest - 1) {
      const vertex = word * 32 + 31 - Math.clz32(rest & -rest);
      if (s.setup.isBase || building.whyNotFree(s, seat, vertex) === null) out.push(base + vertex);
    }
  }
}

/** Pushes the settlements of a seat that may become cities, ignoring the price. */
function pushCitySites(s: State, seat: Seat, out: MoveList, base: number): void {
  for (let word = 0; word < VERTEX_WORDS; word += 1) {
    for (let rest = s.settlements[seat * VERTEX_WORDS + word]; rest !== 0; rest &= rest - 1) {
      const vertex = word * 32 + 31 - Math.clz32(rest & -rest);
      if (building.whyNotCitySite(s, seat, vertex) === null) out.push(base + vertex);
    }
  }
}

const pushRoadSites: Kind['legal'] = (s, seat, out, base) => pushSet(s.roadSites, seat, EDGE_WORDS, out, base);

/** DEC-01 in set-up; otherwise a settlement that is paid for. */
const settle: readonly Kind[] = [
  {
    steps: [STEP.settle],
    legal: (s, _seat, out, base) => pushSet(s.open, 0, VERTEX_WORDS, out, base),
    whyNot: (s, _seat, vertex) => building.whyNotOpen(s, vertex),
    apply: (s, _seat, vertex, events) => place(s, vertex, events),
  },
  {
    steps: BUILDING,
    legal(s, seat, out, base) {
      if (building.canAffordSettlement(s, seat)) pushSites(s, seat, out, base);
    },
    whyNot: building.whyNotSettlement,
    apply: building.buildSettlement,
  },
];

const city: readonly Kind[] = [
  { steps: [STEP.medicine], legal: pushCitySites, whyNot: building.whyNotCitySite, apply: medicine },
  {
    steps: BUILDING,
    legal(s, seat, out, base) {
      if (holds(s, seat, s.setup.costs.city)) pushCitySites(s, seat, out, base);
    },
    whyNot: building.whyNotCity,
    apply: building.buildCity,
  },
];

/** DEC-02: a road at the building just placed. */
const setRoad: Kind = {
  steps: [STEP.setRoad],
  legal(s, _seat, out, base) {
    const { vertexEdges } = s.setup.board;
    for (let i = building.emptyEdgeAt(s, s.last, 0); i >= 0; i = building.emptyEdgeAt(s, s.last, i + 1)) {
      out.push(base + vertexEdges[s.last * 3 + i]);
    }
  },
  whyNot(s, seat, edge) {
    const why = building.whyNotRoadSite(s, seat, edge);
    if (why !== null) return why;
    const { edgeEnds } = s.setup.board;
    return edgeEnds[edge * 2] === s.last || edgeEnds[edge * 2 + 1] === s.last ? null : 'notJoined';
  },
  apply(s, seat, edge, events) {
    building.layRoad(s, seat, edge, events);
    placed(s);
  },
};

const road: readonly Kind[] = [
  setRoad,
  {
    steps: [STEP.freeRoad],
    legal: pushRoadSites,
    whyNot: building.whyNotRoadSite,
    apply: development.layFreeRoad,
  },
  {
    steps: [STEP.relay],
    legal(s, seat, out, base) {
      for (let edge = 0; edge < s.setup.board.edges; edge += 1) {
        if (whyNotRelay(s, seat, edge) === null) out.push(base + edge);
      }
    },
    whyNot: whyNotRelay,
    apply: relay,
  },
  {
    steps: BUILDING,
    legal(s, seat, out, base) {
      if (building.hasRoadPiece(s, seat) && holds(s, seat, s.setup.costs.road)) pushRoadSites(s, seat, out, base);
    },
    whyNot: building.whyNotRoad,
    apply: building.buildRoad,
  },
];

/** Skips the optional rest of a card; a second road or promotion only after the first. */
const end: readonly Kind[] = [
  {
    steps: [STEP.action],
    apply(s) {
      s.step = STEP.turnEnd;
    },
  },
  { steps: [STEP.special], apply: (s, _seat, _index, events) => nextSpecial(s, events) },
  {
    steps: [STEP.relocate],
    whyNot: whyNotOff,
    apply: (s, _seat, _index, events) => relocate(s, NONE, events),
  },
  {
    steps: [STEP.freeRoad, STEP.smith],
    whyNot: development.whyNotStop,
    apply: (s, _seat, _index, events) => leaveOut(s, events),
  },
  { steps: [STEP.relay, STEP.station, STEP.spy], apply: (s, _seat, _index, events) => leaveOut(s, events) },
];

/** DEC-08, and the cards taken with Plenty. */
const take: readonly Kind[] = [
  {
    steps: [STEP.plenty],
    whyNot: (s, _seat, kind) => development.whyNotTake(s, kind),
    apply: development.take,
  },
  {
    steps: [STEP.aqueduct],
    whyNot: (s, _seat, kind) => (s.bank[kind] > 0 ? null : 'bankLacks'),
    apply: takeByAqueduct,
  },
];

/** The moves of seats: the steps of each, the legal ones, why others are refused, and their effects. */
export const kinds: { readonly [kind in Move['kind']]: Kinds[string] } = {
  settle,
  city,
  road,
  roll: { steps: [STEP.preRoll], apply: roll },
  buy: {
    steps: BUILDING,
    whyNot: development.whyNotBuy,
    apply: development.buy,
  },
  play: { steps: [STEP.preRoll, STEP.action], legal: legalPlays, whyNot: whyNotPlay, apply: play },
  bank: { steps: [STEP.action], legal: legalBank, whyNot: whyNotBank, apply: tradeWithBank },
  offer: { steps: [STEP.action], whyNot: trade.whyNotOffer, apply: trade.openOffer },
  end,
  robber: {
    steps: [STEP.robber],
    whyNot: robber.whyNotRobber,
    apply: robber.moveRobber,
  },
  rob: {
    steps: [STEP.victim],
    whyNot: robber.whyNotRob,
    apply: (s, _seat, victim) => robber.chooseVictim(s, victim),
  },
  discard: {
    steps: [STEP.discard],
    whyNot: robber.whyNotPick,
    apply: robber.pickDiscard,
  },
  give: {
    steps: [STEP.offer, STEP.counter],
    legal: trade.legalGives,
    whyNot: trade.whyNotGive,
    apply: trade.give,
  },
  want: {
    steps: [STEP.offer, STEP.counter],
    legal: trade.legalWants,
    whyNot: trade.whyNotWant,
    apply: trade.want,
  },
  send: { steps: [STEP.offer], legal: trade.legalSends, whyNot: trade.whyNotSend, apply: trade.send },
  accept: {
    steps: [STEP.answer],
    whyNot: trade.whyNotAccept,
    apply: (s, seat, _index, events) => trade.answer(s, seat, ANSWER.accept, events),
  },
  decline: {
    steps: [STEP.answer, STEP.counter],
    apply: (s, seat, _index, events) => trade.answer(s, seat, ANSWER.decline, events),
  },
  counter: { steps: [STEP.answer], whyNot: trade.whyNotCounter, apply: trade.beginCounter },
  reply: {
    steps: [STEP.counter],
    whyNot: trade.whyNotReply,
    apply: (s, seat, _index, events) => trade.answer(s, seat, ANSWER.counter, events),
  },
  deal: {
    steps: [STEP.choose],
    whyNot: trade.whyNotDeal,
    apply: trade.deal,
  },
  close: { steps: [STEP.choose], apply: (s, _seat, _index, events) => trade.close(s, events) },
  take,
  ...KNIGHT_KINDS,
  ...PROGRESS_KINDS,
};
