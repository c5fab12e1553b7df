import { describe, expect, it } from 'vitest';
import { inOrder } from '../http/listed.ts';

describe('the order of a list', () => {
  it('follows from what the list shows, whatever order the database gives equal ones in', () => {
    const tables = [
      { id: 'b', touched: 1 },
      { id: 'c', touched: 2 },
      { id: 'a', touched: 1 },
    ];
    const ids = ['c', 'a', 'b'];
    expect(inOrder(tables).map(({ id }) => id)).toEqual(ids);
    expect(inOrder(tables.toReversed()).map(({ id }) => id)).toEqual(ids);
  });
});
