import { availableParallelism } from 'node:os';
import { problemText } from '@marchlands/core/result.ts';
import { databaseFlag, openQueue, withQueue } from '../lab/database.ts';
import { PLAYERS } from '../players/levels.ts';
import { untilInterrupted } from '../terminal/interrupt.ts';
import { jsonText } from '../terminal/json-text.ts';
import { BAD_INPUT, defineCommand, type ExitCode, FINE } from '../usage/command.ts';
import { onOff, whole } from '../usage/flags.ts';

export const workerCommand = defineCommand({
  name: 'worker',
  summary: 'Play matches of the lab for other machines: orders waiting in a database.',
  operands: [],
  flags: {
    database: databaseFlag,
    jobs: whole('k', [1, 256], null, 'Orders at a time, each on a thread (default: one for each core).'),
    status: onOff('Only print the numbers of waiting and active orders.'),
    json: onOff('With --status, print JSON.'),
  },
  details: [
    'marchlands lab --database puts its matches there; any number of workers play them, and may come and go at any time. After Ctrl-C a worker finishes its orders; if one is killed, another replays its orders within a quarter of a minute. The figures are the same bits as on one machine.',
    'Workers and the lab must have the same version: each version has its own queue, in the schema marchlands_lab of a PostgreSQL database, which may be the server’s.',
    'The JSON form: {waiting, playing, failed}, in orders.',
  ],
  examples: () => [
    ['worker --database postgres://user:password@host/name', 'all cores of this machine'],
    ['worker --status', 'the database of DATABASE_URL'],
  ],
  async run({ flags }, screen) {
    const queue = await openQueue(flags.database ?? '');
    if (!queue.ok) {
      screen.complain(`marchlands worker: ${problemText(queue.problem)}`);
      return BAD_INPUT;
    }
    return withQueue(queue.value, async (): Promise<ExitCode> => {
      if (flags.status) {
        const state = await queue.value.state();
        const { waiting, playing, failed } = state;
        screen.print(
          flags.json ? jsonText(state) : `${waiting} orders wait, ${playing} are being played, ${failed} have failed.`,
        );
        return FINE;
      }
      const { workAt } = await import('@marchlands/lab/distributed/work.ts');
      const jobs = flags.jobs ?? availableParallelism();
      screen.print(`Playing up to ${jobs} orders at a time. Ctrl-C ends it once they are played.`);
      let played = 0;
      await untilInterrupted((stop) =>
        workAt(queue.value, PLAYERS, jobs, stop, (matches) => {
          played += matches;
        }),
      );
      screen.print(`${played} matches played.`);
      return FINE;
    });
  },
});
