import type { KindRules, RulesOfKind } from '@marchlands/core/rules.ts';
import type { Seat } from '@marchlands/core/seat.ts';
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
import { endShipment, endShipping, lift } from './shipment.ts';
import * as trading from './trade.ts';
import * as voyage from './voyage.ts';

type Rule = KindRules<State, Events, Refusal>;

/** What a kind does where it is due, whatever the step. */
type Doing = Omit<Rule, 'steps'> & Required<Pick<Rule, 'legal' | 'whyNot'>>;

/** Of a kind that names a token and a place. */
function ofToken(
  legal: Doing['legal'],
  whyNot: (s: State, seat: Seat, kind: number, at: number) => Refusal | null,
  apply: (s: State, seat: Seat, kind: number, at: number, events: Events) => void,
): Doing {
  return {
    legal,
    whyNot: (s, seat, index) => whyNot(s, seat, Math.floor(index / PER_TOKEN), index % PER_TOKEN),
    apply: (s, seat, index, events) => apply(s, seat, Math.floor(index / PER_TOKEN), index % PER_TOKEN, events),
  };
}

/** CA-75: what begins a shipment: one of its phase or of logistics, or the one that a first success earns. */
function shipment({ legal, whyNot, apply }: Doing): readonly Rule[] {
  return [
    { steps: [STEP.ship, STEP.logistics], legal, whyNot, apply },
    {
      steps: [STEP.attack],
      legal(s, seat, out, base) {
        if (attacking.mayShip(s)) legal(s, seat, out, base);
      },
      whyNot: (s, seat, index) => (attacking.mayShip(s) ? whyNot(s, seat, index) : 'notNow'),
      apply,
    },
  ];
}

const CHAIN = ofToken(chain.legalChains, chain.whyNotChain, (s, _seat, kind, from) => chain.startChain(s, kind, from));

/** The moves of seats: when each may be due, which are legal, why the others are not, and what they do. */
export const kinds: { readonly [kind in Move['kind']]: RulesOfKind<State, Events, Refusal> } = {
  site: {
    steps: [STEP.site],
    whyNot: (s, _seat, at) => whyNotSite(s, at),
    apply: (s, _seat, at, events) => placeSite(s, at, events),
  },
  draft: { steps: [STEP.draft], whyNot: (s, _seat, at) => whyNotDraft(s, at), apply: draft },
  vote: { steps: [STEP.vote], whyNot: whyNotVote, apply: (s, seat, index) => vote(s, seat, index === 1) },
  end: [
    {
      steps: [STEP.develop],
      apply(s) {
        s.step = STEP.turnNext;
      },
    },
    { steps: [STEP.trade], apply: (s, seat, _index, events) => trading.pass(s, seat, events) },
    { steps: [STEP.ship, STEP.logistics], apply: (s) => endShipping(s) },
    {
      steps: [STEP.attack],
      apply(s) {
        s.step = STEP.turnEnd;
      },
    },
  ],
  build: { steps: [STEP.develop], legal: develop.legalBuilds, whyNot: develop.whyNotBuild, apply: develop.build },
  enter: { steps: [STEP.enter], whyNot: (s, _seat, space) => develop.whyNotEnter(s, space), apply: develop.enter },
  position: [
    {
      steps: [STEP.position],
      whyNot: (s, _seat, behind) => develop.whyNotPosition(s, behind),
      apply: develop.position,
    },
    {
      steps: [STEP.moor],
      whyNot: (s, _seat, behind) =>
        s.plan === PLAN.boat ? voyage.whyNotLieAt(s, behind) : boat.whyNotMoorAt(s, behind),
      apply(s, seat, behind, events) {
        if (s.plan === PLAN.boat) voyage.moorPlanned(s, behind, events);
        else boat.moorAt(s, seat, behind, events);
      },
    },
  ],
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
  foot: [
    ...shipment(ofToken(foot.legalFoots, foot.whyNotFoot, (s, _seat, kind, from) => foot.startFoot(s, kind, from))),
    {
      steps: [STEP.plan],
      ...ofToken(attacking.legalMarches, attacking.whyNotMarch, (s, _seat, _kind, from, events) =>
        attacking.march(s, from, events),
      ),
    },
  ],
  horse: [
    ...shipment({
      legal: horse.legalHorses,
      whyNot: horse.whyNotHorse,
      apply: (s, _seat, from) => horse.startHorse(s, from),
    }),
    {
      steps: [STEP.plan],
      legal: attacking.legalCharges,
      whyNot: attacking.whyNotCharge,
      apply: (s, _seat, from) => attacking.charge(s, from),
    },
  ],
  chain: [...shipment(CHAIN), { steps: [STEP.chain], ...CHAIN }],
  boat: [
    ...shipment({ legal: boat.legalBoats, whyNot: boat.whyNotBoat, apply: boat.startBoat }),
    {
      steps: [STEP.plan],
      legal: voyage.legalEmbarks,
      whyNot: voyage.whyNotEmbark,
      apply: (s, _seat, at) => voyage.embark(s, at),
    },
  ],
  ask: {
    steps: [STEP.boat, STEP.voyage],
    legal: (s, _seat, out, base) => boat.legalAsks(s, out, base),
    whyNot: (s, _seat, reach) => boat.whyNotAsk(s, reach),
    apply: (s, _seat, reach, events) => boat.ask(s, reach, events),
  },
  answer: { steps: [STEP.passage], whyNot: whyNotAnswer, apply: answer },
  giveUp: [
    { steps: [STEP.boat], whyNot: (s) => boat.whyNotGiveUp(s), apply: (s) => boat.giveUp(s) },
    { steps: [STEP.plan, STEP.ride, STEP.voyage], apply: (s) => attacking.giveUpPlan(s) },
    { steps: [STEP.offer], apply: (s, seat, _index, events) => trading.giveUpOffer(s, seat, events) },
  ],
  sail: {
    steps: [STEP.boat, STEP.voyage],
    legal: (s, _seat, out, base) => boat.legalSails(s, out, base),
    whyNot: (s, _seat, space) => boat.whyNotSail(s, space),
    apply: (s, _seat, space, events) => boat.sail(s, space, events),
  },
  take: [
    {
      steps: [STEP.foot],
      ...ofToken(foot.legalTakesAlong, foot.whyNotTakeAlong, (s, _seat, kind, from) => lift(s, kind, from)),
    },
    { steps: [STEP.horse], ...ofToken(horse.legalTakes, horse.whyNotTake, horse.take) },
    { steps: [STEP.boat], ...ofToken(boat.legalLoads, boat.whyNotLoad, boat.load) },
    {
      steps: [STEP.voyage],
      ...ofToken(voyage.legalBrings, voyage.whyNotBring, (s, _seat, kind, from) => voyage.bring(s, kind, from)),
    },
    { steps: [STEP.ride], ...ofToken(attacking.legalArms, attacking.whyNotArm, attacking.arm) },
  ],
  drop: [
    { steps: [STEP.horse], ...ofToken(horse.legalDrops, horse.whyNotDrop, horse.drop) },
    { steps: [STEP.boat], ...ofToken(boat.legalUnloads, boat.whyNotUnload, boat.unload) },
  ],
  step: [
    { steps: [STEP.foot], legal: foot.legalWalks, whyNot: foot.whyNotWalk, apply: foot.stepOnFoot },
    { steps: [STEP.horse], legal: horse.legalRides, whyNot: horse.whyNotRide, apply: horse.ride },
    { steps: [STEP.link], legal: chain.legalLinks, whyNot: chain.whyNotLink, apply: chain.linkTo },
    {
      steps: [STEP.ride],
      legal: attacking.legalChargesOn,
      whyNot: attacking.whyNotChargeOn,
      apply: (s, _seat, into, events) => attacking.chargeOn(s, into, events),
    },
  ],
  stop: [
    {
      steps: [STEP.horse],
      whyNot: (s) => horse.whyNotStop(s),
      apply: (s, seat, _index, events) => horse.stopHorse(s, seat, events),
    },
    { steps: [STEP.chain], apply: (s, seat, _index, events) => endShipment(s, seat, events) },
    {
      steps: [STEP.boat],
      whyNot: boat.whyNotStopBoat,
      apply: (s, seat, _index, events) => boat.stopBoat(s, seat, events),
    },
    {
      steps: [STEP.voyage],
      whyNot: (s) => voyage.whyNotHeaveTo(s),
      apply: (s, _seat, _index, events) => voyage.heaveTo(s, events),
    },
  ],
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
  refuse: { steps: [STEP.reply], apply: (s, seat, _index, events) => trading.refuse(s, seat, false, events) },
  refuseAll: { steps: [STEP.reply], apply: (s, seat, _index, events) => trading.refuse(s, seat, true, events) },
  accept: { steps: [STEP.reply], whyNot: answering.whyNotAccept, apply: answering.accept },
  pay: {
    steps: [STEP.pay],
    ...ofToken(answering.legalPays, answering.whyNotPay, (s, seat, _kind, from, events) =>
      answering.pay(s, seat, from, events),
    ),
  },
  put: {
    steps: [STEP.put],
    ...ofToken(answering.legalPuts, answering.whyNotPut, (s, seat, _kind, into, events) =>
      answering.put(s, seat, into, events),
    ),
  },
  land: {
    steps: [STEP.land],
    whyNot: (s, _seat, landing) => voyage.whyNotLand(s, landing),
    apply: (s, _seat, landing, events) => voyage.land(s, landing, events),
  },
};
