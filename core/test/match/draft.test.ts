import { describe, expect, it } from 'vitest';
import { givenDice } from '../../match/dice.ts';
import { Draft } from '../../match/draft.ts';
import type { Match } from '../../match/match.ts';
import { createMatch } from '../../match/open.ts';
import type { DrawTypes } from '../../testing/toys/hidden-draw/types.ts';
import { must, refused, wholeDraw } from './help.ts';

const move = (line: string): number => must(wholeDraw.moveCodec.parse(line));

/** Seat 0 holds 1, 2 and 5, seat 1 the cards given. */
function begin(others: readonly [number, number] = [3, 4]): Match<DrawTypes> {
  const match = must(createMatch(wholeDraw, { seats: 2, dice: givenDice() }));
  for (const rank of [1, others[0], 2, others[1], 5]) must(match.supply(rank - 1));
  return match;
}

describe('the draft of a choice that one seat makes alone', () => {
  it('is begun by the first move of a choice that is sent whole, and ends with its last', () => {
    const match = begin();
    const draft = new Draft(match);
    expect(draft.seenBy(0)).toBeNull();
    expect(must(draft.put(0, [move('choose 1')]))).toMatchObject({ isWhole: false });
    expect(draft.isOpen(0)).toBe(true);
    expect(must(draft.put(0, ['choose 1', 'place up'].map(move)))).toMatchObject({ isWhole: true });
    expect(refused(draft.put(0, ['choose 1', 'place up', 'choose 2'].map(move)))).toContain('This choice is complete');
    expect(draft.codes).toEqual(['choose 1', 'place up'].map(move));
    expect(match.entries).toHaveLength(5);
  });

  it('is not for a seat that does not act, nor for what the rules refuse', () => {
    const draft = new Draft(begin());
    expect(refused(draft.put(1, [move('choose 3')]))).toContain('no choice to put together');
    expect(refused(draft.put(0, [move('choose 4')]))).toContain('HD-');
    expect(draft.isEmpty).toBe(true);
  });

  it('may hold one move that is a whole choice by itself, to be looked at before it is sent', () => {
    const match = begin();
    must(match.submit(0, ['choose 1', 'place down'].map(move), match.version(0)));
    must(match.supply(0));
    const draft = new Draft(match);
    const before = match.entries.length;
    expect(must(draft.put(1, [move('look 1 0')]))).toMatchObject({ isWhole: true });
    expect(draft.isOpen(1)).toBe(true);
    expect(match.entries).toHaveLength(before);
  });

  it('is tried on a state that depends on the view alone', () => {
    const [one, other] = [begin([3, 4]), begin([4, 4])];
    expect(one.state.equals(other.state)).toBe(false);
    const codes = [move('choose 1')];
    const drafted = [one, other].map((match) => must(new Draft(match).put(0, codes)).state);
    expect(drafted[0]?.equals(drafted[1])).toBe(true);
  });
});
