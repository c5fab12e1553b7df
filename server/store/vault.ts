import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { StoreProblem } from './problem.ts';

const MARK = 'v1.';
/** Prefix of a plain text that would otherwise look encrypted. */
const PLAIN = 'plain.';
const SALT = 'marchlands-store';

/**
 * Encrypts texts at rest (AES-256-GCM), with a key kept outside the store. Texts are bound to their place, so that none
 * can be moved to another row or column. Without a key texts are stored plainly, and these stay readable once there is
 * one.
 */
export class Vault {
  readonly #key: Buffer | null;

  /**
   * @param passphrase at least 16 characters; null stores plainly
   * @throws StoreProblem if it is shorter
   */
  constructor(passphrase: string | null) {
    if (passphrase !== null && passphrase.length < 16)
      throw new StoreProblem('MARCHLANDS_KEY has at least 16 characters.');
    this.#key = passphrase === null ? null : scryptSync(passphrase, SALT, 32);
  }

  seal(text: string, place: string): string {
    if (this.#key === null) return text.startsWith(MARK) || text.startsWith(PLAIN) ? PLAIN + text : text;
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return MARK + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws StoreProblem if the key is missing or wrong, or the text is from another place */
  open(text: string, place: string): string {
    if (text.startsWith(PLAIN)) return text.slice(PLAIN.length);
    if (!text.startsWith(MARK)) return text;
    if (this.#key === null) throw new StoreProblem('This store is encrypted: MARCHLANDS_KEY is missing.');
    const bytes = Buffer.from(text.slice(MARK.length), 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, 12)).setAAD(Buffer.from(place));
    decipher.setAuthTag(bytes.subarray(12, 28));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    } catch {
      throw new StoreProblem('This store was encrypted with another key than MARCHLANDS_KEY.');
    }
  }
}
