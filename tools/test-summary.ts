// Prints the last line of a continuous integration run from Vitest's JSON report: `N passed, N failed`.
//
//   test-summary.ts REPORT    exit code 0 where tests ran and none failed, 1 otherwise

import { existsSync, readFileSync } from 'node:fs';
import { countTests, formatCounts } from './test-report.ts';

const path = process.argv[2] ?? '';
const counts = countTests(existsSync(path) ? readFileSync(path, 'utf8') : '');

if (typeof counts === 'string') {
  console.log(counts);
  console.log(formatCounts({ passed: 0, failed: 0, skipped: 0 }));
  process.exitCode = 1;
} else {
  if (counts.passed + counts.failed === 0) console.log('No test was executed.');
  if (counts.skipped > 0) console.log(`${counts.skipped} skipped`);
  console.log(formatCounts({ ...counts, skipped: 0 }));
  process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;
}
