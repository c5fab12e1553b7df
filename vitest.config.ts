import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { rulebooks } from './tools/page/rulebook.ts';
import { LONG_TESTS } from './tools/quick.ts';

const never = ['**/node_modules/**', '**/dist/**', ...(process.env.QUICK_TESTS === '1' ? LONG_TESTS : [])];

/** Node itself loads the modules and strips the types, as in the program: half the processor time of Vite's loader. */
const native = { viteModuleRunner: false };

export default defineConfig({
  test: {
    environment: 'node',
    // Tests count iterations, never time: these limits stop tests that hang, even on a busy machine.
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
          // Without an environment of their own, so that files can share a process and the code that it has compiled.
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
          // Files share a process, so each restores what it changes there: the environment, the working folder, spies.
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
          // A test that imports a component or a rulebook needs Vite. In a game or the kit, its name ends in `.tsx`.
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
