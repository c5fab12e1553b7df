import { EVERYTHING } from '@marchlands/core/seat.ts';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { go, situation } from './play.ts';

test('bug: a battle beside a step of no battle was taken, and its match never ended', () => {
  const table = situation(2, { step: 'attackStart', towns: [{ hand: ['bandits'] }, { units: ['knights'] }] });
  go(table, 'A play bandits');
  const { setup } = table.state;
  const written = JSON.parse(JSON.stringify(game.position.format(table.state, EVERYTHING)));
  expect(written.battle).not.toBeNull();
  expect(game.position.parse(setup, written).ok).toBe(true);
  const { step, ...quiet } = written;
  expect(step).toBe('attackDie');
  for (const other of [quiet, { ...quiet, step: 'build' }, { ...quiet, step: 'healStart' }]) {
    expect(game.position.parse(setup, other)).toMatchObject({
      ok: false,
      problem: { at: 'position.battle', rule: 'BK-52' },
    });
  }
});

test('bug: a town that loses to itself was taken, and its match never ended', () => {
  const table = situation(3, { step: 'attackStart', towns: [{ hand: ['bandits'] }, { units: ['knights'] }, {}] });
  go(table, 'A play bandits');
  const { setup } = table.state;
  const written = JSON.parse(JSON.stringify(game.position.format(table.state, EVERYTHING)));
  expect(game.position.parse(setup, written).ok).toBe(true);
  const problem = { at: 'position.victim', rule: 'BK-40' };
  expect(game.position.parse(setup, { ...written, victim: 0 })).toMatchObject({ ok: false });
  for (const step of ['loss', 'lose']) {
    const lost = { ...written, battle: null, step, left: 1, actor: 0 };
    expect(game.position.parse(setup, { ...lost, victim: 0 })).toMatchObject({ ok: false, problem });
  }
  expect(game.position.parse(setup, { ...written, battle: null, step: 'loss', actor: 0 }).ok).toBe(true);
});
