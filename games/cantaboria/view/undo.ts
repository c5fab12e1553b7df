import { whole } from '@marchlands/core/params.ts';
import { type Field, fieldsOf, type RecordField, type TableOf } from '@marchlands/core/table.ts';
import { BOAT, KINDS, MAX_BOATS, MAX_SEATS, TOKENS } from '../data/limits.ts';
import { State } from '../state.ts';

const f = fieldsOf(State);
const byte = whole(0, 255);

const savedBoatFields = {
  space: f.num('savedSpace', byte),
  /** The seat's number + 1; 0 stands for none. */
  owner: f.num('savedOwner', whole(0, MAX_SEATS)),
  tokens: f.sparse('savedTokens', { names: () => TOKENS, from: (boat) => (BOAT + boat) * KINDS }, byte),
};

const savedFields = {
  /** Tokens of the territories, in the map's order. */
  territories: f.rows(f.sparse('savedTokens', { names: () => TOKENS, from: (t) => t * KINDS }, byte), {
    count: (s) => s.setup.land.territories,
  }),
  boats: f.rows(f.record(savedBoatFields), { count: (s) => s.boats, most: MAX_BOATS }),
};
export interface SavedView extends TableOf<typeof savedFields> {}
const saved: RecordField<State, SavedView> = f.record(savedFields, { form: 'an object or null' });

/** CA-94: the map restored if logistics shipments are undone; null if there were none. */
export const undo: Field<State, SavedView | null> = f.maybe((s) => s.hasSaved > 0, {
  get: (s, i) => saved.get(s, i),
  put(s, i, value) {
    s.hasSaved = 1;
    saved.put(s, i, value);
  },
  take(r, value, at, s, i) {
    s.hasSaved = 1;
    saved.take(r, value, at, s, i);
  },
});
