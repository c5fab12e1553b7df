/** Moves inside progress cards, and those about decks (DEC-04, DEC-17 to DEC-19, Choices inside cards). */
import { RESOURCES } from '../data/kinds.ts';
import { PLAY } from '../moves.ts';
import { ABOUT, dueStep, STEP, type State } from '../state.ts';
import { nameDeck, search, whyNotSearch } from './combat.ts';
import { drawForTie, drop, whyNotDeck, whyNotHeldCard } from './decks.ts';
import type { Kind } from './kind.ts';
import * as politics from './politics-cards.ts';
import type { Refusal } from './refusals.ts';
import * as robber from './robber.ts';
import { setFace, swapTokens, whyNotSwap } from './science-cards.ts';
import * as trade from './trade-cards.ts';

/** A hand's worth of a kind: Monopoly takes all of it. */
const ALL = 255;

/** Which kinds a card may name: resources, commodities, or both. */
function whyNotName(s: State, kind: number): Refusal | null {
  const played = ABOUT.played.get(s);
  if (kind >= s.setup.kinds) return 'unknownPlace';
  if (played === PLAY['merchant-fleet']) return null;
  return kind < RESOURCES === (played !== PLAY['trade-monopoly']) ? null : 'unknownPlace';
}

export const PROGRESS_KINDS = {
  force: { steps: [STEP.action], legal: trade.legalForces, whyNot: trade.whyNotForce, apply: trade.force },
  name: {
    steps: [STEP.name],
    whyNot: (s, _seat, kind) => whyNotName(s, kind),
    apply(s, seat, kind, events) {
      const played = ABOUT.played.get(s);
      if (played === PLAY['merchant-fleet']) trade.nameFleet(s, seat, kind, events);
      else if (played === PLAY.monopoly) trade.collect(s, seat, kind, ALL, events);
      else trade.collect(s, seat, kind, played === PLAY['resource-monopoly'] ? 2 : 1, events);
    },
  },
  deck: {
    steps: [STEP.kill, STEP.tie],
    whyNot: (s, _seat, deck) => whyNotDeck(s, deck),
    apply(s, seat, deck, events) {
      if (dueStep(s) === STEP.kill) nameDeck(s, seat, deck, events);
      else drawForTie(s, seat, deck, events);
    },
  },
  drop: { steps: [STEP.drop], whyNot: whyNotHeldCard, apply: drop },
  face: { steps: [STEP.alchemist], apply: (s, _seat, index, events) => setFace(s, index, events) },
  onto: {
    steps: [STEP.inventor, STEP.merchant],
    whyNot: (s, seat, hex) => (dueStep(s) === STEP.inventor ? whyNotSwap(s, hex) : trade.whyNotMerchant(s, seat, hex)),
    apply(s, seat, hex, events) {
      if (dueStep(s) === STEP.inventor) swapTokens(s, seat, hex, events);
      else trade.placeMerchant(s, seat, hex, events);
    },
  },
  target: { steps: [STEP.target], whyNot: politics.whyNotTarget, apply: politics.chooseTarget },
  pick: { steps: [STEP.pick], whyNot: (s, _seat, kind) => trade.whyNotPick(s, kind), apply: trade.pick },
  gift: {
    steps: [STEP.forced, STEP.wedding],
    whyNot: (s, seat, kind) =>
      dueStep(s) === STEP.forced ? trade.whyNotForced(s, seat, kind) : robber.whyNotPick(s, seat, kind),
    apply(s, seat, kind, events) {
      if (dueStep(s) === STEP.forced) trade.answerForce(s, seat, kind, events);
      else robber.pickGift(s, seat, kind, events);
    },
  },
  remove: {
    steps: [STEP.diplomat],
    whyNot: (s, _seat, edge) => politics.whyNotRemove(s, edge),
    apply: politics.removeOpenRoad,
  },
  drive: {
    steps: [STEP.intrigue],
    whyNot: politics.whyNotDriveAway,
    apply: (s, _seat, vertex) => politics.driveAway(s, vertex),
  },
  desert: {
    steps: [STEP.desert],
    whyNot: politics.whyNotDesert,
    apply: (s, _seat, vertex, events) => politics.desert(s, vertex, events),
  },
  station: { steps: [STEP.station], whyNot: politics.whyNotStation, apply: politics.station },
  fetch: {
    steps: [STEP.spy, STEP.search],
    whyNot: (s, _seat, card) => (dueStep(s) === STEP.spy ? politics.whyNotSteal(s, card) : whyNotSearch(s, card)),
    apply(s, seat, card, events) {
      if (dueStep(s) === STEP.spy) politics.stealProgress(s, seat, card, events);
      else search(s, seat, card, events);
    },
  },
} satisfies { readonly [kind: string]: Kind };
