import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Result } from '@marchlands/core/result.ts';
import { type Payer, Turns } from './turns.ts';

/** Concurrent hashes; leaves threads for other work. */
const AT_ONCE = 2;
/** Most queued hashes per guest. */
const MOST_OF_GUEST = 4;

/** Passwords of tables. A hash costs about 50 ms of a thread, so addresses, tables and guests take turns. */
export class Passwords {
  readonly #turns = new Turns(AT_ONCE, MOST_OF_GUEST);

  /** The hash of a table's password; refused if its payer has too many queued. */
  async hash(password: string, payer: Payer): Promise<Result<string>> {
    const salt = randomBytes(16);
    const hash = await this.#turns.take(payer, () => hashed(password, salt));
    return hash.ok ? { ok: true, value: `${salt.toString('hex')}.${hash.value.toString('hex')}` } : hash;
  }

  /** Whether a password matches the hash `kept`; refused if its payer has too many queued. */
  async matches(password: string, kept: string, payer: Payer): Promise<Result<boolean>> {
    const [salt = '', hash = ''] = kept.split('.');
    const given = await this.#turns.take(payer, () => hashed(password, Buffer.from(salt, 'hex')));
    return given.ok ? { ok: true, value: timingSafeEqual(given.value, Buffer.from(hash, 'hex')) } : given;
  }
}

function hashed(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, 32, (error, key) => (error === null ? resolve(key) : reject(error)));
  });
}
