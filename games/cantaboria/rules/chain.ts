import type { MoveList } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { BOAT, GOODS, HORSE, KINDS, MAX_NEIGHBOURS, MAX_PLACES, TOKENS } from '../data/limits.ts';
import type { Events } from '../events.ts';
import { PER_TOKEN } from '../moves.ts';
import type { Setup } from '../setup.ts';
import { STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { isOwn, joinWith, nextOwn, ownNear, PlaceSet, roomFor, spotOf, tokensAt } from './places.ts';
import { beginShipment, clearShipment, lift, put, removeSurplus } from './shipment.ts';

const links = new PlaceSet();
const near = new Uint8Array(MAX_NEIGHBOURS);

/** CA-58: whether a seat's place with a Horse is a link. */
export function mayLink({ options }: Setup, at: number): boolean {
  return at < BOAT || options.boatsInChain;
}

/** CA-58: whether a seat's place is a link. */
export function isLink(s: State, at: number): boolean {
  return tokensAt(s, at, HORSE) > 0 && mayLink(s.setup, at);
}

/** CA-58: the links connected with one; they are good until the next call. */
function chainOf(s: State, seat: Seat, from: number): PlaceSet {
  links.clear();
  joinWith(s, seat, from, isLink, links);
  return links;
}

/** CA-58: whether a link has another link beside it, and so belongs to a chain. */
function hasLinkNear(s: State, seat: Seat, at: number): boolean {
  const count = ownNear(s, seat, at, near);
  for (let i = 0; i < count; i += 1) if (isLink(s, near[i])) return true;
  return false;
}

/** Why a link cannot receive a kind: it has given some (CA-63), or it is a boat without room (CA-62). */
function whyNotReceive(s: State, kind: number, at: number): Refusal | null {
  if ((s.gave[at] & (1 << kind)) !== 0) return 'takenHere';
  return kind >= GOODS || roomFor(s, at) > 0 ? null : 'full';
}

/** How many links of a chain may still receive the kind. */
function countReceivers(s: State, chain: PlaceSet, kind: number): number {
  let count = 0;
  for (let i = 0; i < chain.count; i += 1) if (whyNotReceive(s, kind, chain.list[i]) === null) count += 1;
  return count;
}

/**
 * CA-63: why a link cannot give a kind in the chain under way; `receivers` of the kind are left, perhaps including
 * itself.
 */
function whyNotGive(s: State, kind: number, from: number, receivers: number): Refusal | null {
  if ((s.got[from] & (1 << kind)) !== 0) return 'droppedHere';
  return receivers > (whyNotReceive(s, kind, from) === null ? 1 : 0) ? null : 'chainTooShort';
}

/** CA-62: whether a link with another link beside it can begin with a kind: some link has room for it. */
function canBegin(s: State, seat: Seat, kind: number, from: number): boolean {
  if (kind >= GOODS || s.setup.capacity.boatGoods === Number.POSITIVE_INFINITY) return true;
  return whyNotGive(s, kind, from, countReceivers(s, chainOf(s, seat, from), kind)) === null;
}

/** CA-58, CA-59: a token of a link, and a link that it can go to; after the start, of the same chain. */
export function whyNotChain(s: State, seat: Seat, kind: number, from: number): Refusal | null {
  if (!isOwn(s, seat, from)) return 'notYours';
  if (!isLink(s, from)) return 'notALink';
  if (kind === HORSE || tokensAt(s, from, kind) === 0) return 'noSuchToken';
  if (s.step !== STEP.chain)
    return hasLinkNear(s, seat, from) && canBegin(s, seat, kind, from) ? null : 'chainTooShort';
  const chain = chainOf(s, seat, s.shipFrom);
  return chain.has[from] > 0 ? whyNotGive(s, kind, from, countReceivers(s, chain, kind)) : 'notALink';
}

export function legalChains(s: State, seat: Seat, out: MoveList, base: number): void {
  if (s.step !== STEP.chain) {
    legalBeginnings(s, seat, out, base);
    return;
  }
  const chain = chainOf(s, seat, s.shipFrom);
  for (let kind = 0; kind < KINDS; kind += 1) {
    if (kind === HORSE) continue;
    const receivers = countReceivers(s, chain, kind);
    for (let from = nextOwn(s, seat, -1); from >= 0; from = nextOwn(s, seat, from)) {
      if (chain.has[from] === 0 || tokensAt(s, from, kind) === 0) continue;
      if (whyNotGive(s, kind, from, receivers) === null) out.push(base + kind * PER_TOKEN + from);
    }
  }
}

function legalBeginnings(s: State, seat: Seat, out: MoveList, base: number): void {
  for (let kind = 0; kind < KINDS; kind += 1) {
    if (kind === HORSE) continue;
    for (let from = nextOwn(s, seat, -1); from >= 0; from = nextOwn(s, seat, from)) {
      if (tokensAt(s, from, kind) === 0 || !isLink(s, from) || !hasLinkNear(s, seat, from)) continue;
      if (canBegin(s, seat, kind, from)) out.push(base + kind * PER_TOKEN + from);
    }
  }
}

export function startChain(s: State, _seat: Seat, kind: number, from: number): void {
  if (s.step !== STEP.chain) beginShipment(s, from);
  s.shipAt = from;
  lift(s, kind, from);
  s.step = STEP.link;
}

/** CA-59, CA-63: another link, which has not given the kind. */
export function whyNotLink(s: State, seat: Seat, into: number): Refusal | null {
  const chain = chainOf(s, seat, s.shipFrom);
  if (chain.has[into] === 0 || into === s.shipAt) return 'notALink';
  return whyNotReceive(s, s.load.indexOf(1), into);
}

export function legalLinks(s: State, seat: Seat, out: MoveList, base: number): void {
  const kind = s.load.indexOf(1);
  const chain = chainOf(s, seat, s.shipFrom);
  for (let into = 0; into < MAX_PLACES; into += 1) {
    if (chain.has[into] > 0 && into !== s.shipAt && whyNotReceive(s, kind, into) === null) out.push(base + into);
  }
}

export function linkTo(s: State, seat: Seat, into: number, events: Events): void {
  const kind = s.load.indexOf(1);
  const from = s.shipAt;
  put(s, kind, into);
  s.shipAt = s.shipFrom;
  s.step = STEP.chain;
  events?.push({ kind: 'tokenMoved', seat, token: TOKENS[kind], from: spotOf(s, from), into: spotOf(s, into) });
}

/** CA-97: a token on its way goes back to its link; transfers already made stand. */
export function leaveLink(s: State, seat: Seat, events: Events): void {
  put(s, s.load.indexOf(1), s.shipAt);
  clearShipment(s);
  removeSurplus(s, seat, events);
}
