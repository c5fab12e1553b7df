import type { MoveList } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../data/geometry.ts';
import { EDGE_WORDS, VERTEX_WORDS } from '../data/limits.ts';
import type { Move } from '../moves.ts';
import { ANSWER, dueStep, STEP, type State } from '../state.ts';
import { legalBank, tradeWithBank, whyNotBank } from './bank.ts';
import * as building from './build.ts';
import * as development from './development.ts';
import { holds } from './hand.ts';
import { takeByAqueduct } from './improve.ts';
import { BUILDING, type Kind } from './kind.ts';
import { KNIGHT_KINDS } from './knight-kinds.ts';
import { leaveOut, relay, whyNotRelay } from './politics-cards.ts';
import { legalPlays, play, whyNotPlay } from './progress.ts';
import { PROGRESS_KINDS } from './progress-kinds.ts';
import type { Refusal } from './refusals.ts';
import * as robber from './robber.ts';
import { medicine } from './science-cards.ts';
import { place, placed } from './start.ts';
import * as trade from './trade.ts';
import { relocate, whyNotOff } from './travel.ts';
import { nextSpecial, roll } from './turn.ts';

/** Where one may always end, also the optional part of a card; a second road or promotion only after the first. */
const LEAVING: readonly number[] = [STEP.relay, STEP.station, STEP.spy, ...BUILDING];

/** Pushes the numbers of a row of a set, ascending. */
function pushSet(words: Uint32Array, row: number, width: number, out: MoveList, base: number): void {
  for (let word = 0; word < width; word += 1) {
    for (let rest = words[row * width + word]; rest !== 0; rest &= rest - 1) {
      out.push(base + word * 32 + 31 - Math.clz32(rest & -rest));
    }
  }
}

/** Pushes the vertices where the distance rule, an own road and those who stand there let a seat settle. */
function pushSites(s: State, seat: Seat, out: MoveList, base: number): void {
  for (let word = 0; word < VERTEX_WORDS; word += 1) {
    for (let rest = s.open[word] & s.reach[seat * VERTEX_WORDS + word]; rest !== 0; rest &= rest - 1) {
      const vertex = word * 32 + 31 - Math.clz32(rest & -rest);
      if (s.setup.isBase || building.whyNotFree(s, seat, vertex) === null) out.push(base + vertex);
    }
  }
}

/** DEC-01 in set-up; else a settlement that is paid for. */
const settle: Kind = {
  steps: [STEP.settle, ...BUILDING],
  legal(s, seat, out, base) {
    if (s.step === STEP.settle) pushSet(s.open, 0, VERTEX_WORDS, out, base);
    else if (building.canAffordSettlement(s, seat)) pushSites(s, seat, out, base);
  },
  whyNot: (s, seat, vertex) =>
    s.step === STEP.settle ? building.whyNotOpen(s, vertex) : building.whyNotSettlement(s, seat, vertex),
  apply(s, seat, vertex, events) {
    if (s.step === STEP.settle) place(s, vertex, events);
    else building.buildSettlement(s, seat, vertex, events);
  },
};

const city: Kind = {
  steps: [STEP.medicine, ...BUILDING],
  legal(s, seat, out, base) {
    if (dueStep(s) !== STEP.medicine && !holds(s, seat, s.setup.costs.city)) return;
    for (let word = 0; word < VERTEX_WORDS; word += 1) {
      for (let rest = s.settlements[seat * VERTEX_WORDS + word]; rest !== 0; rest &= rest - 1) {
        const vertex = word * 32 + 31 - Math.clz32(rest & -rest);
        if (building.whyNotCitySite(s, seat, vertex) === null) out.push(base + vertex);
      }
    }
  },
  whyNot: (s, seat, vertex) =>
    dueStep(s) === STEP.medicine ? building.whyNotCitySite(s, seat, vertex) : building.whyNotCity(s, seat, vertex),
  apply(s, seat, vertex, events) {
    if (dueStep(s) === STEP.medicine) medicine(s, seat, vertex, events);
    else building.buildCity(s, seat, vertex, events);
  },
};

/** DEC-02: a road at the building just placed. */
function whyNotSetRoad(s: State, seat: Seat, edge: number): Refusal | null {
  const why = building.whyNotRoadSite(s, seat, edge);
  if (why !== null) return why;
  const { edgeEnds } = s.setup.board;
  return edgeEnds[edge * 2] === s.last || edgeEnds[edge * 2 + 1] === s.last ? null : 'notJoined';
}

const road: Kind = {
  steps: [STEP.setRoad, STEP.freeRoad, STEP.relay, ...BUILDING],
  legal(s, seat, out, base) {
    const step = dueStep(s);
    if (step === STEP.setRoad) {
      const { vertexEdges } = s.setup.board;
      for (let i = building.emptyEdgeAt(s, s.last, 0); i >= 0; i = building.emptyEdgeAt(s, s.last, i + 1)) {
        out.push(base + vertexEdges[s.last * 3 + i]);
      }
    } else if (step === STEP.relay) {
      for (let edge = 0; edge < s.setup.board.edges; edge += 1) {
        if (whyNotRelay(s, seat, edge) === null) out.push(base + edge);
      }
    } else if (step === STEP.freeRoad || (building.hasRoadPiece(s, seat) && holds(s, seat, s.setup.costs.road))) {
      pushSet(s.roadSites, seat, EDGE_WORDS, out, base);
    }
  },
  whyNot(s, seat, edge) {
    const step = dueStep(s);
    if (step === STEP.setRoad) return whyNotSetRoad(s, seat, edge);
    if (step === STEP.relay) return whyNotRelay(s, seat, edge);
    return step === STEP.freeRoad ? building.whyNotRoadSite(s, seat, edge) : building.whyNotRoad(s, seat, edge);
  },
  apply(s, seat, edge, events) {
    const step = dueStep(s);
    if (step === STEP.setRoad) {
      building.layRoad(s, seat, edge, events);
      placed(s);
    } else if (step === STEP.relay) relay(s, seat, edge, events);
    else if (step === STEP.freeRoad) development.layFreeRoad(s, seat, edge, events);
    else building.buildRoad(s, seat, edge, events);
  },
};

/** The moves of seats: when each may be due, which are legal, why the others are not, and what they do. */
export const kinds: { readonly [kind in Move['kind']]: Kind } = {
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
  end: {
    steps: [STEP.freeRoad, STEP.smith, STEP.relay, STEP.relocate, STEP.station, STEP.spy, ...BUILDING],
    whyNot(s, seat) {
      if (dueStep(s) === STEP.relocate) return whyNotOff(s, seat);
      return LEAVING.includes(dueStep(s)) ? null : development.whyNotStop(s);
    },
    apply(s, _seat, _index, events) {
      const step = dueStep(s);
      if (step === STEP.action) s.step = STEP.turnEnd;
      else if (step === STEP.special) nextSpecial(s, events);
      else if (step === STEP.relocate) relocate(s, NONE, events);
      else leaveOut(s, events);
    },
  },
  robber: {
    steps: [STEP.robber],
    legal: robber.legalHexes,
    whyNot: robber.whyNotRobber,
    apply: robber.moveRobber,
  },
  rob: {
    steps: [STEP.victim],
    legal(s, seat, out, base) {
      for (let other = 0; other < s.setup.seats; other += 1) {
        if (robber.whyNotRob(s, seat, other) === null) out.push(base + other);
      }
    },
    whyNot: robber.whyNotRob,
    apply: (s, _seat, victim) => robber.chooseVictim(s, victim),
  },
  discard: {
    steps: [STEP.discard],
    legal: robber.legalPicks,
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
    legal(s, seat, out, base) {
      for (let other = 0; other < s.setup.seats; other += 1) {
        if (trade.whyNotDeal(s, seat, other) === null) out.push(base + other);
      }
    },
    whyNot: trade.whyNotDeal,
    apply: trade.deal,
  },
  close: { steps: [STEP.choose], apply: (s, _seat, _index, events) => trade.close(s, events) },
  take: {
    steps: [STEP.plenty, STEP.aqueduct],
    whyNot(s, _seat, kind) {
      if (dueStep(s) === STEP.plenty) return development.whyNotTake(s, kind);
      return s.bank[kind] > 0 ? null : 'bankLacks';
    },
    apply(s, seat, kind, events) {
      if (dueStep(s) === STEP.plenty) development.take(s, seat, kind, events);
      else takeByAqueduct(s, seat, kind, events);
    },
  },
  ...KNIGHT_KINDS,
  ...PROGRESS_KINDS,
};
