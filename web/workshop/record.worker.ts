// The worker that writes the record of a match of an experiment, so that it can be replayed.

import { makeBot } from '@marchlands/bots/levels.ts';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import type { Plan } from '@marchlands/lab/protocol.ts';
import { recordedMatch } from '@marchlands/lab/recorded.ts';
import { answerCalls } from '../table/asker.ts';
import { openPlan } from './open-plan.ts';

/** A match of an experiment. */
export interface RecordTask {
  readonly plan: Plan;
  readonly index: number;
  /** By seat. */
  readonly names: readonly string[];
}

answerCalls<RecordTask, string>(async ({ plan, index, names }) => {
  const { game, setup } = await openPlan(plan);
  const bots = plan.bots.map((name) => makeBot(name, game, setup, { seed: plan.seed }));
  const players = names.map((name, seat) => ({ name, level: plan.bots[seat] }));
  return formatRecord(recordedMatch(game, setup, bots, plan, index, players), EVERYTHING);
});
