import { describe, expect, it } from 'vitest';
import { countTests, formatCounts } from '../test-report.ts';

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
