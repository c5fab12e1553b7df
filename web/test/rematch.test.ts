import { expect, test } from 'vitest';
import { stronger, swapped } from '../ui/rematch.ts';

const AMBER = { name: 'Amber', level: null };
const TEAL = { name: 'Teal', level: 'greedy' };

test('seats are swapped; names of one’s own go along, those of the seats stay', () => {
  expect(swapped([AMBER, TEAL])).toEqual([
    { name: 'Amber', level: 'greedy' },
    { name: 'Teal', level: null },
  ]);
  expect(swapped([{ name: 'Ada', level: null }, TEAL])).toEqual([
    { name: 'Amber', level: 'greedy' },
    { name: 'Ada', level: null },
  ]);
});

test('bots become stronger by one level, where there is one', () => {
  const levels = ['random', 'greedy', 'scout'];
  expect(stronger([AMBER, TEAL], levels)).toEqual([AMBER, { name: 'Teal', level: 'scout' }]);
  expect(stronger([AMBER, { name: 'Teal', level: 'scout' }], levels)).toBeNull();
  expect(stronger([AMBER, AMBER], levels)).toBeNull();
});
