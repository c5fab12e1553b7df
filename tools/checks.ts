// `npm test`: every check of the project, one line a stage, the output of those that fail. All stages run whatever the
// earlier ones say. Exit code 1 if any failed, 2 on bad usage.
//
//   npm test [-- options] [paths]   paths narrow the tests, as Vitest takes them
//     --only types,lint             only these stages
//     --report FILE                 keep Vitest's own JSON report there
//     --verbose                     also print the output of stages that pass

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { countTests, formatCounts } from './test-report.ts';
import { root } from './tree.ts';
import { readArguments } from './usage.ts';

/** One stage: what it is called, and the program with its arguments, paths from the root. */
interface Stage {
  readonly name: string;
  readonly command: readonly string[];
}

/** How a stage ended; `note` goes on its line. */
interface Outcome {
  readonly passed: boolean;
  readonly output: string;
  readonly note: string;
}

const tsc = 'node_modules/typescript/bin/tsc';
const stages: readonly Stage[] = [
  { name: 'types', command: [tsc, '-p', 'tsconfig.json'] },
  { name: 'pure', command: [tsc, '-p', 'tsconfig.pure.json'] },
  {
    name: 'lint',
    command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--diagnostic-level=warn'],
  },
  {
    name: 'typed',
    command: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  },
  { name: 'unused', command: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'imports', command: ['tools/dependencies.ts'] },
  { name: 'rules', command: ['tools/rules.ts', '--brief'] },
];
/** The page in a browser, last since it takes longest; the newest of its lines is how many tests passed. */
const page: Stage = {
  name: 'page',
  command: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'web/test/playwright.config.ts'],
};
const meanings: Readonly<Record<string, string>> = {
  types: 'type check of everything',
  pure: 'core, rules and bots without Node or browser',
  lint: 'lint and format',
  typed: 'lint that knows the types',
  unused: 'exports, files and packages that nobody uses',
  imports: 'import directions, no circles',
  rules: 'every rule has a test',
  tests: 'unit, property, conformance and scenario tests',
  page: 'the page played in Chromium',
};

/** Runs a program on this Node in the root folder, without input; gives its exit code and all that it printed. */
function runNode(command: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', (error) => done({ code: 1, output: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, output: Buffer.concat(parts).toString('utf8') }));
  });
}

/** Runs a stage of the list; the last line of a stage that passed is its note. */
async function runStage(stage: Stage): Promise<Outcome> {
  const { code, output } = await runNode(stage.command);
  const note = output.trim().split('\n').at(-1) ?? '';
  const hasNote = stage.name === 'page' || stage.command[0]?.startsWith('tools/') === true;
  return { passed: code === 0, output, note: hasNote ? note.trim() : '' };
}

/** Runs Vitest and takes the counts from its report; fails also where it executed no test. */
async function runTests(report: string, paths: readonly string[]): Promise<Outcome> {
  rmSync(report, { force: true });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
  if (process.stdout.isTTY !== true) vitest.push('--no-color');
  const { code, output } = await runNode([...vitest, `--outputFile.json=${report}`, ...paths]);
  const counts = countTests(readIfThere(report));
  if (typeof counts === 'string') return { passed: false, output: `${output}\n${counts}`, note: '' };
  const passed = code === 0 && counts.failed === 0 && counts.passed > 0;
  return { passed, output, note: formatCounts(counts) };
}

/** What a runner printed, without a line for each test that passed: whoever reads a failure has it at the top. */
function withoutPassed(output: string): string {
  return output
    .split('\n')
    .filter((line) => !/^\s*✓/.test(line))
    .join('\n');
}

/** A file's text; '' where there is none. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Runs the chosen stages in order and prints a line for each; returns whether all passed. */
async function runAll(only: ReadonlySet<string>, report: string, verbose: boolean, paths: readonly string[]) {
  const failed: string[] = [];
  const show = async (name: string, running: () => Promise<Outcome>): Promise<void> => {
    if (!only.has(name)) return;
    const label = `${name.padEnd(7)} ${meanings[name]}`.padEnd(56);
    if (process.stdout.isTTY) process.stdout.write(`....  ${label}`);
    const begun = performance.now();
    const { passed, output, note } = await running();
    const seconds = `${((performance.now() - begun) / 1000).toFixed(1)} s`.padStart(8);
    if (process.stdout.isTTY) process.stdout.write('\r');
    console.log(`${passed ? 'ok  ' : 'FAIL'}  ${label}${seconds}${passed && note !== '' ? `  ${note}` : ''}`);
    if (verbose) console.log(output.trimEnd());
    else if (!passed) console.log(withoutPassed(output).trimEnd());
    if (!passed) failed.push(name);
  };
  for (const stage of stages) await show(stage.name, () => runStage(stage));
  await show('tests', () => runTests(report, paths));
  // Paths narrow the tests of Vitest; whoever names one does not mean the page.
  if (paths.length === 0) await show('page', () => runStage(page));
  const allPassed = failed.length === 0;
  console.log(allPassed ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
  return allPassed;
}

/** Reads the command line, runs, and sets the exit code. */
async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    only: { type: 'string' },
    report: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  });
  const names = Object.keys(meanings);
  const only = new Set(values.only?.split(',') ?? names);
  const unknown = [...only].filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no stage '${unknown.join("', '")}'. There are: ${names.join(', ')}.`);
    process.exitCode = 2;
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'marchlands-test-'));
  const report = values.report === undefined ? join(folder, 'report.json') : resolve(values.report);
  try {
    process.exitCode = (await runAll(only, report, values.verbose, positionals)) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
