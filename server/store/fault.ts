/**
 * Ends the process like a crash, when a test asks for it: `MARCHLANDS_FAULT=after-commit:7` does so the seventh time
 * that point is passed.
 */
export type FaultPoint = 'before-commit' | 'after-commit' | 'before-answer' | 'before-broadcast';

const asked = /^([a-z-]+):(\d+)$/.exec(process.env.MARCHLANDS_FAULT ?? '');
let passed = 0;

export function faultPoint(point: FaultPoint): void {
  if (asked === null || asked[1] !== point) return;
  passed += 1;
  if (passed === Number(asked[2])) process.kill(process.pid, 'SIGKILL');
}
