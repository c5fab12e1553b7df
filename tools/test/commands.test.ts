import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'marchlands-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs one of the tools and gives its exit code and the lines that it printed. */
function run(tool: string, ...args: string[]): { code: number | null; lines: string[]; errors: string } {
  const done = spawnSync(process.execPath, [join(root, 'tools', tool), ...args], { encoding: 'utf8' });
  return { code: done.status, lines: done.stdout.trimEnd().split('\n'), errors: done.stderr };
}

/** Writes a report of the test runner with one file of tests in these states. */
function report(name: string, states: readonly string[]): string {
  const path = join(folder, name);
  const status = states.includes('failed') ? 'failed' : 'passed';
  const assertionResults = states.map((state) => ({ status: state }));
  writeFileSync(path, JSON.stringify({ testResults: [{ status, assertionResults }] }));
  return path;
}

describe('the summary line', () => {
  it('comes last, and the exit code is 0 only where tests ran and none failed', () => {
    const good = run('test-summary.ts', report('good.json', ['passed', 'passed']));
    expect([good.code, good.lines.at(-1)]).toEqual([0, '2 passed, 0 failed']);
    const bad = run('test-summary.ts', report('bad.json', ['passed', 'failed', 'skipped']));
    expect([bad.code, bad.lines.at(-1)]).toEqual([1, '1 passed, 1 failed']);
  });

  it('fails where no test was executed or there is no report', () => {
    const empty = run('test-summary.ts', report('empty.json', []));
    expect([empty.code, empty.lines]).toEqual([1, ['No test was executed.', '0 passed, 0 failed']]);
    const missing = run('test-summary.ts', join(folder, 'missing.json'));
    expect([missing.code, missing.lines.at(-1)]).toEqual([1, '0 passed, 0 failed']);
  });
});

describe('bad usage', () => {
  it.each([
    ['bootstrap.mjs', ['nonsense'], "There is no command 'nonsense'. There are: start, test,"],
    ['bootstrap.mjs', ['constructor'], "There is no command 'constructor'."],
    ['checks.ts', ['--only', 'nonsense'], "There is no stage 'nonsense'. There are: types,"],
    ['rules.ts', ['nonsense'], 'There is no folder games/nonsense.'],
    ['conformance.ts', ['--matches', '0'], "--matches is '0'; it must be a whole number from 1 on"],
    ['conformance.ts', ['--nonsense'], "Unknown option '--nonsense'"],
    ['checks.ts', ['--nonsense'], "Unknown option '--nonsense'"],
    ['../bench/kills.ts', ['--kills', 'many'], "--kills is 'many'; it must be a whole number from 1 on"],
    ['../bench/kills.ts', ['8'], "'8' has no name; there are --kills, --tables."],
    ['../bench/malformed.ts', ['--messages', '0'], "--messages is '0'; it must be a whole number from 1 on"],
  ])('%s %j is told in a sentence, with exit code 2', (tool, args, sentence) => {
    const { code, errors } = run(tool, ...args);
    expect(errors).toContain(sentence);
    expect(errors).not.toContain('    at ');
    expect(code).toBe(2);
  });
});

describe('--help', () => {
  it.each(['rules.ts', 'conformance.ts'])('%s tells its usage and runs nothing', (tool) => {
    const help = run(tool, '--help');
    expect([help.code, help.errors]).toEqual([0, '']);
    expect(help.lines[0]).toMatch(/^usage: npm run /);
    expect(help.lines.join('\n')).not.toContain('problems');
  });
});
