import type { MoveList } from '@marchlands/core/lists.ts';
import type { KindRules } from '@marchlands/core/rules.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { WEAPON } from '../data/limits.ts';
import type { Events } from '../events.ts';
import { type Move, PER_TOKEN } from '../moves.ts';
import { PLAN, STEP, type State } from '../state.ts';
import * as answering from './accept.ts';
import * as attacking from './attack.ts';
import { declare, takeSide, whyNotSide } from './battle.ts';
import * as boat from './boat.ts';
import * as chain from './chain.ts';
import { vote, whyNotVote } from './cycle.ts';
import * as develop from './develop.ts';
import * as foot from './foot.ts';
import * as horse from './horse.ts';
import * as offering from './offer.ts';
import { draft, placeSite, whyNotDraft, whyNotSite } from './opening.ts';
import { answer, whyNotAnswer } from './passage.ts';
import * as production from './production.ts';
import type { Refusal } from './refusals.ts';
import { endShipping, lift } from './shipment.ts';
import * as trading from './trade.ts';
import * as voyage from './voyage.ts';

type Kind = KindRules<State, Events, Refusal>;

/** Where a shipment may begin. */
const SHIP_STEPS: readonly number[] = [STEP.ship, STEP.logistics, STEP.attack];

const kindOf = (index: number): number => Math.floor(index / PER_TOKEN);
const placeIn = (index: number): number => index % PER_TOKEN;

/** CA-49, CA-75: the end of what a seat was doing. */
function end(s: State, seat: Seat, _index: number, events: Events): void {
  if (s.step === STEP.trade) trading.pass(s, seat, events);
  else if (s.step === STEP.develop) s.step = STEP.turnNext;
  else if (s.step === STEP.attack) s.step = STEP.turnEnd;
  else endShipping(s);
}

type Legal = (s: State, seat: Seat, out: MoveList, base: number) => void;

/** What begins a shipment, or the planned move of an attack. */
function legalFrom(plan: Legal, ship: Legal): Legal {
  return (s, seat, out, base) => {
    if (s.step === STEP.plan) plan(s, seat, out, base);
    else if (attacking.mayShip(s)) ship(s, seat, out, base);
  };
}

function legalSteps(s: State, seat: Seat, out: MoveList, base: number): void {
  if (s.step === STEP.foot) foot.legalWalks(s, seat, out, base);
  else if (s.step === STEP.horse) horse.legalRides(s, seat, out, base);
  else if (s.step === STEP.link) chain.legalLinks(s, seat, out, base);
  else attacking.legalChargesOn(s, seat, out, base);
}

function whyNotStep(s: State, seat: Seat, into: number): Refusal | null {
  if (s.step === STEP.foot) return foot.whyNotWalk(s, seat, into);
  if (s.step === STEP.horse) return horse.whyNotRide(s, seat, into);
  return s.step === STEP.link ? chain.whyNotLink(s, seat, into) : attacking.whyNotChargeOn(s, seat, into);
}

function step(s: State, seat: Seat, into: number, events: Events): void {
  if (s.step === STEP.foot) foot.stepOnFoot(s, seat, into, events);
  else if (s.step === STEP.horse) horse.ride(s, seat, into, events);
  else if (s.step === STEP.link) chain.linkTo(s, seat, into, events);
  else attacking.chargeOn(s, into, events);
}

/** The moves of seats: when each may be due, which are legal, why the others are not, and what they do. */
export const kinds: { readonly [kind in Move['kind']]: Kind } = {
  site: {
    steps: [STEP.site],
    whyNot: (s, _seat, at) => whyNotSite(s, at),
    apply: (s, _seat, at, e) => placeSite(s, at, e),
  },
  draft: { steps: [STEP.draft], whyNot: (s, _seat, at) => whyNotDraft(s, at), apply: draft },
  vote: { steps: [STEP.vote], whyNot: whyNotVote, apply: (s, seat, index) => vote(s, seat, index === 1) },
  end: { steps: [STEP.develop, STEP.trade, ...SHIP_STEPS], apply: end },
  build: {
    steps: [STEP.develop],
    legal: develop.legalBuilds,
    whyNot: develop.whyNotBuild,
    apply: develop.build,
  },
  enter: {
    steps: [STEP.enter],
    whyNot: (s, _seat, space) => develop.whyNotEnter(s, space),
    apply: (s, seat, space, events) => develop.enter(s, seat, space, events),
  },
  position: {
    steps: [STEP.position, STEP.moor],
    whyNot(s, _seat, behind) {
      if (s.step === STEP.position) return develop.whyNotPosition(s, behind);
      return s.plan === PLAN.boat ? voyage.whyNotLieAt(s, behind) : boat.whyNotMoorAt(s, behind);
    },
    apply(s, seat, behind, events) {
      if (s.step === STEP.position) develop.position(s, seat, behind, events);
      else if (s.plan === PLAN.boat) voyage.moorPlanned(s, behind, events);
      else boat.moorAt(s, seat, behind, events);
    },
  },
  serve: {
    steps: [STEP.serve],
    legal: (s, _seat, out, base) => production.legalServes(s, out, base),
    whyNot: (s, _seat, at) => production.whyNotServe(s, at),
    apply: (s, _seat, at, events) => production.serve(s, at, events),
  },
  breed: {
    steps: [STEP.breed],
    legal: production.legalBreeds,
    whyNot: production.whyNotBreed,
    apply: production.breed,
  },
  foot: {
    steps: [...SHIP_STEPS, STEP.plan],
    legal: legalFrom(attacking.legalMarches, foot.legalFoots),
    whyNot(s, seat, index) {
      if (s.step === STEP.plan) return attacking.whyNotMarch(s, seat, kindOf(index), placeIn(index));
      return attacking.mayShip(s) ? foot.whyNotFoot(s, seat, kindOf(index), placeIn(index)) : 'notNow';
    },
    apply(s, _seat, index, events) {
      if (s.step === STEP.plan) attacking.march(s, placeIn(index), events);
      else foot.startFoot(s, kindOf(index), placeIn(index));
    },
  },
  horse: {
    steps: [...SHIP_STEPS, STEP.plan],
    legal: legalFrom(attacking.legalCharges, horse.legalHorses),
    whyNot(s, seat, from) {
      if (s.step === STEP.plan) return attacking.whyNotCharge(s, seat, from);
      return attacking.mayShip(s) ? horse.whyNotHorse(s, seat, from) : 'notNow';
    },
    apply(s, _seat, from) {
      if (s.step === STEP.plan) attacking.charge(s, from);
      else horse.startHorse(s, from);
    },
  },
  chain: {
    steps: [...SHIP_STEPS, STEP.chain],
    legal(s, seat, out, base) {
      if (attacking.mayShip(s)) chain.legalChains(s, seat, out, base);
    },
    whyNot: (s, seat, index) =>
      attacking.mayShip(s) ? chain.whyNotChain(s, seat, kindOf(index), placeIn(index)) : 'notNow',
    apply: (s, _seat, index) => chain.startChain(s, kindOf(index), placeIn(index)),
  },
  boat: {
    steps: [...SHIP_STEPS, STEP.plan],
    legal: legalFrom(voyage.legalEmbarks, boat.legalBoats),
    whyNot(s, seat, at) {
      if (s.step === STEP.plan) return voyage.whyNotEmbark(s, seat, at);
      return attacking.mayShip(s) ? boat.whyNotBoat(s, seat, at) : 'notNow';
    },
    apply(s, seat, at, events) {
      if (s.step === STEP.plan) voyage.embark(s, at);
      else boat.startBoat(s, seat, at, events);
    },
  },
  ask: {
    steps: [STEP.boat, STEP.voyage],
    legal: (s, _seat, out, base) => boat.legalAsks(s, out, base),
    whyNot: (s, _seat, reach) => boat.whyNotAsk(s, reach),
    apply: (s, _seat, reach, events) => boat.ask(s, reach, events),
  },
  answer: { steps: [STEP.passage], whyNot: whyNotAnswer, apply: answer },
  giveUp: {
    steps: [STEP.boat, STEP.plan, STEP.ride, STEP.voyage, STEP.offer],
    whyNot: (s) => (s.step === STEP.boat ? boat.whyNotGiveUp(s) : null),
    apply(s, seat, _index, events) {
      if (s.step === STEP.boat) boat.giveUp(s);
      else if (s.step === STEP.offer) trading.giveUpOffer(s, seat, events);
      else attacking.giveUpPlan(s);
    },
  },
  sail: {
    steps: [STEP.boat, STEP.voyage],
    legal: (s, _seat, out, base) => boat.legalSails(s, out, base),
    whyNot: (s, _seat, space) => boat.whyNotSail(s, space),
    apply: (s, _seat, space, events) => boat.sail(s, space, events),
  },
  take: {
    steps: [STEP.foot, STEP.horse, STEP.boat, STEP.ride, STEP.voyage],
    legal(s, seat, out, base) {
      if (s.step === STEP.foot) foot.legalTakesAlong(s, seat, out, base);
      else if (s.step === STEP.boat) boat.legalLoads(s, seat, out, base);
      else if (s.step === STEP.voyage) voyage.legalBrings(s, seat, out, base);
      else if (s.step === STEP.horse) horse.legalTakes(s, seat, out, base);
      else if (attacking.whyNotArm(s, WEAPON, s.shipAt) === null) out.push(base + WEAPON * PER_TOKEN + s.shipAt);
    },
    whyNot(s, seat, index) {
      if (s.step === STEP.foot) return foot.whyNotTakeAlong(s, seat, kindOf(index), placeIn(index));
      if (s.step === STEP.boat) return boat.whyNotLoad(s, seat, kindOf(index), placeIn(index));
      if (s.step === STEP.voyage) return voyage.whyNotBring(s, seat, kindOf(index), placeIn(index));
      if (s.step === STEP.horse) return horse.whyNotTake(s, seat, kindOf(index), placeIn(index));
      return attacking.whyNotArm(s, kindOf(index), placeIn(index));
    },
    apply(s, seat, index, events) {
      if (s.step === STEP.foot) lift(s, kindOf(index), placeIn(index));
      else if (s.step === STEP.boat) boat.load(s, seat, kindOf(index), placeIn(index), events);
      else if (s.step === STEP.voyage) voyage.bring(s, kindOf(index), placeIn(index));
      else if (s.step === STEP.horse) horse.take(s, seat, kindOf(index), placeIn(index), events);
      else attacking.arm(s, placeIn(index));
    },
  },
  drop: {
    steps: [STEP.horse, STEP.boat],
    legal(s, seat, out, base) {
      if (s.step === STEP.boat) boat.legalUnloads(s, seat, out, base);
      else horse.legalDrops(s, out, base);
    },
    whyNot(s, seat, index) {
      if (s.step === STEP.boat) return boat.whyNotUnload(s, seat, kindOf(index), placeIn(index));
      return horse.whyNotDrop(s, kindOf(index), placeIn(index));
    },
    apply(s, seat, index, events) {
      (s.step === STEP.boat ? boat.unload : horse.drop)(s, seat, kindOf(index), placeIn(index), events);
    },
  },
  step: {
    steps: [STEP.foot, STEP.horse, STEP.link, STEP.ride],
    legal: legalSteps,
    whyNot: whyNotStep,
    apply: step,
  },
  stop: {
    steps: [STEP.horse, STEP.chain, STEP.boat, STEP.voyage],
    whyNot(s, seat) {
      if (s.step === STEP.voyage) return voyage.whyNotHeaveTo(s);
      if (s.step === STEP.boat) return boat.whyNotStopBoat(s, seat);
      return s.step === STEP.horse ? horse.whyNotStop(s) : null;
    },
    apply(s, seat, _index, events) {
      if (s.step === STEP.horse) horse.stopHorse(s, seat, events);
      else if (s.step === STEP.voyage) voyage.heaveTo(s, events);
      else if (s.step === STEP.boat) boat.stopBoat(s, seat, events);
      else chain.stopChain(s, seat, events);
    },
  },
  attack: {
    steps: [STEP.attack],
    legal: attacking.legalAttacks,
    whyNot: attacking.whyNotAttack,
    apply: (s, _seat, target) => attacking.attack(s, target),
  },
  declare: {
    steps: [STEP.plan],
    whyNot: attacking.whyNotDeclare,
    apply: (s, _seat, _index, events) => declare(s, events),
  },
  side: { steps: [STEP.side], whyNot: whyNotSide, apply: takeSide },
  offer: {
    steps: [STEP.trade],
    legal: trading.legalOffers,
    whyNot: trading.whyNotOffer,
    apply: (s, _seat, to) => trading.offer(s, to),
  },
  give: {
    steps: [STEP.offer],
    legal: offering.legalGives,
    whyNot: offering.whyNotGive,
    apply: (s, _seat, index) => offering.give(s, index),
  },
  get: {
    steps: [STEP.offer],
    legal: offering.legalGets,
    whyNot: offering.whyNotGet,
    apply: (s, _seat, index) => offering.get(s, index),
  },
  send: {
    steps: [STEP.offer],
    whyNot: offering.whyNotSend,
    apply: (s, seat, _index, events) => offering.send(s, seat, events),
  },
  refuse: {
    steps: [STEP.reply],
    apply: (s, seat, _index, events) => trading.refuse(s, seat, false, events),
  },
  refuseAll: {
    steps: [STEP.reply],
    apply: (s, seat, _index, events) => trading.refuse(s, seat, true, events),
  },
  accept: { steps: [STEP.reply], whyNot: answering.whyNotAccept, apply: answering.accept },
  pay: {
    steps: [STEP.pay],
    legal: answering.legalPays,
    whyNot: (s, seat, index) => answering.whyNotPay(s, seat, kindOf(index), placeIn(index)),
    apply: (s, seat, index, events) => answering.pay(s, seat, placeIn(index), events),
  },
  put: {
    steps: [STEP.put],
    legal: answering.legalPuts,
    whyNot: (s, seat, index) => answering.whyNotPut(s, seat, kindOf(index), placeIn(index)),
    apply: (s, seat, index, events) => answering.put(s, seat, placeIn(index), events),
  },
  land: {
    steps: [STEP.land],
    whyNot: (s, _seat, landing) => voyage.whyNotLand(s, landing),
    apply: (s, _seat, landing, events) => voyage.land(s, landing, events),
  },
};
