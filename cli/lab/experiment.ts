import { availableParallelism } from 'node:os';
import { sumOf } from '@marchlands/bots/stats.ts';
import type { GameEntry } from '@marchlands/core/game.ts';
import { fail, ok, problemText, type Result } from '@marchlands/core/result.ts';
import type { OrderQueue } from '@marchlands/lab/distributed/queue.ts';
import { type Form, playForms } from '@marchlands/lab/forms.ts';
import type { Crew, Done } from '@marchlands/lab/pool.ts';
import { looksUpTo } from '@marchlands/lab/precision.ts';
import type { LabMatch, Plan } from '@marchlands/lab/protocol.ts';
import { Keep } from '@marchlands/lab/threads/keep.ts';
import { threads } from '@marchlands/lab/threads/threads.ts';
import { fileProblem } from '@marchlands/server/ops/file-problem.ts';
import { PLAYERS } from '../players/levels.ts';
import { writing } from '../sources/write-file.ts';
import { untilInterrupted } from '../terminal/interrupt.ts';
import { makeProgress } from '../terminal/progress.ts';
import type { Screen } from '../terminal/screen.ts';
import { programVersion } from '../usage/version.ts';
import type { NamedSetup } from './sweep-flag.ts';

/** The common conditions of one command's experiments. */
export interface Conditions {
  readonly entry: GameEntry;
  readonly rulesVersion: number;
  /** By seat. */
  readonly bots: readonly string[];
  readonly deals: number;
  readonly seed: string;
  readonly jobs: number | null;
  /** A file to resume from, if one is named. */
  readonly keep: string | null;
  /** The queue for workers on other machines; null to play here. */
  readonly queue: OrderQueue | null;
}

/** Most waiting orders for workers on other machines. */
const ORDERS = 32;

async function remoteCrewOf(queue: OrderQueue, plan: Plan): Promise<Crew> {
  const { remoteCrew } = await import('@marchlands/lab/distributed/crew.ts');
  return remoteCrew(queue, plan);
}

/** The matches played, and their plan. */
export interface Experiment {
  readonly plan: Plan;
  readonly done: Done;
}

/** Remaining time in words. */
function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 90 ? `${seconds} s left` : `${Math.ceil(seconds / 60)} min left`;
}

function readKept(kept: Keep, path: string): ReturnType<Keep['read']> {
  try {
    return kept.read();
  } catch (error) {
    return fail(fileProblem(path, error));
  }
}

/**
 * Plays one experiment for each setup over the same deals, with a progress bar. Ctrl-C prevents further matches from
 * starting.
 * @param enough whether the matches so far, by setup, end all experiments at one of the looks; null to play all deals
 */
export async function play(
  setups: readonly NamedSetup[],
  { entry, rulesVersion, bots, deals, seed, jobs, keep, queue }: Conditions,
  enough: ((forms: readonly (readonly LabMatch[])[]) => boolean) | null,
  screen: Screen,
): Promise<Result<readonly (Experiment & { readonly name: string })[]>> {
  const forms: (Form & { readonly name: string; readonly kept: Keep | null })[] = [];
  for (const { name, setup } of setups) {
    const { seats, options } = setup;
    const plan: Plan = { game: entry.id, seats, options, bots, seed, times: false, figures: true };
    const kept = keep === null ? null : new Keep(keep, plan, `${programVersion()}, rules ${rulesVersion}`);
    const before = kept === null || keep === null ? ok([]) : readKept(kept, keep);
    if (!before.ok) return fail(problemText(before.problem), 'keep');
    forms.push({
      name,
      kept,
      crew: queue === null ? threads({ plan, players: PLAYERS }) : await remoteCrewOf(queue, plan),
      before: before.value,
    });
  }
  const [{ setup }] = setups;
  const { seats } = setup;
  const progress = makeProgress(screen);
  const most = deals * seats * forms.length;
  const done = forms.map(({ before }) => before.length);
  const known = sumOf(done);
  const begun = performance.now();
  const played = await untilInterrupted((stop) =>
    playForms(forms, {
      seats,
      looks: enough === null ? [deals] : looksUpTo(deals),
      jobs: Math.min(deals * seats, jobs ?? (queue === null ? availableParallelism() : ORDERS)),
      ...(enough === null ? {} : { isEnough: enough }),
      onDone(form, count, fresh) {
        writing(keep ?? '', () => forms[form].kept?.add(fresh));
        done[form] = count;
        const sum = sumOf(done);
        const left = ((performance.now() - begun) / Math.max(1, sum - known)) * (most - sum);
        progress.show(sum / most, `${sum} of ${enough === null ? '' : 'at most '}${most} matches, ${timeLeft(left)}`);
      },
      stop,
    }),
  ).finally(() => progress.clear());
  return ok(played.map((done, form) => ({ name: forms[form].name, plan: forms[form].crew.plan, done })));
}
