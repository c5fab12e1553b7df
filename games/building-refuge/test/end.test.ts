import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect } from 'vitest';
import { cell, diagram, kinds, on, refuge, scores, seen, squares, toAct } from './play.ts';

describe('end of the game', () => {
  scenario(
    ['BR-76', 'BR-32', 'BR-33', 'EX-29'],
    'a full board ends the game, also where a further action was due',
    () => {
      const table = refuge(diagram('EX-10'), 'last=C4');
      const land = table.fork().play(0, 'd D5 =G');
      expect(scores(land)).toEqual([2, 0]);
      expect(land.last).toContainEqual({ kind: 'attackBegan', at: cell('C4'), bands: 2 });
      const treasure = table.fork().play(0, 'd D5 =T');
      expect(on(treasure, 'D5')).toBe('.');
      expect(toAct(treasure)).toBe(1);
      const barbarian = table.fork().play(0, 'd D5 =B #D');
      expect(scores(barbarian)).toEqual([15, 0]);
      expect(on(barbarian, 'D5')).toBe('##');
      expect(kinds(barbarian)).not.toContain('furtherAction');
      expect(barbarian.last).toContainEqual({ kind: 'attackBegan', at: cell('D5'), bands: 3 });
    },
  );

  scenario(['BR-76', 'BR-77', 'EX-30'], 'the road that fills the board is built and scored', () => {
    const table = refuge(diagram('EX-10'), 'last=C4 turn=2');
    table.play(1, 'r E5 #D');
    expect(table.last).toContainEqual(
      expect.objectContaining({ kind: 'networkScored', cells: [cell('E4'), cell('E5')], points: [2, 2] }),
    );
    expect(table.last).toContainEqual({ kind: 'attackBegan', at: cell('D5'), bands: 2 });
  });

  scenario('BR-78', 'on a full board no face-down tile is drawn', () => {
    const table = refuge(diagram('EX-10'), 'last=C4');
    table.play(0, 'a E5-D5 #D =BD');
    const before = seen(table).inBag;
    table.play(0, 't B');
    // Only the desert came back; nothing was drawn for the barbarian.
    expect(seen(table).inBag).toBe(before + 1);
    expect(kinds(table)).not.toContain('faceDownPlaced');
    expect(kinds(table)).toContain('attackBegan');
  });

  scenario(
    ['BR-79', 'BR-80', 'EX-42'],
    'as many tiles as there are are drawn; a draw that finds none ends the game',
    () => {
      const table = refuge(squares('E5:m1 E7:g1 E8:d1'), 'bag=DDT');
      table.play(0, 'a E5-E6 #D =DT t T');
      expect(seen(table).treasures).toEqual([1, 0]);
      expect(toAct(table)).toBe(2);
      table.play(1, 'r E8 #D');
      expect(seen(table).inBag).toBe(0);
      expect(toAct(table)).toBe(1);
      table.play(0, 'a E7-E6');
      expect(kinds(table).slice(0, 3)).toEqual(['activateNamed', 'bagRanOut', 'attackBegan']);
    },
  );

  scenario('BR-80', 'with an empty bag a road is still built and scored, then the game ends', () => {
    const table = refuge(squares('E5:d1 E6:c2'), 'bag=-');
    table.play(0, 'r E5');
    expect(kinds(table).slice(0, 5)).toEqual(['roadNamed', 'roadBuilt', 'networkScored', 'bagRanOut', 'attackBegan']);
  });

  scenario('BR-80', 'a Discover, or the face-down tile for a barbarian, that finds no tile ends the game', () => {
    const none = refuge(squares('E6:c2'), 'bag=-');
    none.play(0, 'd A1');
    expect(kinds(none)).toContain('bagRanOut');
    const last = refuge(squares('E6:c2'), 'bag=B');
    last.play(0, 'd A1 =B');
    expect(kinds(last)).toEqual(expect.arrayContaining(['barbarianKept', 'bagRanOut', 'attackBegan']));
    const taken = refuge(squares('E5:d2'), 'bag=BD');
    taken.play(0, 'a E5-E6 #D =B t B');
    expect(kinds(taken)).toEqual(expect.arrayContaining(['barbarianKept', 'bagRanOut', 'attackBegan']));
  });

  scenario('BR-80', 'the city tile needs no draw and does not end the game', () => {
    const table = refuge('', 'bag=-');
    table.play(0, 'c E5');
    expect(toAct(table)).toBe(2);
  });

  scenario('BR-81', 'the attack follows, then the final score', () => {
    const table = refuge(diagram('EX-10'), 'last=C4 barbarian=1,0 score=0,30');
    table.play(0, 'd D5 =X');
    const [attack, end] = [kinds(table).indexOf('attackBegan'), kinds(table).indexOf('matchEnded')];
    expect(attack).toBeGreaterThan(0);
    expect(end).toBeGreaterThan(attack);
    expect(table.actors()).toEqual([]);
    expect(table.refused(0, { kind: 'discover', at: 0 })).toBe('matchOver');
  });
});
