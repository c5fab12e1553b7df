// The worker that judges an answer to a problem: from the seat's view, like a review.

import { changesOf, lossOf } from '@marchlands/bots/problems/answer.ts';
import { answerCalls } from '../asker.ts';
import { positionOf } from '../position-of.ts';
import type { AnswerTask, Judged } from './answer-client.ts';

answerCalls<AnswerTask, Judged>(async (task) => {
  const { game, setup, state } = await positionOf(task);
  const { seat, made, best } = task;
  const view = game.view(state, seat);
  return {
    loss: lossOf(game, setup, view, seat, made, best),
    changes: changesOf(game, setup, view, seat, made, best),
  };
});
