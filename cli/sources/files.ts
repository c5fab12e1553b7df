import { readFile } from 'node:fs/promises';
import { text as textOf } from 'node:stream/consumers';
import { fail, ok, problemText, type Result } from '@marchlands/core/result.ts';
import { parseJson } from '@marchlands/core/json.ts';

const reasons: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file.',
  EISDIR: 'it is a folder; name a file in it.',
  EACCES: 'this user may not read it.',
  ENOTDIR: 'a part of its path is a file, not a folder.',
};

/** Writing makes a file that is not there: what it misses is the folder. */
const writeReasons: { readonly [code: string]: string } = {
  ...reasons,
  ENOENT: 'there is no such folder to write into.',
  EACCES: 'this user may not write there.',
  EROFS: 'nothing can be written there.',
  ENOSPC: 'there is no room left to write it.',
};

/** Why a file could not be read (or written), as a sentence. */
export function fileProblem(path: string, error: unknown, aim: 'read' | 'write' = 'read'): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = (aim === 'write' ? writeReasons : reasons)[code];
  return `${path}: ${known ?? (error instanceof Error ? error.message : String(error))}`;
}

/** The text of a file, or of standard input where the path is `-`. */
export async function readText(path: string): Promise<Result<string>> {
  try {
    return ok(path === '-' ? await textOf(process.stdin) : await readFile(path, 'utf8'));
  } catch (error) {
    return fail(fileProblem(path === '-' ? 'Standard input' : path, error));
  }
}

/** A JSON value from a text, or the text itself where it begins like none: for positions that have a text form too. */
export function jsonOrText(content: string, path: string): Result<unknown> {
  const trimmed = content.trim();
  if (trimmed === '') return fail(`${path} is empty.`);
  if (!/^[[{"]/.test(trimmed)) return ok(trimmed);
  const found = parseJson(content);
  return found.ok ? found : fail(`${path} is not JSON. ${problemText(found.problem)}`);
}
