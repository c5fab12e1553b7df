import { describe, expect, test } from 'vitest';
import { figure, median, ratios } from '../figures.ts';
import { only, planOf, processesOf } from '../plan.ts';
import { shortNumber, tableOf } from '../table.ts';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
  expect(() => median([])).toThrow('no median');
});

test('a figure keeps its spread and its number of samples', () => {
  expect(figure('a.b', 'ns', [5, 1, 9, 2, 3])).toEqual({ id: 'a.b', median: 3, min: 1, max: 9, n: 5, unit: 'ns' });
});

test('ratios are taken round by round', () => {
  expect(ratios([10, 30], [5, 10])).toEqual([2, 3]);
});

test.each([
  [2_143_987, '2,144,000'],
  [31_546.6, '31,550'],
  [68.04, '68.0'],
  [0.142, '0.14'],
])('%d is shown as %s', (value, text) => {
  expect(shortNumber(value)).toBe(text);
});

test('a table is as wide as its widest figure', () => {
  const lines = tableOf([figure('a', 'ns', [1]), figure('long.id', 'moves/s', [123456])]);
  expect(lines).toEqual([
    '  a           1.00        1.00 .. 1.00  n=1  ns',
    '  long.id  123,500  123,500 .. 123,500  n=1  moves/s',
  ]);
});

describe('the plan', () => {
  const plan = planOf(['building-refuge', 'another']);
  const ids = plan.flatMap((group) => [...group.figures, ...group.ratios].map(({ id }) => id));

  test('tells how long joint decisions take, of games that have them', () => {
    expect(ids.filter((id) => id.includes('joint'))).toEqual([]);
    const joint = planOf(['building-refuge', 'another', 'third'], ['third'])
      .find(({ title }) => title === 'third')
      ?.figures.map(({ id }) => id);
    expect(joint).toEqual(expect.arrayContaining(['third.joint_ns', 'third.joint-slow_ns']));
  });

  test('measures forms beside the game whose they are, so that its name brings them too', () => {
    const some = only(planOf(['building-refuge', 'another'], [], ['another:small', 'third:large']), 'another');
    const found = some.flatMap(({ figures }) => figures.map(({ id }) => id));
    expect(found).toContain('another:small.random.decisions_per_s');
    expect(found.some((id) => id.startsWith('third'))).toBe(false);
  });

  test('holds the figures that the project is measured by', () => {
    expect(ids).toEqual(
      expect.arrayContaining([
        'building-refuge.random.decisions_per_s',
        'building-refuge.random.chance_per_s',
        'building-refuge.random-no-list.decisions_per_s',
        'bgio.reducer.moves_per_s',
        'ratio.random.building-refuge_over_bgio',
        'building-refuge.mcts.iterations_per_s',
        'bgio.mcts.iterations_per_s',
        'ratio.mcts.building-refuge_over_bgio',
        'building-refuge.copy_ns',
        'building-refuge.hash_ns',
        'building-refuge.heap_bytes_per_decision',
        'struct.scalar_over_handwritten',
        'struct.vector_over_handwritten',
        'workers.2_over_1',
        'lab.building-refuge.greedy-workers.efficiency',
        'lab.building-refuge.random-memory.after-5000_mb',
      ]),
    );
  });

  test('names every figure once, and takes every other game of the catalogue as it comes', () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const what of ['random.decisions_per_s', 'mcts.iterations_per_s', 'copy_ns']) {
      expect(ids).toContain(`another.${what}`);
    }
  });

  test('a part of it brings both sides of its ratios, measured in one group', () => {
    const [group, ...others] = only(plan, 'ratio.random.building-refuge_over_bgio-production');
    expect(others).toEqual([]);
    expect(group.figures.map(({ id }) => id)).toEqual([
      'building-refuge.random.decisions_per_s',
      'bgio.reducer-production.moves_per_s',
    ]);
    expect(only(plan, 'nothing-of-the-kind')).toEqual([]);
  });

  test('figures that one process measures share it', () => {
    const [group] = only(plan, 'another.random.');
    expect(processesOf(group)).toHaveLength(1);
  });
});
