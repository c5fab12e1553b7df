// The worker that computes expected shares of a position. Nothing is secret from the person trying lines, but each
// share is still computed from its seat's view.

import { answerCalls } from '../asker.ts';
import { type PositionTask, positionOf } from '../position-of.ts';
import { sharesOf } from './shares.ts';

answerCalls<PositionTask, readonly number[]>(async (task) => {
  const { game, setup, state } = await positionOf(task);
  return sharesOf(game, setup, state);
});
