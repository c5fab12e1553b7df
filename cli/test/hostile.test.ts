import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printable } from '@marchlands/core/result.ts';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FILES, TABLE } from './hostile-table.ts';
import { expectNoTrace, inside, type Run } from './program.ts';

const folder = freshFolder();
for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content);
const placed = (word: string): string => word.replace('FILES', folder);

/** The output to a terminal is text. */
function expectHarmless({ out, err }: Run): void {
  expect(printable(out + err)).toBe(out + err);
}

afterEach(() => vi.unstubAllEnvs());

describe('hostile invocations are answered with a sentence and an exit code', () => {
  test('there are enough of them', () => {
    expect(TABLE.length).toBeGreaterThanOrEqual(80);
  });

  const rows = TABLE.map((row) => {
    const text = JSON.stringify([row.words, row.env].filter((part) => part !== undefined));
    return [text.length > 100 ? `${text.slice(0, 97)}...` : text, row] as const;
  });
  test.each(rows)('%s', async (_text, { words, env, code, says }) => {
    // The program runs in this process, so that many invocations take seconds; the environment is put back after each.
    for (const [name, value] of Object.entries(env ?? { MARCHLANDS_HOME: folder })) vi.stubEnv(name, placed(value));
    const run = await inside(...words.map(placed));
    expect(run.out + run.err).toContain(says);
    expect(run.code).toBe(code);
    expectNoTrace(run);
    expectHarmless(run);
    expect(run.out + run.err).not.toMatch(/x{201}/);
    // An answer, and not all of the input.
    if (code === 2) expect(run.err.length).toBeLessThan(2000);
  });
});
