import { seededDice } from '@marchlands/core/match/dice.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { games } from '@marchlands/games/index.ts';
import { describe, expect, it } from 'vitest';
import { positionText, readPositionText } from '../table/lines/position-text.ts';

describe('a position as text', () => {
  it.each(games)('is read back as it was written: $id', async ({ load }) => {
    const game = await load();
    const seats = game.seats.find((count) => count > 1) ?? 1;
    const match = createMatch(game, { seats, dice: seededDice('text') });
    if (!match.ok) throw new Error(match.problem.message);
    const position = game.position.format(match.value.state, EVERYTHING);
    const text = positionText(position);
    expect(readPositionText(text)).toEqual({ ok: true, value: JSON.parse(JSON.stringify(position)) });
    // Short parts are on one line, for legibility.
    expect(text.split('\n').length).toBeLessThan(JSON.stringify(position, null, 2).split('\n').length);
  });

  it('breaks what is long over lines, and nothing else', () => {
    expect(positionText({ turn: 1, score: [3, 4], names: {} })).toBe('{ "turn": 1, "score": [3, 4], "names": {} }');
    const names = Array.from({ length: 3 }, (_, i) => `${i}${'x'.repeat(30)}`);
    expect(positionText({ names, turn: 1 })).toBe(
      `{\n  "names": [\n    "${names[0]}",\n    "${names[1]}",\n    "${names[2]}"\n  ],\n  "turn": 1\n}`,
    );
  });

  it('has the rows of a board below each other, however short', () => {
    expect(positionText(['. .', 'x .'])).toBe('[\n  ". .",\n  "x ."\n]');
  });

  it('is a game’s own text where it begins like no object', () => {
    expect(readPositionText(' RBGY L=R c=2 \n')).toEqual({ ok: true, value: 'RBGY L=R c=2' });
    expect(positionText('RBGY L=R')).toBe('RBGY L=R');
  });

  it('that is broken is refused with its place', () => {
    const read = readPositionText('{\n  "turn": }');
    expect(read.ok ? null : read.problem.at).toBe('line 2, column 11');
  });
});
