import { runMatches } from '@marchlands/lab/pool.ts';
import type { LabMatch } from '@marchlands/lab/protocol.ts';
import { threads } from '@marchlands/lab/threads/threads.ts';
import { gameOf } from '../loop.ts';
import { PLAYERS } from '../players.ts';
import type { Prepare, Reading } from '../prepare.ts';

const MATCHES = [200, 1_000, 5_000] as const;

/**
 * `lab-memory <game> <level>`: megabytes held by the process after many matches of one experiment with all figures
 * counted, including its worker thread. Measured once, since memory is not returned.
 */
export const prepare: Prepare = async ([id = '', level = '']) => {
  const { setup } = await gameOf(id);
  const { seats, options } = setup;
  const bots = Array.from({ length: seats }, () => level);
  const plan = { game: id, seats, options, bots, seed: 'bench', times: false, figures: true };
  let before: readonly LabMatch[] = [];
  const held: { [matches: number]: number } = {};
  for (const matches of MATCHES) {
    const done = await runMatches(threads({ plan, players: PLAYERS }), matches, 1, { before });
    before = done.matches;
    held[matches] = process.memoryUsage.rss() / 2 ** 20;
  }
  const reading: Reading = { ...held, growth: (1024 * (held[5_000] - held[1_000])) / 4_000 };
  return () => reading;
};
