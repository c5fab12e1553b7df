import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterName, forgetMe, openTable, ownTables, playQuickly, sit, tableInfo, takeCode } from '../online/api.ts';
import { ownGuest } from '../online/guest.ts';
import { forgetAllKeys, keepSeat, passwordOf, seatAt } from '../online/keys.ts';
import { onlineWords } from '../words/online.ts';
import { remoteWords } from '../words/remote.ts';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Answers the next requests with these; returns the list of requests. */
function answer(...answers: readonly (Response | Error)[]): Asked[] {
  const asked: Asked[] = [];
  let at = 0;
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push({ method, path, body: body === undefined ? undefined : JSON.parse(body) });
    const given = answers[at];
    at += 1;
    if (given instanceof Error) throw given;
    return given;
  });
  return asked;
}

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
const refused = (code: string, message: string, status = 409) => json({ code, message }, status);

beforeEach(() => {
  forgetAllKeys();
  ownGuest.forget();
});

describe('the requests of the page', () => {
  it('tell a refusal in the sentence of the server', async () => {
    answer(refused('seat.taken', 'This seat is taken.'));
    expect(await sit('a', 0)).toEqual({ ok: false, problem: { code: 'seat.taken', message: 'This seat is taken.' } });
    expect(seatAt('a')).toBeNull();
  });

  it('tell in words of the page that nobody answers, or somebody else', async () => {
    answer(new TypeError('Failed to fetch'));
    expect(await ownTables()).toMatchObject({ ok: false, problem: { message: remoteWords.noServer } });
    answer(new Response('<!doctype html>', { status: 200 }));
    expect(await ownTables()).toMatchObject({ ok: false, problem: { message: onlineWords.noAnswer } });
    answer(new Response('Bad gateway', { status: 502 }));
    expect(await ownTables()).toMatchObject({ ok: false, problem: { message: remoteWords.fault(502) } });
  });

  it('keep the key that is told once: of a seat taken, of quick play, of a code', async () => {
    answer(json({ seat: 1, key: 'one' }));
    await sit('a', null);
    answer(json({ id: 'b', seat: 0, key: 'two' }, 201));
    expect(await playQuickly('andia', 2, null)).toEqual({ ok: true, value: 'b' });
    answer(json({ id: 'c', seat: 3, key: 'three' }));
    expect(await takeCode('ABCD-2345')).toEqual({ ok: true, value: 'c' });
    expect(['a', 'b', 'c'].map((id) => seatAt(id))).toEqual([
      { seat: 1, key: 'one' },
      { seat: 0, key: 'two' },
      { seat: 3, key: 'three' },
    ]);
  });

  it('leave out what is not said: any seat, no password', async () => {
    const asked = answer(json({ seat: 0, key: 'k' }), json({ seat: 2, key: 'k' }));
    await sit('a', null);
    await sit('a', 2, 'sesame');
    expect(asked.map(({ body }) => body)).toEqual([{}, { seat: 2, password: 'sesame' }]);
  });

  it('know the password of a table that was opened here', async () => {
    answer(json({ id: 'a' }, 201));
    const plan = { options: {}, clock: null, standIn: 'greedy', spectators: 0, deal: null, fill: null } as const;
    await openTable({ game: 'andia', seats: 2, isRated: false, isPublic: false, password: 'sesame', ...plan });
    expect(passwordOf('a')).toBe('sesame');
  });

  it('forget what the server has forgotten', async () => {
    keepSeat('a', { seat: 0, key: 'k' });
    answer(refused('table.unknown', 'There is no such table here.', 404));
    await tableInfo('a');
    expect(seatAt('a')).toBeNull();

    answer(json({ guest: 'g', name: 'Ann' }));
    await enterName('Ann');
    expect(ownGuest.get()).toEqual({ guest: 'g', name: 'Ann' });
    answer(refused('guest.unknown', 'The server does not know you.', 401));
    await ownTables();
    expect(ownGuest.get()).toBeNull();
  });

  it('forget nothing where the server could not be asked to', async () => {
    keepSeat('a', { seat: 0, key: 'k' });
    ownGuest.set({ guest: 'g', name: 'Ann' });
    answer(new TypeError('Failed to fetch'));
    expect((await forgetMe()).ok).toBe(false);
    expect(seatAt('a')).not.toBeNull();
    answer(json({}));
    expect((await forgetMe()).ok).toBe(true);
    expect([seatAt('a'), ownGuest.get()]).toEqual([null, null]);
  });
});
