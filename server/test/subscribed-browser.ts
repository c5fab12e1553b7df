import { createECDH, randomBytes } from 'node:crypto';
import type { Subscription } from '../store/pushes.ts';

/** A browser that has subscribed at a push service. */
export function subscribedBrowser(name: string): Subscription {
  const key = createECDH('prime256v1').generateKeys('base64url');
  const keys = { p256dh: key, auth: randomBytes(16).toString('base64url') };
  return { endpoint: `https://push.example.org/${name}`, keys };
}
