import type { Driven } from './drive.ts';

/** Goals for one process on an otherwise idle machine. */
const SHARE_OF_BARE = 0.5;
const P99 = 100;
const PROCESSOR = 0.25;
const PAUSE = 20;
const PESTERED = 50;

/** A load's cost, by the server's own meters. */
export interface Spent {
  /** Milliseconds of processor time per choice, over all its threads. */
  readonly processor: number;
  /** Pauses of the garbage collector, and those longer than the limit. */
  readonly pauses: number;
  readonly long: number;
}

/** A goal, and whether it was reached. */
export interface Judged {
  readonly what: string;
  readonly isReached: boolean;
}

export function judgeMost({ perSecond }: Driven, { processor, pauses, long }: Spent, bare: number): readonly Judged[] {
  const share = perSecond / bare;
  return [
    {
      what: `${(share * 100).toFixed(0)} % of the bare loop (at least ${SHARE_OF_BARE * 100} %)`,
      isReached: share >= SHARE_OF_BARE,
    },
    {
      what: `${processor.toFixed(3)} ms of processor a choice (at most ${PROCESSOR} ms)`,
      isReached: processor <= PROCESSOR,
    },
    { what: `${long} of ${pauses} pauses of the collector over ${PAUSE} ms (none)`, isReached: long === 0 },
  ];
}

export function judgeHalf({ p99 }: Driven): readonly Judged[] {
  return [{ what: `p99 ${p99.toFixed(1)} ms at half of that (under ${P99} ms)`, isReached: p99 < P99 }];
}

export function judgePestered(alone: Driven, beside: Driven): readonly Judged[] {
  const more = beside.median - alone.median;
  return [{ what: `${more.toFixed(1)} ms more beside a stranger (under ${PESTERED} ms)`, isReached: more < PESTERED }];
}

/** The cost of the choices between two readings of the server's meters. */
export function spentOf(before: string, after: string, choices: number): Spent {
  const grown = (pattern: RegExp): number => sumOf(after, pattern) - sumOf(before, pattern);
  const pauses = grown(/^nodejs_gc_duration_seconds_count\{.*\} (\S+)$/gm);
  const short = grown(/^nodejs_gc_duration_seconds_bucket\{le="0.02".*\} (\S+)$/gm);
  return {
    processor: (grown(/^process_cpu_seconds_total (\S+)$/gm) * 1000) / choices,
    pauses,
    long: pauses - short,
  };
}

function sumOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].reduce((sum, [, number]) => sum + Number(number), 0);
}
