import { isPlainText, ok, type Result } from '@marchlands/core/result.ts';
import { refuse } from '../table/refusal.ts';

/** Letters that turn the direction of what stands around them. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/u;

/** A person's name from outside. */
export function readName(given: string): Result<string> {
  const name = given.normalize('NFC').trim();
  const isFine = name.length >= 1 && name.length <= 40 && isPlainText(name) && !TURNING.test(name);
  return isFine ? ok(name) : refuse('guest.name');
}

/** A line of chat from outside: one line, without letters that steer a screen. */
export function readLine(given: string): Result<string> {
  const text = given
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
  return text.length >= 1 && text.length <= 500 && !TURNING.test(text) ? ok(text) : refuse('chat.text');
}
