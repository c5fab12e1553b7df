import { inLanguage } from '@marchlands/core/language.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { KeyRound, LogIn } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { request } from '../table/remote/request.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { devicesWords } from '../words/devices.ts';
import { bringSeat, ownTables } from './api.ts';
import { type Guest, ownGuest, useGuest } from './guest.ts';
import { forgetAllKeys, seatAt } from './keys.ts';
import { useAct } from './use-act.ts';

const text = devicesWords.passkeys;
/** Most seats that the server examines. */
const MOST_SHOWN = 8;
const date = inLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }));

/** The server's information on the player's passkeys. */
interface Known {
  /** Whether this browser has signed in, so that the server gives it the keys of the player's seats. */
  readonly isSigned: boolean;
  readonly passkeys: readonly { readonly id: string; readonly created: number; readonly used: number }[];
}

/** Passkeys, for being the same player on another device: add one, sign in, remove one. */
export function PasskeyTools() {
  const guest = useGuest();
  const [known, setKnown] = useState<Known | null>(null);
  const [said, setSaid] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { isBusy, problem, act } = useAct();
  const lack = lackOf();
  const id = guest?.guest ?? null;
  // Once a passkey exists, only signed-in browsers add and remove them.
  const mayChange = known !== null && (known.isSigned || known.passkeys.length === 0);

  /** Reads the server's list, and fetches the seat keys that this browser lacks. */
  const look = useCallback(async (): Promise<Result<void>> => {
    const found = await ask<Known>('GET', '/api/passkeys');
    if (!found.ok) return found;
    setKnown(found.value);
    const brought = found.value.isSigned ? await bringSeats() : 0;
    if (brought > 0) setSaid((before) => [before, text.seats(brought)].filter((one) => one !== '').join(' '));
    return ok(undefined);
  }, []);

  useEffect(() => {
    setKnown(null);
    if (id !== null && lack === null) void look();
  }, [id, lack, look]);

  async function add(): Promise<Result<void>> {
    const seats = await heldSeats();
    const made = await answered((optionsJSON) => startRegistration({ optionsJSON }), '/api/passkeys', { seats });
    if (!made.ok) return made;
    setSaid(text.added);
    return look();
  }

  async function signIn(): Promise<Result<void>> {
    const signed = await answered<Guest>((optionsJSON) => startAuthentication({ optionsJSON }), '/api/sign-in');
    if (!signed.ok) return signed;
    const { guest: signedIn, name } = signed.value;
    if (signedIn !== id) forgetAllKeys();
    setSaid(text.signedIn(name));
    ownGuest.set({ guest: signedIn, name });
    // Signing in as a different guest triggers a new look by itself.
    return signedIn === id ? look() : ok(undefined);
  }

  if (lack !== null)
    return (
      <section aria-labelledby="passkeys">
        <h2 id="passkeys">{text.title}</h2>
        <p className="soft">{lack}</p>
      </section>
    );
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">{text.title}</h2>
      <p className="soft">{text.about}</p>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <p role="status">{said}</p>
      {known !== null && known.passkeys.length > 0 && (
        <ul aria-label={text.list}>
          {known.passkeys.map((passkey) => {
            const made = date().format(passkey.created);
            return (
              <li key={passkey.id}>
                {text.made(made, date().format(passkey.used))}{' '}
                {mayChange && (
                  <button
                    type="button"
                    className="button quiet"
                    aria-label={text.remove(made)}
                    disabled={isBusy}
                    onClick={() => act(() => remove(passkey.id, look))}
                  >
                    {text.removeShort}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <div className="row">
        {guest !== null && mayChange && (
          <button type="button" className="button" disabled={isBusy} onClick={() => act(add)}>
            <KeyRound size={20} aria-hidden="true" /> {text.add}
          </button>
        )}
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => (guest === null ? act(signIn) : setIsAsked(true))}
        >
          <LogIn size={20} aria-hidden="true" /> {text.signIn}
        </button>
      </div>
      {isAsked && guest !== null && (
        <ConfirmDialog
          title={text.switchTitle}
          says={text.switchAsk(guest.name)}
          yes={text.signIn}
          act={signIn}
          onClose={() => setIsAsked(false)}
        />
      )}
    </section>
  );
}

/** Why passkeys are unavailable; null if they are available. */
function lackOf(): string | null {
  if (!globalThis.isSecureContext) return text.insecure;
  return browserSupportsWebAuthn() ? null : text.unsupported;
}

/** Sends a request and reads the answer. */
async function ask<T>(method: string, path: string, body?: unknown): Promise<Result<T>> {
  const answer = await request(method, path, body);
  // Our own server answers as in docs/protocol.md.
  return answer.ok ? ok((await answer.value.json()) as T) : answer;
}

/** Has the browser sign a challenge of the server, and sends the signature. */
async function answered<T>(
  answer: (options: never) => Promise<unknown>,
  path: '/api/passkeys' | '/api/sign-in',
  shown?: object,
): Promise<Result<T>> {
  const challenge = await ask<never>('POST', `${path}/challenge`, shown);
  if (!challenge.ok) return challenge;
  let given: unknown;
  try {
    given = await answer(challenge.value);
  } catch (error) {
    return fail(refusalOf(error));
  }
  return ask<T>('POST', path, given);
}

/** A message for the browser's refusal to make or use a passkey. */
function refusalOf(error: unknown): string {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return text.known;
  const isCancelled = error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
  return isCancelled ? text.cancelled : text.failed;
}

async function remove(id: string, then: () => Promise<Result<void>>): Promise<Result<void>> {
  const removed = await ask('DELETE', `/api/passkeys/${encodeURIComponent(id)}`);
  return removed.ok ? then() : removed;
}

/** Seats whose keys this browser holds, which proves that it is the player's. */
async function heldSeats(): Promise<readonly object[]> {
  const tables = await ownTables();
  const held = (tables.ok ? tables.value : []).flatMap(({ id }) => {
    const own = seatAt(id);
    return own === null ? [] : [{ table: id, seat: own.seat, key: own.key }];
  });
  return held.slice(0, MOST_SHOWN);
}

/** Fetches the keys of the player's seats that this browser lacks; returns how many it got. */
async function bringSeats(): Promise<number> {
  const tables = await ownTables();
  let brought = 0;
  for (const { id, status } of tables.ok ? tables.value : []) {
    if (status === 'over' || seatAt(id) !== null) continue;
    // A table that the player opened without sitting down gives none.
    if ((await bringSeat(id)).ok) brought += 1;
  }
  return brought;
}
