// The worker that judges an answer to a problem: from the seat's view, like a review.

import { changesOf, lossOf } from '@marchlands/bots/problems/answer.ts';
import { expectedIn } from '@marchlands/bots/problems/expected.ts';
import { answerCalls } from '../asker.ts';
import { positionOf } from '../position-of.ts';
import type { AnswerTask, Judged } from './answer-client.ts';

answerCalls<AnswerTask, Judged>(async (task) => {
  const { game, setup, state } = await positionOf(task);
  const { seat, made, best, expected } = task;
  const view = game.view(state, seat);
  const others = expected === undefined ? undefined : expectedIn(game, state, expected);
  return {
    loss: lossOf(game, setup, view, seat, made, best, others),
    changes: changesOf(game, setup, view, seat, made, best),
  };
});
