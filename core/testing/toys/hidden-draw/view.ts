import { entryView } from '../../../entries.ts';
import { oneOf, whole } from '../../../params.ts';
import { fieldsOf, type RecordField, type TableOf } from '../../../table.ts';
import { type ViewOf, viewsOf } from '../../../views.ts';
import { type Hidden, hidden } from './hidden.ts';
import { type Move, moveCodec, type Outcome, outcomeCodec, rank } from './moves.ts';
import { MAX_PILE, MAX_SEATS } from './setup.ts';
import { PHASES, rebuild, State } from './state.ts';

const f = fieldsOf(State);

function placesOf(bits: number): number[] {
  return Array.from({ length: MAX_PILE }, (_, at) => at).filter((at) => ((bits >>> at) & 1) === 1);
}

/** The places of a pile that a seat has looked at. */
const looked = f.custom<readonly number[]>({
  get: (s, row) => placesOf(s.looked[row]),
  put(s, row, places) {
    s.looked[row] = places.reduce((bits, at) => bits | (1 << at), 0);
  },
  take(r, value, at, s, row) {
    if (value === undefined) return;
    const places = r.list(value, at, (place, where) => r.whole(place, where, 0, MAX_PILE - 1));
    s.looked[row] = places.reduce((bits, place) => bits | (1 << place), 0);
  },
});

const seatFields = {
  /** The number of cards it holds, and of those laid face down. */
  hand: f.num('handSize', whole(0, 8)),
  pile: f.num('pileSize', whole(0, MAX_PILE)),
  up: f.copies('up', rank),
  /** By owner: the places of that pile that this seat has looked at. */
  looked: f.bySeat(looked, MAX_SEATS),
};

const tableFields = {
  phase: f.num('phase', oneOf(...PHASES), { isRequired: true }),
  turn: f.seat('turn', { isRequired: true }),
  deck: f.derived((s): number => s.deckSize),
  hasLooked: f.flag('hasLooked'),
  seats: f.bySeat(f.record(seatFields)),
};
export interface Table extends TableOf<typeof tableFields> {}
const table: RecordField<State, Table> = f.table(tableFields);

export interface View extends ViewOf<Table, Hidden> {}
export const views = viewsOf({ State, table, own: hidden, rebuild });

/** HD-02, HD-03: a dealt card is seen by its recipient. HD-06: a seat's choice of the card to lay is private. */
export const viewEntry = entryView<State, Move, Outcome>(moveCodec, outcomeCodec, {
  dealt: (before, _card, viewer) => viewer === before.turn,
});
