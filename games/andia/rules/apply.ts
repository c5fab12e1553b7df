import { sealedDecision } from '@marchlands/core/sealed.ts';
import type { Events } from '../events.ts';
import { type Move, moveCodec } from '../moves.ts';
import { STAGE, type State } from '../state.ts';
import { rules } from './legal.ts';
import { sequenceOf } from './sequences.ts';
import { proceed } from './turn.ts';

/** Records a legal choice and forced ones after it, and nothing more: the seat's part of `apply`. */
export function choose(state: State, seat: number, code: number): void {
  rules.apply(state, seat, code, undefined);
}

/** D1 to D5: new pieces and orders are written in secret, and carried out once both are final. */
export const decision = sealedDecision<State, NonNullable<Events>, Move>(moveCodec, {
  asked: (state) => state.asked,
  awaited: (state) => state.open,
  chosen: sequenceOf,
  choose(state, seat, code) {
    choose(state, seat, code);
    if (state.stage[seat] === STAGE.done) state.open &= ~(1 << seat);
  },
  resolve: proceed,
});
/** Makes a legal choice; if it is the decision's last, the turn continues. */
export const { apply } = decision;
