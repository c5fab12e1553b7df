import type { AnyView } from '@marchlands/core/types.ts';
import { expect, it } from 'vitest';
import type { History } from '../table/remote/online-table.ts';
import { Past } from '../table/remote/past.ts';

const view = {} as AnyView;
const whole: History = { kind: 'history', id: 'h1', from: 0, view, items: [] };

it('asks anew for a stretch of the past that could not be played, and keeps no failure', async () => {
  // An item that is none cannot be played.
  const broken = { ...whole, items: [null] } as unknown as History;
  const answers = [broken, whole];
  const past = new Past(async () => ({ ok: true, value: answers.shift() ?? whole }));
  await expect(past.viewAt(0)).rejects.toThrow();
  expect(await past.viewAt(0)).toEqual({ ok: true, value: view });
});
