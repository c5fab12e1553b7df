import { position, scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect } from 'vitest';
import { SQUARES } from '../data/geometry.ts';
import { game } from '../game.ts';
import { cell, diagram, on, type Refuge, refuge, seen, squares, toAct } from './play.ts';

/** Squares of the remaining cities. */
const cities = (table: Refuge): string[] =>
  seen(table).cells.flatMap((one, at) => (one?.tile === 'city' ? [SQUARES[at]] : []));

/** Pays a treasure at each city that asks for it; returns the squares in order. */
function payAll(table: Refuge): string[] {
  const asked: string[] = [];
  while (table.actors().length > 0 && table.actors() !== 'chance') {
    const at = SQUARES[seen(table).attack?.at ?? 0];
    asked.push(at);
    table.play(toAct(table) - 1, `pay ${at}`);
  }
  return asked;
}

describe('barbarian attack', () => {
  scenario('BR-82', 'one band for each barbarian tile that any player holds', () => {
    const table = refuge(squares('A8:c1', '##'), 'barbarian=2,1,4 treasure=7,0,0', {}, 3);
    expect(seen(table).attack?.bands).toBe(7);
    expect(payAll(table)).toHaveLength(7);
    expect(cities(table)).toEqual(['A8']);
  });

  scenario('BR-83', 'the barbarians begin on the last face-down square', () => {
    // From H8 the city on H6 is nearer than the one on A3, which is nearer to the entry.
    const table = refuge(squares('H6:c1 A3:c2', '##'), 'last=H8 barbarian=1,0');
    expect(cities(table)).toEqual(['A3']);
  });

  scenario(['BR-83', 'EX-37'], 'or on the entry square if no tile was ever placed face down', () => {
    const table = refuge(diagram('EX-37'), 'treasure=0,1');
    expect(seen(table).attack?.start).toBe(cell('A1'));
    expect(on(table, 'D4')).toBe('.');
    expect(seen(table).attack?.at).toBe(cell('H8'));
    table.play(1, 'pay H8');
    expect(table.result().winners).toEqual([1]);
  });

  scenario(['BR-84', 'BR-85', 'BR-86', 'BR-87', 'BR-90', 'BR-93', 'EX-32'], 'every tie-break, city by city', () => {
    const order = ['F6', 'C7', 'B2', 'B1', 'A2'];
    for (let bands = 1; bands <= 5; bands += 1) {
      const table = refuge(diagram('EX-32'), `last=E5 barbarian=${bands},0`);
      const left = [...order.slice(bands), 'H8'];
      expect(cities(table).sort(), `${bands} bands`).toEqual(left.sort());
    }
    const all = refuge(diagram('EX-32'), 'last=E5 barbarian=3,2 score=50,1');
    expect(all.result().scores).toEqual([0, 1]);
    expect(all.result().winners).toEqual([1]);
  });

  scenario(
    ['BR-88', 'BR-91', 'EX-33'],
    'treasures placate bands; when all cities are occupied the marks are cleared',
    () => {
      const table = refuge(diagram('EX-33'), 'last=D5 barbarian=2,2,1 treasure=1,2,0', {}, 3);
      expect(payAll(table)).toEqual(['D4', 'F5', 'F5']);
      expect(cities(table)).toEqual(['F5']);
      expect(table.events.filter((event) => event.kind === 'occupationCleared')).toHaveLength(1);
      expect(table.result().scores).toEqual([0, 0, 0]);
      expect(table.result().winners).toEqual([1]);
    },
  );

  scenario('BR-88', 'an occupied city is marked and keeps its owner', () => {
    const table = refuge(diagram('EX-33'), 'last=D5 barbarian=2,2,1 treasure=1,2,0', {}, 3);
    table.play(0, 'pay D4');
    expect(seen(table).cells[cell('D4')]).toMatchObject({ tile: 'city', owner: 0, occupied: true });
    expect(seen(table).treasures).toEqual([0, 2, 0]);
    expect(seen(table).attack?.bands).toBe(4);
  });

  scenario(['BR-88', 'BR-95', 'EX-34'], 'an owner may decline and keep the treasure', () => {
    const table = refuge(diagram('EX-33'), 'last=D5 barbarian=1,1,0 treasure=1,1,0 score=30,40,50', {}, 3);
    expect(seen(table).attack?.at).toBe(cell('D4'));
    table.play(0, 'lose D4');
    expect(on(table, 'D4')).toBe('.');
    expect(seen(table).attack?.at).toBe(cell('F5'));
    table.play(1, 'pay F5');
    expect(table.result().scores).toEqual([50, 40, 0]);
    expect(table.result().winners).toEqual([0]);
  });

  scenario('BR-89', 'nobody but the owner may pay, and at no other time', () => {
    const table = refuge(squares('A8:c1 D8:c2', '##'), 'barbarian=1,0 last=A7 treasure=1,1');
    expect(seen(table).attack?.at).toBe(cell('A8'));
    expect(table.refused(1, { kind: 'answer', with: 'treasure' })).toBe('notYourTurn');
    expect(table.problem(0, 'pay D8')?.rule).toBe('BR-89');
    expect(table.refused(0, { kind: 'discover', at: 0 })).toBe('answerFirst');
    const early = refuge(squares('A8:c1'), 'treasure=1,0');
    expect(early.refused(0, { kind: 'answer', with: 'treasure' })).toBe('noBandHere');
    table.play(0, 'pay A8');
    expect(seen(table).treasures).toEqual([0, 1]);
  });

  scenario('BR-90', 'a city whose owner does not or cannot pay is taken off the board', () => {
    const unable = refuge(squares('A8:c1 D8:c2', '##'), 'barbarian=1,0 last=A7 treasure=0,3');
    expect(cities(unable)).toEqual(['D8']);
    const unwilling = refuge(squares('A8:c1 D8:c2', '##'), 'barbarian=1,0 last=A7 treasure=1,0');
    unwilling.play(0, 'lose A8');
    expect(cities(unwilling)).toEqual(['D8']);
    expect(seen(unwilling).treasures).toEqual([1, 0]);
  });

  scenario(['BR-91', 'EX-35'], 'the city where the barbarians stand can be the next target', () => {
    const table = refuge(diagram('EX-35'), 'last=D5 barbarian=2,1 treasure=2,2');
    expect(payAll(table)).toEqual(['D4', 'F5', 'F5']);
  });

  scenario(['BR-91', 'BR-92', 'EX-36'], 'one city against many bands', () => {
    const three = refuge(diagram('EX-36'), 'last=D5 barbarian=2,1 treasure=0,3');
    expect(payAll(three)).toEqual(['F5', 'F5', 'F5']);
    expect(cities(three)).toEqual(['F5']);
    expect(seen(three).treasures).toEqual([0, 0]);
    const four = refuge(diagram('EX-36'), 'last=D5 barbarian=2,2 treasure=0,3');
    payAll(four);
    expect(cities(four)).toEqual([]);
    expect(four.result()).toMatchObject({ winners: [], defeat: true, reason: 'razed' });
  });

  scenario(['BR-92', 'EX-39'], 'no city left: nobody wins, whatever the scores', () => {
    const table = refuge(diagram('EX-32'), 'last=E5 barbarian=3,3 score=90,10 treasure=0,0');
    expect(table.result()).toEqual({
      ranks: [1, 1],
      scores: [null, null],
      winners: [],
      reason: 'razed',
      defeat: true,
    });
    const none = refuge(squares('A8:o1', '##'), 'score=90,10');
    expect(none.result().defeat).toBe(true);
  });

  scenario('BR-93', 'the attack stops when no band is left', () => {
    const table = refuge(squares('A8:c1 D8:c2', '##'), 'barbarian=0,0');
    expect(cities(table)).toEqual(['A8', 'D8']);
    expect(table.actors()).toEqual([]);
  });

  scenario('BR-81', 'in a played game too nobody chooses anything after the last answer', () => {
    const table = position(game, { position: `${diagram('EX-36')}\nlast=D5 barbarian=1,0 treasure=0,1` });
    table.play(1, 'pay F5');
    expect(table.actors()).toEqual([]);
  });
});
