import { entryView } from '../../../entries.ts';
import { oneOf, orNull, whole } from '../../../params.ts';
import { sealedField } from '../../../sealed.ts';
import { fieldsOf, type RecordField, type TableOf } from '../../../table.ts';
import { type ViewOf, viewsOf } from '../../../views.ts';
import { type Move, moveCodec, type Outcome, outcomeCodec } from './moves.ts';
import { refusal, round } from './rules.ts';
import { MAX_CARDS, SEATS } from './setup.ts';
import { AGREED, CHOICES, PHASES, rebuild, State } from './state.ts';

const f = fieldsOf(State);
const points = whole(0, 255);
const inMatch = (s: State) => whole(0, s.setup.bounds.score[1]);

/** Numbers from 1 as a set of bits of a byte. */
function numbersIn(key: 'cards' | 'prizes'): ReturnType<typeof f.custom<readonly number[]>> {
  const bitsOf = (s: State, i: number): number => (key === 'cards' ? s.cards[i] : s.prizes);
  const put = (s: State, i: number, numbers: readonly number[]): void => {
    const bits = numbers.reduce((sum, number) => sum | (1 << (number - 1)), 0);
    if (key === 'cards') s.cards[i] = bits;
    else s.prizes = bits;
  };
  return f.custom<readonly number[]>({
    get: (s, i) =>
      Array.from({ length: MAX_CARDS }, (_, n) => n + 1).filter((n) => ((bitsOf(s, i) >>> (n - 1)) & 1) === 1),
    put,
    take(r, value, at, s, i) {
      const numbers = r.list(value, at, (item, place) => r.whole(item, place, 1, s.setup.options.cards));
      if (new Set(numbers).size !== numbers.length) r.fail(at, 'names a number twice.');
      put(s, i, numbers);
    },
  });
}

const seatFields = {
  cards: numbersIn('cards'),
  coins: f.num('coins', whole(0, 255), { in: (s) => whole(0, s.setup.options.coins), isRequired: true }),
  score: f.num('score', points, { in: inMatch, isRequired: true }),
};
const tableFields = {
  phase: f.num('phase', oneOf(...PHASES), { isRequired: true }),
  prize: f.num('prize', orNull(whole(1, MAX_CARDS))),
  carried: f.num('carried', points, { in: inMatch }),
  prizes: numbersIn('prizes'),
  seats: f.rows(f.record(seatFields), { count: () => SEATS }),
  conceded: f.num('conceded', whole(0, AGREED)),
};
export interface Table extends TableOf<typeof tableFields> {}
const table: RecordField<State, Table> = f.table(tableFields);

const ownFields = {
  /** The choices of the open round. */
  choices: sealedField(moveCodec, round, refusal),
};
export interface Own extends TableOf<typeof ownFields> {}

export interface View extends ViewOf<Table, Own> {}
export const views = viewsOf<State, Table, Own>({
  State,
  table,
  own: {
    fields: f.record(ownFields),
    mask: CHOICES.hide,
  },
  rebuild,
});

/** DU-03: a choice is known only to its seat until both have chosen. */
export const viewEntry = entryView<State, Move, Outcome>(moveCodec, outcomeCodec, {}, { isSealed: () => true });
