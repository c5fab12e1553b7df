import { describe, expect, it } from 'vitest';
import { playForced } from '../../forced.ts';
import { givenDice } from '../../match/dice.ts';
import type { Match } from '../../match/match.ts';
import { createMatch } from '../../match/open.ts';
import { formatRecord } from '../../match/record-format.ts';
import { parseRecord } from '../../match/record-parse.ts';
import { fromJSON, toJSON } from '../../match/store.ts';
import { ok } from '../../result.ts';
import { EVERYTHING } from '../../seat.ts';
import { faceUp } from '../../testing/toys/hidden-draw/face-up.ts';
import { PLACE_UP } from '../../testing/toys/hidden-draw/moves.ts';
import type { DrawTypes } from '../../testing/toys/hidden-draw/types.ts';
import { must, refused } from './help.ts';

const move = (line: string): number => must(faceUp.moveCodec.parse(line));

/** Seat 0 holds 1, 2 and 5, seat 1 holds 3 and 4. */
function begin(): Match<DrawTypes> {
  const match = must(createMatch(faceUp, { seats: 2, dice: givenDice() }));
  for (const rank of [1, 3, 2, 4, 5]) must(match.supply(rank - 1));
  return match;
}

function choose(match: Match<DrawTypes>, seat: number, rank: number): void {
  must(match.submit(seat, [move(`choose ${rank}`)], match.version(seat)));
}

describe('a lone move at an open step', () => {
  it('is played by the match, as an entry of its seat', () => {
    const match = begin();
    choose(match, 0, 1);
    expect(match.entries.slice(5)).toEqual([
      { kind: 'move', by: 0, move: { kind: 'choose', rank: 1 } },
      { kind: 'move', by: 0, move: { kind: 'place', face: 'up' } },
    ]);
    expect(match.isChanceDue).toBe(true);
  });

  it('may be sent with the choice before it', () => {
    const match = begin();
    must(match.submit(0, [move('choose 1'), PLACE_UP], match.version(0)));
    expect(match.entries).toHaveLength(7);
  });

  it('is never gone back to by undo: it would come straight back', () => {
    const match = begin();
    choose(match, 0, 1);
    must(match.supply(2));
    choose(match, 1, 4);
    expect(match.canUndo(1).consented).toEqual([8]);
    expect(match.canUndo(0).consented).toEqual([5]);
    expect(refused(match.undo(1, { to: 9, agreed: [0] }))).toContain('cannot go back to entry 9');
    must(match.undo(1, { agreed: [0] }));
    expect(match.actors).toBe(0b10);
  });

  it('may be left out of a line or written in it', () => {
    const match = begin();
    const read = (line: string): unknown => must(faceUp.notation.parse(match.state, 0, line));
    expect(read('choose 1; deal 3')).toEqual(read('choose 1; place up; deal 3'));
    expect(read('choose 1')).toEqual([{ by: 0, code: move('choose 1') }]);
  });

  it('stands in the record, which reads back the same', async () => {
    const match = begin();
    choose(match, 0, 1);
    const text = formatRecord(match, EVERYTHING);
    const again = must(await parseRecord(text, async () => ok(faceUp)));
    expect(again.entries).toEqual(match.entries);
    expect(formatRecord(again, EVERYTHING)).toBe(text);
  });

  it('is played by `proceed` where a stored log ends before it', () => {
    const whole = begin();
    choose(whole, 0, 1);
    const json = JSON.parse(JSON.stringify(toJSON(whole)));
    json.entries.pop();
    const match = must(fromJSON(faceUp, json));
    expect(match.entries).toHaveLength(6);
    expect(match.proceed()).toEqual({ first: 6, count: 1, sealed: false });
    expect(match.state.equals(whole.state)).toBe(true);
  });

  it('is played on a state of its own by whoever has no match', () => {
    const match = begin();
    const state = match.stateAt(5);
    faceUp.apply(state, 0, move('choose 1'));
    expect(playForced(faceUp, state)).toEqual([{ by: 0, code: PLACE_UP }]);
    expect(playForced(faceUp, state)).toEqual([]);
  });
});
