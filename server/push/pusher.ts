import { createHash } from 'node:crypto';
import { messageOf, ok, type Result } from '@marchlands/core/result.ts';
import webPush from 'web-push';
import type { Log } from '../keeper/parts.ts';
import type { Pushes, Subscription } from '../store/pushes.ts';
import { refuse } from '../table/refusal.ts';
import type { PushGate, PushRequest } from './gate.ts';

/** Most browsers of one guest. */
const MOST_BROWSERS = 8;
/** Seconds for which a push service stores an undelivered message. */
const KEPT = 86_400;
/** Status codes that mean that a browser has unsubscribed (RFC 8030, section 7.3). */
const GONE: readonly number[] = [404, 410];

/** The key pair that identifies this server to push services (RFC 8292), base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Makes a new pair of keys. */
export function newVapidKeys(): VapidKeys {
  return webPush.generateVAPIDKeys();
}

/** The parts that a pusher works with. */
export interface PusherParts {
  readonly pushes: Pushes;
  readonly gate: PushGate;
  readonly vapid: VapidKeys;
  /** The operator's contact for push services: `mailto:` or `https:`. */
  readonly contact: string;
  readonly log: Log;
}

/**
 * Notifies browsers without an open page, through their push services, that it is their guest's turn, and nothing else.
 */
export class Pusher {
  readonly #parts: PusherParts;

  constructor(parts: PusherParts) {
    this.#parts = parts;
  }

  get publicKey(): string {
    return this.#parts.vapid.publicKey;
  }

  async subscribe(guest: string, subscription: Subscription, now: number): Promise<Result<void>> {
    const { pushes, gate } = this.#parts;
    const known = await pushes.of(guest);
    const isNew = known.every(({ endpoint }) => endpoint !== subscription.endpoint);
    if (isNew && known.length >= MOST_BROWSERS) return refuse('push.most');
    if (!(await gate.mayBeEndpoint(subscription.endpoint))) return refuse('push.endpoint');
    try {
      this.#request(subscription, 'a first one, which nobody is sent', 'none');
    } catch {
      return refuse('push.endpoint');
    }
    await pushes.add(guest, subscription, now);
    return ok(undefined);
  }

  /** Notifies all browsers of a guest. Failed messages are not retried. */
  async tellTurn(guest: string, table: string, title: string): Promise<void> {
    const { pushes, gate, log } = this.#parts;
    const text = JSON.stringify({ message: `It is your turn at ${title}.`, table });
    const topic = createHash('sha256').update(table).digest('base64url').slice(0, 32);
    await Promise.all(
      (await pushes.of(guest)).map(async (subscription) => {
        const { host } = new URL(subscription.endpoint);
        try {
          const status = await gate.send(this.#request(subscription, text, topic));
          if (GONE.includes(status)) await pushes.remove(subscription.endpoint);
          else if (status >= 300) log.warn({ host, status }, 'A push service refused');
        } catch (error) {
          log.warn({ host, error: messageOf(error) }, 'A push service failed');
        }
      }),
    );
  }

  /** @param topic a later message of the same topic replaces an undelivered one. @throws if a key is invalid */
  #request(subscription: Subscription, text: string, topic: string): PushRequest {
    const { vapid, contact } = this.#parts;
    const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, text, {
      vapidDetails: { subject: contact, ...vapid },
      TTL: KEPT,
      topic,
    });
    return { endpoint, headers, body };
  }
}
