import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect } from 'vitest';
import { cell, diagram, faceDown, kinds, on, refuge, scores, seen, squares, takeable, toAct } from './play.ts';

describe('Activate', () => {
  scenario(['BR-37', 'BR-38', 'BR-39'], 'any face-up tile towards an empty square beside it', () => {
    const table = refuge(squares('A1:## D4:g1 D5:x2'));
    expect(table.refused(0, 'a D4-D3')).toBeNull();
    expect(table.refused(0, 'a D5-D6')).toBeNull();
    expect(table.refused(0, 'a A1-A2')).toBe('sourceFaceDown');
    expect(table.refused(0, 'a C3-C4')).toBe('sourceEmpty');
    expect(table.refused(0, 'a D4-D5')).toBe('targetFilled');
    expect(table.refused(0, 'a D4-D4')).toBe('ownSquare');
    for (const line of ['a D4-E5', 'a D4-D2', 'a D4-C3']) expect(table.problem(0, line)?.rule).toBe('BR-39');
  });

  scenario('BR-40', 'the source stays as it is and may be activated again and again', () => {
    const table = refuge(squares('E5:g2'));
    table.lines([0, 'a E5-E6 #D =DD t D'], [1, 'a E5-E4 #D =DD t D'], [0, 'a E5-D5 #D =GG t G']);
    expect(on(table, 'E5')).toBe('g2');
    expect(table.refused(1, 'a E5-F5')).toBeNull();
  });

  scenario('BR-41', 'first a face-down tile is placed', () => {
    const table = refuge(squares('E5:g2'));
    table.play(0, 'a E5-E6');
    expect(seen(table).phase).toBe('downActivate');
    table.chance({ kind: 'tile', tile: 'city' });
    expect(kinds(table)).toEqual(['faceDownPlaced']);
    expect(on(table, 'A1')).toBe('##');
    expect(seen(table).phase).toBe('draw');
  });

  scenario(['BR-42', 'EX-26'], 'the target is reserved for the drawn tile', () => {
    const table = refuge(diagram('EX-26'));
    table.play(0, 'a B1-A1 #D =GX t G');
    expect(on(table, 'A1')).toBe('g1');
    expect(faceDown(table)).toEqual(['C1']);
    expect(scores(table)).toEqual([2, 0]);
  });

  scenario(['BR-42', 'BR-76', 'EX-31'], 'with two empty squares the face-down tile takes the other one', () => {
    const table = refuge(diagram('EX-31'), 'last=H8');
    const grass = table.fork().play(0, 'a E5-D5 #D =GD t G');
    expect(on(grass, 'C4')).toBe('##');
    expect(on(grass, 'D5')).toBe('g1');
    expect(scores(grass)).toEqual([2, 0]);
    expect(grass.last).toContainEqual({ kind: 'attackBegan', at: cell('C4'), bands: 2 });
    const nothing = table.fork().play(0, 'a E5-D5 #D =MT t -');
    expect(on(nothing, 'D5')).toBe('.');
    expect(toAct(nothing)).toBe(2);
    const barbarian = table.fork().play(0, 'a E5-D5 #D =BD t B #D');
    expect(scores(barbarian)).toEqual([15, 0]);
    expect(barbarian.last).toContainEqual({ kind: 'attackBegan', at: cell('D5'), bands: 3 });
    const other = table.fork().play(0, 'a D4-C4 #D');
    expect(on(other, 'C4')).toBe('.');
    expect(on(other, 'D5')).toBe('##');
  });

  scenario(['BR-43', 'BR-53', 'BR-77', 'EX-10'], 'the only empty square goes to the face-down tile', () => {
    const table = refuge(diagram('EX-10'), 'last=C4');
    const city = table.fork().play(0, 'a E5-D5 #D =CD t C');
    expect(on(city, 'D5')).toBe('##');
    expect(scores(city)).toEqual([5, 0]);
    expect(seen(city).cityTiles).toEqual([1, 1]);
    expect(city.last).toContainEqual({ kind: 'tileLost', seat: 0, tile: 'city', points: 5 });
    expect(city.last).toContainEqual({ kind: 'attackBegan', at: cell('D5'), bands: 2 });
    const nothing = table.fork().play(0, 'a E5-D5 #D =MT t -');
    expect(scores(nothing)).toEqual([0, 0]);
    expect(nothing.last).toContainEqual({ kind: 'attackBegan', at: cell('D5'), bands: 2 });
    const barbarian = table.fork().play(0, 'a E5-D5 #D =BD t B');
    expect(scores(barbarian)).toEqual([15, 0]);
    expect(seen(barbarian).barbarians).toEqual([2, 1]);
    expect(barbarian.last).toContainEqual({ kind: 'attackBegan', at: cell('D5'), bands: 3 });
    // 59 squares were face down before, and D5 is the only new one.
    expect(faceDown(barbarian)).toHaveLength(60);
  });

  const drawNumbers: readonly (readonly [source: string, draws: number])[] = [
    ['o', 3],
    ['c', 4],
    ['m', 8],
    ['g', 2],
    ['d', 2],
    ['x', 4],
  ];
  for (const [source, draws] of drawNumbers) {
    scenario('BR-44', `${source} draws ${draws} tiles`, () => {
      const table = refuge(squares(`E5:${source}2`));
      table.play(0, 'a E5-E6 #D');
      expect(seen(table).pending?.drawsLeft).toBe(draws);
      table.play(0, `=${'D'.repeat(draws - 1)}`);
      expect(seen(table).pending?.drawsLeft).toBe(1);
      table.play(0, '=D');
      expect(seen(table).phase).not.toBe('draw');
    });
  }

  /** Source, draws, forbidden tiles that go back, tiles that may be taken. */
  const takes: readonly (readonly [id: string, source: string, drawn: string, forbidden: string, may: string])[] = [
    ['EX-19', 'o', 'TGD', '', 'T'],
    ['EX-19', 'o', 'BTC', '', 'BT'],
    ['EX-19', 'o', 'CMG', '', 'CGM'],
    ['EX-20', 'c', 'CCDG', 'CC', 'G'],
    ['EX-20', 'c', 'CDXM', 'C', 'DMX'],
    ['EX-20', 'c', 'TBGO', '', 'BGT'],
    ['EX-20', 'c', 'CCCC', 'CCCC', ''],
    ['EX-21', 'm', 'OCGGGDDX', 'OCGGG', 'X'],
    ['EX-21', 'm', 'GGGGCODM', 'GGGGCO', 'DM'],
    ['EX-21', 'm', 'TXDDDBMG', 'G', 'TX'],
    ['EX-21', 'm', 'BDDGGCMM', 'GGC', 'BDM'],
    ['EX-21', 'm', 'OCGGGGGG', 'OCGGGGGG', ''],
    ['EX-22', 'g', 'GO', '', 'G'],
    ['EX-22', 'g', 'CM', 'M', 'C'],
    ['EX-22', 'g', 'GC', '', 'CG'],
    ['EX-22', 'g', 'BD', '', 'BD'],
    ['EX-22', 'g', 'MT', 'MT', ''],
    ['EX-23', 'd', 'MO', 'M', 'O'],
    ['EX-23', 'd', 'BG', '', 'BG'],
    ['EX-23', 'd', 'CX', 'C', 'X'],
    ['EX-23', 'd', 'CT', 'CT', ''],
    ['EX-24', 'x', 'MCOD', 'CO', 'M'],
    ['EX-24', 'x', 'GDXB', '', 'BDGX'],
    ['EX-24', 'x', 'TCOB', 'TCO', 'B'],
    ['EX-24', 'x', 'CCOT', 'CCOT', ''],
  ];
  const names = {
    O: 'oasis',
    C: 'city',
    M: 'mine',
    G: 'grass',
    D: 'desert',
    X: 'mountain',
    T: 'treasure',
    B: 'barbarian',
  };
  const sorted = (letters: string): string[] =>
    [...letters].map((letter) => names[letter as keyof typeof names]).sort();
  scenario(
    ['BR-45', 'BR-46', 'BR-47', 'EX-19', 'EX-20', 'EX-21', 'EX-22', 'EX-23', 'EX-24'],
    'forbidden tiles go back, then what is not forced, and then one of the rest may be taken',
    () => {
      for (const [id, source, drawn, forbidden, may] of takes) {
        const where = `${id} ${source} ${drawn}`;
        const table = refuge(squares(`E5:${source}2`));
        table.play(0, `a E5-E6 #D =${drawn}`);
        const back = table.last.find((event) => event.kind === 'tilesReturned' && event.why === 'forbidden');
        expect(back?.kind === 'tilesReturned' ? [...back.tiles].sort() : [], where).toEqual(sorted(forbidden));
        if (may.length > 1) {
          expect([...takeable(table)].sort(), where).toEqual(sorted(may));
          expect(toAct(table), where).toBe(1);
          continue;
        }
        // A single kind is taken automatically; having none ends the turn with the target empty.
        const taken = table.last.find((event) => event.kind === 'tileTaken');
        expect(taken?.kind === 'tileTaken' ? [taken.tile] : [], where).toEqual(sorted(may));
        if (may === '') {
          expect(on(table, 'E6'), where).toBe('.');
          expect(toAct(table), where).toBe(2);
        }
      }
    },
  );

  scenario('BR-48', 'exactly one is taken, declining is impossible, and the others go back', () => {
    const table = refuge(squares('E5:g2'));
    table.play(0, 'a E5-E6 #D =BD');
    expect(seen(table).inBag).toBe(98 - 1 - 1 - 2);
    expect(table.refused(0, 't G')).toBe('notDrawn');
    expect(table.problem(0, 't -')?.rule).toBe('BR-48');
    expect(table.refused(0, { kind: 'discover', at: 0 })).toBe('takeFirst');
    table.play(0, 't D');
    expect(seen(table).inBag).toBe(98 - 1 - 1 - 1);
    expect(toAct(table)).toBe(2);
  });

  scenario(['BR-49', 'BR-50', 'EX-25'], 'land is placed on the target, a treasure is kept', () => {
    const table = refuge(squares('E5:m2'));
    table.play(0, 'a E5-E6 #D =TXDDDBMG');
    const land = table.fork().play(0, 't X');
    expect(on(land, 'E6')).toBe('x1');
    expect(scores(land)).toEqual([0, 0]);
    const treasure = table.fork().play(0, 't T');
    expect(on(treasure, 'E6')).toBe('.');
    expect(seen(treasure).treasures).toEqual([1, 0]);
    expect(scores(treasure)).toEqual([0, 0]);
    for (const after of [land, treasure]) {
      const back = after.last.flatMap((event) => (event.kind === 'tilesReturned' ? event.tiles : []));
      expect(toAct(after)).toBe(2);
      // One was forbidden and five were displaced before the choice; now the other one of the two goes back.
      expect(back).toHaveLength(1);
      expect(seen(after).inBag).toBe(98 - 1 - 1 - 1);
    }
  });

  scenario('BR-49', 'the player who acts owns the tile, not the owner of the source', () => {
    const table = refuge(squares('E5:d2'));
    table.play(0, 'a E5-E6 #D =OX t O');
    expect(on(table, 'E6')).toBe('o1');
    expect(scores(table)).toEqual([8, 0]);
  });

  scenario('BR-50', 'a treasure taken gives no further action', () => {
    const table = refuge(squares('E5:o2'));
    table.play(0, 'a E5-E6 #D =TGD t T');
    expect(toAct(table)).toBe(2);
  });

  scenario(
    ['BR-51', 'BR-52', 'EX-28'],
    'a barbarian taken: 15 points and one more face-down tile, on the target if it is first',
    () => {
      const table = refuge(diagram('EX-26'));
      table.play(0, 'a B1-A1 #D =BT t B #X');
      expect(scores(table)).toEqual([15, 0]);
      expect(seen(table).barbarians).toEqual([2, 1]);
      expect(faceDown(table)).toEqual(['C1', 'A1']);
      expect(toAct(table)).toBe(2);
    },
  );

  scenario(
    ['BR-47', 'BR-13', 'EX-27'],
    'nothing left: the target stays empty; the last face-down square moves back',
    () => {
      const table = refuge(diagram('EX-26'));
      table.play(0, 'a B1-A1 #D =MC t -');
      expect(on(table, 'A1')).toBe('.');
      expect(faceDown(table)).toEqual(['C1']);
      table.play(1, 'r B1 #D');
      expect(faceDown(table)).toEqual(['C1', 'A1']);
      expect(scores(table)).toEqual([0, 0]);
    },
  );

  scenario('BR-53', 'a land tile without a square is owned by nobody', () => {
    const table = refuge(diagram('EX-10'), 'last=C4 score=10,0');
    table.play(0, 'a E5-D5 #D =GD t G');
    expect(scores(table)).toEqual([12, 0]);
    expect(seen(table).cells.filter((one) => one?.tile === 'grass')).toHaveLength(1);
  });
});
