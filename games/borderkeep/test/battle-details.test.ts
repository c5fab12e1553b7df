import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { go, situation, step, town, units } from './kit.ts';

scenario('BK-30', 'artifacts stay with their hero when others join the town before and behind him', () => {
  const warrior = { unit: 'warrior', artifacts: ['magic-sword', 'magic-armor', 'magic-bow'] };
  const table = situation(2, {
    towns: [{ units: [warrior, 'guard'], hand: ['archers', 'wizard', 'mine'], goods: { gold: 40 } }],
  });
  go(table, 'A build archers', 'A build wizard');
  expect(town(table, 0).units).toEqual([
    { unit: 'archers', lost: 0, artifacts: [] },
    { unit: 'warrior', lost: 0, artifacts: ['magic-sword', 'magic-armor', 'magic-bow'] },
    { unit: 'wizard', lost: 0, artifacts: [] },
    { unit: 'guard#1', lost: 0, artifacts: [] },
  ]);
});

scenario(['BK-59', 'BK-66'], 'minions fight side by side and go by their age; a third spell brings a third', () => {
  const table = situation(2, {
    step: 'attackStart',
    towns: [{ hand: ['necromancer'] }, { structures: ['catapult'], units: ['shieldmen', 'guard'] }],
  });
  go(table, 'A play necromancer');
  const quiet = ['* attack catapult 2 2', '* attack necromancer 2 2 2'];
  go(table, '* spell necromancer 5', ...quiet, '* attack minion#1 2 2 2 2');
  go(table, '* attack guard#1 2 2', '* attack shieldmen 2 2');
  go(table, '* spell necromancer 5', '* attack catapult 1 2', 'B hit minion#2', '* attack necromancer 2 2 2');
  go(table, '* attack minion#1 2 2 2 2', '* attack minion#2 2 2 2 2', '* attack guard#1 1 1');
  go(table, 'B hit minion#1', 'B hit minion#1');
  // The elder fell: the younger, with one hit lost, is the first now.
  const side = () => table.view(-3).table.battle?.sides[0].map(({ unit, lost }) => [unit, lost]);
  expect(side()).toEqual([
    ['necromancer', 0],
    ['minion#1', 1],
  ]);
  go(table, '* attack shieldmen 2 2', '* spell necromancer 5');
  expect(side()).toEqual([
    ['necromancer', 0],
    ['minion#1', 1],
    ['minion#2', 0],
  ]);
});

scenario('BK-58', 'healing enough for all is carried out without asking', () => {
  const table = situation(2, {
    step: 'attackStart',
    towns: [{ hand: ['trolls'] }, { units: [{ unit: 'knights', lost: 2 }, 'priest', { unit: 'guard', lost: 1 }] }],
  });
  go(table, 'A play trolls', '* spell priest 4');
  expect(units(table, 1)).toEqual(['knights', 'priest', 'guard#1']);
  expect(step(table)).toBe('attackDie');
});
