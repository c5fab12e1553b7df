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
    // One process a file and as many at once as there are cores: a test file cannot disturb another.
    pool: 'forks',
    maxWorkers: '100%',
    allowOnly: false,
    passWithNoTests: false,
  },
});
