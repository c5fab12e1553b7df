// A thread of an environment: plays its rows of the batch.

import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '@marchlands/core/result.ts';
import { layOut } from './batch.ts';
import { Environment, shapeOf } from './environment.ts';
import { setUp } from './played.ts';
import type { Order, Report, Work } from './protocol.ts';

const port = parentPort;
if (port === null) throw new Error('env/worker.ts runs as a worker only');
// Started by this folder's pool, which sends it work.
const { played, options, from, to, memory } = workerData as Work;
const { game, setup } = await setUp(played);
const board = layOut(shapeOf(game, setup, options), memory);
const environment = new Environment(game, setup, options, { from, to, board });

port.on('message', (order: Order) => {
  let report: Report = { isDone: true };
  try {
    if (order === 'reset') environment.reset();
    else environment.step();
  } catch (error) {
    report = { isDone: false, message: messageOf(error) };
  }
  port.postMessage(report);
});
