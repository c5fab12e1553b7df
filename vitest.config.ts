import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { rulebooks } from './tools/page/rulebook.ts';
import { LONG_TESTS } from './tools/quick.ts';

const never = ['**/node_modules/**', '**/dist/**', ...(process.env.QUICK_TESTS === '1' ? LONG_TESTS : [])];

/** Node itself loads the modules, types stripped, as it does when they are played: half the processor time of Vite's. */
const native = { viteModuleRunner: false };

export default defineConfig({
  test: {
    environment: 'node',
    // Tests count iterations, never time: these limits are for what hangs, on a machine that has other work beside this.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    maxWorkers: availableParallelism(),
    allowOnly: false,
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          // Without Node or browser inside, so that files can share a process and what it has compiled.
          name: 'rules',
          include: ['{core,games,bots}/**/test/**/*.test.ts'],
          exclude: never,
          isolate: false,
          experimental: native,
        },
      },
      {
        extends: true,
        test: {
          // Files share a process, so each puts back what it changes of it: the environment, the working folder, spies.
          name: 'programs',
          include: ['{bench,cli,env,lab,server,tools}/**/test/**/*.test.ts'],
          exclude: never,
          isolate: false,
          experimental: native,
        },
      },
      {
        extends: true,
        plugins: [rulebooks()],
        test: {
          // What reaches a component or a rulebook needs Vite. A test of a game or of the kit that does ends in `.tsx`.
          name: 'page',
          include: ['{kit,web}/**/test/**/*.test.{ts,tsx}', 'games/**/test/**/*.test.tsx'],
          exclude: never,
          isolate: false,
          setupFiles: ['web/test/put-back.ts'],
        },
      },
    ],
  },
});
