import { expect, test } from 'vitest';
import { NOTHING_TYPED, placeNamed, typedOn } from '../named.ts';

const NAMES = ['A1', 'A12', 'MC', 'M', '4', '41', '31-36', ''];

/** The places that successive keys find, each some milliseconds after the one before. */
function found(keys: string, pause = 100): readonly (number | null | undefined)[] {
  let typing = NOTHING_TYPED;
  return [...keys].map((key, i) => {
    const typed = typedOn(typing, key, (i + 1) * pause, NAMES);
    typing = typed ?? NOTHING_TYPED;
    return typed === null ? undefined : placeNamed(typed, NAMES);
  });
}

test('a name that is typed leads to its place, and a longer one on', () => {
  expect(found('A12')).toEqual([null, 0, 1]);
  expect(found('41')).toEqual([4, 5]);
  expect(found('31-36')).toEqual([null, null, null, null, 6]);
  expect(found('MC')).toEqual([3, 2]);
});

test('a name goes on in small letters, but none begins so, for those are keys of the page', () => {
  expect(found('Mc')).toEqual([3, 2]);
  expect(found('mc')).toEqual([undefined, undefined]);
  expect(found('N')).toEqual([undefined]);
});

test('after a pause, or where no name goes on so, another one begins', () => {
  expect(found('44')).toEqual([4, 4]);
  expect(found('41', 1000)).toEqual([4, undefined]);
  expect(found('A4')).toEqual([null, 4]);
});

test('other keys are no part of a name', () => {
  expect([...['Enter', 'ArrowLeft', ' ', 'é']].map((key) => typedOn(NOTHING_TYPED, key, 1, NAMES))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
