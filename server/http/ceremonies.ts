import { messageOf, ok, type Result } from '@marchlands/core/result.ts';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Static } from 'typebox';
import { hashSecret } from '../keeper/secrets.ts';
import type { Passkey, Passkeys, Purpose } from '../store/passkeys.ts';
import { StoreError } from '../store/store-error.ts';
import { refuse } from '../table/refusal.ts';
import type { Timekeeper } from '../time.ts';
import type { PasskeySite } from './passkey-site.ts';
import type { NEW_PASSKEY, SIGNED } from './schemas.ts';

/** Lifetime of a challenge in milliseconds. */
const CHALLENGE_TIME = 5 * 60_000;
/** Signature algorithms, by their COSE numbers: Ed25519, P-256, RSA. */
export const ALGORITHMS = [-8, -7, -257];

/**
 * The two ceremonies of WebAuthn: a browser creates a passkey, or signs in with one. Each signs a single-use challenge
 * of this server.
 */
export class Ceremonies {
  readonly #passkeys: Passkeys;
  readonly #time: Timekeeper;
  readonly #log: FastifyBaseLogger;

  constructor(passkeys: Passkeys, time: Timekeeper, log: FastifyBaseLogger) {
    this.#passkeys = passkeys;
    this.#time = time;
    this.#log = log;
  }

  /** Stores a new challenge. @param guest '' for anybody */
  async keepChallenge(challenge: string, purpose: Purpose, guest: string): Promise<void> {
    const now = this.#time.now();
    await this.#passkeys.keepChallenge(hashSecret(challenge), purpose, guest, now + CHALLENGE_TIME, now);
  }

  /** Verifies a new passkey. */
  async registered(
    given: Static<typeof NEW_PASSKEY>,
    guest: string,
    { origin, host }: PasskeySite,
  ): Promise<Result<Passkey>> {
    const now = this.#time.now();
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: given,
        expectedChallenge: (challenge) => this.#passkeys.takeChallenge(hashSecret(challenge), 'register', guest, now),
        expectedOrigin: origin,
        expectedRPID: host,
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      if (!verified) return refuse('passkey.refused');
      const { id, publicKey, counter } = registrationInfo.credential;
      const key = Buffer.from(publicKey).toString('base64url');
      return ok({ id, guest, host, publicKey: key, counter, created: now, used: now });
    } catch (error) {
      return this.#notAccepted(error);
    }
  }

  /** Verifies a signature and returns its passkey. */
  async signedBy(given: Static<typeof SIGNED>, { origin, host }: PasskeySite): Promise<Result<Passkey>> {
    const now = this.#time.now();
    const passkey = await this.#passkeys.find(given.id);
    if (passkey === null) return refuse('passkey.unknown');
    const { userHandle } = given.response;
    const isTheirs = userHandle === undefined || userHandle === Buffer.from(passkey.guest).toString('base64url');
    if (!isTheirs) return refuse('passkey.refused');
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: given,
        expectedChallenge: (challenge) => this.#passkeys.takeChallenge(hashSecret(challenge), 'sign-in', '', now),
        expectedOrigin: origin,
        expectedRPID: host,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
        requireUserVerification: false,
      });
      const isGood = verified && (await this.#passkeys.use(passkey.id, authenticationInfo.newCounter, now));
      return isGood ? ok(passkey) : refuse('passkey.refused');
    } catch (error) {
      return this.#notAccepted(error);
    }
  }

  /** The library throws on anything it does not accept. */
  #notAccepted(error: unknown): Result<never> {
    if (error instanceof StoreError) throw error;
    this.#log.info({ error: messageOf(error) }, 'A passkey was not accepted');
    return refuse('passkey.refused');
  }
}
