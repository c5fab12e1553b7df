import { beforeEach, describe, expect, it, vi } from 'vitest';

const SEAT = { seat: 1, key: 'the-key' };

/** The modules as a page finds them that is loaded with this in its storage; null where storage is blocked. */
async function load(kept: { readonly [name: string]: string } | null) {
  const items = new Map(Object.entries(kept ?? {}));
  const blocked = (): never => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', {
    getItem: kept === null ? blocked : (name: string) => items.get(name) ?? null,
    setItem: kept === null ? blocked : (name: string, value: string) => items.set(name, value),
    removeItem: kept === null ? blocked : (name: string) => items.delete(name),
  });
  vi.resetModules();
  const keys = await import('../online/keys.ts');
  const { ownGuest } = await import('../online/guest.ts');
  return { keys, ownGuest, items };
}

beforeEach(() => vi.unstubAllGlobals());

describe('keys of seats', () => {
  it('are there again when the page is loaded anew, and go with what they were for', async () => {
    const first = await load({});
    first.keys.keepSeat('a', SEAT);
    first.keys.keepPassword('a', 'sesame');
    first.keys.keepSeat('b', { seat: 0, key: 'other' });
    const again = await load(Object.fromEntries(first.items));
    expect(again.keys.seatAt('a')).toEqual(SEAT);
    expect(again.keys.passwordOf('a')).toBe('sesame');
    again.keys.forgetTable('a');
    expect([again.keys.seatAt('a'), again.keys.passwordOf('a')]).toEqual([null, undefined]);
    expect(again.keys.tablesWithSeat()).toEqual(['b']);
    again.keys.forgetAllKeys();
    expect([...again.items]).toEqual([]);
  });

  it('hold as long as the page is open where nothing can be kept', async () => {
    const { keys } = await load(null);
    keys.keepSeat('a', SEAT);
    expect(keys.seatAt('a')).toEqual(SEAT);
    keys.forgetSeat('a');
    expect(keys.seatAt('a')).toBeNull();
  });

  it.each([
    'x',
    '[]',
    '{"seats":[]}',
    '{"seats":{"a":1},"passwords":{"a":2}}',
    '{"seats":{"a":{"seat":"0","key":"k"}},"passwords":{}}',
  ])('are none where what is kept is %s', async (text) => {
    const { keys } = await load({ 'marchlands.seats': text });
    expect([keys.seatAt('a'), keys.passwordOf('a'), keys.tablesWithSeat()]).toEqual([null, undefined, []]);
  });

  it('keep one object for a seat: what follows it is not told of a change where there was none', async () => {
    const { keys } = await load({});
    keys.keepSeat('a', SEAT);
    const before = keys.seatAt('a');
    keys.keepPassword('b', 'x');
    expect(keys.seatAt('a')).toBe(before);
  });
});

describe('who one is', () => {
  it.each([
    ['{"guest":"g","name":"Ann"}', { guest: 'g', name: 'Ann' }],
    ['{"guest":"g"}', null],
    ['null', null],
    ['"g"', null],
  ])('%s is read as %j', async (text, expected) => {
    const { ownGuest } = await load({ 'marchlands.guest': text });
    expect(ownGuest.get()).toEqual(expected);
  });
});
