import { hexToBytes } from '@noble/hashes/utils.js';
import { fail, isRecord, ok, quoted, type Result } from '../result.ts';
import { commitmentOf, type Dice, emptyDice, fairDiceOf, givenDice, seededDice } from './dice.ts';
import { dailyDice, isDate } from './dice-daily.ts';
import { isDealNumber, MOST_DEAL, numberedDice } from './dice-numbered.ts';

const HEX_SECRET = /^[0-9a-f]{64}$/;
const HEX_ENTROPY = /^(?:[0-9a-f]{2}){0,64}$/;

/** Reads the dice of an outside header; they can draw only with the secret. */
export function readDice(value: unknown, at = 'dice'): Result<Dice> {
  if (!isRecord(value))
    return fail(`must be an object with a kind (fair, seeded, daily, numbered or given), not ${quoted(value)}.`, at);
  switch (value.kind) {
    case 'given':
      return ok(givenDice());
    case 'seeded':
      return typeof value.seed === 'string'
        ? ok(seededDice(value.seed))
        : fail(`must be a text, not ${quoted(value.seed)}.`, `${at}.seed`);
    case 'daily':
      return typeof value.date === 'string' && isDate(value.date)
        ? ok(dailyDice(value.date))
        : fail(`must be a day such as 2026-11-21, not ${quoted(value.date)}.`, `${at}.date`);
    case 'numbered':
      return isDealNumber(value.deal)
        ? ok(numberedDice(value.deal))
        : fail(`must be a whole number from 1 to ${MOST_DEAL}, not ${quoted(value.deal)}.`, `${at}.deal`);
    case 'fair':
      return readFair(value, at);
    default:
      return fail(`must be fair, seeded, daily, numbered or given, not ${quoted(value.kind)}.`, `${at}.kind`);
  }
}

function readFair(value: { readonly [key: string]: unknown }, at: string): Result<Dice> {
  const { commitment, secret } = value;
  if (typeof commitment !== 'string' || !HEX_SECRET.test(commitment)) {
    return fail(`must be 64 lower-case hex digits, not ${quoted(commitment)}.`, `${at}.commitment`);
  }
  const entropy: string[] = [];
  if (!Array.isArray(value.entropy)) {
    return fail(`must be a list of texts, one a seat, not ${quoted(value.entropy)}.`, `${at}.entropy`);
  }
  for (const text of value.entropy as readonly unknown[]) {
    if (typeof text !== 'string' || !HEX_ENTROPY.test(text)) {
      return fail(`must hold lower-case hex digits, at most 128 a seat, not ${quoted(text)}.`, `${at}.entropy`);
    }
    entropy.push(text);
  }
  // The log can be read, but nothing more can be drawn.
  if (secret === undefined) return ok(emptyDice({ kind: 'fair', commitment, entropy }));
  if (typeof secret !== 'string' || !HEX_SECRET.test(secret)) {
    return fail(`must be 64 lower-case hex digits, not ${quoted(secret)}.`, `${at}.secret`);
  }
  const dice = fairDiceOf(hexToBytes(secret), entropy);
  if (commitmentOf(hexToBytes(secret)) !== commitment) {
    return fail('is not the one that was committed to: its SHA-256 differs from the commitment.', `${at}.secret`);
  }
  return ok(dice);
}
