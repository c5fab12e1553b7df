/** Moves inside progress cards, and moves of decks (DEC-04, DEC-17 to DEC-19, Choices inside cards). */
import { RESOURCES } from '../data/kinds.ts';
import { PLAY } from '../moves.ts';
import { ABOUT, STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { nameDeck, search, whyNotSearch } from './combat.ts';
import { drawForTie, drop, whyNotDeck, whyNotHeldCard } from './decks.ts';
import type { Kinds } from './kind.ts';
import { whyNotOwn } from './pieces.ts';
import * as politics from './politics-cards.ts';
import * as robber from './robber.ts';
import { setFace, swapTokens, whyNotSwap } from './science-cards.ts';
import * as trade from './trade-cards.ts';

/** More than any hand has of a kind: Monopoly takes all. */
const ALL = 255;

/** Checks the kind that a card names: resources, commodities, or both. */
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
  deck: [
    { steps: [STEP.kill], whyNot: (s, _seat, deck) => whyNotDeck(s, deck), apply: nameDeck },
    { steps: [STEP.tie], whyNot: (s, _seat, deck) => whyNotDeck(s, deck), apply: drawForTie },
  ],
  drop: { steps: [STEP.drop], whyNot: whyNotHeldCard, apply: drop },
  face: { steps: [STEP.alchemist], apply: (s, _seat, index, events) => setFace(s, index, events) },
  onto: [
    { steps: [STEP.inventor], whyNot: (s, _seat, hex) => whyNotSwap(s, hex), apply: swapTokens },
    { steps: [STEP.merchant], whyNot: trade.whyNotMerchant, apply: trade.placeMerchant },
  ],
  target: { steps: [STEP.target], whyNot: politics.whyNotTarget, apply: politics.chooseTarget },
  pick: { steps: [STEP.pick], whyNot: (s, _seat, kind) => trade.whyNotPick(s, kind), apply: trade.pick },
  gift: [
    { steps: [STEP.forced], whyNot: trade.whyNotForced, apply: trade.answerForce },
    { steps: [STEP.wedding], whyNot: robber.whyNotPick, apply: robber.pickGift },
  ],
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
    whyNot: whyNotOwn,
    apply: (s, _seat, vertex, events) => politics.desert(s, vertex, events),
  },
  station: { steps: [STEP.station], whyNot: politics.whyNotStation, apply: politics.station },
  fetch: [
    { steps: [STEP.spy], whyNot: (s, _seat, card) => politics.whyNotSteal(s, card), apply: politics.stealProgress },
    { steps: [STEP.search], whyNot: (s, _seat, card) => whyNotSearch(s, card), apply: search },
  ],
} satisfies Kinds;
