import { describe, expect, it } from 'vitest';
import type { Game } from '../../game.ts';
import { OutcomeList } from '../../lists.ts';
import { givenDice } from '../../match/dice.ts';
import type { Match } from '../../match/match.ts';
import { createMatch } from '../../match/open.ts';
import { formatRecord } from '../../match/record-format.ts';
import { parseRecord } from '../../match/record-parse.ts';
import { Rng } from '../../rng.ts';
import { EVERYTHING, SPECTATOR } from '../../seat.ts';
import type { DrawTypes } from '../../testing/toys/hidden-draw/types.ts';
import { actOnce, duel, hiddenDraw, loadToy, must, newMatch, othersOf, playOn, randomMatch, refused } from './help.ts';

/** Seat 0 holds 1 2 5, seat 1 holds 3 4; three cards of each rank. Outcomes are given. */
function dealt(): Match<DrawTypes> {
  const match = must(createMatch(hiddenDraw, { seats: 2, dice: givenDice() }));
  for (const rank of [1, 3, 2, 4, 5]) must(match.supply(rank - 1));
  return match;
}

function type(match: Match<DrawTypes>, seat: number, line: string): void {
  must(match.submitLine(seat, line, match.version(seat)));
}

function viewsOf(match: Match<DrawTypes>): unknown {
  return [0, 1, SPECTATOR, EVERYTHING].map((viewer) => match.view(viewer));
}

describe('a seat by itself', () => {
  it('takes back its own last moves one by one or together', () => {
    const match = dealt();
    const start = viewsOf(match);
    type(match, 0, 'choose 1');
    expect(match.canUndo(0)).toEqual({ alone: [5], consented: [5] });
    expect(must(match.undo(0))).toEqual({ first: 6, count: 1, sealed: false });
    expect(viewsOf(match)).toEqual(start);
    expect(match.entries.slice(5)).toEqual([
      { kind: 'move', by: 0, move: { kind: 'choose', rank: 1 } },
      { kind: 'undo', by: 0, to: 5, agreed: [] },
    ]);
    type(match, 0, 'choose 2');
    type(match, 0, 'place down');
    expect(match.canUndo(0)).toEqual({ alone: [8, 7], consented: [8, 7] });
    must(match.undo(0, { to: 7 }));
    expect(viewsOf(match)).toEqual(start);
    expect(match.canUndo(0)).toEqual({ alone: [], consented: [] });
  });

  it('cannot once chance has acted', () => {
    const match = dealt();
    type(match, 0, 'choose 1; place down');
    expect(match.canUndo(0).alone).toEqual([6, 5]);
    must(match.supply(0));
    expect(match.canUndo(0)).toEqual({ alone: [], consented: [6, 5] });
    expect(refused(match.undo(0))).toContain('the consent of Player 2');
  });

  it('cannot once another seat has acted', () => {
    const match = dealt();
    type(match, 0, 'choose 1; place down; deal 1');
    type(match, 1, 'choose 3');
    expect(match.canUndo(0)).toEqual({ alone: [], consented: [6, 5] });
    expect(match.canUndo(1).alone).toEqual([8]);
  });

  it('cannot once a move has shown it something hidden', () => {
    const match = dealt();
    type(match, 0, 'choose 1; place down; deal 1');
    type(match, 1, 'look 1 0');
    expect(match.canUndo(1)).toEqual({ alone: [], consented: [8] });
    type(match, 1, 'choose 3');
    expect(match.canUndo(1)).toEqual({ alone: [9], consented: [9, 8] });
    expect(match.canUndo(1, 1)).toEqual({ alone: [9], consented: [9] });
  });

  it('cannot once a move has shown others something hidden', () => {
    const match = dealt();
    type(match, 0, 'choose 2');
    expect(match.canUndo(0).alone).toEqual([5]);
    type(match, 0, 'place up');
    expect(match.canUndo(0)).toEqual({ alone: [], consented: [6, 5] });
    expect(refused(match.undo(0))).toContain('the consent of Player 2');
    must(match.undo(0, { to: 5, agreed: [1] }));
    expect(match.view(1)).toEqual(dealt().view(1));
  });

  it('names no point but those', () => {
    const match = dealt();
    expect(refused(match.undo(0))).toContain('Player 1 has made no move that can be taken back');
    type(match, 0, 'choose 1; place down');
    expect(refused(match.undo(0, { to: 4 }))).toContain('cannot go back to entry 4; possible are 6, 5.');
    expect(refused(match.undo(9))).toContain('There is no seat 9');
  });
});

describe('with the consent of all others', () => {
  it('a seat goes back further, chance then draws anew, and the number of the outcome goes on', () => {
    const match = newMatch(hiddenDraw, 3, 'consent');
    const rng = new Rng('consent');
    const before = viewsOf(match);
    const first = match.entries.length;
    while (match.awaited()[0] === 0) actOnce(match, rng);
    expect(refused(match.undo(0, { agreed: [1] }))).toContain('the consent of Player 3,');
    const points = match.canUndo(0).consented;
    must(match.undo(0, { to: points.at(-1) as number, agreed: [2, 1, 0] }));
    expect(match.entries.at(-1)).toEqual({ kind: 'undo', by: 0, to: first, agreed: [1, 2] });
    expect(viewsOf(match)).toEqual(before);
    const drawn = match.entries.filter((entry) => entry.kind === 'chance').length;
    while (match.awaited()[0] === 0) actOnce(match, rng);
    const again = match.entries.findLastIndex((entry) => entry.kind === 'chance');
    const outcomes = new OutcomeList(match.setup.bounds.outcomes);
    hiddenDraw.outcomes(match.stateAt(again), outcomes);
    const code = match.dice.draw(outcomes, { ever: drawn, line: () => [] });
    expect(match.journal.at(again).step?.code).toBe(code);
    expect(match.entries.filter((entry) => entry.kind === 'chance')).toHaveLength(drawn + 1);
  });

  it('goes back over an earlier undo', () => {
    const match = dealt();
    type(match, 0, 'choose 1');
    must(match.undo(0));
    type(match, 0, 'choose 2; place up; deal 1');
    expect(match.canUndo(0).consented).toEqual([8, 7]);
    must(match.undo(0, { to: 7, agreed: [1] }));
    type(match, 0, 'choose 5');
    expect(match.view(0).own.chosen).toBe(5);
    expect(match.view(0).table.deck).toBe(10);
  });

  it('what was once taken back without consent, after it was shown to others, is still read', async () => {
    const match = dealt();
    type(match, 0, 'choose 2; place up');
    must(match.undo(0, { to: 5, agreed: [1] }));
    const text = formatRecord(match, EVERYTHING).replace(' agreed 2', '');
    const read = must(await parseRecord(text, loadToy));
    expect(read.entries.at(-1)).toEqual({ kind: 'undo', by: 0, to: 5, agreed: [] });
    expect(formatRecord(read, EVERYTHING)).toBe(text);
    expect(read.state.equals(match.state)).toBe(true);
  });

  it('nobody goes back after the end', () => {
    const match = newMatch(duel, 2, 'over');
    must(match.resign(0));
    expect(refused(match.undo(1, { agreed: [0] }))).toContain('The match is over');
    expect(match.canUndo(1)).toEqual({ alone: [], consented: [] });
  });
});

describe('after any undo', () => {
  it.each<[string, Game]>([
    ['hidden-draw', hiddenDraw],
    ['duel', duel],
  ])('every view is that of the point gone back to: %s', (id, game) => {
    const viewers = [0, 1, SPECTATOR, EVERYTHING];
    let undone = 0;
    for (let number = 0; number < 20; number += 1) {
      const rng = new Rng(`${id}${number}`);
      const match = newMatch(game, 2, `${id}${number}`);
      for (let i = 0; i < 60 && !match.isOver; i += 1) {
        actOnce(match, rng);
        const seat = rng.below(2);
        const points = match.canUndo(seat).consented;
        const to = points.at(rng.below(points.length || 1));
        if (to === undefined || rng.below(3) > 0) continue;
        const then = viewers.map((viewer) => game.view(match.stateAt(match.journal.indexOf(to, seat)), viewer));
        must(match.undo(seat, { to, agreed: othersOf(match, seat) }));
        expect(viewers.map((viewer) => match.view(viewer))).toEqual(then);
        expect(match.stateAt(match.entries.length).equals(match.state)).toBe(true);
        undone += 1;
      }
    }
    expect(undone).toBeGreaterThan(40);
  });

  it('the log has kept all: states in the middle of lines that were taken back can be seen again', () => {
    const match = newMatch(hiddenDraw, 4, 'long', { copies: 4, ranks: 6 });
    const rng = new Rng('long');
    for (let i = 0; i < 300; i += 1) {
      const first = match.entries.length;
      playOn(match, rng, 1);
      if (match.isOver) break;
      const points = match.canUndo(0).consented;
      if (rng.below(4) === 0 && points.length > 1) must(match.undo(0, { to: points[1], agreed: [1, 2, 3] }));
      expect(match.entries.length).toBeGreaterThan(first);
    }
    expect(match.entries.length).toBeGreaterThan(200);
    // Replayed without snapshots, entry by entry.
    let state = match.stateAt(0);
    const states = [state.clone()];
    for (const [index, entry] of match.entries.entries()) {
      if (entry.kind === 'undo') state = states[entry.to].clone();
      const step = match.journal.at(index).step;
      if (step !== null) hiddenDraw.apply(state, step.by, step.code);
      states.push(state.clone());
    }
    for (const [count, expected] of states.entries()) expect(match.stateAt(count).equals(expected)).toBe(true);
    expect(() => match.stateAt(match.entries.length + 1)).toThrow('there is no state after');
  });

  it('random matches of both toys go on to their end', () => {
    for (let i = 0; i < 20; i += 1) {
      expect(randomMatch(hiddenDraw, `h${i}`).isOver).toBe(true);
      expect(randomMatch(duel, `d${i}`).isOver).toBe(true);
    }
  });
});
