/** The odds after a choice in a battle. */
import { expect, test } from 'vitest';
import { oddsAfter } from '../advice/preview.ts';
import { game } from '../game.ts';
import { go, situation } from './play.ts';

test('a choice that ends the battle has certain odds', () => {
  // The Demons have one hit left: the hit of the Knights ends the battle if placed on them, but not on the minion.
  const table = situation(2, {
    step: 'attackStart',
    towns: [{ hand: ['demons'] }, { units: ['shieldmen', 'knights', 'guard'] }],
  });
  go(table, 'A play demons', '* spell demons 5');
  table.state.lost[0] = 5;
  go(table, '* attack demons 2 2 2 2 2', '* attack minion#1 2 2 2 2', '* attack knights 1 2 2 2');
  const codes = table.legal(1).map((move) => game.moveCodec.encode(move));
  const odds = oddsAfter(table.setup, table.view(1), 1, codes);
  const after = (unit: string) => odds.get(game.moveCodec.encode({ kind: 'hit', unit }));
  expect(after('demons')).toMatchObject({ attackers: 0, town: 1, neither: 0, samples: null });
  expect(after('minion#1')?.town).toBeLessThan(1);
});

test('a raid that withdraws is won by nobody', () => {
  const table = situation(2, {
    step: 'attackStart',
    towns: [{ hand: ['war'], units: ['shieldmen'] }, { units: ['knights'] }],
  });
  go(table, 'A play war >B shieldmen', '* attack knights 2 2 2 2', '* attack shieldmen 2 2');
  const codes = table.legal(0).map((move) => game.moveCodec.encode(move));
  const withdraw = game.moveCodec.encode({ kind: 'withdraw' });
  expect(codes).toContain(withdraw);
  expect(oddsAfter(table.setup, table.view(0), 0, codes).get(withdraw)).toMatchObject({ attackers: 0, neither: 1 });
});
