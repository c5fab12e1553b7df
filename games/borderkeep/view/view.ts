import { entryView } from '@marchlands/core/entries.ts';
import { ownRowsOf } from '@marchlands/core/own-rows.ts';
import { whole } from '@marchlands/core/params.ts';
import { EVERYTHING, type Seat, SPECTATOR, type Viewer } from '@marchlands/core/seat.ts';
import { fieldsOf, type TableOf } from '@marchlands/core/table.ts';
import type { AnyView } from '@marchlands/core/types.ts';
import { CARD_IDS, cardNumber } from '../data/deck/deck.ts';
import { type Move, moveCodec, type Outcome, outcomeCodec } from '../moves.ts';
import { isBought } from '../rules/draw.ts';
import { isAttack } from '../rules/hand.ts';
import { dealtSeat } from '../rules/opening.ts';
import { MAX_SEATS } from '../setup.ts';
import { STEP, State } from '../state.ts';
import { knownIn } from './hands.ts';
import { type Table, tableOf } from './table.ts';

/** A card in a hand that the viewer knows, but not everybody. */
export interface HeldCard {
  readonly card: string;
  /** Bits of the seats that have seen it, as far as the viewer knows. */
  readonly seenBy: number;
}

const { seat, rows } = ownRowsOf(State, MAX_SEATS);
/** Rows of the memory of sifted cards: by viewer, a number for each owner. */
const sureFields = {
  viewer: seat,
  row: fieldsOf(State).nums('sure', MAX_SEATS, whole(0, CARD_IDS.length), (s) => s.setup.seats),
};
export const sure = rows(['viewer'], sureFields);

/** A viewer's knowledge besides the table. */
export interface Own {
  /** By seat. */
  readonly hands: readonly (readonly HeldCard[])[];
  readonly sure: readonly TableOf<typeof sureFields>[];
}

/** Everything a viewer may know, including memory of spied hands and sifted cards. */
export interface View extends AnyView {
  readonly table: Table;
  /** Null for spectators. */
  readonly own: Own | null;
}

/** The cards of a seat's hand that the viewer knows: first those that everybody knows. */
export function knownHand({ table, own }: View, seat: Seat): readonly string[] {
  return [...(table.towns[seat]?.open ?? []), ...(own?.hands[seat] ?? []).map(({ card }) => card)];
}

/**
 * A viewer's knowledge besides the table.
 * @param viewer a seat, or EVERYTHING for all that is hidden from anybody
 */
export function ownOf(s: State, viewer: Seat | typeof EVERYTHING): Own {
  const seats = Array.from({ length: s.setup.seats }, (_, seat) => seat);
  const knows = (owner: Seat): boolean => viewer === EVERYTHING || viewer === owner;
  return {
    hands: seats.map((owner) =>
      knownIn(s, viewer, owner).map((card) => ({
        card: CARD_IDS[card],
        seenBy: knows(owner) ? s.seen[card] : s.seen[card] & (1 << viewer),
      })),
    ),
    sure: sure.get(s, viewer),
  };
}

/** BK-03, BK-49: the view of a seat, of a spectator, or of everything. */
export function view(s: State, viewer: Viewer): View {
  return { viewer, table: tableOf(s), own: viewer === SPECTATOR ? null : ownOf(s, viewer) };
}

/**
 * Whether everybody sees the current card: in the solo game, or an attack card that goes to the discard pile (BK-15).
 */
function isOpenCard(s: State, outcome: Outcome | Move): boolean {
  if (s.setup.isSolo || (s.step !== STEP.deal && s.step !== STEP.draw)) return true;
  return (
    s.step === STEP.draw && outcome.kind === 'card' && isAttack(s, cardNumber(outcome.card)) && isBought(s, s.source)
  );
}

/** BK-03: only its drawer sees a card drawn into a hand. */
export const viewEntry = entryView<State, Move, Outcome>(moveCodec, outcomeCodec, {
  drawer: (before, _card, viewer) => viewer === (before.step === STEP.deal ? dealtSeat(before) : before.active),
  allWhereOpen: isOpenCard,
});
