import { idleBy, rulesOf } from '@marchlands/core/rules.ts';
import { maskOf, NOBODY } from '@marchlands/core/seat.ts';
import { moveCodec } from '../moves.ts';
import { STEPS, type State, stepOf } from '../state.ts';
import { kinds } from './kinds.ts';

/** The bit of the seat in turn, or NOBODY (PB-02). */
export const actors = (s: State): number => (s.heap > 0 ? maskOf(s.player) : NOBODY);

export const { legal, refusal, apply } = rulesOf(moveCodec, kinds, {
  steps: STEPS.length,
  stepOf,
  // Chance never acts in this game.
  whyNotActing: idleBy(actors, { over: 'matchOver', chance: 'matchOver', others: 'notYourTurn' }),
  noSuchMove: 'unknownMove',
  notNow: () => 'matchOver',
});
