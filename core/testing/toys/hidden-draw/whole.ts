import { defineGame } from '../../../define-game.ts';
import { hiddenDraw } from './game.ts';
import { PHASE } from './state.ts';
import type { DrawTypes } from './types.ts';

/**
 * Hidden Draw in which choosing a card and laying it is one choice, sent whole. What others see of it is as in Hidden Draw.
 */
export const wholeDraw = defineGame<DrawTypes>({
  ...hiddenDraw,
  id: 'whole-draw',
  title: 'Whole Draw',
  isPartial: (state, seat) => state.phase === PHASE.place && state.turn === seat,
});
