import { availableParallelism } from 'node:os';
import type { GameEntry } from '@marchlands/core/game.ts';
import { fail, ok, problemText, type Result } from '@marchlands/core/result.ts';
import type { Setup } from '@marchlands/core/types.ts';
import { Keep } from '@marchlands/lab/keep.ts';
import { type Done, runMatches } from '@marchlands/lab/pool.ts';
import type { Plan } from '@marchlands/lab/protocol.ts';
import { PLAYERS } from '../players/levels.ts';
import { untilInterrupted } from '../terminal/interrupt.ts';
import { makeProgress } from '../terminal/progress.ts';
import type { Screen } from '../terminal/screen.ts';
import { programVersion } from '../usage/version.ts';

/** What the experiments of one command have in common. */
export interface Conditions {
  readonly entry: GameEntry;
  readonly rulesVersion: number;
  /** By seat. */
  readonly bots: readonly string[];
  readonly deals: number;
  readonly seed: string;
  readonly jobs: number | null;
  /** A file to go on from, if one is named. */
  readonly keep: string | null;
}

/** What was played, and by which plan. */
export interface Experiment {
  readonly plan: Plan;
  readonly done: Done;
}

/** A time to come in words. */
function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 90 ? `${seconds} s left` : `${Math.ceil(seconds / 60)} min left`;
}

/** Plays one experiment for each setup, in order, with a bar. Ctrl-C ends what has not begun. */
export async function play(
  setups: readonly Setup[],
  { entry, rulesVersion, bots, deals, seed, jobs, keep }: Conditions,
  screen: Screen,
): Promise<Result<readonly Experiment[]>> {
  const progress = makeProgress(screen);
  const experiments: Experiment[] = [];
  const playAll = async (stop: AbortSignal): Promise<Result<readonly Experiment[]>> => {
    for (const { seats, options } of setups) {
      const plan: Plan = { game: entry.id, seats, options, bots, seed, times: false, figures: true };
      const kept = keep === null ? null : new Keep(keep, plan, `${programVersion()}, rules ${rulesVersion}`);
      const before = kept?.read() ?? ok([]);
      if (!before.ok) return fail(problemText(before.problem), 'keep');
      const matches = deals * seats;
      const begun = performance.now();
      const done = await runMatches(
        { plan, players: PLAYERS },
        matches,
        Math.min(matches, jobs ?? availableParallelism()),
        {
          before: before.value,
          stop,
          onDone(count, fresh) {
            kept?.add(fresh);
            const fromNow = count - before.value.length;
            const left = ((performance.now() - begun) / Math.max(1, fromNow)) * (matches - count);
            const part = (experiments.length + count / matches) / setups.length;
            progress.show(part, `${count} of ${matches} matches, ${timeLeft(left)}`);
          },
        },
      );
      experiments.push({ plan, done });
    }
    return ok(experiments);
  };
  return untilInterrupted(playAll).finally(() => progress.clear());
}
