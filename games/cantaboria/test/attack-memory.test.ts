import { EVERYTHING } from '@marchlands/core/seat.ts';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { attacksOf, fadeAttacks, MOST_REMEMBERED, rememberAttack } from '../rules/attack-memory.ts';
import { go, situation } from './play.ts';

const LINE = 'RBY L=R c=2 attack R | *=Y C4=R C5=R D4=B A1=B';

test('everybody sees who has attacked whom, won or not', () => {
  for (const side of ['n', 'd']) {
    const { state } = go(situation(LINE), 'R: attack D4', `Y: side ${side}`);
    expect(attacksOf(state, 0, 1)).toBeGreaterThan(0);
    expect(attacksOf(state, 1, 0)).toBe(0);
    expect(attacksOf(state, 0, 2)).toBe(0);
    const { table } = game.view(state, 2);
    expect(table.seats.map(({ attacks }) => attacks.map((count) => count > 0))).toEqual([
      [false, true, false],
      [false, false, false],
      [false, false, false],
    ]);
  }
});

test('a later attack counts for more, and old ones are forgotten', () => {
  const { state } = situation(LINE);
  rememberAttack(state, 0, 1);
  const fresh = attacksOf(state, 0, 1);
  fadeAttacks(state);
  expect(attacksOf(state, 0, 1)).toBe(fresh / 2);
  for (let cycle = 0; cycle < 8; cycle += 1) fadeAttacks(state);
  expect(attacksOf(state, 0, 1)).toBe(0);
});

test('the memory is bounded, and a position holds it', () => {
  const { state } = situation(LINE);
  for (let i = 0; i < 20; i += 1) rememberAttack(state, 2, 1);
  expect(state.attacks[2 * 6 + 1]).toBe(MOST_REMEMBERED);
  const json: unknown = JSON.parse(JSON.stringify(game.position.format(state, EVERYTHING)));
  const read = game.position.parse(state.setup, json);
  expect(read.ok && read.value.equals(state)).toBe(true);
});
