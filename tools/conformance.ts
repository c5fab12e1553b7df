// `npm run conformance [-- game ...] [--matches n]`: the conformance suites at their full length, 10,000 random matches
// at each seat count unless told otherwise. The suites read the number from CONFORMANCE_MATCHES; `npm test` leaves it
// unset, and each suite then plays the smaller number that it names.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './tree.ts';
import { readArguments } from './usage.ts';

const { values, positionals } = readArguments({ matches: { type: 'string', default: '10000' } });

if (!/^[1-9]\d*$/.test(values.matches)) {
  console.error(`--matches is '${values.matches}'; it must be a whole number from 1 on, such as --matches 10000.`);
  process.exitCode = 2;
} else {
  const filters =
    positionals.length === 0 ? ['conformance'] : positionals.map((game) => `games/${game}/test/conformance`);
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const done = spawnSync(process.execPath, [vitest, 'run', '--testTimeout=0', ...filters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CONFORMANCE_MATCHES: values.matches },
  });
  process.exitCode = done.status ?? 1;
}
