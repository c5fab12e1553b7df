import { MoveList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { isActing, type Seat } from '@marchlands/core/seat.ts';
import { MOVE } from '../moves.ts';
import { actors, isPartial, legal } from '../rules/legal.ts';
import { isCountering } from '../rules/trade.ts';
import { dueStep, STEP, type State } from '../state.ts';
import { addBuilding, roadsOf } from './building.ts';
import { addCards, addForces, addWays } from './card-plans.ts';
import { addAnswers, addAsks, addDeals, addOffers } from './dealing.ts';
import { addTrades } from './goals.ts';
import { addKnights, standsOf } from './knight-plans.ts';
import { countProduction, siteValue } from './production.ts';
import { hexesFor } from './robber-plans.ts';
import { best, type Ranked, Script } from './script.ts';
import { addShedding } from './shedding.ts';
import { findThreats } from './threats.ts';

/** The most places of the opening, hexes of the robber, and moves considered when none stands out. */
const OPENINGS = 12;
const HEXES = 6;
const MOST = 24;
const ROADS = 5;
const STANDS = 5;
/** The most ways to end an offer that was begun with a move outside the plans. */
const BEGUN = 6;

const list = new MoveList(2048);

function addLegal(s: State, seat: Seat, out: number[][]): void {
  legal(s, seat, list);
  for (let i = 0; i < list.length && i < MOST; i += 1) out.push([list.codes[i]]);
}

/** DEC-01: the vertices with the highest yield. */
function addOpenings(s: State, seat: Seat, out: number[][]): void {
  const production = countProduction(s);
  legal(s, seat, list);
  const ranked: Ranked<number>[] = list
    .toArray()
    .map((code) => ({ what: code, promise: siteValue(s, production, seat, code - MOVE.settle) }));
  for (const code of best(ranked, OPENINGS)) out.push([code]);
}

/** An offer that was opened without a plan: one card for one that the seat does not have, to all. */
function addAnyOffer(s: State, seat: Seat, out: number[][]): void {
  addWays(new Script(s, seat, out), [], BEGUN);
}

function addAction(s: State, seat: Seat, out: number[][]): void {
  const script = new Script(s, seat, out);
  script.add([MOVE.end]);
  addBuilding(script);
  if (!s.setup.isBase) addKnights(script);
  if (s.step !== STEP.action) return;
  addTrades(script);
  addCards(script);
  addForces(script);
  addOffers(script);
}

/** Master merchant: every pair of cards, or the only one. */
function addPicks(s: State, seat: Seat, out: number[][]): void {
  const script = new Script(s, seat, out);
  legal(s, seat, list);
  for (const code of list.toArray()) addWays(script, [code], MOST);
}

/** A knight like the deserter's, as strong as possible, on its most useful vertex; or none. */
function addStations(s: State, seat: Seat, out: number[][]): void {
  const script = new Script(s, seat, out);
  for (const at of standsOf(s, findThreats(s), seat, STANDS)) {
    for (let level = 3; level > 0; level -= 1) if (script.add([MOVE.station + at * 3 + level - 1])) break;
  }
  script.add([MOVE.end]);
}

/** Whole choices worth evaluating, the simplest first; other choices are hardly ever better. */
export function plans(s: State, seat: Seat, _rng: Rng, out: number[][]): void {
  switch (dueStep(s)) {
    case STEP.pick:
      if (isPartial(s, seat)) addLegal(s, seat, out);
      else addPicks(s, seat, out);
      return;
    case STEP.settle:
      addOpenings(s, seat, out);
      return;
    case STEP.preRoll: {
      const script = new Script(s, seat, out);
      script.add([MOVE.roll]);
      addCards(script);
      return;
    }
    case STEP.discard:
    case STEP.wedding:
      addShedding(s, seat, s.due[seat], dueStep(s) === STEP.discard ? MOVE.discard : MOVE.gift, out);
      return;
    case STEP.robber:
      for (const hex of hexesFor(s, seat, HEXES)) out.push([MOVE.robber + hex]);
      return;
    case STEP.action:
    case STEP.special:
      addAction(s, seat, out);
      return;
    case STEP.offer:
      addAnyOffer(s, seat, out);
      return;
    case STEP.answer:
      if (isCountering(s, seat)) out.push([MOVE.decline]);
      else addAnswers(new Script(s, seat, out));
      return;
    case STEP.choose:
      addDeals(new Script(s, seat, out));
      return;
    case STEP.freeRoad:
      for (const edge of roadsOf(s, seat, ROADS)) out.push([MOVE.road + edge]);
      return;
    case STEP.station:
      addStations(s, seat, out);
      return;
    default:
      if (isActing(actors(s), seat) && isPartial(s, seat)) addWays(new Script(s, seat, out), [], MOST);
      else addLegal(s, seat, out);
  }
}

/** Offers considered only when looking a whole turn ahead: the answers tell whether they are taken. */
export function deepPlans(s: State, seat: Seat, out: number[][]): void {
  if (dueStep(s) !== STEP.action) return;
  addAsks(new Script(s, seat, out));
}
