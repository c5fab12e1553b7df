import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** The hash that is being computed: one at a time, so that passwords leave threads for everything else. */
let last: Promise<unknown> = Promise.resolve();

function hashed(password: string, salt: Buffer): Promise<Buffer> {
  const hash = last.then(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password.normalize('NFC'), salt, 32, (error, key) => (error === null ? resolve(key) : reject(error)));
      }),
  );
  last = hash.catch(() => undefined);
  return hash;
}

/** What is kept of a table's password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}.${(await hashed(password, salt)).toString('hex')}`;
}

/** Whether a password is the one of which `kept` was kept. */
export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [salt = '', hash = ''] = kept.split('.');
  const given = await hashed(password, Buffer.from(salt, 'hex'));
  return timingSafeEqual(given, Buffer.from(hash, 'hex'));
}
