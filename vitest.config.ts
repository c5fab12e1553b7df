import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { rulebooks } from './tools/page/rulebook.ts';

export default defineConfig({
  plugins: [rulebooks()],
  test: {
    environment: 'node',
    include: ['**/test/**/*.test.ts', '**/test/**/*.test.tsx'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // One process a file, so that no test file disturbs another, and one more at once than there are cores: tests of the
    // server wait for clocks and disks.
    pool: 'forks',
    maxWorkers: availableParallelism() + 1,
    allowOnly: false,
    passWithNoTests: false,
  },
});
