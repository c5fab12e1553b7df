// Reads Vitest's JSON report and Playwright's lines on a run.

/** The number of tests that a run executed, by result. */
export interface TestCounts {
  readonly passed: number;
  /** Failed tests, and test files that failed as a whole, before or beside their tests. */
  readonly failed: number;
  readonly skipped: number;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Parses JSON; undefined if it is invalid. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Counts the tests of a run from the text of Vitest's JSON report. A test file that failed although none of its tests
 * did (it could not be loaded, a hook failed) counts as one failure.
 * @returns the counts, or a sentence if the text is no such report
 */
export function countTests(report: string): TestCounts | string {
  const json = parseJson(report);
  if (!isFields(json) || !Array.isArray(json.testResults)) {
    return 'The test runner left no report that can be read, so nothing is known about the tests.';
  }
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const files: unknown[] = json.testResults;
  for (const file of files) {
    if (!isFields(file) || !Array.isArray(file.assertionResults)) {
      return "The test runner's report has a file without results, so nothing is known about its tests.";
    }
    const results: unknown[] = file.assertionResults;
    const states = results.map((result) => (isFields(result) ? result.status : undefined));
    const failed = states.filter((state) => state === 'failed').length;
    counts.passed += states.filter((state) => state === 'passed').length;
    counts.failed += failed === 0 && file.status === 'failed' ? 1 : failed;
    counts.skipped += states.filter((state) => state !== 'passed' && state !== 'failed').length;
  }
  return counts;
}

/** The counts as a line: `12 passed, 0 failed`, with skipped ones if there are any. */
export function formatCounts(counts: TestCounts): string {
  const skipped = counts.skipped === 0 ? '' : `, ${counts.skipped} skipped`;
  return `${counts.passed} passed, ${counts.failed} failed${skipped}`;
}

/**
 * The tests of one end, by Playwright's list at the end of its output: `FILE:LINE:COLUMN › TITLE`.
 * @param end 'flaky' for those that passed when they were tried again
 */
export function specsThat(end: 'failed' | 'flaky', output: string): readonly string[] {
  const lines = output.split('\n');
  const begin = lines.findIndex((line) => /^ {2}\d+ \w+$/.test(line) && line.endsWith(` ${end}`)) + 1;
  if (begin === 0) return [];
  const length = lines.slice(begin).findIndex((line) => !line.startsWith('    '));
  return lines.slice(begin, length < 0 ? undefined : begin + length).map((line) => line.replaceAll('─', '').trim());
}

/** Playwright's output from the first described failure on; the output of passing tests comes before it. */
export function fromFirstFailure(output: string): string {
  const at = output.search(/^ {2}1\) /m);
  return at < 0 ? output : output.slice(at);
}
