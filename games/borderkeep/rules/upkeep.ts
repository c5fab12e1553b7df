import type { Seat } from '@marchlands/core/seat.ts';
import { FOOD, GOLD } from '../data/cards.ts';
import { CARD_IDS } from '../data/deck/deck.ts';
import type { Events } from '../events.ts';
import { HERO, STRUCTURE, TROOP } from '../setup.ts';
import { PAY_FOR, STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { canSwapAny } from './market.ts';
import { addStock, canPayBoth, type Purchase, tellPaid } from './pay.ts';
import { builtOf, defenderCards, nameAt, placeOf, removeStructure, removeUnit, unitsOfKind } from './town.ts';

export function copiesOf(s: State, seat: Seat, card: number): number {
  const type = s.setup.tables.type[card];
  if (type === STRUCTURE) return builtOf(s, seat, card);
  return type === TROOP || type === HERO ? unitsOfKind(s, seat, card) : 0;
}

function canKeep(s: State, seat: Seat): boolean {
  const { tables } = s.setup;
  const card = s.cursor;
  return canPayBoth(
    s,
    seat,
    tables.upkeepA[card],
    tables.upkeepGoodsA[card],
    tables.upkeepB[card],
    tables.upkeepGoodsB[card],
  );
}

/** BK-19 to BK-21: asks about each card with upkeep in data order; a card that cannot be paid for goes. */
export function upkeepNext(s: State, events: Events): void {
  const seat = s.active;
  const { upkeep } = s.setup.groups;
  for (let i = 0; i < upkeep.length; i += 1) {
    const card = upkeep[i];
    if (card < s.cursor) continue;
    if (card > s.cursor) s.cursorCopy = 0;
    s.cursor = card;
    while (s.cursorCopy < copiesOf(s, seat, card)) {
      if (canKeep(s, seat) || canSwapAny(s, seat)) {
        s.actor = seat;
        s.step = STEP.upkeep;
        return;
      }
      letGo(s, seat, true, events);
    }
  }
  s.cursor = 0;
  s.cursorCopy = 0;
  s.actor = 0;
  s.step = STEP.production;
}

export function whyNotKeep(s: State, seat: Seat): Refusal | null {
  return canKeep(s, seat) ? null : 'cannotPay';
}

/** BK-19: the upkeep of the current card. */
export const upkeep: Purchase = {
  payFor: PAY_FOR.keep,
  due: (s, _seat, card) => s.setup.tables.upkeepA[card],
  goods: (s, card) => s.setup.tables.upkeepGoodsA[card],
  dueB: (s, card) => s.setup.tables.upkeepB[card],
  goodsB: (s, card) => s.setup.tables.upkeepGoodsB[card],
  done(s, seat, card, events) {
    tellPaid(events, seat, 'upkeep', card);
    s.cursorCopy += 1;
    s.step = STEP.upkeepNext;
  },
};

/** BK-21, BK-22: discards the current card, which does not count as destroyed. */
function letGo(s: State, seat: Seat, forced: boolean, events: Events): void {
  const card = s.cursor;
  if (s.setup.tables.type[card] === STRUCTURE) {
    removeStructure(s, seat, card, events, events && { kind: 'cardLapsed', seat, unit: CARD_IDS[card], forced });
    return;
  }
  const at = placeOf(s, seat, card, s.cursorCopy + 1);
  removeUnit(s, seat, at, events, events && { kind: 'cardLapsed', seat, unit: nameAt(s, seat, at), forced });
}

export function lapse(s: State, seat: Seat, events: Events): void {
  letGo(s, seat, false, events);
  s.step = STEP.upkeepNext;
}

/** BK-23 to BK-25: the castle and every card with a revenue yield; a food ban takes the food. */
const yielded = new Int32Array(6);

export function produce(s: State, events: Events): void {
  const seat = s.active;
  const { options, groups, tables } = s.setup;
  yielded.fill(0);
  yielded[GOLD] = options.castleIncome;
  for (const card of groups.earners) {
    const copies = copiesOf(s, seat, card);
    if (copies > 0) for (let g = 0; g < 6; g += 1) yielded[g] = yielded[g] + copies * tables.revenue[card * 6 + g];
  }
  const defenders = options.tavernCountsGuards ? s.units[seat] : defenderCards(s, seat);
  for (const card of groups.taverns) {
    const gain = Math.ceil(defenders / tables.perDefenders[card]) * tables.perGain[card];
    yielded[GOLD] = yielded[GOLD] + builtOf(s, seat, card) * gain;
  }
  const banned = s.ban[seat] > 0;
  if (banned) {
    yielded[FOOD] = 0;
    s.ban[seat] = options.foodBansAddUp ? s.ban[seat] - 1 : 0;
  }
  for (let g = 0; g < 6; g += 1) addStock(s, seat, g, yielded[g]);
  events?.push({ kind: 'goodsProduced', seat, amounts: Array.from(yielded), banned });
  s.step = STEP.buildAsk;
}
