import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { describe, expect, it } from 'vitest';
import { type Asked, Authenticator } from './authenticator.ts';
import { Device, guestAt } from './device.ts';
import { onEveryServer, seatAll, startTestServer, visit } from './servers.ts';

const PLAN = { game: 'hidden-draw', seats: 2, options: {}, isPublic: true };

const folder = freshFolder();

/** A browser: like `Device`, but it keeps each cookie by its name. */
class Browser extends Device {
  readonly cookies = new Map<string, string>();

  override async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.base}${path}`, {
      method,
      headers: {
        cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
        origin: this.base,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [name, ...value] = set.split(';', 1)[0].split('=');
      this.cookies.set(name, value.join('='));
    }
    this.cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    return { status: response.status, body: await response.json() };
  }
}

onEveryServer('passkeys', (server) => {
  /** Where browsers have passkeys. */
  const site = () => server().base.replace('127.0.0.1', 'localhost');

  async function personAt(name: string): Promise<Browser> {
    return new Browser(site()).enter(name);
  }

  async function register(
    browser: Browser,
    key = new Authenticator(site()),
    seats: readonly object[] = [],
  ): Promise<Authenticator> {
    await browser.must(
      'POST',
      '/api/passkeys',
      key.create(await browser.must('POST', '/api/passkeys/challenge', { seats })),
    );
    return key;
  }

  async function signIn(browser: Browser, key: Authenticator) {
    return browser.ask('POST', '/api/sign-in', key.sign(await browser.must('POST', '/api/sign-in/challenge')));
  }

  /** A player seated at a running table, with a passkey. */
  async function seatedPerson() {
    const ann = await personAt('Ann');
    const bob = await guestAt(server().base, 'Bob');
    const { id } = await ann.must('POST', '/api/tables', PLAN);
    const { key: secret } = await ann.must('POST', `/api/tables/${id}/sit`, { seat: 0 });
    await bob.must('POST', `/api/tables/${id}/sit`, { seat: 1 });
    await ann.must('POST', `/api/tables/${id}/begin`);
    const held = { table: id, seat: 0, key: secret };
    return { ann, bob, id, held, key: await register(ann, new Authenticator(site()), [held]) };
  }

  describe('signing in', () => {
    it('makes another device the same guest, with its tables and a key of its seat', async () => {
      const { ann, id, key } = await seatedPerson();
      const phone = new Browser(site());
      expect(await signIn(phone, key)).toMatchObject({ status: 200, body: { guest: ann.guest, name: 'Ann' } });
      expect(await phone.must('GET', '/api/guest')).toMatchObject({ guest: ann.guest, name: 'Ann' });
      expect((await phone.must('GET', '/api/guest/tables')).tables).toMatchObject([{ id }]);
      const given = await phone.must('POST', `/api/tables/${id}/key`);
      expect(given.seat).toBe(0);
      const seen = await visit(phone, id, given);
      expect(seen.viewer).toBe(0);
      seen.cut();
    });

    it('gives eight keys of a seat, the ninth in place of the oldest, and none of another’s', async () => {
      const { id, key } = await seatedPerson();
      const phone = new Browser(site());
      await signIn(phone, key);
      const given: { readonly seat: number; readonly key: string }[] = [];
      for (let i = 0; i < 9; i += 1) given.push(await phone.must('POST', `/api/tables/${id}/key`));
      const opens = (one: { readonly seat: number; readonly key: string }) =>
        phone.ask('POST', `/api/tables/${id}/code`, one);
      expect((await opens(given[0])).body.code).toBe('seat.key');
      expect((await opens(given[1])).status).toBe(200);
      expect((await opens(given[8])).status).toBe(200);
      const other = await seatAll(server().base, PLAN);
      expect((await phone.ask('POST', `/api/tables/${other.id}/key`)).body.code).toBe('seat.spectator');
      expect((await phone.ask('POST', '/api/tables/unknown/key')).body.code).toBe('table.unknown');
    });

    it('is what opens a seat elsewhere: a guest’s cookie alone does not', async () => {
      const { ann, id } = await seatedPerson();
      const thief = new Device(server().base);
      thief.cookie = `marchlands_guest=${ann.cookies.get('marchlands_guest')}`;
      expect((await thief.must('GET', '/api/guest')).name).toBe('Ann');
      expect((await thief.ask('POST', `/api/tables/${id}/key`)).body).toMatchObject({ code: 'passkey.missing' });
      // A signed value under another name, and one of somebody else.
      thief.cookie += `; marchlands_signed=${ann.cookies.get('marchlands_guest')}`;
      expect((await thief.ask('POST', `/api/tables/${id}/key`)).body.code).toBe('passkey.missing');
      const eve = await personAt('Eve');
      await register(eve);
      thief.cookie = `marchlands_guest=${ann.cookies.get('marchlands_guest')}; marchlands_signed=${eve.cookies.get('marchlands_signed')}`;
      expect((await thief.ask('POST', `/api/tables/${id}/key`)).body.code).toBe('passkey.missing');
    });

    it('is what changes the passkeys of who has one: a guest’s cookie alone adds and removes none', async () => {
      const { ann, key } = await seatedPerson();
      const thief = new Browser(site());
      thief.cookies.set('marchlands_guest', ann.cookies.get('marchlands_guest') ?? '');
      expect((await thief.ask('POST', '/api/passkeys/challenge', { seats: [] })).body.code).toBe('passkey.missing');
      const asked = await ann.must<Asked>('POST', '/api/passkeys/challenge', { seats: [] });
      const made = new Authenticator(site()).create(asked);
      expect((await thief.ask('POST', '/api/passkeys', made)).body.code).toBe('passkey.missing');
      expect((await thief.ask('DELETE', `/api/passkeys/${key.id}`)).body.code).toBe('passkey.missing');
      expect((await ann.must('GET', '/api/passkeys')).passkeys).toHaveLength(1);
    });

    it('begins where one of the guest’s seats can be played: its cookie alone adds no first passkey', async () => {
      const { ann, key, held } = await seatedPerson();
      await ann.must('DELETE', `/api/passkeys/${key.id}`);
      const thief = new Browser(site());
      thief.cookies.set('marchlands_guest', ann.cookies.get('marchlands_guest') ?? '');
      const bobs = await personAt('Bob');
      for (const seats of [
        [],
        [{ ...held, key: 'A'.repeat(43) }],
        [{ ...held, seat: 1 }],
        [{ ...held, table: 'none' }],
      ]) {
        expect((await thief.ask('POST', '/api/passkeys/challenge', { seats })).body.code).toBe('passkey.seat');
      }
      // A key opens nothing for another guest, and one without tables has nothing to lose.
      expect((await bobs.ask('POST', '/api/passkeys/challenge', { seats: [held] })).status).toBe(200);
      const { id } = await bobs.must('POST', '/api/tables', PLAN);
      await bobs.must('POST', `/api/tables/${id}/sit`, { seat: 0 });
      expect((await bobs.ask('POST', '/api/passkeys/challenge', { seats: [held] })).body.code).toBe('passkey.seat');
      const wrong = await ann.ask('POST', '/api/passkeys/challenge', { seats: [{ ...held, key: 'wrong' }, held] });
      expect(wrong.status).toBe(200);
    });

    it('makes nobody a guest whose id it gives its passkey', async () => {
      const [ann, eve] = [await personAt('Ann'), await personAt('Eve')];
      await register(eve, new Authenticator(site(), ann.guest));
      const signed = eve.cookies.get('marchlands_signed') ?? '';
      expect(signed).toContain(ann.guest);
      const thief = new Device(site());
      thief.cookie = `marchlands_guest=${signed}`;
      expect((await thief.ask('GET', '/api/guest')).body.code).toBe('guest.unknown');
      // Nor may it become a guest of that value.
      expect((await thief.must('POST', '/api/guest', { name: 'Thief' })).guest).not.toContain(ann.guest);
    });

    it('ends with its passkey', async () => {
      const { ann, id, key } = await seatedPerson();
      const phone = new Browser(site());
      await signIn(phone, key);
      expect((await phone.must('GET', '/api/passkeys')).isSigned).toBe(true);
      const eve = await personAt('Eve');
      expect((await eve.ask('DELETE', `/api/passkeys/${key.id}`)).body.code).toBe('passkey.unknown');
      await ann.must('DELETE', `/api/passkeys/${key.id}`);
      expect(await phone.must('GET', '/api/passkeys')).toEqual({ isSigned: false, passkeys: [] });
      expect((await phone.ask('POST', `/api/tables/${id}/key`)).body.code).toBe('passkey.missing');
      expect((await signIn(phone, key)).body.code).toBe('passkey.unknown');
    });
  });

  describe('what is not accepted', () => {
    it('a challenge that was signed before', async () => {
      const ann = await personAt('Ann');
      const key = await register(ann);
      const asked = await ann.must<Asked>('POST', '/api/sign-in/challenge');
      const first = key.sign(asked);
      expect((await ann.ask('POST', '/api/sign-in', first)).status).toBe(200);
      expect((await ann.ask('POST', '/api/sign-in', first)).body.code).toBe('passkey.refused');
      // Signed anew, with the counter going on.
      expect((await ann.ask('POST', '/api/sign-in', key.sign(asked))).body.code).toBe('passkey.refused');
    });

    it('a challenge of another purpose, of another guest, too old, or made up', async () => {
      const [ann, bob] = [await personAt('Ann'), await personAt('Bob')];
      const key = new Authenticator(site());
      const asked = await bob.must<Asked>('POST', '/api/passkeys/challenge', { seats: [] });
      expect((await ann.ask('POST', '/api/passkeys', key.create(asked))).body.code).toBe('passkey.refused');
      const signing = await ann.must<Asked>('POST', '/api/sign-in/challenge');
      const mixed = { ...asked, challenge: signing.challenge };
      expect((await ann.ask('POST', '/api/passkeys', key.create(mixed))).body.code).toBe('passkey.refused');
      const made = { ...asked, challenge: 'bWFkZS11cA' };
      expect((await ann.ask('POST', '/api/passkeys', key.create(made))).body.code).toBe('passkey.refused');
      const { passkeys } = server().store;
      await passkeys.keepChallenge('old', 'sign-in', '', 1000, 0);
      expect(await passkeys.takeChallenge('old', 'sign-in', '', 1001)).toBe(false);
      expect((await ann.must('GET', '/api/passkeys')).passkeys).toEqual([]);
    });

    it('what was signed on a page of another origin', async () => {
      const ann = await personAt('Ann');
      const key = await register(ann);
      key.origin = 'https://evil.example';
      expect((await signIn(ann, key)).body.code).toBe('passkey.refused');
      const other = new Authenticator('http://localhost:1');
      const asked = await ann.must<Asked>('POST', '/api/passkeys/challenge', { seats: [] });
      expect((await ann.ask('POST', '/api/passkeys', other.create(asked))).body.code).toBe('passkey.refused');
      const away = new Authenticator(site());
      const elsewhere = {
        ...(await ann.must<Asked>('POST', '/api/passkeys/challenge', { seats: [] })),
        rp: { id: 'evil.example' },
      };
      expect((await ann.ask('POST', '/api/passkeys', away.create(elsewhere))).body.code).toBe('passkey.refused');
    });

    it('another’s passkey: neither its id under one’s own signature, nor as a new one', async () => {
      const [ann, eve] = [await personAt('Ann'), await personAt('Eve')];
      const key = await register(ann);
      const own = await register(eve);
      const forged = own.sign(await eve.must('POST', '/api/sign-in/challenge'));
      expect((await eve.ask('POST', '/api/sign-in', { ...forged, id: key.id, rawId: key.id })).body.code).toBe(
        'passkey.refused',
      );
      const { userHandle: _, ...response } = own.sign(await eve.must('POST', '/api/sign-in/challenge')).response;
      const bare = { ...forged, id: key.id, rawId: key.id, response };
      expect((await eve.ask('POST', '/api/sign-in', bare)).body.code).toBe('passkey.refused');
      const asked = await eve.must<Asked>('POST', '/api/passkeys/challenge', { seats: [] });
      expect((await eve.ask('POST', '/api/passkeys', key.create(asked))).body.code).toBe('passkey.refused');
      expect((await eve.must('GET', '/api/guest')).name).toBe('Eve');
      expect(await server().store.passkeys.find(key.id)).toMatchObject({ guest: ann.guest });
    });

    it('a counter that stands still or goes back: a copy of the passkey signs', async () => {
      const ann = await personAt('Ann');
      const key = await register(ann);
      key.counter = 6;
      expect((await signIn(ann, key)).status).toBe(200);
      for (const before of [6, 3, -1]) {
        key.counter = before;
        expect((await signIn(ann, key)).body.code).toBe('passkey.refused');
      }
      key.counter = 7;
      expect((await signIn(ann, key)).status).toBe(200);
      // Of two simultaneous signatures with the same count one comes first.
      const { passkeys } = server().store;
      const used = await Promise.all([1, 2].map(() => passkeys.use(key.id, 9, 1)));
      expect(used.filter(Boolean)).toHaveLength(1);
    });

    it('a page without HTTPS at another address than localhost', async () => {
      const numbers = await guestAt(server().base, 'Ann');
      for (const path of ['/api/passkeys/challenge', '/api/sign-in/challenge']) {
        const refused = await numbers.ask('POST', path, path.includes('passkeys') ? { seats: [] } : undefined);
        expect(refused).toMatchObject({ status: 403, body: { code: 'passkey.insecure' } });
        expect(refused.body.message).toContain('HTTPS');
      }
    });

    it('what is no answer of an authenticator', async () => {
      const ann = await personAt('Ann');
      const key = await register(ann);
      const good = key.sign(await ann.must('POST', '/api/sign-in/challenge'));
      for (const bad of [{}, { ...good, more: 1 }, { ...good, id: '../x' }, { ...good, response: {} }]) {
        expect((await ann.ask('POST', '/api/sign-in', bad)).body.code).toBe('message.form');
      }
      const broken = { ...good, response: { ...good.response, clientDataJSON: 'eA' } };
      expect((await ann.ask('POST', '/api/sign-in', broken)).body.code).toBe('passkey.refused');
    });
  });

  it('a guest has at most eight passkeys', async () => {
    const ann = await personAt('Ann');
    for (let i = 0; i < 8; i += 1) await register(ann);
    expect((await ann.ask('POST', '/api/passkeys/challenge', { seats: [] })).body.code).toBe('passkey.most');
  });

  it('passkeys are among what is given out of a guest, and go with it', async () => {
    const ann = await personAt('Ann');
    const key = await register(ann);
    expect((await ann.must('GET', '/api/guest/export')).passkeys).toMatchObject([{ id: key.id, host: 'localhost' }]);
    await ann.must('DELETE', '/api/guest');
    expect(await server().store.passkeys.find(key.id)).toBeNull();
    expect((await signIn(new Browser(site()), key)).body.code).toBe('passkey.unknown');
  });
});

it('behind a proxy a passkey is of the page’s public name, over HTTPS, and of no other origin', async () => {
  const origin = 'https://play.example.org';
  const { base } = await startTestServer(`${folder}/proxied.sqlite`, { origins: [origin] });
  const ann = await guestAt(base, 'Ann');
  const asked = await ann.ask<Asked>('POST', '/api/passkeys/challenge', { seats: [] }, { origin });
  expect(asked.body.rp).toMatchObject({ id: 'play.example.org' });
  const key = new Authenticator(origin);
  expect((await ann.ask('POST', '/api/passkeys', key.create(asked.body), { origin })).status).toBe(201);
  const challenge = await ann.ask<Asked>('POST', '/api/sign-in/challenge', undefined, { origin });
  // A signature is valid only for its own host.
  const signed = key.sign(challenge.body);
  expect((await ann.ask('POST', '/api/sign-in', signed, { origin: 'https://evil.example' })).body.code).toBe(
    'origin.forged',
  );
  expect((await ann.ask('POST', '/api/sign-in', signed, { origin })).status).toBe(200);
  const own = new Device(base.replace('127.0.0.1', 'localhost'));
  const again = key.sign(await own.must('POST', '/api/sign-in/challenge'));
  expect((await own.ask('POST', '/api/sign-in', again)).body.code).toBe('passkey.refused');
});
