import type { Seat } from '@marchlands/core/seat.ts';
import { FOOD, GOLD, MAGIC, STONE, WOOD } from '../data/cards.ts';
import { CARD_IDS } from '../data/deck/deck.ts';
import type { Discount, Event, Events } from '../events.ts';
import { MOST_SPENT } from '../moves.ts';
import { STEP, type State } from '../state.ts';

/**
 * Payments (BK-05, BK-06): up to two parts, each an amount and the goods accepted for it besides gold; only gold may
 * count for both. Goods are chosen one kind after the other; gold fills the rest.
 */
type Paid = Extract<Event, { kind: 'goodsPaid' }>;

/** Something to pay for: with the default mix (BK-07), or kind by kind if there is another mix (BK-06). */
export interface Purchase {
  readonly payFor: number;
  due(s: State, seat: Seat, card: number): number;
  /** Goods accepted besides gold, one bit each. */
  goods(s: State, card: number): number;
  /** The second part of an upkeep (BK-19). */
  dueB?(s: State, card: number): number;
  goodsB?(s: State, card: number): number;
  /** Called once it has been paid. */
  done(s: State, seat: Seat, card: number, events: Events): void;
}

/** The amounts of the last payment, by good; read right after `payDefault` or the end of a mix. */
const taken = new Uint16Array(6);

export function stockOf(s: State, seat: Seat, good: number): number {
  return s.goods[seat * 6 + good];
}

function setStock(s: State, seat: Seat, good: number, amount: number): void {
  s.goods[seat * 6 + good] = amount < 65535 ? amount : 65535;
}

export function addStock(s: State, seat: Seat, good: number, amount: number): void {
  setStock(s, seat, good, stockOf(s, seat, good) + amount);
}

const TIMBER_AND_STONE = (1 << WOOD) | (1 << STONE);

/** Option mixWoodStone: whether wood and stone are both accepted, but not in one payment. */
function isEither(s: State, goods: number): boolean {
  return (goods & TIMBER_AND_STONE) === TIMBER_AND_STONE && !s.setup.options.mixWoodStone;
}

/** Units in stock of the accepted goods, without gold, from a good on. */
function acceptedStock(s: State, seat: Seat, goods: number, from: number): number {
  let sum = 0;
  for (let g = from; g < GOLD; g += 1) if (((goods >> g) & 1) === 1) sum += stockOf(s, seat, g);
  if (from > WOOD || !isEither(s, goods)) return sum;
  return sum - Math.min(stockOf(s, seat, WOOD), stockOf(s, seat, STONE));
}

/** The goods still accepted after spending this much of one: with any wood, no stone. */
function acceptedAfter(s: State, goods: number, good: number, amount: number): number {
  return good === WOOD && amount > 0 && isEither(s, goods) ? goods & ~(1 << STONE) : goods;
}

/** The least gold that a part needs if goods from `from` on may still be used. */
function goldNeeded(s: State, seat: Seat, due: number, goods: number, from: number): number {
  const rest = due - acceptedStock(s, seat, goods, from);
  return rest > 0 ? rest : 0;
}

export function canPay(s: State, seat: Seat, due: number, goods: number): boolean {
  const gold = stockOf(s, seat, GOLD);
  return due <= gold || goldNeeded(s, seat, due, goods, 0) <= gold;
}

/** BK-19: both parts of an upkeep together. */
export function canPayBoth(s: State, seat: Seat, dueA: number, goodsA: number, dueB: number, goodsB: number): boolean {
  const gold = goldNeeded(s, seat, dueA, goodsA, 0) + goldNeeded(s, seat, dueB, goodsB, 0);
  return gold <= stockOf(s, seat, GOLD);
}

/** Whether one part leaves no choice, with goods from `from` on and gold between `least` and `most`. */
function isFixed(s: State, seat: Seat, due: number, goods: number, from: number, least: number, most: number): boolean {
  if (least !== most) return false;
  const rest = due - least;
  let kinds = 0;
  let all = 0;
  for (let g = from; g < GOLD; g += 1) {
    if (((goods >> g) & 1) === 0 || stockOf(s, seat, g) === 0) continue;
    kinds += 1;
    all += stockOf(s, seat, g);
  }
  return rest === 0 || kinds <= 1 || rest === all;
}

/** The number of mixes of magic and gold alone that pay an amount. */
function plainMixes(s: State, seat: Seat, due: number, goods: number): number {
  const magic = ((goods >> MAGIC) & 1) === 1 ? stockOf(s, seat, MAGIC) : 0;
  return Math.max(0, Math.min(magic, due) - Math.max(0, due - stockOf(s, seat, GOLD)) + 1);
}

/** Option mixWoodStone: whether there is only one mix overall: with wood, with stone, or with neither. */
function isOneEither(s: State, seat: Seat, due: number, goods: number): boolean {
  let mixes = plainMixes(s, seat, due, goods);
  for (const good of [WOOD, STONE]) {
    const most = Math.min(due, stockOf(s, seat, good));
    for (let amount = 1; amount <= most && mixes < 2; amount += 1) mixes += plainMixes(s, seat, due - amount, goods);
  }
  return mixes === 1;
}

/** Whether only one mix is left once goods before `from` are settled. The payment must be possible. */
function isSettled(
  s: State,
  seat: Seat,
  from: number,
  dueA: number,
  goodsA: number,
  dueB: number,
  goodsB: number,
): boolean {
  // Wood and stone pay only for purchases with one part.
  if (from <= WOOD && isEither(s, goodsA)) return isOneEither(s, seat, dueA, goodsA);
  const gold = stockOf(s, seat, GOLD);
  const leastA = goldNeeded(s, seat, dueA, goodsA, from);
  const leastB = goldNeeded(s, seat, dueB, goodsB, from);
  const mostA = Math.min(dueA, gold - leastB);
  const mostB = Math.min(dueB, gold - leastA);
  return isFixed(s, seat, dueA, goodsA, from, leastA, mostA) && isFixed(s, seat, dueB, goodsB, from, leastB, mostB);
}

/** BK-06: whether there is a mix other than the default. */
export function hasMix(s: State, seat: Seat, card: number, what: Purchase): boolean {
  const dueB = what.dueB?.(s, card) ?? 0;
  return !isSettled(s, seat, 0, what.due(s, seat, card), what.goods(s, card), dueB, what.goodsB?.(s, card) ?? 0);
}

/** BK-07: one part unit by unit, from the larger stock of food or weapons, wood or stone; then magic; gold last. */
function planPart(s: State, seat: Seat, due: number, goods: number): void {
  let rest = due;
  // Option mixWoodStone: the larger stock of the two, wood if tied.
  const smaller = stockOf(s, seat, STONE) > stockOf(s, seat, WOOD) ? WOOD : STONE;
  const accepted = isEither(s, goods) ? goods & ~(1 << smaller) : goods;
  while (rest > 0) {
    let best = -1;
    for (let g = FOOD; g <= STONE; g += 1) {
      if (((accepted >> g) & 1) === 0) continue;
      const stock = stockOf(s, seat, g) - taken[g];
      if (stock > 0 && (best < 0 || stock > stockOf(s, seat, best) - taken[best])) best = g;
    }
    if (best < 0) break;
    taken[best] += 1;
    rest -= 1;
  }
  if (((goods >> MAGIC) & 1) === 1) {
    const magic = Math.min(rest, stockOf(s, seat, MAGIC) - taken[MAGIC]);
    taken[MAGIC] += magic;
    rest -= magic;
  }
  taken[GOLD] += rest;
}

/** BK-07: the default mix of a payment, into `taken`. */
function plan(s: State, seat: Seat, dueA: number, goodsA: number, dueB: number, goodsB: number): void {
  taken.fill(0);
  planPart(s, seat, dueA, goodsA);
  planPart(s, seat, dueB, goodsB);
}

/** The default mix by good, for previews. Allocates. */
export function defaultMix(s: State, seat: Seat, due: number, goods: number): number[] {
  plan(s, seat, due, goods, 0, 0);
  return Array.from(taken);
}

/** Pays the default mix; the amounts stay in `taken`. */
export function payDefault(s: State, seat: Seat, dueA: number, goodsA: number, dueB: number, goodsB: number): void {
  plan(s, seat, dueA, goodsA, dueB, goodsB);
  for (let g = 0; g < 6; g += 1) setStock(s, seat, g, stockOf(s, seat, g) - taken[g]);
}

/** Pays for something: the default mix at once, any other kind by kind (D-02). */
export function pay(s: State, seat: Seat, card: number, isMix: boolean, what: Purchase, events: Events): void {
  const dueA = what.due(s, seat, card);
  const goodsA = what.goods(s, card);
  const dueB = what.dueB?.(s, card) ?? 0;
  const goodsB = what.goodsB?.(s, card) ?? 0;
  if (!isMix) {
    payDefault(s, seat, dueA, goodsA, dueB, goodsB);
    what.done(s, seat, card, events);
    return;
  }
  plan(s, seat, dueA, goodsA, dueB, goodsB);
  for (let g = 0; g < GOLD; g += 1) {
    s.payDefault[g] = taken[g];
    s.paySpent[g] = 0;
  }
  s.payFor = what.payFor;
  s.payCard = card;
  s.payGood = 0;
  s.payDueA = dueA;
  s.payGoodsA = goodsA;
  s.payDueB = dueB;
  s.payGoodsB = goodsB;
  s.payIsDefault = 1;
  s.actor = seat;
  s.step = STEP.spendNext;
}

function isPartA(s: State): boolean {
  return ((s.payGoodsA >> s.payGood) & 1) === 1;
}

/** The least that may be spent of the current good: what later goods and gold cannot cover. */
export function leastSpent(s: State): number {
  const seat = s.actor;
  const a = isPartA(s);
  const due = a ? s.payDueA : s.payDueB;
  const goods = a ? s.payGoodsA : s.payGoodsB;
  const otherGold = a
    ? goldNeeded(s, seat, s.payDueB, s.payGoodsB, s.payGood)
    : goldNeeded(s, seat, s.payDueA, s.payGoodsA, s.payGood);
  const others = acceptedStock(s, seat, goods, s.payGood + 1) + stockOf(s, seat, GOLD) - otherGold;
  return due > others ? due - others : 0;
}

/**
 * Option mixWoodStone: a little wood may be too little: stone alone would cover the rest, but the two may not be mixed.
 */
function isShort(s: State, amount: number): boolean {
  if (s.payGood !== WOOD || amount === 0 || !isEither(s, s.payGoodsA)) return false;
  const rest = s.payDueA - amount;
  return goldNeeded(s, s.actor, rest, s.payGoodsA & ~TIMBER_AND_STONE, WOOD) > stockOf(s, s.actor, GOLD);
}

/** The most that may be spent of the current good. */
export function mostSpent(s: State): number {
  if (((s.payGoodsA | s.payGoodsB) >> s.payGood) % 2 === 0) return 0;
  const due = isPartA(s) ? s.payDueA : s.payDueB;
  const stock = stockOf(s, s.actor, s.payGood);
  return Math.min(due, stock, MOST_SPENT);
}

/**
 * Whether an amount may be chosen: in range, and not the one that leads to the default mix, which is a move of its own.
 */
export function maySpend(s: State, amount: number): boolean {
  return canSpend(s, amount) && !leadsToDefault(s, amount);
}

/** Whether other goods can cover the rest after an amount of the current good. */
export function canSpend(s: State, amount: number): boolean {
  return amount >= leastSpent(s) && amount <= mostSpent(s) && !isShort(s, amount);
}

export function leadsToDefault(s: State, amount: number): boolean {
  if (s.payIsDefault === 0 || amount !== s.payDefault[s.payGood]) return false;
  const a = isPartA(s);
  const dueA = a ? s.payDueA - amount : s.payDueA;
  const dueB = a ? s.payDueB : s.payDueB - amount;
  const goodsA = acceptedAfter(s, s.payGoodsA, s.payGood, amount);
  return isSettled(s, s.actor, s.payGood + 1, dueA, goodsA, dueB, s.payGoodsB);
}

/** Spends an amount of the current good and goes on to the next good. */
export function spend(s: State, amount: number): void {
  if (amount !== s.payDefault[s.payGood]) s.payIsDefault = 0;
  s.payGoodsA = acceptedAfter(s, s.payGoodsA, s.payGood, amount);
  if (isPartA(s)) s.payDueA -= amount;
  else s.payDueB -= amount;
  setStock(s, s.actor, s.payGood, stockOf(s, s.actor, s.payGood) - amount);
  s.paySpent[s.payGood] = amount;
  s.payGood += 1;
  s.step = STEP.spendNext;
}

/** Asks for the next good with a choice; true once the payment is complete, with its amounts in `taken`. */
export function spendNext(s: State): boolean {
  while (s.payGood < GOLD) {
    const high = mostSpent(s);
    let choices = 0;
    let only = leastSpent(s);
    for (let amount = leastSpent(s); amount <= high && choices < 2; amount += 1) {
      if (!maySpend(s, amount)) continue;
      choices += 1;
      only = amount;
    }
    if (choices > 1) {
      s.step = STEP.mix;
      return false;
    }
    spend(s, only);
  }
  const gold = s.payDueA + s.payDueB;
  for (let g = 0; g < GOLD; g += 1) taken[g] = s.paySpent[g];
  taken[GOLD] = gold;
  setStock(s, s.actor, GOLD, stockOf(s, s.actor, GOLD) - gold);
  return true;
}

/** Clears the state of a finished payment. */
export function clearMix(s: State): void {
  s.payFor = 0;
  s.payCard = 0;
  s.payGood = 0;
  s.payDueA = 0;
  s.payDueB = 0;
  s.payGoodsA = 0;
  s.payGoodsB = 0;
  s.payIsDefault = 0;
  s.payDefault.fill(0);
  s.paySpent.fill(0);
}

/** Pushes the event of the last payment. @param card -1 if it was for none */
export function tellPaid(
  events: Events,
  seat: Seat,
  what: Paid['what'],
  card: number,
  discounts: readonly Discount[] = [],
): void {
  events?.push({
    ...{ kind: 'goodsPaid', seat, what, card: card < 0 ? null : CARD_IDS[card] },
    ...{ amounts: Array.from(taken), discounts },
  });
}
