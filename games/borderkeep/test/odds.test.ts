import { percent } from '@marchlands/core/percent.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import { expect, test } from 'vitest';
import { battleOdds } from '../advice/odds/odds.ts';
import { attackOdds, oddsAfter, oddsNow, prices } from '../advice/preview.ts';
import { playoutMove } from '../bot/policy.ts';
import type { Event } from '../events.ts';
import { MOVE } from '../moves.ts';
import { draw } from '../rules/chance.ts';
import { actors, apply } from '../rules/legal.ts';
import { go, situation } from './play.ts';

/** Plays battle after battle by the rules themselves, solo so that hits follow BK-86. */
function played(town0: object, card: string, matches: number): number {
  const table = situation(1, { step: 'attackStart', attackCard: card, towns: [town0] });
  const rng = new Rng('played');
  let won = 0;
  for (let i = 0; i < matches; i += 1) {
    const state = table.state.clone();
    const events: Event[] = [];
    while (state.count[0] > 0) {
      if (actors(state) === CHANCE) apply(state, CHANCE, draw(state, rng), events);
      else apply(state, 0, playoutMove(state, 0, rng), events);
    }
    if (events.some((event) => event.kind === 'battleEnded' && event.winner === 0)) won += 1;
  }
  return won / matches;
}

test('one die against one hit each can be worked out by hand', () => {
  // A Goblin Horde with one hit left (1 die) and a guard with one hit left (2 dice, earlier): the guard wins unless it
  // misses and is hit. x = (5/6)^2 * (1/6) / (1 - (5/6)^3).
  const table = situation(2, {
    step: 'attackStart',
    towns: [{ hand: ['goblin-horde'] }, { units: [{ unit: 'guard', lost: 1 }] }],
  });
  go(table, 'A play goblin-horde');
  table.state.lost[0] = 3;
  const miss = 25 / 36;
  expect(battleOdds(table.state).attackers).toBeCloseTo((miss * (1 / 6)) / (1 - miss * (5 / 6)), 9);
});

test('in the middle of a segment the odds are the mean over the next die', () => {
  const table = situation(1, {
    step: 'attackStart',
    attackCard: 'orc-army',
    towns: [{ units: ['halberdiers', 'archers', 'guard'] }],
  });
  go(table, '* attack archers 4', '* attack orc-army 1');
  for (let i = 0; i < 6; i += 1) {
    const now = battleOdds(table.state).attackers;
    let mean = 0;
    for (const { outcome, weight } of table.outcomes()) {
      const after = table.fork().chance(outcome);
      mean += (weight / 6) * (after.state.count[0] === 0 ? 0 : battleOdds(after.state).attackers);
    }
    expect(now).toBeCloseTo(mean, 9);
    table.roll(i);
    if (table.state.count[0] === 0) break;
  }
});

test('a town that nobody can hurt holds, but for the limit on segments; that is not said to be certain', () => {
  const table = situation(1, {
    step: 'attackStart',
    attackCard: 'goblin-horde',
    towns: [{ structures: ['moat'], units: ['shieldmen'] }],
  });
  // The Goblins have no dice: the Shieldmen win in the end, unless they miss for a hundred segments.
  const odds = battleOdds(table.state);
  expect(odds.attackers).toBe(0);
  expect(odds.town).toBeCloseTo(1, 9);
  expect(odds.town).toBeLessThan(1);
  expect([percent(odds.attackers), percent(odds.town)]).toEqual(['0\u00a0%', 'over 99.9\u00a0%']);
});

test('with a caster the odds are sampled, and say so', () => {
  const table = situation(1, { step: 'attackStart', attackCard: 'demons', towns: [{ units: ['knights', 'guard'] }] });
  const odds = battleOdds(table.state);
  expect(odds.samples).toBe(2_500);
  expect(odds.error).toBeGreaterThan(0);
  expect(Math.abs(odds.attackers - played({ units: ['knights', 'guard'] }, 'demons', 2_000))).toBeLessThan(0.06);
});

test('an attacker sees the odds before the card is played, out of its view alone', () => {
  const table = situation(2, {
    step: 'attackStart',
    towns: [{ hand: ['dragon', 'war'], units: ['knights', 'guard'] }, { structures: ['farm'] }],
  });
  const view = table.view(0);
  const dragon = attackOdds(table.setup, view, 'dragon');
  expect(dragon?.attackers).toBeGreaterThan(0.9);
  const raid = attackOdds(table.setup, view, 'war', 1, [0]);
  expect(raid?.attackers).toBeGreaterThan(0.5);
  expect(raid?.attackers).toBeLessThan(1);
  expect(attackOdds(table.setup, view, 'farm')).toBeNull();
  expect(attackOdds(table.setup, view, 'dragon', 0)).toBeNull();
  expect(oddsNow(table.setup, view)).toBeNull();
});

test('whoever places hits sees what each place is worth', () => {
  const table = situation(2, {
    step: 'attackStart',
    towns: [{ hand: ['orc-army'] }, { units: ['halberdiers', 'archers', 'guard'] }],
  });
  go(table, 'A play orc-army', '* attack archers 4', '* attack orc-army 1 1 5', '* attack halberdiers 2 2 2 2');
  const codes = table.legal(0).map((move) => table.game.moveCodec.encode(move));
  const odds = oddsAfter(table.setup, table.view(0), 0, codes);
  expect([...odds.keys()].every((code) => code >= MOVE.hit)).toBe(true);
  expect(odds.size).toBe(3);
});

test('prices say what takes the difference off', () => {
  const table = situation(2, {
    towns: [{ goods: { gold: 9 }, hand: ['ranger', 'farm', 'dragon'], structures: ['stables', 'tavern'] }],
  });
  expect(prices(table.setup, table.view(0), 0)).toEqual([
    { card: 'farm', cost: 2, printed: 2, discounts: [], mix: [0, 0, 0, 0, 0, 2] },
    {
      card: 'ranger',
      cost: 9,
      printed: 14,
      discounts: [
        { card: 'tavern', amount: 2 },
        { card: 'stables', amount: 3 },
      ],
      mix: [0, 0, 0, 0, 0, 9],
    },
  ]);
});
