import { notationOf } from '../../../notation.ts';
import { hiddenDraw } from './game.ts';
import { PLACE_UP } from './moves.ts';
import { PHASE } from './state.ts';

const rules: typeof hiddenDraw = {
  ...hiddenDraw,
  isOpen: (state) => state.phase === PHASE.place,
  legal(state, seat, out) {
    hiddenDraw.legal(state, seat, out);
    if (state.phase === PHASE.place && out.length > 0) out.length = 1;
  },
  refusal(state, seat, code) {
    const refusal = hiddenDraw.refusal(state, seat, code);
    return refusal === null && code > PLACE_UP ? 'lookingIsOff' : refusal;
  },
};

/** Hidden Draw in which cards can only be laid face up, as all know. */
export const faceUp: typeof hiddenDraw = { ...rules, notation: notationOf(rules) };
