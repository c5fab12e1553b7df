/** A key pair on somebody's device, or in its keyring, of which the server has the public half. */
export interface Passkey {
  /** Of the credential, base64url. */
  readonly id: string;
  readonly guest: string;
  /** The host for which it was made: it signs for no other. */
  readonly host: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  /** How often it has signed, as it says itself; 0 where it does not count. */
  readonly counter: number;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly used: number;
}

/** What a challenge is signed for. */
export type Purpose = 'register' | 'sign-in';

/** Where passkeys and open challenges are kept. */
export interface Passkeys {
  /** A guest's passkeys, oldest first. */
  of(guest: string): Promise<readonly Passkey[]>;
  find(id: string): Promise<Passkey | null>;
  /** Keeps a new one; false where there is one with this id. */
  add(passkey: Passkey): Promise<boolean>;
  /** Notes that one has signed; false where it had counted as far before: then a copy of it signs. */
  use(id: string, counter: number, now: number): Promise<boolean>;
  /** Removes one of a guest's; false where it has no such one. */
  remove(guest: string, id: string): Promise<boolean>;
  /** Keeps a challenge for one use, by its hash, and removes those that are too old. @param guest '' for anybody */
  keepChallenge(hash: string, purpose: Purpose, guest: string, expires: number, now: number): Promise<void>;
  /** Takes a challenge out; false where there is none like that, or it is too old. */
  takeChallenge(hash: string, purpose: Purpose, guest: string, now: number): Promise<boolean>;
}
