import { rulesOf } from '@marchlands/core/rules.ts';
import { maskOf, NOBODY } from '@marchlands/core/seat.ts';
import { moveCodec } from '../moves.ts';
import { STEPS, type State, stepOf } from '../state.ts';
import { kinds } from './kinds.ts';

export const rules = rulesOf(moveCodec, kinds, {
  // The bit of the seat in turn, or NOBODY (PB-02).
  actors: (s: State) => (s.heap > 0 ? maskOf(s.player) : NOBODY),
  steps: STEPS.length,
  stepOf,
  // Chance never acts in this game.
  idle: { over: 'matchOver', chance: 'matchOver', others: 'notYourTurn' },
  noSuchMove: 'unknownMove',
  notNow: () => 'matchOver',
});
