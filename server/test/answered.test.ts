import { expect, test } from 'vitest';
import type { Change } from '../table/change.ts';
import { afterChange, type TableData } from '../table/data.ts';

const opened: Change = {
  kind: 'opened',
  by: { guest: 'ann', name: 'Ann' },
  plan: {
    game: 'any',
    seats: 2,
    options: {},
    clock: null,
    standIn: 'greedy',
    spectators: 0,
    isRated: false,
    isPublic: false,
    password: null,
    deal: 1,
    fill: null,
  },
  dice: null,
  kept: [],
};

/** A table at which seats have asked one after the other, each by a message with an id of its own. */
function asked(...asks: readonly { readonly seat: number; readonly id: string }[]): TableData {
  return asks.reduce(
    (data, ask, at) => afterChange('t', data, { kind: 'asked', ask: { ...ask, what: 'end', to: 0, agreed: [] } }, at),
    afterChange('t', null, opened, 0),
  );
}

test('a seat is remembered by its last messages, whatever others send', () => {
  const many = Array.from({ length: 40 }, (_, n) => ({ seat: 1, id: `m${n}` }));
  const { answered } = asked({ seat: 0, id: 'first' }, ...many);
  expect(answered[0]).toEqual(['first']);
  expect(answered[1]).toEqual(many.slice(-32).map(({ id }) => id));
});

test('a seat that has sent nothing is remembered by nothing', () => {
  expect(asked({ seat: 1, id: 'one' }).answered[0]).toBeUndefined();
});
