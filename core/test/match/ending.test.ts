import { describe, expect, it } from 'vitest';
import { fairDice } from '../../match/dice.ts';
import { createMatch } from '../../match/open.ts';
import { duel, hiddenDraw, must, newMatch, refused } from './help.ts';

describe('resigning', () => {
  it('follows the rules of a game that has it', () => {
    const match = newMatch(duel, 2, 'resign');
    expect(must(match.resign(0))).toEqual({ first: 1, count: 1, sealed: false });
    expect(match.entries.at(-1)).toEqual({ kind: 'resign', by: 0 });
    expect(match.result).toMatchObject({ ranks: [2, 1], winners: [1], reason: 'resigned' });
    expect(match.log(1).at(-1)?.sentences).toEqual(['Player 1 resigned.']);
    expect(refused(match.resign(1))).toBe('The match is over.');
  });

  it('is refused in words elsewhere, and a bot may take the seat', () => {
    const match = newMatch(hiddenDraw, 2, 'bot');
    expect(refused(match.resign(0))).toBe(
      'The rules of Hidden Draw do not provide for resigning: let a bot take the seat, or let all agree to end.',
    );
    expect(refused(match.resign(5))).toContain('There is no seat 5');
    must(match.takeOver(0, { name: 'Bo', level: 'greedy' }));
    expect(match.players).toEqual([{ name: 'Bo', level: 'greedy' }, { name: 'Player 2' }]);
    expect(match.header.players[0]).toEqual({ name: 'Player 1' });
    expect(match.nameOf(0)).toBe('Bo');
    expect(match.awaited()).toEqual([0]);
    expect(refused(match.takeOver(0, { name: '' }))).toContain('needs a visible name');
  });
});

describe('ending by agreement', () => {
  it('needs everybody', () => {
    const match = newMatch(duel, 2, 'agree');
    expect(refused(match.end([0]))).toBe('All must agree to end; still to be asked: Player 2.');
    expect(match.isOver).toBe(false);
  });

  it('follows the rules of a game that has it', () => {
    const match = newMatch(duel, 2, 'agree');
    must(match.end([1, 0]));
    expect(match.result).toMatchObject({ reason: 'agreed', winners: [] });
  });

  it('gives no result elsewhere, and is the end all the same', () => {
    const match = newMatch(hiddenDraw, 3, 'agree');
    must(match.end([0, 1, 2]));
    expect(match.isOver).toBe(true);
    expect(match.result).toBeNull();
    expect(match.awaited()).toEqual([]);
    expect(match.legal(0)).toEqual([]);
    expect(refused(match.submit(0, [0], match.version(0)))).toContain('The match is over');
    expect(refused(match.end([0, 1, 2]))).toBe('The match is over.');
    expect(refused(match.takeOver(0, { name: 'Bo' }))).toBe('The match is over.');
    expect(refused(match.undo(0))).toContain('The match is over');
  });
});

describe('the secret of fair dice', () => {
  it('is in the header from the end on, and not before', () => {
    const secret = new Uint8Array(32).fill(3);
    const match = must(createMatch(duel, { seats: 2, dice: fairDice(secret) }));
    expect(match.header.dice).not.toHaveProperty('secret');
    must(match.resign(1));
    expect(match.header.dice).toMatchObject({ secret: '03'.repeat(32) });
  });
});
