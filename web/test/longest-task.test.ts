import { expect, it } from 'vitest';
import { BEGUN, longestIn } from './budget/tasks.ts';

const RUN = 'ThreadControllerImpl::RunTask';
const task = (ts: number, dur: number, tdur: number, tid = 1) => ({ name: RUN, pid: 5, tid, ts, dur, tdur });
const many = Array.from({ length: 1000 }, (_, i) => task(2000 + i, 10, 5));
const traceOf = (events: readonly object[]) => Buffer.from(JSON.stringify({ traceEvents: events }));
const mark = { name: BEGUN, pid: 5, tid: 1, ts: 1000 };

it('the longest task is the main thread’s after the mark, by the processor and by the clock', () => {
  const before = task(900, 90_000, 90_000);
  const ofAnother = task(3000, 80_000, 80_000, 2);
  const held = task(4000, 103_000, 13_800);
  const busy = task(5000, 20_000, 19_000);
  expect(longestIn(traceOf([before, mark, ...many, ofAnother, held, busy]))).toEqual({ processor: 19, clock: 103 });
});

it('a trace that saw nothing is not taken for a page that never freezes', () => {
  expect(() => longestIn(traceOf([mark, task(2000, 10, 5)]))).toThrow('1 tasks only');
  expect(() => longestIn(traceOf(many))).toThrow('no mark');
});
