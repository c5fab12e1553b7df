import { loadGame } from '@marchlands/games/index.ts';
import type { TableInfo } from '@marchlands/server/wire/messages.ts';
import { describe, expect, it } from 'vitest';
import { randomEntropy, textEntropy } from '../online/entropy.ts';
import { clockKind, FIRST_CLOCK, planOf, usualPlan, wishOf } from '../online/plan.ts';
import { onlineWords } from '../words/online.ts';

const loaded = await loadGame('building-refuge');
if (!loaded.ok) throw new Error(loaded.problem.message);
const game = loaded.value;

describe('the plan of a table', () => {
  it('is proposed as the server takes it', () => {
    const wish = wishOf(game, usualPlan(game));
    expect(wish.ok && wish.value).toMatchObject({ game: 'building-refuge', seats: 2, options: {}, clock: null });
  });

  it('names only options that differ from the standard rules', () => {
    const wish = wishOf(game, { ...usualPlan(game), options: { boardSize: 5 } });
    expect(wish.ok && wish.value.options).toEqual({ boardSize: 5 });
    expect(wishOf(game, { ...usualPlan(game), options: { boardSize: 99 } }).ok).toBe(false);
    expect(wishOf(game, { ...usualPlan(game), deal: 'x' }).ok).toBe(false);
  });

  it('does not count where the deal has a number', () => {
    const wish = wishOf(game, { ...usualPlan(game), isRated: true, deal: '77' });
    expect(wish.ok && [wish.value.isRated, wish.value.deal]).toEqual([false, 77]);
  });

  it('comes back from a table as it was', () => {
    const fields = {
      ...usualPlan(game),
      seats: 3,
      options: { boardSize: 5 },
      clock: FIRST_CLOCK.match,
      spectators: null,
      isRated: true,
      isPublic: true,
      password: 'sesame',
    };
    const wish = wishOf(game, fields);
    if (!wish.ok) throw new Error(wish.problem.message);
    const seats = Array.from({ length: 3 }, (_, seat) => ({ seat, name: null, level: null, guest: null, kept: null }));
    // The server's data of such a table, as far as it contains a plan.
    const table = { ...wish.value, seats } as unknown as TableInfo;
    expect(planOf(table, 'sesame')).toEqual(fields);
  });

  it('has clocks of four kinds, each told apart', () => {
    for (const kind of ['none', 'move', 'days', 'match'] as const) expect(clockKind(FIRST_CLOCK[kind])).toBe(kind);
    expect(onlineWords.clock(null)).toBe('no clock');
    expect(onlineWords.clock({ kind: 'move', seconds: 3 * 86_400 })).toBe('3 days a choice');
    expect(onlineWords.clock({ kind: 'match', seconds: 1800, increment: 10 })).toBe(
      '30 min a match, 10 s more a choice',
    );
  });
});

describe('what a device adds to the dice', () => {
  it('is as the server takes it: 1 to 64 bytes in hex digits', () => {
    const form = /^([0-9a-f]{2}){1,64}$/;
    expect(randomEntropy()).toMatch(form);
    expect(randomEntropy()).not.toBe(randomEntropy());
    expect(textEntropy(' 3 5 6 ')).toBe('3320352036');
    expect(textEntropy('ä'.repeat(60))).toMatch(form);
    expect(textEntropy('  ')).toBe('');
  });
});
