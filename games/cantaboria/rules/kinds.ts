import type { MoveList } from '@marchlands/core/lists.ts';
import type { KindRules, RulesOfKind } from '@marchlands/core/rules.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../data/land.ts';
import { KINDS } from '../data/limits.ts';
import type { Events } from '../events.ts';
import { MOVE, type Move, PER_TOKEN } from '../moves.ts';
import { PLAN, STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import * as answering from './accept.ts';
import * as attacking from './attack.ts';
import { declare, isAnsweredTogether, takeSide } from './battle.ts';
import * as boat from './boat.ts';
import * as chain from './chain.ts';
import * as develop from './develop.ts';
import * as foot from './foot.ts';
import * as horse from './horse.ts';
import * as offering from './offer.ts';
import { draft, placeSite, whyNotDraft, whyNotSite } from './opening.ts';
import { answer, whyNotAnswer } from './passage.ts';
import * as production from './production.ts';
import { endShipment, endShipping, lift } from './shipment.ts';
import { together } from './together.ts';
import * as trading from './trade.ts';
import * as voyage from './voyage.ts';
import { highBank, lowBank } from './waters.ts';

type Rule = KindRules<State, Events, Refusal>;

/** The rule of a kind of move, whatever the step. */
type Doing = Omit<Rule, 'steps'> & Required<Pick<Rule, 'legal' | 'whyNot'>>;

type WhyNotToken = (s: State, seat: Seat, kind: number, at: number) => Refusal | null;
type ApplyToken = (s: State, seat: Seat, kind: number, at: number, events: Events) => void;

/** The rule of a kind with a token and a place. */
function ofToken(legal: Doing['legal'], whyNot: WhyNotToken, apply: ApplyToken): Doing {
  return {
    legal,
    whyNot: (s, seat, index) => whyNot(s, seat, Math.floor(index / PER_TOKEN), index % PER_TOKEN),
    apply: (s, seat, index, events) => apply(s, seat, Math.floor(index / PER_TOKEN), index % PER_TOKEN, events),
  };
}

/** The same if the carrier's own place is the only one. */
function ofTokenHere(whyNot: WhyNotToken, apply: ApplyToken): Doing {
  function legal(s: State, seat: Seat, out: MoveList, base: number): void {
    for (let kind = 0; kind < KINDS; kind += 1) {
      if (whyNot(s, seat, kind, s.shipAt) === null) out.push(base + kind * PER_TOKEN + s.shipAt);
    }
  }
  return ofToken(legal, whyNot, apply);
}

/** The same at the banks, or the shore, of the boat's water. */
function ofTokenAtBanks(whyNot: WhyNotToken, apply: ApplyToken): Doing {
  function legal(s: State, seat: Seat, out: MoveList, base: number): void {
    const low = lowBank(s.setup, s.shipAt);
    const high = highBank(s.setup, s.shipAt);
    for (let kind = 0; kind < KINDS; kind += 1) {
      if (whyNot(s, seat, kind, low) === null) out.push(base + kind * PER_TOKEN + low);
      if (high !== NONE && whyNot(s, seat, kind, high) === null) out.push(base + kind * PER_TOKEN + high);
    }
  }
  return ofToken(legal, whyNot, apply);
}

const goTo =
  (step: number): Rule['apply'] =>
  (s) => {
    s.step = step;
  };
/** The rule of a kind with a single move, which has no number. */
const alone =
  (apply: (s: State, seat: Seat, events: Events) => void): Rule['apply'] =>
  (s, seat, _index, events) =>
    apply(s, seat, events);

/** CA-75: moves that begin a shipment: one of its phase, one of logistics, or the one earned by a first success. */
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

const CHAIN = ofToken(chain.legalChains, chain.whyNotChain, chain.startChain);

/** The moves of seats: the steps of each, the legal ones, why others are refused, and their effects. */
export const kinds: { readonly [kind in Move['kind']]: RulesOfKind<State, Events, Refusal> } = {
  site: {
    steps: [STEP.site],
    whyNot: (s, _seat, at) => whyNotSite(s, at),
    apply: (s, _seat, at, events) => placeSite(s, at, events),
  },
  draft: { steps: [STEP.draft], whyNot: whyNotDraft, apply: draft },
  vote: { steps: [STEP.vote] },
  end: [
    { steps: [STEP.develop], apply: goTo(STEP.turnNext) },
    { steps: [STEP.trade], apply: alone(trading.pass) },
    { steps: [STEP.ship, STEP.logistics], apply: endShipping },
    { steps: [STEP.attack], apply: goTo(STEP.turnEnd) },
  ],
  build: { steps: [STEP.develop], legal: develop.legalBuilds, whyNot: develop.whyNotBuild, apply: develop.build },
  enter: { steps: [STEP.enter], whyNot: develop.whyNotEnter, apply: develop.enter },
  position: [
    { steps: [STEP.position], whyNot: develop.whyNotPosition, apply: develop.position },
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
  serve: { steps: [STEP.serve], whyNot: production.whyNotServe, apply: production.serve },
  breed: {
    steps: [STEP.breed],
    legal: production.legalBreeds,
    whyNot: production.whyNotBreed,
    apply: production.breed,
  },
  foot: [
    ...shipment(ofToken(foot.legalFoots, foot.whyNotFoot, foot.startFoot)),
    { steps: [STEP.plan], ...ofToken(attacking.legalMarches, attacking.whyNotMarch, attacking.march) },
  ],
  horse: [
    ...shipment({ legal: horse.legalHorses, whyNot: horse.whyNotHorse, apply: horse.startHorse }),
    { steps: [STEP.plan], legal: attacking.legalCharges, whyNot: attacking.whyNotCharge, apply: attacking.charge },
  ],
  chain: [...shipment(CHAIN), { steps: [STEP.chain], ...CHAIN }],
  boat: [
    ...shipment({ legal: boat.legalBoats, whyNot: boat.whyNotBoat, apply: boat.startBoat }),
    { steps: [STEP.plan], legal: voyage.legalEmbarks, whyNot: voyage.whyNotEmbark, apply: voyage.embark },
  ],
  ask: { steps: [STEP.boat, STEP.voyage], legal: boat.legalAsks, whyNot: boat.whyNotAsk, apply: boat.ask },
  answer: { steps: [STEP.passage], whyNot: whyNotAnswer, apply: answer },
  giveUp: [
    { steps: [STEP.boat], whyNot: boat.whyNotGiveUp, apply: boat.giveUp },
    { steps: [STEP.plan, STEP.ride, STEP.voyage], apply: attacking.giveUpPlan },
    { steps: [STEP.offer], apply: alone(trading.giveUpOffer) },
  ],
  sail: { steps: [STEP.boat, STEP.voyage], legal: boat.legalSails, whyNot: boat.whyNotSail, apply: boat.sail },
  take: [
    {
      steps: [STEP.foot],
      ...ofTokenHere(foot.whyNotTakeAlong, (s, _seat, kind, from) => lift(s, kind, from)),
    },
    { steps: [STEP.horse], ...ofTokenHere(horse.whyNotTake, horse.take) },
    { steps: [STEP.boat], ...ofTokenAtBanks(boat.whyNotLoad, boat.load) },
    { steps: [STEP.voyage], ...ofTokenAtBanks(voyage.whyNotBring, voyage.bring) },
    { steps: [STEP.ride], ...ofTokenHere(attacking.whyNotArm, attacking.arm) },
  ],
  drop: [
    { steps: [STEP.horse], ...ofTokenHere(horse.whyNotDrop, horse.drop) },
    { steps: [STEP.boat], ...ofTokenAtBanks(boat.whyNotUnload, boat.unload) },
  ],
  step: [
    { steps: [STEP.foot], legal: foot.legalWalks, whyNot: foot.whyNotWalk, apply: foot.stepOnFoot },
    { steps: [STEP.horse], legal: horse.legalRides, whyNot: horse.whyNotRide, apply: horse.ride },
    { steps: [STEP.link], legal: chain.legalLinks, whyNot: chain.whyNotLink, apply: chain.linkTo },
    {
      steps: [STEP.ride],
      legal: attacking.legalChargesOn,
      whyNot: attacking.whyNotChargeOn,
      apply: attacking.chargeOn,
    },
  ],
  stop: [
    { steps: [STEP.horse], whyNot: horse.whyNotStop, apply: alone(horse.stopHorse) },
    { steps: [STEP.chain], apply: alone(endShipment) },
    { steps: [STEP.boat], whyNot: boat.whyNotStopBoat, apply: alone(boat.stopBoat) },
    {
      steps: [STEP.voyage],
      whyNot: voyage.whyNotHeaveTo,
      apply: (s, _seat, _index, events) => voyage.heaveTo(s, events),
    },
  ],
  attack: {
    steps: [STEP.attack],
    legal: attacking.legalAttacks,
    whyNot: attacking.whyNotAttack,
    apply: attacking.attack,
  },
  declare: {
    steps: [STEP.plan],
    whyNot: attacking.whyNotDeclare,
    apply: (s, _seat, _index, events) => declare(s, events),
  },
  side: {
    steps: [STEP.side],
    apply(s, seat, side, events) {
      if (isAnsweredTogether(s)) together.apply(s, seat, MOVE.side + side, events);
      else takeSide(s, seat, side, events);
    },
  },
  offer: { steps: [STEP.trade], whyNot: trading.whyNotOffer, apply: trading.offer },
  give: { steps: [STEP.offer], legal: offering.legalGives, whyNot: offering.whyNotGive, apply: offering.give },
  get: { steps: [STEP.offer], legal: offering.legalGets, whyNot: offering.whyNotGet, apply: offering.get },
  send: { steps: [STEP.offer], whyNot: offering.whyNotSend, apply: alone(offering.send) },
  refuse: { steps: [STEP.reply], apply: (s, seat, _index, events) => trading.refuse(s, seat, false, events) },
  refuseAll: { steps: [STEP.reply], apply: (s, seat, _index, events) => trading.refuse(s, seat, true, events) },
  accept: { steps: [STEP.reply], whyNot: answering.whyNotAccept, apply: answering.accept },
  pay: { steps: [STEP.pay], ...ofToken(answering.legalPays, answering.whyNotPay, answering.pay) },
  put: { steps: [STEP.put], ...ofToken(answering.legalPuts, answering.whyNotPut, answering.put) },
  land: { steps: [STEP.land], whyNot: voyage.whyNotLand, apply: voyage.land },
};
