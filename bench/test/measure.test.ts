import { expect, test } from 'vitest';
import { measureInTurn } from '../measure.ts';

const pace = { samples: 3, seconds: 0.01, warmUp: 0.01 };

test('each variant is measured in a process of its own, so often as the pace says', async () => {
  let ticks = 0;
  const readings = await measureInTurn(
    [
      { variant: 'struct', args: ['declared', 'scalars'] },
      { variant: 'struct', args: ['handwritten', 'vectors'] },
    ],
    pace,
    () => {
      ticks += 1;
    },
  );
  expect(ticks).toBe(6);
  expect(readings.map((each) => each.length)).toEqual([3, 3]);
  for (const { rounds } of readings.flat()) expect(rounds).toBeGreaterThan(0);
});

test('a variant that cannot be made ready is named', async () => {
  const lost = { variant: 'random', args: ['no-such-game', 'list'] } as const;
  await expect(measureInTurn([lost], pace, () => {})).rejects.toThrow('the variant random no-such-game list ended');
});
