import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

function hashed(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, 32, (error, key) => (error === null ? resolve(key) : reject(error)));
  });
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
