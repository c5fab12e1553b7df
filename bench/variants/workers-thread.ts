// A worker thread of the variant `workers`: plays at random for a given time on request.

import { parentPort, workerData } from 'node:worker_threads';
import { gameOf, RandomPlay } from '../loop.ts';

const { game, setup } = await gameOf(String(workerData));
const play = new RandomPlay(game, setup, true, 'bench');

parentPort?.on('message', (seconds: number) => {
  const before = play.decisions;
  const took = play.run(seconds);
  parentPort?.postMessage((play.decisions - before) / took);
});
