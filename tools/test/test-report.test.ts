import { describe, expect, it } from 'vitest';
import { countTests, formatCounts, fromFirstFailure, specsThat } from '../test-report.ts';

const report = (...files: { status: string; tests: string[] }[]): string =>
  JSON.stringify({
    testResults: files.map(({ status, tests }) => ({
      status,
      assertionResults: tests.map((state) => ({ status: state })),
    })),
  });

describe('countTests', () => {
  it('counts passed, failed and skipped tests over all files', () => {
    const text = report(
      { status: 'passed', tests: ['passed', 'passed', 'skipped'] },
      { status: 'failed', tests: ['failed', 'passed', 'todo'] },
    );
    expect(countTests(text)).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });

  it('counts a file that failed without a failed test as one failure', () => {
    expect(countTests(report({ status: 'failed', tests: [] }, { status: 'passed', tests: ['passed'] }))).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    });
  });

  it('gives zeros for a run without tests', () => {
    expect(countTests(report())).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });

  it.each(['', '{', '[]', '{"testResults": 1}', '{"testResults": [{}]}'])('says that %j is no report', (text) => {
    expect(countTests(text)).toContain('test runner');
  });
});

describe('formatCounts', () => {
  it('names the skipped tests only where there are any', () => {
    expect(formatCounts({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(formatCounts({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
  });
});

describe('the page in a browser', () => {
  const output = `[WebServer] Building the page.

Running 3 tests using 2 workers

  ✓  1 web/test/a.spec.ts:18:1 › one thing (3.6s)
  ✘  2 web/test/b.spec.ts:50:1 › another (5.0m)
  ✘  3 web/test/c.spec.ts:7:1 › a third (1.0s)


  1) web/test/b.spec.ts:50:1 › another ─────────────────────────

    Test timeout of 300000ms exceeded.

  2) web/test/c.spec.ts:7:1 › a third ──────────────────────────

    Error: not there

  2 failed
    web/test/b.spec.ts:50:1 › another ─────────────────────────
    web/test/c.spec.ts:7:1 › a third ──────────────────────────
  1 did not run
  1 passed (5.6m)`;

  it('names what failed', () => {
    expect(specsThat('failed', output)).toEqual([
      'web/test/b.spec.ts:50:1 › another',
      'web/test/c.spec.ts:7:1 › a third',
    ]);
    expect(specsThat('failed', '  3 passed (1.0m)')).toEqual([]);
  });

  it('names what passed only when it was tried again', () => {
    const flaky = `${output}\n  1 flaky\n    web/test/a.spec.ts:18:1 › one thing ───\n  9 passed (2.0m)`;
    expect(specsThat('flaky', flaky)).toEqual(['web/test/a.spec.ts:18:1 › one thing']);
    expect(specsThat('failed', flaky)).toHaveLength(2);
    expect(specsThat('flaky', output)).toEqual([]);
  });

  it('describes the failures first', () => {
    expect(fromFirstFailure(output)).toMatch(/^ {2}1\) web\/test\/b/);
    expect(fromFirstFailure('No server.')).toBe('No server.');
  });
});
