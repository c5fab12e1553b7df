import { createECDH, randomBytes } from 'node:crypto';
import { type CDPSession, expect, type Page } from '@playwright/test';
import { enter, openTable, PHONE, test } from './browser/online.ts';
import { checkPage, errorsOf, expectNoWider } from './browser/table.ts';

test.use({ serviceWorkers: 'allow' });

/** An authenticator of a browser, with passkeys that its owner need not be asked for. */
class Keyring {
  readonly #session: CDPSession;
  readonly #id: string;

  private constructor(session: CDPSession, id: string) {
    this.#session = session;
    this.#id = id;
  }

  static async of(page: Page): Promise<Keyring> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Keyring(session, authenticatorId);
  }

  /** As a keyring does that its owner's devices share. */
  async copyTo(other: Keyring): Promise<void> {
    const { credentials } = await this.#session.send('WebAuthn.getCredentials', { authenticatorId: this.#id });
    for (const credential of credentials) {
      await other.#session.send('WebAuthn.addCredential', { authenticatorId: other.#id, credential });
    }
  }
}

const add = (page: Page) => page.getByRole('button', { name: 'Add a passkey' });
const signIn = (page: Page) => page.getByRole('button', { name: 'Use a passkey' });

test('a passkey takes one’s tables along to another device, and removing it ends that', async ({ page, person }) => {
  const errors = errorsOf(page);
  const own = await Keyring.of(page);
  await enter(page, 'Ann');
  const address = await openTable(page, 'Building Refuge');
  await page.goto('/online');
  await add(page).click();
  await expect(page.getByText(/^Added\. On another device/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem')).toHaveCount(1);
  await checkPage(page, 'passkeys');
  // The same device makes no second one.
  await add(page).click();
  await expect(page.getByText('This device already has a passkey of yours.')).toBeVisible();

  const phone = await person(PHONE);
  const keyring = await Keyring.of(phone);
  await own.copyTo(keyring);
  await phone.goto('/online');
  await signIn(phone).tap();
  await expect(phone.getByText('You are Ann here now. You can now play one of your seats here too.')).toBeVisible();
  await expect(phone.getByText('You are Ann here.')).toBeVisible();
  await expectNoWider(phone, 'passkeys');
  await phone.goto(address);
  await expect(phone.getByText(/^you/)).toBeVisible();

  // Works without the lobby: a player who opens the table's link sits there.
  await phone.evaluate(() => localStorage.removeItem('marchlands.seats'));
  await phone.goto(address);
  await expect(phone.getByText(/^you/)).toBeVisible();
  expect(await phone.evaluate(() => localStorage.getItem('marchlands.seats'))).toContain('"key"');

  await page.getByRole('button', { name: /^Remove the passkey/ }).click();
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toHaveCount(0);
  const stranger = await person();
  const lost = await Keyring.of(stranger);
  await own.copyTo(lost);
  await stranger.goto('/online');
  await signIn(stranger).click();
  await expect(stranger.getByText('The server does not know this passkey (any more).')).toBeVisible();
  expect(errors).toEqual([]);
});

test('who is somebody already is asked before becoming somebody else', async ({ page, person }) => {
  const own = await Keyring.of(page);
  await enter(page, 'Ann');
  await add(page).click();
  await expect(page.getByText(/^Added\./)).toBeVisible();
  const other = await person();
  const keyring = await Keyring.of(other);
  await enter(other, 'Bob');
  await own.copyTo(keyring);
  await signIn(other).click();
  const dialog = other.getByRole('dialog');
  await expect(dialog).toContainText('the seats of Bob are out of reach here');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(other.getByText('You are Bob here.')).toBeVisible();
  await signIn(other).click();
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(other.getByText('You are Ann here.')).toBeVisible();
});

test('a page without HTTPS says why it has neither', async ({ page, online }) => {
  // Browsers treat a local name without HTTPS as insecure; here another one stands for it.
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await page.goto(`${online.base}/online`);
  await enter(page, 'Ann');
  await expect(page.getByText(/^Browsers allow passkeys only on pages served over HTTPS/)).toBeVisible();
  await expect(page.getByText(/^Browsers show notifications only for pages served over HTTPS/)).toBeVisible();
  await expect(add(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Tell me in this browser' })).toHaveCount(0);
});

test('a browser is told of turns once that is asked for, until it is ended', async ({ page, online }) => {
  await page.context().grantPermissions(['notifications']);
  // The browser's push service is not available: its answer is simulated.
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  await page.addInitScript((given) => {
    let isOn = false;
    const subscription = {
      endpoint: 'https://push.example.org/ann',
      options: { applicationServerKey: null as ArrayBuffer | null },
      toJSON: () => ({ endpoint: 'https://push.example.org/ann', expirationTime: null, keys: given }),
      unsubscribe: async () => {
        isOn = false;
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (isOn ? subscription : null),
      subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
        const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
        subscription.options.applicationServerKey = Uint8Array.from(plain, (one) => one.charCodeAt(0)).buffer;
        isOn = true;
        return subscription;
      },
    });
  }, keys);
  await enter(page, 'Ann');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const guest: string = await page.evaluate(async () => (await (await fetch('/api/guest')).json()).guest);
  expect(await online.store.pushes.of(guest)).toEqual([]);
  await page.getByRole('button', { name: 'Tell me in this browser' }).click();
  await expect(page.getByText('This browser tells you when it is your turn.')).toBeVisible();
  expect(await online.store.pushes.of(guest)).toEqual([{ endpoint: 'https://push.example.org/ann', keys }]);
  await page.getByRole('button', { name: 'Stop telling me' }).click();
  await expect(page.getByRole('button', { name: 'Tell me in this browser' })).toBeVisible();
  await expect.poll(() => online.store.pushes.of(guest)).toEqual([]);
});

test('the service worker tells a turn, and opens the table when that is touched', async ({ page }) => {
  await page.goto('/online');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const [worker] = page.context().serviceWorkers();
  // Browsers under test show no notifications and open no windows: requests for them are recorded.
  const asked = await worker.evaluate(async () => {
    const shown: unknown[] = [];
    const opened: string[] = [];
    const focused: string[] = [];
    // The names of a service worker, which the types of a page's window do not have.
    const scope = globalThis as typeof globalThis & {
      readonly ServiceWorkerRegistration: { readonly prototype: object };
      readonly Clients: { readonly prototype: object };
      readonly PushEvent: new (kind: string, given: { data: string }) => Event;
      readonly ExtendableEvent: new (kind: string) => Event;
      dispatchEvent(event: Event): boolean;
    };
    Object.assign(scope.ServiceWorkerRegistration.prototype, {
      showNotification: async (title: string, { body, tag }: { body: string; tag: string }) => {
        shown.push({ title, body, tag });
      },
    });
    const windows = [
      { url: 'http://localhost/t/open', focus: async () => focused.push('open') },
      { url: 'http://localhost/online', focus: async () => focused.push('lobby') },
    ];
    Object.assign(scope.Clients.prototype, {
      matchAll: async () => windows,
      openWindow: async (path: string) => opened.push(path),
    });
    const touch = (table: string): void => {
      const notification = { close() {}, data: { table } };
      scope.dispatchEvent(Object.assign(new scope.ExtendableEvent('notificationclick'), { notification }));
    };
    scope.dispatchEvent(new scope.PushEvent('push', { data: '{"message":"It is your turn at Andia.","table":"abc"}' }));
    scope.dispatchEvent(new scope.PushEvent('push', { data: '{"other":1}' }));
    touch('open');
    touch('abc/..');
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { shown, opened, focused };
  });
  expect(asked).toEqual({
    shown: [{ title: 'Marchlands', body: 'It is your turn at Andia.', tag: 'abc' }],
    opened: ['/t/abc%2F..'],
    focused: ['open'],
  });
});
