import type { Seat } from '@marchlands/core/seat.ts';
import { GOLD, MAGIC } from '../data/cards.ts';
import { CARD_IDS, KINDS } from '../data/deck/deck.ts';
import {
  CONSTRUCTION,
  DISASTER_EVENT,
  EVENT_TABLE,
  EVENTS,
  MONSTER_EVENT,
  PICK,
  REROLL,
  SAME_AS_LAST,
} from '../data/tables.ts';
import type { Events } from '../events.ts';
import { ARTIFACT } from '../setup.ts';
import { CARDS, DRAWN, DRAWN_BY, PAY_FOR, STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { endWithDeck, isDeckEmpty } from './final.ts';
import { gain, handSize, isAttack, part } from './hand.ts';
import { canSwapAny } from './market.ts';
import { shuffleBack } from './opening.ts';
import { canPay, type Purchase, payDefault, stockOf, tellPaid } from './pay.ts';
import { artifactsOf, builtOf, firstBuilt, unitsOfKind } from './town.ts';

const MAGIC_GOODS = 1 << MAGIC;

/** BK-11, BK-12: begins the turn with a card, or with an event in the non-card version. */
export function turnStart(s: State, events: Events): void {
  const seat = s.active;
  s.turns[seat] += 1;
  events?.push({ kind: 'turnBegan', seat, turn: s.turns[seat] });
  s.source = DRAWN.free;
  // BK-77, finishRound: with an empty deck free draws are skipped.
  if (isDeckEmpty(s)) s.step = STEP.buyAsk;
  else s.step = s.setup.hasCards ? STEP.draw : STEP.event;
}

/** BK-82, BK-83, option grace: whether a solo attack card or event is postponed. */
function isGrace(s: State): boolean {
  return s.setup.isSolo && s.setup.options.grace && s.turns[s.active] <= 2;
}

/** BK-15: whether an attack card from this source is discarded. */
export function isBought(s: State, source: number): boolean {
  const { options } = s.setup;
  if (source === DRAWN.magic) return true;
  if (source === DRAWN.guild) return !options.guildHallKeepsAttackCards;
  return source === DRAWN.spies && !options.spiesCardKept;
}

/** BK-12, BK-15, BK-49, BK-83: draws a card from the deck. */
export function drawCard(s: State, card: number, events: Events): void {
  const seat = s.active;
  const { source } = s;
  const id = CARD_IDS[card];
  CARDS.remove(s.deck, 0, card);
  const attack = isAttack(s, card);
  if (attack && s.setup.isSolo) {
    if (isGrace(s)) {
      CARDS.add(s.aside, 0, card);
      events?.push({ kind: 'cardSetAside', seat, card: id });
      if (!isDeckEmpty(s)) return;
    } else {
      s.attackCard = card + 1;
      events?.push({ kind: 'attackDrawn', seat, card: id });
    }
  } else if (attack && isBought(s, source)) {
    CARDS.add(s.discard, 0, card);
    events?.push({ kind: 'cardDiscarded', seat, card: id, why: 'bought' });
  } else {
    gain(s, seat, card, s.setup.isSolo, isBought(s, source));
    events?.push({ kind: 'cardDrawn', seat, card: id, by: DRAWN_BY[source] });
  }
  shuffleBack(s, events);
  s.source = DRAWN.free;
  if (endWithDeck(s, events)) return;
  s.step = source === DRAWN.spies ? STEP.attackDone : STEP.buyAsk;
}

/** BK-96: with two or more players, whether it is before the active seat's first turn with attacks. */
function isEarly(s: State): boolean {
  return !s.setup.isSolo && s.turns[s.active] < s.setup.options.firstAttackTurn;
}

/** BK-96, BK-97: whether a disaster or monster has no effect: early ones with several players, and purchased ones. */
function isLapsing(s: State): boolean {
  return s.source !== DRAWN.free || (isEarly(s) && s.setup.options.nonCardEarly === 'lapse');
}

/** BK-90: the event die; 10 rolls again. */
export function rollEvent(s: State, die: number, events: Events): void {
  const result = EVENT_TABLE[die - 1];
  const isAttackEvent = result === DISASTER_EVENT || result === MONSTER_EVENT;
  const isPutOff = isAttackEvent && (isGrace(s) || (isEarly(s) && s.setup.options.nonCardEarly === 'reroll'));
  events?.push({ kind: 'eventRolled', seat: s.active, die, result: EVENTS[isPutOff ? REROLL : result] });
  if (result === REROLL || isPutOff) return;
  if (isAttackEvent && isLapsing(s)) {
    const isBoughtOne = s.source !== DRAWN.free;
    events?.push({ kind: 'eventLapsed', seat: s.active, result: EVENTS[result], isBought: isBoughtOne });
    s.step = STEP.offerNext;
    return;
  }
  s.table = result;
  s.step = STEP.table;
}

/** Option nonCardRepeats: whether a result is already in play in the roller's town, and must be rolled again. */
function isRepeat(s: State, seat: Seat, card: number): boolean {
  const { options, tables } = s.setup;
  if (options.nonCardRepeats || card >= KINDS || isAttack(s, card)) return false;
  if (tables.type[card] === ARTIFACT) return artifactsOf(s, seat, card) > 0;
  return builtOf(s, seat, card) > 0 || unitsOfKind(s, seat, card) > 0;
}

/** BK-91 to BK-93: the roll on the table of the event. */
export function rollTable(s: State, die: number, events: Events): void {
  const seat = s.active;
  const table = s.setup.rolls[s.table];
  let card = table[die - 1];
  if (card === SAME_AS_LAST) {
    if (s.lastMonster === 0) {
      events?.push({ kind: 'rollRepeated', seat, die, card: null });
      return;
    }
    card = s.lastMonster - 1;
  }
  if (isRepeat(s, seat, card)) {
    events?.push({ kind: 'rollRepeated', seat, die, card: CARD_IDS[card] });
    if (table.some((other) => !isRepeat(s, seat, other))) return;
    // The whole table is in play: the event has no effect.
    s.table = CONSTRUCTION;
    s.step = STEP.offerNext;
    return;
  }
  const kind = s.table;
  s.table = CONSTRUCTION;
  if (card === PICK) {
    events?.push({ kind: 'pickRolled', seat, die });
    s.actor = seat;
    s.step = STEP.pick;
    return;
  }
  const id = CARD_IDS[card];
  const isComing = kind === DISASTER_EVENT || kind === MONSTER_EVENT;
  // A position may rest at a roll that play no longer reaches.
  const hasLapsed = isComing && isLapsing(s);
  if (!isComing) s.offer[card] += 1;
  else if (!hasLapsed) s.attackCard = card + 1;
  s.step = STEP.offerNext;
  events?.push({ kind: 'thingRolled', seat, die, card: id });
  if (hasLapsed) events?.push({ kind: 'thingLapsed', seat, card: id });
}

/** BK-91: any structure, on 91-00. */
export function pickStructure(s: State, card: number, events: Events): void {
  s.offer[card] += 1;
  events?.push({ kind: 'structurePicked', seat: s.active, card: CARD_IDS[card] });
  s.actor = 0;
  s.step = STEP.offerNext;
}

export function offerNext(s: State): void {
  s.source = DRAWN.free;
  s.step = STEP.buyAsk;
}

export function whyNotPick(s: State, card: number): Refusal | null {
  return s.setup.groups.structures.includes(card) ? null : 'noStructure';
}

/** The Guild Hall in play, or -1. */
function guildOf(s: State, seat: Seat): number {
  return firstBuilt(s, seat, s.setup.groups.guilds);
}

/** BK-82, BK-94, BK-97: why no cards or events are for sale. */
function whyNothingForSale(s: State): Refusal | null {
  const { isSolo, hasCards, options } = s.setup;
  if (hasCards) return isSolo ? 'soloNoBuying' : null;
  if (options.nonCardExtraEvents === 'never') return 'notForSale';
  return isSolo && options.nonCardExtraEvents !== 'always' ? 'soloNoBuying' : null;
}

/** BK-13, BK-17: an extra card for magic. */
export function whyNotBuy(s: State, seat: Seat): Refusal | null {
  const { options } = s.setup;
  const closed = whyNothingForSale(s);
  if (closed !== null) return closed;
  if (s.buys >= options.magicDrawsPerTurn) return 'boughtAlready';
  if (isDeckEmpty(s)) return 'deckEmpty';
  return canPay(s, seat, options.magicDrawPrice, MAGIC_GOODS) ? null : 'cannotPay';
}

/** BK-14, BK-17: a card from the Guild Hall. */
export function whyNotGuild(s: State, seat: Seat): Refusal | null {
  const { options, tables } = s.setup;
  const closed = whyNothingForSale(s);
  if (closed !== null) return closed;
  const guild = guildOf(s, seat);
  if (guild < 0) return 'noGuildHall';
  if (s.guilds >= options.guildHallDrawsPerTurn) return 'boughtAlready';
  if (isDeckEmpty(s)) return 'deckEmpty';
  return stockOf(s, seat, GOLD) < tables.drawPrice[guild] - 1 ? 'cannotPay' : null;
}

/** D-01: asks if there is anything to buy or to swap. */
export function buyAsk(s: State): void {
  const seat = s.active;
  const isOpen = whyNotBuy(s, seat) === null || whyNotGuild(s, seat) === null || canSwapAny(s, seat);
  s.actor = isOpen ? seat : 0;
  s.step = isOpen ? STEP.buy : STEP.drawEnd;
}

/** BK-13: an extra card, or event. */
export const extraCard: Purchase = {
  payFor: PAY_FOR.buy,
  due: (s) => s.setup.options.magicDrawPrice,
  goods: () => MAGIC_GOODS,
  done(s, seat, _card, events) {
    tellPaid(events, seat, 'draw', -1);
    s.buys += 1;
    drawFrom(s, DRAWN.magic);
  },
};

export function drawByGuild(s: State, seat: Seat, events: Events): void {
  payDefault(s, seat, s.setup.tables.drawPrice[guildOf(s, seat)] - 1, 0, 0, 0);
  tellPaid(events, seat, 'guild', -1);
  s.guilds += 1;
  drawFrom(s, DRAWN.guild);
}

function drawFrom(s: State, source: number): void {
  s.source = source;
  s.actor = 0;
  s.step = s.setup.hasCards ? STEP.draw : STEP.event;
}

/** BK-16: 7 cards, one more with a Temple. */
export function handLimit(s: State, seat: Seat): number {
  const { options, groups, tables } = s.setup;
  let limit = options.handLimit;
  for (const card of groups.handBonuses) if (builtOf(s, seat, card) > 0) limit += tables.handBonus[card];
  return limit;
}

function isOverLimit(s: State, seat: Seat): boolean {
  return s.setup.hasCards && handSize(s, seat) > handLimit(s, seat);
}

/** BK-16: whether the active player must discard before the draw phase ends. */
function mustDrop(s: State): boolean {
  return s.setup.options.handLimitCheck === 'drawPhase' && isOverLimit(s, s.active);
}

/** Option handLimitCheck: whether the active player must discard after their own heal phase. */
export function mustTrim(s: State): boolean {
  return s.setup.options.handLimitCheck === 'endOfTurn' && isOverLimit(s, s.active);
}

/** BK-16: discards until the hand is within its limit, or as many as the player likes (option voluntaryDiscard). */
export function drawEnd(s: State): void {
  const seat = s.active;
  const { hasCards, options } = s.setup;
  if (mustDrop(s) || (options.voluntaryDiscard && hasCards && handSize(s, seat) > 0)) {
    s.actor = seat;
    s.step = STEP.drop;
    return;
  }
  endDrawing(s);
}

export function endDrawing(s: State): void {
  s.actor = 0;
  s.dropped = 0;
  s.cursor = 0;
  s.cursorCopy = 0;
  s.step = STEP.upkeepNext;
}

/** BK-16, BK-17: why discarding may not end yet. */
export function whyNotEndDrawing(s: State): Refusal | null {
  return mustDrop(s) ? 'mustDiscard' : null;
}

export function dropForLimit(s: State, seat: Seat, card: number, events: Events): void {
  discardFromHand(s, seat, card, mustDrop(s) ? 'limit' : 'choice', events);
  s.step = STEP.drawEnd;
}

/** Option handLimitCheck: a discard after the heal phase; then the heal phases continue. */
export function trim(s: State, seat: Seat, card: number, events: Events): void {
  discardFromHand(s, seat, card, 'limit', events);
  s.step = STEP.healNext;
}

export function discardFromHand(
  s: State,
  seat: Seat,
  card: number,
  why: 'limit' | 'choice' | 'vortex',
  events: Events,
): void {
  part(s, seat, card);
  CARDS.add(s.discard, 0, card);
  events?.push({ kind: 'cardDiscarded', seat, card: CARD_IDS[card], why });
}

/** BK-91: things not built this turn are lost. */
export function clearOffers(s: State, events: Events): void {
  if (s.setup.hasCards) return;
  for (let card = 0; card < KINDS; card += 1) {
    if (s.offer[card] === 0) continue;
    s.offer[card] = 0;
    events?.push({ kind: 'thingLapsed', seat: s.active, card: CARD_IDS[card] });
  }
}
