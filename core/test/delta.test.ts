import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyDelta, DeltaMaker, deltaOf, type Plain } from '../delta.ts';

/** Our own data, in which no name is that of a prototype. */
const plain = fc
  .jsonValue({ depthSize: 'small' })
  .map((value) => JSON.stringify(value))
  .filter((text) => !text.includes('__proto__'))
  .map((text) => JSON.parse(text) as Plain);

describe('the change between two values', () => {
  it('leads from the one to the other, over the wire too', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const sent = JSON.parse(JSON.stringify(deltaOf(before, after)));
        expect(JSON.stringify(applyDelta(before, sent))).toBe(JSON.stringify(reordered(before, after)));
      }),
    );
  });

  it('is the same from a maker of many, which finds out once what several values share', () => {
    fc.assert(
      fc.property(fc.array(plain, { minLength: 2, maxLength: 5 }), (values) => {
        const maker = new DeltaMaker();
        for (const own of ['one', 'other', 'one']) {
          for (let i = 1; i < values.length; i += 1) {
            const [before, after] = [
              { own, table: values[i - 1] },
              { own: i, table: values[i] },
            ];
            expect(maker.of(before, after)).toEqual(deltaOf(before, after));
          }
        }
      }),
    );
    const [before, after] = [{ cells: [1, 2] }, { cells: [1, 3] }];
    const maker = new DeltaMaker();
    const [one, other] = ['a', 'b'].map((own) => maker.of({ own, table: before }, { own, table: after }));
    expect(Object.values(one)[0]).toBe(Object.values(other)[0]);
    expect(one).toBe(other);
  });

  it('is the same from a maker whatever came before, also where names come and go', () => {
    // Few parts, so that the same change often comes twice.
    const part = fc.constantFrom<Plain[]>([1], [2], [1, 2], { a: [1] });
    const value = fc.record({ viewer: fc.constantFrom(1, 2), table: part, own: part }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value), { minLength: 2, maxLength: 8 }), (pairs) => {
        const maker = new DeltaMaker();
        for (const [before, after] of pairs) expect(maker.of(before, after)).toEqual(deltaOf(before, after));
      }),
      { numRuns: 2000 },
    );
  });

  it('is nothing between equals', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(deltaOf(value, structuredClone(value))).toEqual({});
      }),
    );
  });

  it('names only what changes', () => {
    const before = { a: [1, 2, { deep: 'x', same: [1] }], gone: 1, same: { much: 'text' } };
    const after = { a: [1, 5, { deep: 'y', same: [1] }, 7], same: { much: 'text' }, '#': 3 };
    expect(deltaOf(before, after)).toEqual({
      gone: null,
      a: { '#': 4, 1: [5], 2: { deep: ['y'] }, 3: [7] },
      '#': [3],
    });
    expect(applyDelta(before, deltaOf(before, after))).toEqual(after);
    expect(applyDelta([1, 2, 3], deltaOf([1, 2, 3], [1]))).toEqual([1]);
  });

  it('keeps what does not change as the same object', () => {
    const before = { a: { b: 1 }, c: [1] };
    const after = applyDelta(before, deltaOf(before, { a: { b: 1 }, c: [2] }));
    expect((after as typeof before).a).toBe(before.a);
  });

  it('that fits no such value is refused', () => {
    expect(() => applyDelta(3, { a: [1] })).toThrow(TypeError);
    expect(() => applyDelta([1], { 0: null })).toThrow(TypeError);
    expect(() => applyDelta({}, { '#': 3 })).toThrow(TypeError);
  });
});

/** The same value; names that stay keep their old place, which no reader of a view looks at. */
function reordered(before: Plain, after: Plain): Plain {
  if (Array.isArray(before) && Array.isArray(after)) {
    return after.map((value, i) => (i < before.length ? reordered(before[i], value) : value));
  }
  if (!isObject(before) || !isObject(after)) return after;
  const kept = Object.keys(before).filter((name) => Object.hasOwn(after, name));
  const fresh = Object.keys(after).filter((name) => !Object.hasOwn(before, name));
  return Object.fromEntries([
    ...kept.map((name) => [name, reordered(before[name], after[name])]),
    ...fresh.map((name) => [name, after[name]]),
  ]);
}

function isObject(value: Plain): value is { readonly [name: string]: Plain } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
