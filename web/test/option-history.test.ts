import { fail } from '@marchlands/core/result.ts';
import { describe, expect, it } from 'vitest';
import { afterChange, type History, NO_HISTORY, redone, undone } from '../editor/history.ts';
import { problemOf } from '../editor/place.ts';

/** Changes one after the other, each to a value and as a step. */
function changed(first: unknown, ...changes: readonly (readonly [value: unknown, step: string | null])[]) {
  let [history, now]: [History, unknown] = [NO_HISTORY, first];
  for (const [value, step] of changes) [history, now] = [afterChange(history, now, step), value];
  return { history, now };
}

describe('the history of an editor', () => {
  it('goes back step by step and forth again', () => {
    const { history, now } = changed('a', ['b', null], ['c', null]);
    const one = undone(history, now);
    const two = undone(one?.history ?? NO_HISTORY, one?.value);
    expect([one?.value, two?.value]).toEqual(['b', 'a']);
    expect(undone(two?.history ?? NO_HISTORY, two?.value)).toBeNull();
    const again = redone(two?.history ?? NO_HISTORY, two?.value);
    expect(again?.value).toBe('b');
    expect(redone(again?.history ?? NO_HISTORY, 'b')?.value).toBe('c');
  });

  it('takes changes of one step back together, and those of another by themselves', () => {
    const { history, now } = changed('a', ['b', 'drag'], ['c', 'drag'], ['d', 'other'], ['e', 'drag']);
    expect(history.past).toEqual(['a', 'c', 'd']);
    expect(undone(history, now)?.value).toBe('d');
  });

  it('forgets what was undone once something else is changed', () => {
    const { history, now } = changed('a', ['b', 'drag']);
    const back = undone(history, now);
    const next = afterChange(back?.history ?? NO_HISTORY, back?.value, 'drag');
    expect(redone(next, 'c')).toBeNull();
    // A change after an undo is a separate step, whatever its name.
    expect(next.past).toEqual(['a']);
  });
});

describe('a problem', () => {
  const at = (place: string) => problemOf(fail('It is wrong.', place).problem, 'map');

  it.each([
    ['options.map', ''],
    ['options.map.areas', '.areas'],
    ['options.map[3].cost', '[3].cost'],
  ])('at %s is one of the option, at its own place', (place, own) => {
    expect(at(place)?.at).toBe(own);
  });

  it('at another option is none of it', () => {
    expect(at('options.mapNumber')).toBeNull();
    expect(at('options')).toBeNull();
    expect(problemOf(null, 'map')).toBeNull();
    expect(problemOf(fail('It is wrong.').problem, 'map')).toBeNull();
  });
});
