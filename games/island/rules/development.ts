/** Development cards and largest army (IK-133 to IK-143). */
import type { OutcomeList } from '@marchlands/core/lists.ts';
import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { DEV_CARDS } from '../data/cards.ts';
import { KINDS, RESOURCES } from '../data/kinds.ts';
import type { Events } from '../events.ts';
import { OUTCOME, PLAY, PLAYED } from '../moves.ts';
import { ABOUT, STACK, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { hasRoadSite, layRoad } from './build.ts';
import { changeDev, devDeckSize, markBought } from './counts.ts';
import { holds, pay, resourcesInBank, takeFromBank } from './hand.ts';

const CARDS = DEV_CARDS.length;
/** By played card: its number among the development cards. */
const NAMES: readonly string[] = DEV_CARDS;
const DEV_OF: readonly number[] = PLAYED.map((card) => NAMES.indexOf(card));

/** IK-133. */
export function whyNotBuy(s: State, seat: Seat): Refusal | null {
  if (devDeckSize(s) === 0) return 'deckEmpty';
  return holds(s, seat, s.setup.costs.development) ? null : 'cannotPay';
}

export function buy(s: State, seat: Seat): void {
  pay(s, seat, s.setup.costs.development);
  STACK.push(s, 'devCard', 0, { seat });
}

/** CH-7: the weight is the number of copies left. */
export function devCardOutcomes(s: State, out: OutcomeList): void {
  for (let card = 0; card < CARDS; card += 1)
    if (s.devDeck[card] > 0) out.push(OUTCOME.devCard + card, s.devDeck[card]);
}

/** Gives a card to its buyer; one bought in the buyer's own turn cannot be played in it (IK-135, IK-322). */
export function drawDevCard(s: State, card: number, events: Events): void {
  const seat = ABOUT.seat.get(s);
  STACK.pop(s);
  s.devDeck[card] -= 1;
  changeDev(s, seat, card, 1);
  if (s.builder === 0) markBought(s, card);
  events?.push({ kind: 'developmentBought', seat, card: DEV_CARDS[card] });
}

/** Whether a card would have no effect, as far as all can see (IK-138, IK-139). */
function isUseless(s: State, seat: Seat, played: number): boolean {
  if (played === PLAY['road-building']) return !hasRoadSite(s, seat);
  return played === PLAY.plenty && resourcesInBank(s) === 0;
}

/** IK-134, IK-135. */
export function whyNotPlayDev(s: State, seat: Seat, played: number): Refusal | null {
  const card = DEV_OF[played];
  const held = s.dev[seat * CARDS + card];
  if (held === 0) return 'noCard';
  if (s.devPlayed === 1) return 'oneCard';
  if (held === s.bought[card]) return 'newCard';
  return isUseless(s, seat, played) ? 'noEffect' : null;
}

/** IK-136: removes a played card from the game; its choices follow. */
export function playDev(s: State, seat: Seat, played: number, events: Events): void {
  changeDev(s, seat, DEV_OF[played], -1);
  s.devPlayed = 1;
  if (played === PLAY.knight) s.army[seat] += 1;
  events?.push({ kind: 'cardPlayed', seat, card: PLAYED[played] });
  if (played === PLAY.knight) {
    awardLargestArmy(s, seat, events);
    STACK.push(s, 'robber', maskOf(seat), { isBishop: 0 });
  } else if (played === PLAY['road-building']) STACK.push(s, 'freeRoad', maskOf(seat), { left: 2 });
  else if (played === PLAY.plenty) STACK.push(s, 'plenty', maskOf(seat), { left: resourcesInBank(s), least: 0 });
  else STACK.push(s, 'name', maskOf(seat), { played: PLAY.monopoly });
}

/** IK-142: the first seat with three, then any with strictly more. */
function awardLargestArmy(s: State, seat: Seat, events: Events): void {
  const size = s.army[seat];
  const best = s.largestArmy === 0 ? s.setup.options.leastArmy - 1 : s.army[s.largestArmy - 1];
  if (size <= best || s.largestArmy === seat + 1) return;
  s.largestArmy = seat + 1;
  events?.push({ kind: 'largestArmyMoved', seat, cards: size });
}

/** IK-138: a free road; the second is asked for only if one can be built. */
export function layFreeRoad(s: State, seat: Seat, edge: number, events: Events): void {
  const left = ABOUT.left.get(s) - 1;
  layRoad(s, seat, edge, events);
  if (left === 0 || !hasRoadSite(s, seat)) STACK.pop(s);
  else ABOUT.left.set(s, left);
}

/** Only the second free road may be skipped. */
export function whyNotStop(s: State): Refusal | null {
  return ABOUT.left.get(s) === 1 ? null : 'incomplete';
}

export function stopRoads(s: State): void {
  STACK.pop(s);
}

/** IK-139: a card in kind order; the bank must have this kind or a later one for each card still due. */
export function whyNotTake(s: State, kind: number): Refusal | null {
  if (s.bank[kind] === 0) return 'bankLacks';
  if (kind < ABOUT.least.get(s)) return 'order';
  let left = 0;
  for (let later = kind; later < RESOURCES; later += 1) left += s.bank[later];
  return left < ABOUT.left.get(s) ? 'order' : null;
}

export function take(s: State, seat: Seat, kind: number, events: Events): void {
  takeFromBank(s, seat, kind, 1);
  events?.push({ kind: 'cardsGained', seat, of: KINDS[kind], count: 1 });
  const left = ABOUT.left.get(s) - 1;
  ABOUT.left.set(s, left);
  ABOUT.least.set(s, kind);
  if (left === 0) STACK.pop(s);
}
