import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** The part of a server's request that this authenticator uses. */
export interface Asked {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
  readonly excludeCredentials?: readonly { readonly id: string }[];
}

/** Flags of authenticator data: a person was there, was verified, and a new key is attached. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTACHED = 0x40;

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

/** A length or number in CBOR (RFC 8949, section 3) under its major type. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

function whole(value: number): Buffer {
  return value < 0 ? head(1, -1 - value) : head(0, value);
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([head(2, value.length), value]);
}

function text(value: string): Buffer {
  return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
}

function map(...pairs: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([head(5, pairs.length), ...pairs.flat()]);
}

/** A software authenticator with one P-256 key: its answers follow WebAuthn Level 3, section 6. */
export class Authenticator {
  readonly id: string;
  /** Of the page that it believes to be on. */
  origin: string;
  /** How often it has signed; a copy would count separately. */
  counter = 0;
  readonly #key: KeyObject;
  readonly #public: KeyObject;
  #user = '';

  /** @param id of its credential: an authenticator may take any */
  constructor(origin: string, id = randomBytes(32).toString('base64url')) {
    this.id = id;
    this.origin = origin;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = pair.privateKey;
    this.#public = pair.publicKey;
  }

  /** Makes its key known: a `RegistrationResponseJSON`. */
  create({ challenge, rp, user }: Asked) {
    this.#user = user?.id ?? '';
    const jwk = this.#public.export({ format: 'jwk' });
    const cose = map(
      [whole(1), whole(2)],
      [whole(3), whole(-7)],
      [whole(-1), whole(1)],
      [whole(-2), bytes(Buffer.from(jwk.x ?? '', 'base64url'))],
      [whole(-3), bytes(Buffer.from(jwk.y ?? '', 'base64url'))],
    );
    const id = Buffer.from(this.id, 'base64url');
    const attached = Buffer.concat([Buffer.alloc(16), Buffer.from([id.length >> 8, id.length & 255]), id, cose]);
    const data = Buffer.concat([this.#data(rp?.id ?? '', PRESENT | VERIFIED | ATTACHED), attached]);
    const attestation = map([text('fmt'), text('none')], [text('attStmt'), map()], [text('authData'), bytes(data)]);
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Signs in: an `AuthenticationResponseJSON`. */
  sign({ challenge, rpId }: Asked) {
    this.counter += 1;
    const data = this.#data(rpId ?? '', PRESENT | VERIFIED);
    const client = this.#client('webauthn.get', challenge);
    const signed = createSign('sha256').update(Buffer.concat([data, sha256(client)]));
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signed.sign(this.#key).toString('base64url'),
      userHandle: this.#user,
    });
  }

  #answer<R>(response: R) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #data(host: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter]);
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }
}
