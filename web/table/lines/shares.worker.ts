// The worker that says what seats may expect of a position. Nothing in a position that lines are tried from is secret from
// who tries them; shares are told as each seat sees it all the same.

import { answerCalls } from '../asker.ts';
import { type PositionTask, positionOf } from '../position-of.ts';
import { sharesOf } from './shares.ts';

answerCalls<PositionTask, readonly number[]>(async (task) => {
  const { game, setup, state } = await positionOf(task);
  return sharesOf(game, setup, state);
});
