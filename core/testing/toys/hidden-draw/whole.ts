import { defineGame } from '../../../define-game.ts';
import { hiddenDraw } from './game.ts';
import { PHASE } from './state.ts';
import type { DrawTypes } from './types.ts';

/**
 * Hidden Draw with choosing and laying a card as one choice, sent whole. Other seats see the same as in Hidden Draw.
 */
export const wholeDraw = defineGame<DrawTypes>({
  ...hiddenDraw,
  id: 'whole-draw',
  title: 'Whole Draw',
  isPartial: (state, seat) => state.phase === PHASE.place && state.turn === seat,
});
