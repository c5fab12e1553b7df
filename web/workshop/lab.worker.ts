// A worker of the page that plays matches of an experiment. Its first message is the plan, every other one an order.

import { makeBot } from '@marchlands/bots/levels.ts';
import type { Order, Plan } from '@marchlands/lab/protocol.ts';
import { IDLE, workOff } from '@marchlands/lab/work-off.ts';
import { openPlan } from './open-plan.ts';

async function begin(plan: Plan): Promise<void> {
  const { game, setup, own } = await openPlan(plan);
  const bots = plan.bots.map((name) => makeBot(name, game, setup, { seed: plan.seed }));
  const place = {
    ...{ plan, game, setup, bots, own, times: [], failures: [] },
    post: (report: unknown) => self.postMessage(report),
  };
  self.onmessage = ({ data }: MessageEvent<Order>) => workOff(data, place);
  self.postMessage(IDLE);
}

self.onmessage = ({ data }: MessageEvent<Plan>) => {
  begin(data).catch((error: unknown) => {
    // Reported to the owner like any error of a worker.
    setTimeout(() => {
      throw error;
    });
  });
};
