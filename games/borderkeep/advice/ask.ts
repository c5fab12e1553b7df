/** The board's questions to the rules: the view as a state, and sequences of moves tried on it. */
import type { Seat } from '@marchlands/core/seat.ts';
import { GOLD, GOODS } from '../data/cards.ts';
import { CARD_IDS, cardNumber } from '../data/deck/deck.ts';
import type { Event } from '../events.ts';
import { type Move, moveCodec } from '../moves.ts';
import { victimsOf } from '../rules/attack.ts';
import { apply, refusal } from '../rules/legal.ts';
import { cardPaidFor, type Paying, PURCHASES } from '../rules/purchases.ts';
import type { Setup } from '../setup.ts';
import { STEP, type State } from '../state.ts';
import { restore } from '../view/restore.ts';
import { type View, view as viewOf } from '../view/view.ts';
import type { Refusal } from '../words/refusals.ts';

/** Makes a move on a state if it is legal there; returns its events, or why it is not. */
function attempt(s: State, seat: Seat, move: Move): readonly Event[] | Refusal {
  const code = moveCodec.encode(move);
  const why = refusal(s, seat, code);
  if (why !== null) return why;
  const events: Event[] = [];
  apply(s, seat, code, events);
  return events;
}

/** The amounts paid with the default mix, by good; null if it cannot be paid. */
export function defaultPayment(setup: Setup, view: View, seat: Seat, move: Move): readonly number[] | null {
  const done = attempt(restore(setup, view), seat, move);
  if (typeof done === 'string') return null;
  const paid = done.find((event) => event.kind === 'goodsPaid');
  return paid === undefined ? null : paid.amounts;
}

/** The dues of a move: amounts, each with the goods accepted for it besides gold. */
export function duesOf(setup: Setup, view: View, seat: Seat, move: Paying) {
  const s = restore(setup, view);
  const what = PURCHASES[move.kind];
  const card = cardPaidFor(s, move);
  const parts = [
    { amount: what.due(s, seat, card), mask: what.goods(s, card) },
    { amount: what.dueB?.(s, card) ?? 0, mask: what.goodsB?.(s, card) ?? 0 },
  ];
  return parts
    .filter(({ amount }) => amount > 0)
    .map(({ amount, mask }) => ({ amount, goods: GOODS.flatMap((_, g) => (((mask >> g) & 1) === 1 ? [g] : [])) }));
}

/**
 * The sequence of moves that pays exactly these amounts: the mix, and the amounts kind by kind where asked.
 * @param first the move that begins the payment, `pay: 'mix'`
 * @param wanted amounts by good, without gold
 * @returns null if the amounts cannot be paid
 */
export function mixRow(
  setup: Setup,
  view: View,
  seat: Seat,
  first: Move,
  wanted: readonly number[],
): readonly Move[] | null {
  const s = restore(setup, view);
  const row: Move[] = [];
  let next = first;
  for (;;) {
    const done = attempt(s, seat, next);
    if (typeof done === 'string') return null;
    row.push(next);
    if (s.step !== STEP.mix) {
      // If one good leaves no choice for the rest, the rules fill it in; the result must still be as wanted.
      const paid = done.find((event) => event.kind === 'goodsPaid');
      return paid?.amounts.every((amount, g) => g === GOLD || amount === (wanted[g] ?? 0)) === true ? row : null;
    }
    next = { kind: 'spend', amount: wanted[s.payGood] ?? 0 };
  }
}

/** Future upkeep, paid by default mixes for as long as possible. */
export interface UpkeepRow {
  readonly moves: readonly Move[];
  /** All together, by good. */
  readonly amounts: readonly number[];
  /** Units and structures that then cannot be kept for lack of goods. */
  readonly lost: readonly string[];
  /** Whether this is all upkeep of this turn, and nothing is lost for lack of goods. */
  readonly isAll: boolean;
}

export function upkeepRow(setup: Setup, view: View, seat: Seat): UpkeepRow {
  const s = restore(setup, view);
  const keep: Move = { kind: 'keep', pay: 'default' };
  const moves: Move[] = [];
  const amounts = [0, 0, 0, 0, 0, 0];
  const lost: string[] = [];
  while (s.step === STEP.upkeep && s.actor === seat) {
    const done = attempt(s, seat, keep);
    if (typeof done === 'string') break;
    moves.push(keep);
    for (const event of done) if (event.kind === 'cardLapsed') lost.push(event.unit);
    const paid = done.find((event) => event.kind === 'goodsPaid');
    for (const [g, amount] of (paid?.amounts ?? []).entries()) amounts[g] = (amounts[g] ?? 0) + amount;
  }
  return { moves, amounts, lost, isAll: s.step !== STEP.upkeep && lost.length === 0 };
}

/** BK-39 to BK-42: the possible victims of an attack card now. */
export function victims(setup: Setup, view: View, card: string): readonly Seat[] {
  const number = cardNumber(card);
  if (number < 0) return [];
  const mask = victimsOf(restore(setup, view), number);
  return Array.from({ length: setup.seats }, (_, seat) => seat).filter((seat) => ((mask >> seat) & 1) === 1);
}

/** An illegal move, and why. */
export interface Impossible {
  readonly move: Move;
  readonly why: Refusal;
}

/** BK-37 to BK-42: the first attack card that a seat holds and cannot play now; null if there is none. */
export function unplayable(setup: Setup, view: View, seat: Seat): Impossible | null {
  for (const card of setup.groups.attacks) {
    const move: Move = { kind: 'play', card: CARD_IDS[card] };
    const why = whyNot(setup, view, seat, move);
    if (why !== null && why !== 'notInHand') return { move, why };
  }
  return null;
}

/** The choices of an attack besides its card. */
export interface Strike {
  readonly victim?: Seat;
  /** The Assassin's hero. */
  readonly hero?: string | undefined;
  /** War: indices in the seat's own list of units. */
  readonly raiders?: readonly number[];
}

/**
 * The sequence of moves from here (the card still in hand, or already played) to the strike, or null if there is none.
 */
export function strikeRow(
  setup: Setup,
  view: View,
  seat: Seat,
  card: string | null,
  strike: Strike,
): readonly Move[] | null {
  const s = restore(setup, view);
  const row: Move[] = [];
  const go = (move: Move): boolean => {
    row.push(move);
    return typeof attempt(s, seat, move) !== 'string';
  };
  if (card !== null && !go({ kind: 'play', card })) return null;
  if (s.step === STEP.victim && (strike.victim === undefined || !go({ kind: 'target', seat: strike.victim })))
    return null;
  if (s.step === STEP.hero && (strike.hero === undefined || !go({ kind: 'kill', unit: strike.hero }))) return null;
  while (s.step === STEP.raid && s.actor === seat) {
    const isSent = strike.raiders?.includes(s.cursor) === true;
    if (!go({ kind: isSent ? 'send' : 'stay' })) return null;
  }
  return row;
}

/** A seat's view after a move without chance; null if it is illegal. */
export function viewAfter(setup: Setup, view: View, seat: Seat, move: Move): View | null {
  const s = restore(setup, view);
  if (typeof attempt(s, seat, move) === 'string') return null;
  return viewOf(s, seat);
}

/** Why a move is illegal now, or null. */
export function whyNot(setup: Setup, view: View, seat: Seat, move: Move): Refusal | null {
  return refusal(restore(setup, view), seat, moveCodec.encode(move));
}
