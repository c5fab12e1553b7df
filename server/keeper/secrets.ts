import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 of a presented secret, hex digits. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A secret of 256 bits, in 43 letters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
