import { entryView } from '@marchlands/core/entries.ts';
import { sealedField } from '@marchlands/core/sealed.ts';
import { isActing } from '@marchlands/core/seat.ts';
import { fieldsOf, type TableOf } from '@marchlands/core/table.ts';
import { type ViewOf, viewsOf } from '@marchlands/core/views.ts';
import { type Move, moveCodec, type Outcome, outcomeCodec } from '../moves.ts';
import { isSecret, together } from '../rules/together.ts';
import { CHOICES, STEP, State } from '../state.ts';
import { type Table, table } from './table.ts';

const ownFields = {
  /** Votes and answers that are not shown yet (CA-26, CA-90): the viewer's own; in open voting those of all seats. */
  choices: sealedField(moveCodec, together, (s, seat, code) => {
    const kind = s.step === STEP.vote ? 'vote' : 'side';
    return isActing(together.actors(s), seat) && moveCodec.kindOf(code) === kind ? null : 'notNow';
  }),
};
/** One viewer's knowledge besides the table. Nobody knows the kinds of face-down sites (CA-16). */
export interface Own extends TableOf<typeof ownFields> {}

/** Everything a viewer may know. Exactly one state fits it: other seats' choices are taken back. */
export interface View extends ViewOf<Table, Own> {}
export const views = viewsOf<State, Table, Own>({
  State,
  table,
  own: {
    fields: fieldsOf(State).record(ownFields),
    mask(s, viewer) {
      if (isSecret(s)) CHOICES.hide(s, viewer);
    },
  },
});

/** CA-26, CA-90: only its giver sees a secret vote or answer until all have given theirs; everything else is public. */
export const viewEntry = entryView<State, Move, Outcome>(moveCodec, outcomeCodec, {}, { isSealed: isSecret });
