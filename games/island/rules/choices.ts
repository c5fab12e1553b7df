/** Whether a seat has anything to do in its turn but roll or end it: in truth, or as far as all can know. */
import type { Seat } from '@marchlands/core/seat.ts';
import { DEV, DEV_CARDS, PROGRESS, PROGRESS_CARDS } from '../data/cards.ts';
import { KINDS, TRACKS } from '../data/kinds.ts';
import { STEP, type State } from '../state.ts';
import { rateOf } from './bank.ts';
import * as building from './build.ts';
import { boughtCount, devCount, devLeft } from './counts.ts';
import { canPlayDev, isDeckEmpty } from './development.ts';
import { whyNotHouse } from './guests.ts';
import { holds } from './hand.ts';
import { canWall, whyNotImprove } from './improve.ts';
import * as knights from './knights.ts';
import { type Holding, holdsOf, mayHold, mayHoldProgress } from './known.ts';
import { hasKnightPiece, isActive } from './pieces.ts';
import { canPlayProgress } from './progress.ts';
import { VERTEX_SETS } from './sites.ts';
import { whyNotOffer } from './trade.ts';
import { holdsResource, someOpponent } from './trade-cards.ts';
import { canTravel, whyNotChase } from './travel.ts';

/** How hands are looked at: as they are, or as far as all can know them. */
interface Eyes {
  readonly has: Holding;
  /** Development cards that may be played, by card; progress cards. */
  hasDev(s: State, seat: Seat, card: number): boolean;
  hasProgress(s: State, seat: Seat, card: number): boolean;
}

const TRUTH: Eyes = {
  has: holds,
  hasDev: (s, seat, card) => s.dev[seat * DEV_CARDS.length + card] > s.bought[card],
  hasProgress: (s, seat, card) => s.progress[seat * PROGRESS_CARDS.length + card] > 0,
};

const EVERYBODY: Eyes = {
  has: mayHold,
  hasDev: (s, seat, card) => devCount(s, seat) > boughtCount(s) && devLeft(s, card) > 0,
  hasProgress: mayHoldProgress,
};

function someVertex(s: State, fits: (vertex: number) => boolean): boolean {
  for (let vertex = 0; vertex < s.setup.board.vertices; vertex += 1) if (fits(vertex)) return true;
  return false;
}

function someOf(set: Uint32Array, seat: Seat, fits: (vertex: number) => boolean): boolean {
  for (let v = VERTEX_SETS.next(set, seat, -1); v >= 0; v = VERTEX_SETS.next(set, seat, v)) if (fits(v)) return true;
  return false;
}

/** Whether a piece of the base form may be bought. */
function mayBuild(s: State, seat: Seat, has: Holding): boolean {
  const { costs, options } = s.setup;
  if (building.hasRoadSite(s, seat) && has(s, seat, costs.road)) return true;
  const hasSettlement = s.settlementPieces[seat] < options.pieces.settlements;
  if (
    hasSettlement &&
    has(s, seat, costs.settlement) &&
    someVertex(s, (v) => building.whyNotSettlementSite(s, seat, v) === null)
  )
    return true;
  return has(s, seat, costs.city) && someOf(s.settlements, seat, (v) => building.whyNotCitySite(s, seat, v) === null);
}

/** Whether something of the other forms may be bought. */
function mayArm(s: State, seat: Seat, has: Holding): boolean {
  const { costs } = s.setup;
  if (TRACKS.some((_, track) => whyNotImprove(s, seat, track, 0, has) === null)) return true;
  if (canWall(s, seat) && has(s, seat, costs.wall)) return true;
  if (someOf(s.knights, seat, (v) => !isActive(s.knight[v])) && has(s, seat, costs.activate)) return true;
  if (knights.canRise(s, seat) && has(s, seat, costs.promote)) return true;
  return (
    hasKnightPiece(s, seat, 1) &&
    has(s, seat, costs.recruit) &&
    someVertex(s, (v) => knights.whyNotStand(s, seat, v) === null)
  );
}

/** Whether a card may be traded with the bank. */
function mayTradeWithBank(s: State, seat: Seat, has: Holding): boolean {
  return KINDS.some(
    (_, give) =>
      give < s.setup.kinds &&
      s.bank.some((count, take) => take !== give && count > 0) &&
      holdsOf(has, s, seat, give, rateOf(s, seat, give)),
  );
}

function mayPlay(s: State, seat: Seat, { has, hasDev, hasProgress }: Eyes): boolean {
  if (s.setup.isBase) {
    return DEV_CARDS.some((_, card) => card !== DEV.point && hasDev(s, seat, card) && canPlayDev(s, seat, card));
  }
  return PROGRESS_CARDS.some((_, card) => hasProgress(s, seat, card) && canPlayProgress(s, seat, card, has));
}

/** Whether a seat may do anything but end its turn or its building phase. */
function mayActBy(s: State, seat: Seat, eyes: Eyes): boolean {
  const { has } = eyes;
  const isTurn = s.step === STEP.action;
  if (isTurn && (whyNotOffer(s, seat) === null || whyNotHouse(s, seat, (seat + 1) % s.setup.seats) === null))
    return true;
  if (mayBuild(s, seat, has)) return true;
  if (s.setup.isBase ? !isDeckEmpty(s) && has(s, seat, s.setup.costs.development) : mayArm(s, seat, has)) return true;
  if (!isTurn) return false;
  if (mayPlay(s, seat, eyes) || mayTradeWithBank(s, seat, has)) return true;
  if (someOpponent(s, seat, (other) => s.swaps[other] > 0) && holdsResource(s, seat, has)) return true;
  return canTravel(s, seat) || someOf(s.knights, seat, (v) => whyNotChase(s, seat, v) === null);
}

/** Whether a seat may do anything but roll (IK-052, IK-053). */
function mayWaitBy(s: State, seat: Seat, eyes: Eyes): boolean {
  if (s.setup.isBase) return mayPlay(s, seat, eyes);
  return s.alchemist === 0 && eyes.hasProgress(s, seat, PROGRESS.alchemist);
}

// What is true is possible for all they know, and quicker to see.

/** Whether a seat may, as far as all know, do anything but end its turn or its building phase. */
export function mayAct(s: State, seat: Seat): boolean {
  return mayActBy(s, seat, TRUTH) || mayActBy(s, seat, EVERYBODY);
}

/** Whether a seat may, as far as all know, do anything but roll. */
export function mayWait(s: State, seat: Seat): boolean {
  return mayWaitBy(s, seat, TRUTH) || mayWaitBy(s, seat, EVERYBODY);
}
