// The tasks of a page's main thread, from a trace of the browser.

/** The used parts of a trace: tasks, and the marks of the page. */
export const TRACED = ['toplevel', 'blink.user_timing'];
/** The mark at which the evaluation begins. */
export const BEGUN = 'marchlands-begun';

/** The longest task in milliseconds of the processor and, maybe another one, by the clock. */
export interface Longest {
  readonly processor: number;
  /** Includes the machine's time for other programs. */
  readonly clock: number;
}

/** An event of a trace in Chromium's form, as far as used. Times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of the processor. */
  readonly tdur?: number;
}

/** Fewer tasks are no match: a broken measurement must not pass for a page that never freezes. */
const FEWEST_TASKS = 1000;

/** @throws if the trace has no mark, or hardly any task after it */
export function longestIn(trace: Buffer): Longest {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { readonly traceEvents: readonly TraceEvent[] };
  const mark = traceEvents.find(({ name }) => name === BEGUN);
  if (mark === undefined) throw new Error(`the trace has no mark ${BEGUN}`);
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === mark.pid && tid === mark.tid && ts > mark.ts,
  );
  if (tasks.length < FEWEST_TASKS) throw new Error(`the trace has ${tasks.length} tasks only`);
  const longest = (of: 'dur' | 'tdur'): number =>
    tasks.reduce((most, task) => Math.max(most, (task[of] ?? 0) / 1000), 0);
  return { processor: longest('tdur'), clock: longest('dur') };
}
