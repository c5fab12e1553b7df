import { describe, expect, it } from 'vitest';
import { chooser } from '../choose.ts';

interface Step {
  readonly kind: 'step';
  readonly to: number;
}
const step = (to: number): Step => ({ kind: 'step', to });

/** The calls to a table when `moves` are chosen, with a draft of this many steps open, or none. */
function told(draft: number | null, isShared: boolean, ...moves: readonly Step[]): readonly unknown[] {
  const calls: unknown[] = [];
  const made = Array.from({ length: draft ?? 0 }, (_, i) => step(i));
  const choose = chooser<Step>({
    draft: draft === null ? null : { moves: made, notation: '', isWhole: false, isShared },
    act: (row) => calls.push(['act', ...row.map(({ to }) => to)]),
    redraft: (row) => calls.push(['redraft', ...row.map(({ to }) => to)]),
  });
  choose(...moves);
  return calls;
}

describe('the door through which a board chooses', () => {
  it('leads to the table where a seat chooses alone, in the middle of a choice too', () => {
    expect(told(null, false, step(7))).toEqual([['act', 7]]);
    expect(told(null, false, step(7), step(8))).toEqual([['act', 7, 8]]);
    expect(told(2, false, step(7))).toEqual([['act', 7]]);
  });

  it('makes the draft longer where others choose at the same time', () => {
    expect(told(0, true, step(7))).toEqual([['redraft', 7]]);
    expect(told(2, true, step(7), step(8))).toEqual([['redraft', 0, 1, 7, 8]]);
  });
});
