import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { i16, i32, struct, u8, u16, u32 } from '../struct.ts';

const setup = { name: 'a setup' };

class Sample extends struct<typeof setup>()(
  { small: u8, row: u16(3), below: i16, deep: i32(2), tiny: u8, wide: u32 },
  { kept: u8(5), sum: i32 },
) {}

/** Numbers that each field can hold: the field, its width's lowest and highest. */
const scalars = [
  ['small', 0, 255],
  ['below', -32768, 32767],
  ['tiny', 0, 255],
  ['wide', 0, 2 ** 32 - 1],
  ['sum', -(2 ** 31), 2 ** 31 - 1],
] as const;

describe('fields', () => {
  test.each(scalars)('%s holds whole numbers from %d to %d', (field, low, high) => {
    fc.assert(
      fc.property(fc.integer({ min: low, max: high }), (value) => {
        const state = new Sample(setup);
        state[field] = value;
        expect(state[field]).toBe(value);
      }),
    );
  });

  test('no field lies on another', () => {
    const state = new Sample(setup);
    state.small = 1;
    state.below = -2;
    state.tiny = 3;
    state.wide = 4;
    state.sum = 5;
    state.row.set([6, 7, 8]);
    state.deep.set([-9, 10]);
    state.kept.set([11, 12, 13, 14, 15]);
    expect([state.small, state.below, state.tiny, state.wide, state.sum]).toEqual([1, -2, 3, 4, 5]);
    expect([...state.row, ...state.deep, ...state.kept]).toEqual([6, 7, 8, -9, 10, 11, 12, 13, 14, 15]);
  });

  test('vectors have the width and length that was asked for', () => {
    const state = new Sample(setup);
    expect(state.row).toBeInstanceOf(Uint16Array);
    expect(state.row).toHaveLength(3);
    expect(state.deep).toBeInstanceOf(Int32Array);
    expect(state.kept).toHaveLength(5);
  });

  test('a new state is all zero and refers to its setup', () => {
    const state = new Sample(setup);
    expect(state.setup).toBe(setup);
    expect(state.allBytes().every((byte) => byte === 0)).toBe(true);
  });
});

describe('copies', () => {
  test('a clone is equal and independent', () => {
    const state = new Sample(setup);
    state.row[1] = 77;
    state.sum = 5;
    const clone = state.clone();
    expect(clone).toBeInstanceOf(Sample);
    expect(clone.equals(state)).toBe(true);
    expect(clone.sum).toBe(5);
    clone.row[1] = 78;
    clone.small = 1;
    expect([state.row[1], state.small]).toEqual([77, 0]);
    state.deep[0] = -1;
    expect(clone.deep[0]).toBe(0);
  });

  test('copyFrom takes over contents, cache group and setup', () => {
    const other = new Sample({ name: 'another setup' });
    other.wide = 9;
    other.kept[4] = 3;
    const state = new Sample(setup);
    state.copyFrom(other);
    expect(state.setup).toBe(other.setup);
    expect([state.wide, state.kept[4]]).toEqual([9, 3]);
  });
});

describe('bytes, hash and comparison', () => {
  test('a byte tells the field that it belongs to', () => {
    const state = new Sample(setup);
    state.below = -1;
    state.row[2] = 1;
    state.kept[4] = 1;
    const found = [...state.allBytes().entries()].flatMap(([at, byte]) => (byte === 0 ? [] : [state.fieldAt(at)]));
    expect(new Set(found)).toEqual(new Set(['below', 'row[2]', 'kept[4]']));
    expect(state.fieldAt(state.allBytes().length)).toBe('');
  });

  test('a part of the fields changes with these fields alone', () => {
    const state = new Sample(setup);
    const part = state.partOf(['row', 'wide']);
    const copy = state.copyPart(part);
    state.small = 1;
    state.below = -1;
    state.deep.fill(-1);
    state.tiny = 255;
    state.kept.fill(1);
    expect(state.hasPart(part, copy)).toBe(true);
    for (const change of [() => (state.row[2] = 1), () => (state.row[0] = 256), () => (state.wide = 1)]) {
      const before = state.copyPart(part);
      change();
      expect(state.hasPart(part, before)).toBe(false);
      expect(state.hasPart(part, state.copyPart(part))).toBe(true);
    }
    expect(() => state.partOf(['setup'])).toThrow('no field "setup"');
  });

  test('every canonical field counts, no field of the cache group does', () => {
    const changes: readonly [name: string, counts: boolean, change: (state: Sample) => void][] = [
      ['small', true, (state) => (state.small = 1)],
      ['row', true, (state) => (state.row[2] = 1)],
      ['below', true, (state) => (state.below = -1)],
      ['deep', true, (state) => (state.deep[1] = 1)],
      ['tiny', true, (state) => (state.tiny = 1)],
      ['wide', true, (state) => (state.wide = 1)],
      ['kept', false, (state) => (state.kept[0] = 1)],
      ['sum', false, (state) => (state.sum = 1)],
    ];
    for (const [name, counts, change] of changes) {
      const state = new Sample(setup);
      const changed = new Sample(setup);
      change(changed);
      expect([name, changed.equals(state)]).toEqual([name, !counts]);
      expect([name, changed.hash() === state.hash()]).toEqual([name, !counts]);
      expect([name, changed.toBytes().join() === state.toBytes().join()]).toEqual([name, !counts]);
      expect([name, changed.allBytes().join() === state.allBytes().join()]).toEqual([name, false]);
    }
  });

  test('bytes read back give the canonical part, and a cache group of zeros', () => {
    const state = new Sample(setup);
    state.deep.set([1, -2]);
    state.tiny = 3;
    state.sum = 99;
    const read = new Sample(setup);
    read.kept.fill(7);
    read.readBytes(state.toBytes());
    expect(read.equals(state)).toBe(true);
    expect([read.sum, ...read.kept]).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('toBytes is a copy of the canonical bytes, allBytes one of as many as the class says', () => {
    const state = new Sample(setup);
    const bytes = state.toBytes();
    bytes.fill(255);
    expect(state.small).toBe(0);
    expect(state.allBytes()).toHaveLength(Sample.size);
    // 1 + 3*2 + 2 + 2*4 + 1 + 4 = 22 bytes, rounded up to whole eights; 5 + 4 more, rounded up.
    expect([bytes.length, Sample.size]).toEqual([24, 40]);
  });

  test('bytes of another length are refused with both lengths', () => {
    expect(() => new Sample(setup).readBytes(new Uint8Array(23))).toThrow(
      new RangeError('a state of this game has 24 bytes, not 23'),
    );
  });

  test('hashes of 20,000 different states differ, in their lower half too', () => {
    const state = new Sample(setup);
    const whole = new Set<bigint>();
    const lower = new Set<bigint>();
    for (let i = 0; i < 20000; i += 1) {
      state.row[i % 3] = i;
      state.wide = i;
      whole.add(state.hash());
      lower.add(state.hash() & 0xffffffffn);
    }
    expect(whole.size).toBe(20000);
    // By chance about 0.05 pairs of 20,000 agree in 32 bits.
    expect(lower.size).toBeGreaterThan(19996);
  });

  test('a hash fits 64 bits and is not negative', () => {
    const state = new Sample(setup);
    for (let i = 0; i < 200; i += 1) {
      state.deep[0] = i * 7919;
      expect(state.hash()).toBeGreaterThanOrEqual(0n);
      expect(state.hash()).toBeLessThan(2n ** 64n);
    }
  });
});

describe('declarations', () => {
  test.each(['setup', 'hash', 'clone', 'copyFrom', 'equals', 'toBytes', 'readBytes', 'allBytes', 'constructor'])(
    'a field cannot be named %s',
    (name) => {
      expect(() => struct<object>()({ [name]: u8 })).toThrow(`"${name}"`);
    },
  );

  test('a field cannot be in both groups', () => {
    expect(() => struct<object>()({ twice: u8 }, { twice: u16 })).toThrow('"twice"');
  });
});
