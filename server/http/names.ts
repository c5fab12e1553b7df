import { readName as readAnyName } from '@marchlands/core/names.ts';
import { isPlainText, ok, type Result } from '@marchlands/core/result.ts';
import { refuse } from '../table/refusal.ts';

/** A person's name from outside. */
export function readName(given: string): Result<string> {
  const name = readAnyName(given);
  return name.ok ? name : refuse('guest.name');
}

/** A line of chat from outside: a single line without control characters. */
export function readLine(given: string): Result<string> {
  const text = given
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
  return text.length >= 1 && text.length <= 500 && isPlainText(text) ? ok(text) : refuse('chat.text');
}
