import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect } from 'vitest';
import { diagram, faceDown, kinds, on, type Refuge, refuge, scores, squares, toAct } from './play.ts';

const scored = (table: Refuge): boolean => kinds(table).includes('networkScored');

describe('Build a road', () => {
  scenario(['BR-54', 'BR-55', 'BR-56'], 'on face-up desert or grass without a road, whoever owns it', () => {
    const table = refuge(squares('A1:## B8:g1 C8:d2 D8:g2+ E8:x1 F8:c1 G8:o1 H8:m1'));
    expect(table.refused(0, 'r B8')).toBeNull();
    expect(table.refused(0, 'r C8')).toBeNull();
    expect(table.refused(0, 'r D8')).toBe('roadAlready');
    expect(table.refused(0, 'r A8')).toBe('roadOnEmpty');
    expect(table.refused(0, 'r A1')).toBe('roadOnFaceDown');
    for (const other of ['E8', 'F8', 'G8', 'H8']) expect(table.refused(0, `r ${other}`)).toBe('roadOnOther');
  });

  scenario('BR-57', 'first the face-down tile, then the road, then scoring', () => {
    const table = refuge(squares('E5:d1 E6:c1'));
    table.play(0, 'r E5 #D');
    expect(kinds(table)).toEqual(['roadNamed', 'faceDownPlaced', 'roadBuilt', 'networkScored', 'turnPassed']);
    expect(on(table, 'E5')).toBe('d1+');
  });

  scenario('BR-58', 'a road connects to all four sides', () => {
    const table = refuge(squares('E5:d1 E4:o1 D5:o1 F5:o1 E6:o1 E7:c2'));
    // Without a new city nothing is scored; E6 links E7, the unlinked city.
    table.play(0, 'r E5 #D');
    expect(scores(table)).toEqual([2 + 4 * 8 + 1, 0]);
  });

  scenario(['BR-59', 'BR-63', 'EX-15'], 'two adjacent cities are connected to each other', () => {
    const table = refuge(diagram('EX-15'));
    table.play(0, 'r D5 #D');
    expect(scores(table)).toEqual([4, 1]);
    table.play(1, 'r E5 #D');
    expect(scores(table)).toEqual([4, 1]);
  });

  scenario('BR-60', 'a component is everything linked by adjacency, and nothing else', () => {
    // C5 is connected through a mine; G5 is two squares away, D7 diagonal to E6.
    const table = refuge(squares('E5:d1 D5:m2 C5:o2 G5:o2 E6:c1 D7:o2'));
    table.play(0, 'r E5 #D');
    expect(scores(table)).toEqual([2 + 1, 3 + 8]);
  });

  scenario('BR-61', 'cities, oases and mines side by side without a road are a site, not a network', () => {
    // Joining two sites without a city: neither was a network, so nothing is scored.
    const table = refuge(squares('D5:o1 E5:d1 F5:m1'));
    table.play(0, 'r E5 #D');
    expect(scored(table)).toBe(false);
  });

  scenario('BR-62', 'a city is linked by the first scored network that contains it, and stays so', () => {
    const table = refuge(squares('E5:c1 E6:d1 E7:d1'));
    expect(on(table, 'E5')).toBe('c1');
    table.play(0, 'r E6 #D');
    expect(on(table, 'E5')).toBe('c1*');
    table.play(1, 'r E7 #D');
    expect(on(table, 'E5')).toBe('c1*');
    expect(scored(table)).toBe(false);
  });

  scenario(['BR-63', 'BR-66', 'BR-67', 'EX-02'], 'one road reaches two new cities and scores once', () => {
    const table = refuge(diagram('EX-02'));
    table.play(0, 'r B1 #D');
    expect(scores(table)).toEqual([4, 2]);
    expect(on(table, 'A1')).toBe('c1*');
    expect(on(table, 'B2')).toBe('c2*');
    expect(faceDown(table)).toEqual(['C1']);
  });

  scenario(['BR-63', 'BR-66', 'EX-03'], 'the same cities linked one at a time score more', () => {
    const table = refuge(diagram('EX-03'));
    table.play(0, 'r C2 #D');
    expect(scores(table)).toEqual([3, 0]);
    table.play(1, 'd H8 =D');
    table.play(0, 'r B1 #D');
    expect(scores(table)).toEqual([8, 3]);
    expect(faceDown(table)).toEqual(['C1', 'D1']);
  });

  scenario(['BR-54', 'BR-65', 'BR-69', 'EX-04'], 'roads to nowhere on own land pay once a city is reached', () => {
    const table = refuge(diagram('EX-04'));
    table.lines([0, 'r E5 #D'], [1, 'r E6 #D']);
    expect(scores(table)).toEqual([0, 0]);
    table.play(0, 'r E7 #D');
    expect(scores(table)).toEqual([7, 0]);
    expect(faceDown(table)).toEqual(['A1', 'B1', 'C1']);
    const taken = refuge(
      diagram('EX-04').replace('g1  .   .   .\n6', 'g1+ .   .   .\n6').replace('d1 ', 'd1+'),
      'turn=2',
    );
    expect(on(taken, 'E5')).toBe('g1+');
    expect(on(taken, 'E6')).toBe('d1+');
    taken.play(1, 'r E7 #D');
    expect(scores(taken)).toEqual([5, 2]);
  });

  scenario(['BR-65', 'BR-68', 'EX-05'], 'reaching an oasis and a mine triggers nothing, but both score later', () => {
    const table = refuge(diagram('EX-05'));
    table.play(0, 'r D4 #D');
    expect(scores(table)).toEqual([0, 0]);
    table.play(1, 'r E4 #D');
    expect(scores(table)).toEqual([10, 6]);
  });

  scenario(['BR-73', 'BR-63', 'BR-72', 'EX-06'], 'a city placed beside a network waits for the next road', () => {
    const table = refuge(diagram('EX-06'));
    table.play(0, 'c C4');
    expect(scores(table)).toEqual([5, 0]);
    expect(on(table, 'C4')).toBe('c1');
    table.play(1, 'r F4 #D');
    expect(scores(table)).toEqual([7, 7]);
    expect(on(table, 'C4')).toBe('c1*');
    table.play(0, 'r F5 #D');
    expect(scores(table)).toEqual([7, 7]);
  });

  scenario(['BR-73', 'BR-65', 'EX-07'], 'a mine placed beside a network waits for a later trigger', () => {
    const table = refuge(diagram('EX-06'));
    table.lines([0, 'd C4 =M'], [1, 'r F4 #D']);
    expect(scores(table)).toEqual([3, 0]);
  });

  scenario(['BR-64', 'BR-67', 'BR-70', 'EX-08'], 'two networks joined by one road', () => {
    const table = refuge(diagram('EX-08'));
    table.play(0, 'r D4 #D');
    expect(scores(table)).toEqual([6, 3]);
  });

  scenario(
    ['BR-63', 'BR-64', 'BR-66', 'EX-11'],
    'two networks, a new city and a mine round one square score once',
    () => {
      const table = refuge(diagram('EX-11'), 'turn=2');
      table.play(1, 'r D4 #D');
      expect(scores(table)).toEqual([5, 9]);
    },
  );

  scenario(['BR-74', 'BR-73', 'EX-12'], 'networks joined by a tile are one from then on', () => {
    const oasis = refuge(diagram('EX-12'));
    oasis.play(0, 'd D4 =O');
    expect(scores(oasis)).toEqual([8, 0]);
    oasis.play(1, 'r C5 #D');
    expect(scores(oasis)).toEqual([8, 0]);
    const city = refuge(diagram('EX-12'));
    city.play(0, 'd D4 =C');
    expect(scores(city)).toEqual([5, 0]);
    city.play(1, 'r C5 #D');
    expect(scores(city)).toEqual([7, 9]);
  });

  scenario(['BR-64', 'EX-13'], 'joining two networks without a city scores them', () => {
    const table = refuge(diagram('EX-13'), 'turn=2');
    table.play(1, 'r D4 #D');
    expect(scores(table)).toEqual([3, 1]);
  });

  scenario(['BR-65', 'EX-14'], 'closing a loop is not joining two networks', () => {
    const table = refuge(diagram('EX-14'));
    table.play(0, 'r D4 #D');
    expect(scored(table)).toBe(false);
    expect(scores(table)).toEqual([0, 0]);
  });

  scenario('BR-67', 'the builder gets 2 for each city, linked before or not, whoever owns it', () => {
    const table = refuge(squares('D5:c2* E5:d2+ F5:d2 G5:c1'));
    table.play(0, 'r F5 #D');
    expect(scores(table)).toEqual([4, 2]);
  });

  scenario('BR-68', 'each oasis brings its owner 8, each mine 3', () => {
    const table = refuge(squares('D5:o1 E5:d2 F5:m2 E6:c1'), 'turn=2');
    table.play(1, 'r E5 #D');
    expect(scores(table)).toEqual([8, 2 + 1 + 3]);
  });

  scenario('BR-69', "grass and desert with a road bring their owners 2 and 1, the new road's tile included", () => {
    const table = refuge(squares('D5:g2+ E5:d2 F5:c1'));
    table.play(0, 'r E5 #D');
    expect(scores(table)).toEqual([2, 3]);
  });

  scenario('BR-70', 'the builder scores own land too', () => {
    const table = refuge(squares('D5:g1+ E5:d1 F5:c1 E6:o1'));
    table.play(0, 'r E5 #D');
    expect(scores(table)).toEqual([2 + 2 + 1 + 8, 0]);
  });

  scenario('BR-71', 'mountains, face-down tiles and land without a road never score', () => {
    const table = refuge(squares('E5:d1 F5:c1 E6:x2 D5:g2 E4:##'));
    table.play(0, 'r E5 #D');
    expect(scores(table)).toEqual([3, 0]);
  });

  scenario('BR-72', 'after scoring all cities of the network are linked', () => {
    const table = refuge(squares('D5:c2 E5:d1 F5:c1 F6:c2'));
    table.play(0, 'r E5 #D');
    expect(['D5', 'F5', 'F6'].map((name) => on(table, name))).toEqual(['c2*', 'c1*', 'c2*']);
  });

  scenario('BR-73', 'placing a tile by Activate beside a network scores only the tile', () => {
    const table = refuge(squares('D5:d1+ C5:c1* E5:g2'));
    table.play(0, 'a E5-E6 #D =GC t C');
    expect(scores(table)).toEqual([5, 0]);
  });

  scenario('BR-75', 'a road counts for the owner of the tile, not for its builder', () => {
    const table = refuge(squares('E5:d2 F5:c1'));
    table.play(0, 'r E5 #D');
    expect(scores(table)).toEqual([2, 1]);
    expect(toAct(table)).toBe(2);
  });
});
