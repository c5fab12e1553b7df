import { describe, expect, it } from 'vitest';
import { givenDice, seededDice } from '../../match/dice.ts';
import type { Match } from '../../match/match.ts';
import { createMatch, type MatchPlan } from '../../match/open.ts';
import { Rng } from '../../rng.ts';
import { CHANCE, EVERYTHING, SPECTATOR } from '../../seat.ts';
import type { DrawTypes } from '../../testing/toys/hidden-draw/types.ts';
import { actOnce, duel, hiddenDraw, must, newMatch, refused } from './help.ts';

const choose = (rank: number): number => hiddenDraw.moveCodec.encode({ kind: 'choose', rank });
const place = (face: 'up' | 'down'): number => hiddenDraw.moveCodec.encode({ kind: 'place', face });
const look = (owner: number, at: number): number => hiddenDraw.moveCodec.encode({ kind: 'look', owner, at });
const deal = (rank: number): number => hiddenDraw.outcomeCodec.encode({ kind: 'deal', rank });

/** Two seats with known cards: seat 0 holds 1 2, seat 1 holds 3 4; seat 0 has drawn a 5. */
function dealt(): Match<DrawTypes> {
  const match = must(createMatch(hiddenDraw, { seats: 2, dice: givenDice() }));
  for (const rank of [1, 3, 2, 4, 5]) must(match.supply(deal(rank)));
  return match;
}

/** All that a refused call must leave as it was. */
function trace(match: Match<DrawTypes>): unknown {
  return [match.entries.length, match.state.hash(), match.version(0), match.version(1), match.version(SPECTATOR)];
}

describe('a match begins', () => {
  it('with chance acting until a seat must', () => {
    const match = newMatch(hiddenDraw, 3, 'begin');
    expect(match.entries.every((entry) => entry.kind === 'chance')).toBe(true);
    expect(match.entries).toHaveLength(3 * 2 + 1);
    expect(match.awaited()).toEqual([0]);
    expect(match.isChanceDue).toBe(false);
  });

  it('with a header that holds only what differs from the defaults', () => {
    const plan = { seats: 2, options: { ranks: 4, copies: 3 }, dice: seededDice('h') };
    const { header } = must(createMatch(hiddenDraw, plan));
    expect(header).toEqual({
      game: 'hidden-draw',
      rulesVersion: 1,
      seats: 2,
      options: { ranks: 4 },
      players: [{ name: 'Player 1' }, { name: 'Player 2' }],
      dice: { kind: 'seeded', seed: 'h' },
    });
  });

  it('from a given position, kept in full in the header', () => {
    const before = dealt();
    const position = hiddenDraw.position.format(before.state, EVERYTHING);
    const match = must(createMatch(hiddenDraw, { seats: 2, dice: seededDice('p'), position }));
    expect(match.header.position).toEqual(position);
    expect(match.entries).toHaveLength(0);
    expect(match.state.hash()).toBe(before.state.hash());
  });

  const dice = seededDice('x');
  it.each<[MatchPlan, string]>([
    [{ seats: 7, dice }, 'seats: Hidden Draw is for 2, 3, 4 players, not 7.'],
    [{ seats: 2.5, dice }, 'seats: Hidden Draw is for'],
    [{ seats: 2, dice, options: { rank: 4 } }, 'options.rank: There is no option of this name'],
    [{ seats: 2, dice, options: { ranks: 99 } }, 'options.ranks: must be a whole number from 2 to 6, not 99.'],
    [{ seats: 2, dice, players: [{ name: 'Anna' }] }, 'players: must name one player for each seat, 2 in all.'],
    [{ seats: 2, dice, players: [{ name: 'Anna' }, { name: ' ' }] }, 'players.1: must be a visible name'],
    [{ seats: 2, dice, position: 'nonsense' }, 'position: must be an object'],
  ])('or is refused in words: %j', (plan, message) => {
    expect(refused(createMatch(hiddenDraw, plan))).toContain(message);
  });
});

describe('a sequence of moves', () => {
  it('is taken whole, and chance then acts until a seat must', () => {
    const match = newMatch(hiddenDraw, 2, 'row');
    const rank = hiddenDraw.moveCodec.decode(match.legal(0)[0]);
    const first = match.entries.length;
    const appended = must(match.submit(0, [match.legal(0)[0], place('down')], match.version(0)));
    expect(appended).toEqual({ first, count: 3, sealed: false });
    expect(match.entries.slice(first)).toMatchObject([
      { kind: 'move', by: 0, move: rank },
      { kind: 'move', by: 0, move: { kind: 'place', face: 'down' } },
      { kind: 'chance' },
    ]);
    expect(match.awaited()).toEqual([1]);
  });

  it('is refused whole where one of its moves is not legal, with the rule and its place', () => {
    const match = dealt();
    const before = trace(match);
    expect(refused(match.submit(0, [choose(1), choose(2)], match.version(0)))).toMatch(/^move 2: .+ \(HD-06\)$/);
    expect(trace(match)).toEqual(before);
    expect(match.legal(0)).toContain(choose(1));
  });

  it('of a single illegal move is refused in the words of the game', () => {
    const match = dealt();
    const message = refused(match.submit(0, [choose(4)], match.version(0)));
    const { text, rule } = hiddenDraw.words.refusal('notInHand', match.setup, { kind: 'choose', rank: 4 });
    expect(message).toBe(`${text} (${rule})`);
  });

  it('ends where chance must act: more is refused whole, whatever it is', () => {
    const match = dealt();
    const before = trace(match);
    const messages = [choose(3), place('up'), 9999, -1].map((code) =>
      refused(match.submit(0, [choose(1), place('up'), code], match.version(0))),
    );
    expect(new Set(messages).size).toBe(1);
    expect(messages[0]).toContain('A sequence of moves ends where chance or another seat must act');
    expect(trace(match)).toEqual(before);
  });

  it('ends where something hidden is shown to its sender: more is refused whole with the same reason', () => {
    const match = dealt();
    must(match.submit(0, [choose(1), place('down')], match.version(0)));
    must(match.supply(deal(1)));
    const before = trace(match);
    const messages = [
      [look(0, 0), choose(1)],
      [look(0, 0), choose(5)],
      [choose(1), place('up'), choose(3)],
    ].map((codes) => refused(match.submit(1, codes, match.version(1))));
    expect(new Set(messages).size).toBe(1);
    expect(trace(match)).toEqual(before);
    must(match.submit(1, [look(0, 0)], match.version(1)));
    must(match.submit(1, [choose(1)], match.version(1)));
  });

  it.each([
    ['the wrong seat', 1, [choose(3)], 'turn'],
    ['no seat of the match', 2, [choose(3)], 'There is no seat 2; the seats of this match are 0 to 1.'],
    ['half a seat', 0.5, [choose(3)], 'There is no seat 0.5'],
    ['chance', CHANCE, [choose(3)], 'There is no seat -1'],
    ['no move', 0, [], 'at least one move'],
    ['a number that is no move', 0, [123456], '(HD-'],
    ['a fraction', 0, [0.5], 'A move is a whole number, not 0.5.'],
    ['not a number', 0, [Number.NaN], 'A move is a whole number'],
  ])('is refused from or with %s', (_, seat, codes, message) => {
    const match = dealt();
    const before = trace(match);
    expect(refused(match.submit(seat, codes, 5))).toContain(message);
    expect(trace(match)).toEqual(before);
  });

  it('that answers an older state is refused', () => {
    const match = dealt();
    const version = match.version(1);
    must(match.submit(0, [choose(1), place('down')], match.version(0)));
    must(match.supply(deal(1)));
    expect(refused(match.submit(1, [choose(3)], version))).toContain(
      'answers the state after 5 entries; now there are 8',
    );
    expect(refused(match.submit(1, [choose(3)], 99))).toContain('moved on');
    must(match.submit(1, [choose(3)], match.version(1)));
  });

  it('is refused after the end', () => {
    const match = newMatch(hiddenDraw, 2, 'end');
    const rng = new Rng('end');
    while (!match.isOver) actOnce(match, rng);
    expect(refused(match.submit(0, [choose(1)], match.version(0)))).toContain('The match is over');
    expect(match.result?.reason).toBe('deckEmpty');
    expect(match.awaited()).toEqual([]);
    expect(match.legal(0)).toEqual([]);
  });
});

describe('given dice', () => {
  it('are waited for, and every outcome must be one that can happen', () => {
    const match = must(createMatch(hiddenDraw, { seats: 2, options: { copies: 2, hand: 1 }, dice: givenDice() }));
    expect(match.isChanceDue).toBe(true);
    expect(match.actors).toBe(CHANCE);
    expect(refused(match.submit(0, [choose(1)], match.version(0)))).toContain('Chance must act first');
    must(match.supply(deal(1)));
    must(match.supply(deal(1)));
    expect(refused(match.supply(deal(1)))).toBe(
      'The outcome "deal 1" cannot happen now; possible are deal 2, deal 3, deal 4, deal 5.',
    );
    expect(refused(match.supply(77))).toContain('An outcome with the code 77 cannot happen now');
    must(match.supply(deal(2)));
    expect(refused(match.supply(deal(2)))).toContain('Chance does not act now');
    expect(match.entries).toHaveLength(3);
  });

  it('are the only ones to take outcomes by hand', () => {
    const match = newMatch(duel, 2, 'own dice');
    expect(refused(match.supply(0))).toContain('Chance does not act now');
  });
});

describe('a typed line', () => {
  it('is a sequence of moves in the notation of the game', () => {
    const match = dealt();
    must(match.submitLine(0, 'choose 1; place down', match.version(0)));
    expect(match.entries.slice(5)).toEqual([
      { kind: 'move', by: 0, move: { kind: 'choose', rank: 1 } },
      { kind: 'move', by: 0, move: { kind: 'place', face: 'down' } },
    ]);
  });

  it('may go on over chance results where the dice are given, all or nothing', () => {
    const match = dealt();
    must(match.submitLine(0, 'choose 1; place down; deal 3', match.version(0)));
    expect(match.entries).toHaveLength(8);
    expect(match.awaited()).toEqual([1]);
    const before = trace(match);
    const undone = match.submitLine(1, 'choose 3; place down; deal 9', match.version(1));
    expect(undone.ok).toBe(false);
    expect(trace(match)).toEqual(before);
  });

  it('may not hold chance results where the dice draw', () => {
    const match = newMatch(hiddenDraw, 2, 'typed');
    const rank = hiddenDraw.moveCodec.format(match.legal(0)[0]);
    const before = trace(match);
    const messages = [1, 2, 3, 4, 5].map((dealtRank) => {
      const answer = match.submitLine(0, `${rank}; place up; deal ${dealtRank}`, match.version(0));
      return answer.ok ? 'taken' : answer.problem.message;
    });
    expect(messages.some((message) => message.includes('in this match chance draws for itself'))).toBe(true);
    expect(messages).not.toContain('taken');
    expect(trace(match)).toEqual(before);
  });

  it('that cannot be read is refused', () => {
    const match = dealt();
    expect(refused(match.submitLine(0, 'dance', match.version(0)))).toContain('A move starts with one of');
    expect(refused(match.submitLine(1, 'choose 3', match.version(1)))).toContain('turn');
    expect(refused(match.submitLine(0, 'choose 1', 0))).toContain('moved on');
  });
});
