/** A key pair on a person's device or in its keyring; the server has the public half. */
export interface Passkey {
  /** Id of the credential, base64url. */
  readonly id: string;
  readonly guest: string;
  /** The host for which it was made: it signs for no other. */
  readonly host: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  /** How often it has signed, by its own count; 0 if it does not count. */
  readonly counter: number;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly used: number;
}

/** The purpose of a challenge. */
export type Purpose = 'register' | 'sign-in';

/** Stores passkeys and open challenges. */
export interface Passkeys {
  /** A guest's passkeys, oldest first. */
  of(guest: string): Promise<readonly Passkey[]>;
  find(id: string): Promise<Passkey | null>;
  /** Stores a new one; false if the id exists. */
  add(passkey: Passkey): Promise<boolean>;
  /** Records a signature; false if the counter has not risen: then a copy of the passkey is in use. */
  use(id: string, counter: number, now: number): Promise<boolean>;
  /** Removes one of a guest's passkeys; false if it does not exist. */
  remove(guest: string, id: string): Promise<boolean>;
  /** Stores a challenge for one use, by its hash, and removes expired ones. @param guest '' for anybody */
  keepChallenge(hash: string, purpose: Purpose, guest: string, expires: number, now: number): Promise<void>;
  /** Takes a challenge out; false if there is no such one, or it has expired. */
  takeChallenge(hash: string, purpose: Purpose, guest: string, now: number): Promise<boolean>;
}
