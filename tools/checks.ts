// `npm test`: the checks of the project, one line per stage as it ends, with the output of failed ones. All stages
// run, whatever the results of others: those that read the code beside those that run it, since each waits often enough
// to leave the other a core, then the page in Chromium. Exit code 1 if any failed, 2 on bad usage.
//
//   npm test [-- options] [paths]   paths narrow the tests, as Vitest takes them
//     --whole                       also the tests that take long (tools/quick.ts), as before each change lands; without
//                                   --changed a test of the page that fails is tried once again, and named if it passes
//     --changed                     only the parts that uncommitted changes can affect (tools/changed.ts)
//     --since COMMIT                the same for everything since a commit
//     --only types,lint             only these stages
//     --report FILE                 keep Vitest's own JSON report there
//     --verbose                     also print the output of stages that pass

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { changedPaths, quickPart, type Reached, reachedBy } from './changed.ts';
import { QUICK_SPECS } from './quick.ts';
import { codeStages, type Readable } from './stages.ts';
import { countTests, formatCounts, fromFirstFailure, specsThat } from './test-report.ts';
import { readTree, root } from './tree.ts';
import { badUsage, readArguments } from './usage.ts';

/** The result of a stage; `note` goes on its line, `inTheEnd` are lines for the end of the run. */
interface Outcome {
  readonly passed: boolean;
  readonly output: string;
  readonly note: string;
  readonly inTheEnd?: readonly string[];
}

/** The page in a browser; the last of its lines is the number of passed tests. */
const page = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'web/test/playwright.config.ts'];
/** The coverage of a run. */
interface Scope {
  /** The input of the linters; null for everything. */
  readonly code: Readable | null;
  /** Files or parts of paths for Vitest; empty for everything. */
  readonly tests: readonly string[];
  /** Files over all games, run only for `games`. */
  readonly eachGame: readonly string[];
  readonly games: readonly string[];
  /** Specs of the page; empty for everything. */
  readonly specs: readonly string[];
  /** Whether Vitest leaves out the tests that take long. */
  readonly isQuick: boolean;
}

const WHOLE: Scope = { code: null, tests: [], eachGame: [], games: [], specs: [], isQuick: false };
const QUICK: Scope = { ...WHOLE, specs: QUICK_SPECS, isQuick: true };
const meanings: Readonly<Record<string, string>> = {
  types: 'type check of everything',
  pure: 'core, rules and bots without Node or browser',
  lint: 'lint and format',
  typed: 'lint that knows the types',
  unused: 'exports, files and packages that nobody uses',
  imports: 'import directions, no circles',
  rules: 'every rule has a test',
  tests: 'unit, property, conformance and scenario tests',
  games: 'tests over all games, for those that changed',
  page: 'the page played in Chromium',
};

/** Runs a program on this Node in the root folder, without input; returns its exit code and all its output. */
function runNode(
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const env = { ...process.env, ...environment };
    const child = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', (error) => done({ code: 1, output: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, output: Buffer.concat(parts).toString('utf8') }));
  });
}

/** Runs a program; if `isNoted`, its last line is the note of the stage. */
async function runProgram(command: readonly string[], isNoted: boolean): Promise<Outcome> {
  const { code, output } = await runNode(command);
  const note = isNoted ? (output.trim().split('\n').at(-1) ?? '').trim() : '';
  return { passed: code === 0, output, note };
}

/**
 * Runs the page's tests in a browser.
 * @param retries how often a failed test is tried again; one that passes then is described, and named in the end
 */
async function runSpecs(specs: readonly string[], retries: number): Promise<Outcome> {
  const { passed, output, note } = await runProgram([...page, ...specs, `--retries=${retries}`], true);
  const failed = specsThat('failed', output).map((spec) => `failed  ${spec}`);
  const again = specsThat('flaky', output).map((spec) => `passed only when tried again  ${spec}`);
  const first = failed.length + again.length > 0 ? fromFirstFailure(output) : output;
  return { passed, output: first, note, inTheEnd: [...failed, ...again] };
}

/** Runs a stage by its name, if it was chosen, and prints its line. */
type Show = (name: string, running: () => Promise<Outcome>) => Promise<void>;

/** Runs Vitest and takes the counts from its report; also fails if it executed no test. */
async function runTests(report: string, isQuick: boolean, ...more: readonly string[]): Promise<Outcome> {
  rmSync(report, { force: true });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
  if (process.stdout.isTTY !== true) vitest.push('--no-color');
  const environment = { QUICK_TESTS: isQuick ? '1' : '0' };
  const { code, output } = await runNode([...vitest, `--outputFile.json=${report}`, ...more], environment);
  const counts = countTests(readIfThere(report));
  if (typeof counts === 'string') return { passed: false, output: `${output}\n${counts}`, note: '' };
  const passed = code === 0 && counts.failed === 0 && counts.passed > 0;
  return { passed, output, note: formatCounts(counts) };
}

/** A runner's output without the lines of passed tests, so that failures come first. */
function withoutPassed(output: string): string {
  return output
    .split('\n')
    .filter((line) => !/^\s*✓/.test(line))
    .join('\n');
}

/** A file's text; '' if there is none. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Runs the chosen stages, those of the code in two parallel rows; prints a line for each as it ends. The page waits for
 * the others: four browsers fill a small machine, and beside more work the screen changes later than a person waits.
 * Returns whether all passed.
 */
async function runAll(only: ReadonlySet<string>, report: string, verbose: boolean, scope: Scope): Promise<boolean> {
  const failed: string[] = [];
  const inTheEnd: string[] = [];
  const running = new Set<string>();
  const tellRunning = (): void => {
    if (process.stdout.isTTY)
      process.stdout.write(`\r\u001b[K${running.size > 0 ? `....  ${[...running].join(', ')}` : ''}`);
  };
  const show: Show = async (name, run) => {
    if (!only.has(name)) return;
    running.add(name);
    tellRunning();
    const begun = performance.now();
    const { passed, output, note, inTheEnd: more = [] } = await run();
    const seconds = `${((performance.now() - begun) / 1000).toFixed(1)} s`.padStart(8);
    running.delete(name);
    if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
    const label = `${name.padEnd(7)} ${meanings[name]}`.padEnd(60);
    console.log(`${passed ? 'ok  ' : 'FAIL'}  ${label}${seconds}${passed && note !== '' ? `  ${note}` : ''}`);
    if (verbose) console.log(output.trimEnd());
    else if (!passed || more.length > 0) console.log(withoutPassed(output).trimEnd());
    if (!passed) failed.push(name);
    inTheEnd.push(...more);
    tellRunning();
  };
  await Promise.all([readCode(show, scope), runCode(show, report, scope)]);
  await runPage(show, scope);
  const allPassed = failed.length === 0;
  for (const line of inTheEnd) console.log(line);
  console.log(allPassed ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
  return allPassed;
}

/** The checks that read the code, one after another. */
async function readCode(show: Show, { code }: Scope): Promise<void> {
  for (const { name, command } of codeStages(code)) {
    await show(name, () => runProgram(command, command[0]?.startsWith('tools/') === true));
  }
}

/** The tests that run the code. */
async function runCode(show: Show, report: string, scope: Scope): Promise<void> {
  const isNarrow = scope !== WHOLE && scope !== QUICK;
  if (!isNarrow || scope.tests.length > 0) {
    await show('tests', () => runTests(report, scope.isQuick, ...scope.tests));
  }
  if (scope.eachGame.length > 0) {
    const named = `(${scope.games.join('|')})`;
    await show('games', () => runTests(`${report}.games.json`, false, ...scope.eachGame, '--testNamePattern', named));
  }
}

/**
 * The tests of the page; none if the scope is narrow and names none. In the longest run, which fills a small machine for
 * half an hour and more, a failed test is tried once again.
 */
async function runPage(show: Show, scope: Scope): Promise<void> {
  if (scope === WHOLE || scope.specs.length > 0)
    await show('page', () => runSpecs(scope.specs, scope === WHOLE ? 1 : 0));
}

/**
 * The scope that the changes since a commit can affect. Bad usage ends the process.
 * @param isWhole whether also what takes long
 */
function scopeSince(base: string, isWhole: boolean): Scope {
  const changed = changedPaths(base);
  if (typeof changed === 'string') badUsage(`What has changed since '${base}' is not known. Git says: ${changed}`);
  const reached = reachedBy(readTree(root, ['.ts', '.tsx', '.mjs', '.js']), changed);
  const scope = isWhole ? reached : quickPart(reached, changed);
  const count = ({ tests, eachGame, specs }: Reached) =>
    `${tests.length + eachGame.length} test files and ${specs.length} specs`;
  const part = isWhole ? '' : `, ${count(scope)} of them now: --whole runs also what takes long`;
  console.log(`${changed.length} changed files reach ${count(reached)} of the page${part}.`);
  return { code: { changed, importers: scope.importers }, ...scope, isQuick: false };
}

/** Reads the command line, runs, and sets the exit code. */
async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    only: { type: 'string' },
    report: { type: 'string' },
    changed: { type: 'boolean', default: false },
    since: { type: 'string' },
    whole: { type: 'boolean', default: false },
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
  const base = values.since ?? (values.changed ? 'HEAD' : undefined);
  if (base !== undefined && positionals.length > 0) badUsage('--changed finds the tests itself; leave the paths out.');
  // A path means tests of Vitest, and not the page.
  const all = values.whole ? WHOLE : QUICK;
  const named = positionals.length > 0 ? { ...WHOLE, tests: positionals } : all;
  const scope = base === undefined ? named : scopeSince(base, values.whole);
  const folder = mkdtempSync(join(tmpdir(), 'marchlands-test-'));
  const report = values.report === undefined ? join(folder, 'report.json') : resolve(values.report);
  try {
    process.exitCode = (await runAll(only, report, values.verbose, scope)) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
