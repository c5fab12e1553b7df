import { describe, expect, it } from 'vitest';
import { givenDice } from '../../match/dice.ts';
import type { Match } from '../../match/match.ts';
import { createMatch } from '../../match/open.ts';
import { formatRecord } from '../../match/record-format.ts';
import { parseRecord } from '../../match/record-parse.ts';
import { fromJSON, toJSON } from '../../match/store.ts';
import { verifyRecord } from '../../match/verify.ts';
import { EVERYTHING, SPECTATOR } from '../../seat.ts';
import type { DrawTypes } from '../../testing/toys/hidden-draw/types.ts';
import { hiddenDraw, loadToy, must, refused, wholeDraw } from './help.ts';

const move = (line: string): number => must(wholeDraw.moveCodec.parse(line));
const HALF = 'This choice is not complete: send all of it, up to its last move.';

/** Seat 0 holds 1, 2 and 5, seat 1 holds 3 and 4. */
function begin(game = wholeDraw): Match<DrawTypes> {
  const match = must(createMatch(game, { seats: 2, dice: givenDice() }));
  for (const rank of [1, 3, 2, 4, 5]) must(match.supply(rank - 1));
  return match;
}

/** A stored match of Hidden Draw, which takes every move by itself, as one of Whole Draw. */
function stored(play: (match: Match<DrawTypes>) => void): unknown {
  const match = begin(hiddenDraw);
  play(match);
  return JSON.parse(JSON.stringify(toJSON(match)).replaceAll('hidden-draw', 'whole-draw'));
}

const submit = (match: Match<DrawTypes>, seat: number, ...lines: string[]): void => {
  must(match.submit(seat, lines.map(move), match.version(seat)));
};

describe('a choice of one seat that is sent whole', () => {
  it.each([[['choose 1']], [['choose 2']]])('is refused where it breaks off, always in the same words: %s', (lines) => {
    const match = begin();
    const before = JSON.stringify(toJSON(match));
    expect(refused(match.submit(0, lines.map(move), match.version(0)))).toBe(HALF);
    expect(refused(match.submitLine(0, lines.join('; '), match.version(0)))).toBe(HALF);
    expect(JSON.stringify(toJSON(match))).toBe(before);
  });

  it('is refused where it goes on past its end', () => {
    const match = begin();
    const codes = ['choose 1', 'place up', 'choose 2'].map(move);
    expect(refused(match.submit(0, codes, match.version(0)))).toContain('A sequence of moves ends');
  });

  it('breaks off in a line with chance results no more than elsewhere', () => {
    const match = begin();
    submit(match, 0, 'choose 1', 'place up');
    must(match.supply(0));
    const line = 'choose 3; place up; deal 2; choose 2';
    expect(match.submitLine(1, line, match.version(1)).ok).toBe(false);
    expect(match.entries).toHaveLength(8);
  });

  it('is one line of the log and of the record, from its start, and everybody sees one jump', () => {
    const match = begin();
    submit(match, 0, 'choose 1', 'place down');
    expect(match.log(0, 5).map(({ line }) => line)).toEqual(['', 'choose 1; place down']);
    expect(match.log(1, 5).map(({ line }) => line)).toEqual(['', 'choose ?; place down']);
    expect(formatRecord(match, EVERYTHING)).toContain('\nchoose 1; place down\n');
    expect([0, 1, SPECTATOR].map((viewer) => match.version(viewer))).toEqual([7, 7, 7]);
  });

  it('is shown at rest only: before it, or after it', () => {
    const match = begin();
    const before = match.view(1);
    submit(match, 0, 'choose 1', 'place up');
    expect(match.viewAt(5, 1)).toEqual(before);
    expect([5, 6, 7].map((version) => match.restAt(version, 1))).toEqual([5, 5, 7]);
    expect(match.viewAt(6, 1)).toEqual(before);
    expect(match.viewAt(7, 1)).toEqual(match.view(1));
  });

  it('is taken back as one', () => {
    const match = begin();
    const before = match.state.clone();
    submit(match, 0, 'choose 1', 'place up');
    expect(match.canUndo(0)).toEqual({ alone: [], consented: [5] });
    expect(refused(match.undo(0, { to: 6, agreed: [1] }))).toContain('cannot go back to entry 6');
    must(match.undo(0, { agreed: [1] }));
    expect(match.state.equals(before)).toBe(true);
  });

  it('does not begin a match: a position in the middle of one is refused', () => {
    const inside = begin(hiddenDraw);
    submit(inside, 0, 'choose 1');
    const position = wholeDraw.position.format(inside.state, EVERYTHING);
    const made = createMatch(wholeDraw, { seats: 2, dice: givenDice(), position });
    expect(refused(made)).toContain('cannot begin in the middle of a choice');
  });
});

describe('logs in which every move was taken by itself', () => {
  it('are the same match, its choices whole', () => {
    const json = stored((match) => {
      submit(match, 0, 'choose 1');
      submit(match, 0, 'place up');
    });
    const match = must(fromJSON(wholeDraw, json));
    expect(match.entries).toHaveLength(7);
    expect(match.canUndo(0).consented).toEqual([5]);
    expect(match.log(0, 5).map(({ line }) => line)).toEqual(['', 'choose 1; place up']);
  });

  it('may break off in the middle of one: it is taken back, and the log says so', async () => {
    const json = stored((match) => submit(match, 0, 'choose 1'));
    const match = must(fromJSON(wholeDraw, json));
    expect(match.entries.at(-1)).toEqual({ kind: 'undo', by: 0, to: 5, agreed: [] });
    expect(match.state.equals(begin().state)).toBe(true);
    expect(match.log(1).at(-1)?.own).toBe('Player 1 takes back a choice.');
    submit(match, 0, 'choose 2', 'place up');
    const text = formatRecord(match, EVERYTHING);
    const again = must(await parseRecord(text, loadToy));
    expect(formatRecord(again, EVERYTHING)).toBe(text);
    expect(again.entries).toEqual(match.entries);
  });

  it('are checked with that remark', async () => {
    const half = begin(hiddenDraw);
    submit(half, 0, 'choose 1');
    const text = formatRecord(half, EVERYTHING).replace('hidden-draw', 'whole-draw');
    const checked = await verifyRecord(text, loadToy);
    if (!checked.ok) throw new Error(checked.problem.message);
    expect(checked.value.remarks.map(({ message }) => message).join()).toContain(
      'breaks off in the middle of a choice',
    );
  });

  it('may go back into the middle of one, and have another player sit down there', () => {
    const json = stored((match) => {
      submit(match, 0, 'choose 1');
      submit(match, 0, 'place up');
      must(match.undo(0, { to: 6, agreed: [1] }));
      must(match.takeOver(0, { name: 'Bo' }));
      submit(match, 0, 'place down');
    });
    const match = must(fromJSON(wholeDraw, json));
    expect(match.entries).toHaveLength(10);
    expect(match.log(0, 9).map(({ line }) => line)).toEqual(['choose 1; place down']);
    expect(match.canUndo(0).consented).toEqual([5]);
    must(match.undo(0, { agreed: [1] }));
    expect(match.state.equals(begin().state)).toBe(true);
  });
});
