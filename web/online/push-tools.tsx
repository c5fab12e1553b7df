import { fail, ok, type Result } from '@marchlands/core/result.ts';
import { Bell, BellOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { request } from '../table/remote/request.ts';
import { devicesWords } from '../words/devices.ts';
import { useGuest } from './guest.ts';
import { useAct } from './use-act.ts';

const text = devicesWords.push;

/** Turn notifications while no page is open: off by default. */
export function PushTools() {
  const guest = useGuest();
  const [isOn, setIsOn] = useState<boolean | null>(null);
  const { isBusy, problem, act } = useAct();
  const lack = lackOf();
  const id = guest?.guest ?? null;

  useEffect(() => {
    if (id === null || lack !== null) return;
    let isWanted = true;
    void subscribed().then((found) => {
      if (isWanted) setIsOn(found !== null);
      // Subscribes the current guest from now on, even if another guest asked for it.
      if (found !== null) void request('POST', '/api/push', found.toJSON());
    });
    return () => {
      isWanted = false;
    };
  }, [id, lack]);

  async function turnOn(): Promise<Result<void>> {
    const done = await subscribe();
    if (done.ok) setIsOn(true);
    return done;
  }

  async function turnOff(): Promise<Result<void>> {
    const found = await subscribed();
    setIsOn(false);
    if (found === null) return ok(undefined);
    const { endpoint } = found;
    await found.unsubscribe();
    const done = await request('DELETE', '/api/push', { endpoint });
    return done.ok ? ok(undefined) : done;
  }

  if (guest === null) return null;
  return (
    <section aria-labelledby="push">
      <h2 id="push">{text.title}</h2>
      <p className="soft">{lack ?? text.about}</p>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <p role="status">{isOn === true && text.isOn}</p>
      {isOn !== null && lack === null && (
        <button type="button" className="button" disabled={isBusy} onClick={() => act(isOn ? turnOff : turnOn)}>
          {isOn ? <BellOff size={20} aria-hidden="true" /> : <Bell size={20} aria-hidden="true" />}{' '}
          {isOn ? text.off : text.on}
        </button>
      )}
    </section>
  );
}

/** Why notifications are unavailable; null if they are available. */
function lackOf(): string | null {
  if (!globalThis.isSecureContext) return text.insecure;
  return 'serviceWorker' in navigator && 'PushManager' in globalThis ? null : text.unsupported;
}

/** This browser's subscription; null if it has none, or one for an old server key, which no longer works. */
async function subscribed(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  const found = (await worker?.pushManager.getSubscription()) ?? null;
  const key = found === null ? null : await serverKey();
  if (found === null || key === null || !key.ok || key.value === base64url(found.options.applicationServerKey))
    return found;
  await found.unsubscribe();
  return null;
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The server's key for push services. */
async function serverKey(): Promise<Result<string>> {
  const answer = await request('GET', '/api/push');
  if (!answer.ok) return answer.problem.code === 'route.unknown' ? fail(text.noServer) : answer;
  // Our own server answers as in docs/protocol.md.
  return ok(((await answer.value.json()) as { readonly key: string }).key);
}

/** Has the browser subscribe at its push service, which asks its owner, and tells the server the address. */
async function subscribe(): Promise<Result<void>> {
  const worker = await navigator.serviceWorker.getRegistration();
  if (worker === undefined) return fail(text.noWorker);
  const key = await serverKey();
  if (!key.ok) return key;
  let made: PushSubscription;
  try {
    made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key.value });
  } catch {
    return fail(Notification.permission === 'denied' ? text.denied : text.failed);
  }
  const told = await request('POST', '/api/push', made.toJSON());
  if (told.ok) return ok(undefined);
  await made.unsubscribe();
  return told;
}
