import { Rng } from '@marchlands/core/rng.ts';
import { EVERYTHING, SPECTATOR } from '@marchlands/core/seat.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { positionText } from '../position/format.ts';
import { diagram, faceDown, on, refuge, scores, seen, squares, toAct } from './play.ts';

function setupOf(options: object = {}, seats = 2): ReturnType<typeof refuge>['setup'] {
  const made = game.setup(options, seats);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
}

/** The refusal of a position. */
function problem(json: unknown, options: object = {}, rng?: Rng): string {
  const read = game.position.parse(setupOf(options), json, rng);
  return read.ok ? 'accepted' : `${read.problem.at ?? ''}: ${read.problem.message}`;
}

describe('positions are read', () => {
  test('from rows with labels, from one line, and from JSON, to the same state', () => {
    const fields = 'turn=2 score=3,21 hand=1,0 treasure=0,1 barbarian=1,2 last=A1 bag=D28G20X12M8O4C8T7B5';
    const rows = squares('A1:## D4:g2+ E4:c1* E5:d1');
    const line = rows.replaceAll(' ', ',').replaceAll('\n', '/');
    const labelled = rows
      .split('\n')
      .map((row, i) => `${i + 1}   ${row}`)
      .join('\n');
    const json = {
      board: rows.split('\n'),
      turn: 2,
      score: [3, 21],
      hand: [1, 0],
      treasure: [0, 1],
      barbarian: [1, 2],
      last: 'A1',
      bag: { desert: 28, grass: 20, mountain: 12, mine: 8, oasis: 4, city: 8, treasure: 7, barbarian: 5 },
    };
    const forms = [`${line} ${fields}`, `${fields}\n${rows}`, `    A B C D E F G H\n${labelled}\n${fields}`, json];
    const states = forms.map((form) => {
      const read = game.position.parse(setupOf(), form);
      if (!read.ok) throw new Error(`${read.problem.at} ${read.problem.message}`);
      return read.value;
    });
    for (const state of states) expect(state.toBytes()).toEqual(states[0]?.toBytes());
    const table = refuge(rows, fields);
    expect(toAct(table)).toBe(2);
    expect(scores(table)).toEqual([3, 21]);
    expect(on(table, 'D4')).toBe('g2+');
    expect(on(table, 'E4')).toBe('c1*');
    expect(seen(table).cityTiles).toEqual([1, 0]);
    expect(seen(table).inBag).toBe(92);
  });

  test('with the defaults of the worked examples', () => {
    const table = refuge(diagram('EX-10'));
    expect(toAct(table)).toBe(1);
    expect(scores(table)).toEqual([0, 0]);
    expect(seen(table).cityTiles).toEqual([1, 1]);
    expect(seen(table).barbarians).toEqual([1, 1]);
    // The ## furthest along the spiral.
    expect(faceDown(table).at(-1)).toBe('C4');
    expect(seen(table).inBag).toBe(98 - 4 - 59);
  });

  test('with an unfinished draw, choice or attack', () => {
    const take = refuge(squares('A1:## E4:x1'), 'phase=take:E4-E5:BDX');
    expect(seen(take).pending?.takeable).toEqual(['desert', 'mountain', 'barbarian']);
    take.play(0, 't D');
    expect(on(take, 'E5')).toBe('d1');
    const attack = refuge(squares('F5:c2 D4:c1 B2:c1', '##'), 'last=H8 treasure=0,1 phase=attack:F5:3:D4,B2');
    expect(seen(attack).attack).toMatchObject({ bands: 3 });
    attack.play(1, 'pay F5');
    // By then all three are occupied: the marks are cleared, and the barbarians, at F5, raze it and the next nearest.
    expect(on(attack, 'F5')).toBe('.');
    expect(on(attack, 'D4')).toBe('.');
    const target = refuge(diagram('EX-26').replace('.   d1', '##  d1'), 'phase=target:B1', { targetClash: 'rechoose' });
    target.play(0, '>B2 =GX t G');
    expect(on(target, 'B2')).toBe('g1');
  });

  test('with faces that nobody may know, drawn by the generator', () => {
    const table = refuge(squares('E5:m2 D8:g1'));
    table.lines([0, 'a E5-E6 #D =OCGGGDDX t X'], [1, 'r D8 #G']);
    const open = JSON.parse(JSON.stringify(table.format(SPECTATOR)));
    expect(open.faceDown).toEqual(['A1=?', 'B1=?']);
    expect(open.bag).toBe(93);
    for (let seed = 0; seed < 20; seed += 1) {
      const read = game.position.parse(table.setup, open, new Rng(seed));
      if (!read.ok) throw new Error(read.problem.message);
      expect(game.view(read.value, 0)).toEqual(table.view(0));
    }
    expect(problem(open)).toContain('a generator is needed');
  });
});

test('every state of random matches is the same after writing and reading, as JSON and as text', () => {
  const rng = new Rng('round');
  for (let match = 0; match < 6; match += 1) {
    const options =
      match % 2 === 0 ? {} : { targetClash: 'rechoose', entryCorner: 'random', attackStart: 'randomCorner' };
    const setup = setupOf(options, 2 + (match % 5));
    const state = game.start(setup);
    for (let acting = game.actors(state); ; acting = game.actors(state)) {
      for (const form of [
        JSON.parse(JSON.stringify(game.position.format(state, EVERYTHING))),
        positionText(state, EVERYTHING),
      ]) {
        const read = game.position.parse(setup, form);
        expect(read.ok ? read.value.toBytes() : read.problem).toEqual(state.toBytes());
      }
      if (acting === 0) break;
      const by = acting < 0 ? -1 : 31 - Math.clz32(acting);
      game.apply(state, by, (by < 0 ? game.draw?.(state, rng) : game.randomMove?.(state, by, rng)) ?? 0);
    }
  }
});

describe('a wrong position is answered with what, where, and what would be right', () => {
  const wrong: readonly (readonly [position: unknown, part: string, options?: object])[] = [
    [7, 'A position is an object'],
    [{ bord: [] }, 'no field "bord"'],
    ['x=1', 'no field "x"'],
    ['turn=1 turn=2', 'twice'],
    [{ board: ['. .'] }, 'board: must be 8 rows of 8 cells'],
    [
      {
        board: squares('')
          .split('\n')
          .map((row, i) => (i === 2 ? '. .' : row)),
      },
      'board row 3: must be 8 cells, not 2',
    ],
    [squares('E5:q1'), 'board E5: has the letter q'],
    [squares('E5:t1'), 'board E5: has the letter t'],
    [squares('E5:g3'), 'board E5: belongs to player 3; there are players 1 to 2'],
    [squares('E5:x1+'), 'board E5: has a road on a mountain'],
    [squares('E5:g1*'), 'board E5: is marked as linked'],
    [squares('E5:gg'), 'board E5: must be'],
    ['turn=3', 'turn: must be a whole number from 1 to 2'],
    ['number=0', 'number: must be'],
    ['score=1', 'score: must give a number for each of the 2 players'],
    ['score=1,x', 'score: must be a whole number'],
    ['hand=2,0', 'hand: must be a whole number from 0 to 1'],
    ['last=A1', 'last: is A1, which does not lie face down'],
    [`${squares('A1:##')}\nlast=-`, 'one of them was the last'],
    ['last=Z9', 'last: must be a square from A1 to H8'],
    ['entry=H8', 'entry: is A1 by the options'],
    ['entry=D4', 'entry: must be one of the corners', { entryCorner: 'random' }],
    [`${squares('A1:##')}\nfaceDown=B1=D`, 'faceDown: names "B1=D", which is not ##'],
    [`${squares('A1:## B1:##')}\nfaceDown=A1=D`, 'faceDown: leaves out B1'],
    [`${squares('A1:## B1:##')}\nfaceDown=A1=D,A1=D`, 'faceDown: names A1 twice'],
    [`${squares('A1:##')}\nfaceDown=A1=Z`, 'faceDown: gives A1 the face "Z"'],
    [`${squares('A1:## B1:##')}\nfaceDown=A1=D,B1=D last=A1`, 'faceDown: ends with another square'],
    ['treasure=9,0', 'treasure: has 9 tiles of treasure from the bag; the game has 8'],
    ['treasure=4,5', 'treasure: has 9 tiles'],
    ['treasure=2,0 pool=D1T7 bag=D1T7', 'treasure: has 2 tiles of treasure from the bag, with 7 still in the bag'],
    ['treasure=1,0', 'the game has 0', { bag: { treasure: 0 } }],
    // Each player began with one that was never in the bag.
    ['barbarian=8,1', 'barbarian: has 7 tiles of barbarian from the bag; the game has 6'],
    ['bag=D31', 'bag: holds 31 of desert, but only 30'],
    ['bag=Q3', 'bag: has the letter Q'],
    ['bag=97', 'bag: must be 98 here'],
    [{ bag: { gold: 1 } }, 'bag: has an unknown kind "gold"'],
    ['bag=D28 pool=D27', 'bag: holds 28 of desert, but only 27'],
    ['bag=D28 pool=D29', 'pool: does not fit'],
    [`${squares('A1:##')}\nbag=D30G22X12M8O4C8T8B6`, '1 squares are face down, but only 0 tiles are left'],
    [`${squares('A1:##')}\nbag=D30 faceDown=A1=D`, 'the game has 30'],
    ['phase=dance', 'phase: must be one of'],
    ['phase=take:E4-E5:GD', 'phase: activates E4, where no face-up tile lies'],
    [`${squares('E4:g1')}\nphase=take:E4-E6:BD`, 'which is not adjacent'],
    [`${squares('E4:g1 E5:g1')}\nphase=take:E4-E5:BD`, 'which is filled'],
    [`${squares('E4:g1')}\nphase=take:E4-E5:GD`, 'offers other tiles beside forced ones'],
    [`${squares('E4:g1')}\nphase=take:E4-E5:MD`, 'offers a forbidden tile'],
    [`${squares('E4:g1')}\nphase=take:E4-E5:DD`, 'fewer than two kinds'],
    [`${squares('E4:g1')}\nphase=take:E4-E5:BDX`, 'more tiles than the 2'],
    [`${squares('E4:g1')}\nphase=draw:E4-E5:3:`, 'phase: must be a whole number from 1 to 2'],
    [`${squares('E4:g1')}\nphase=target:E4`, 'only targetClash=rechoose'],
    [`${squares('E4:g1')}\nphase=down:road:E5`, 'where none can be'],
    [`${squares('E4:g1')}\nphase=discover:E4`, 'names E4, which is filled'],
    ['phase=discover:E4 bag=-', 'waits for tiles, but the bag holds 0'],
    ['phase=corner', 'only attackStart=randomCorner'],
    ['phase=first', 'whom the options name', { firstPlayer: 1 }],
    ['phase=entry', 'which the options name'],
    [`${squares('F5:c2', '##')}\nphase=attack:F5:3:`, 'asks player 2, who can pay nothing'],
    [`${squares('F5:c2', '##')}\nphase=attack:E5:3: treasure=0,1`, 'where no city stands'],
    [`${squares('F5:c2', '##')}\nphase=attack:F5:3:F5 treasure=0,1`, 'which is occupied'],
    [`${squares('F5:c2', '##')}\nphase=act`, 'on a full board'],
    ['start=A1', 'start: belongs to an attack only'],
    [{ shown: [{ faceDown: 1, returned: 'M2', pool: 'M1' }] }, 'shown'],
    [{ shown: 3 }, 'shown: must be a list'],
    ['shown=[', 'shown: must be a list in JSON'],
    [`${squares('A1:##')}\nfaceDown=A1=M shown=[{"faceDown":1,"returned":"M8","pool":"M8"}]`, 'contradicts the faces'],
  ];
  test.each(wrong)('%j', (position, part, options) => {
    expect(problem(position, options ?? {})).toContain(part);
  });

  test('squares outside a smaller board are none', () => {
    const board = squares('E5:g1', '.', 5);
    expect(problem(`${board}\nphase=discover:F5`, { boardSize: 5 })).toContain('from A1 to E5');
  });
});

test('nothing from outside makes the reader throw', () => {
  const valid = refuge(squares('A1:## B1:## E4:g1 E5:c2*'), 'phase=take:E4-E3:BD').format(EVERYTHING) as object;
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('take:E4-E5:GD', 'attack:F5:3:', 'down:', 'draw:E4-E3:1:', '-', '?', 'A1', [], {}, -1, 1e9, 0.5),
    fc.constantFrom('A1=?,B1=?', ['A1=?', 'B1=D'], 'D28G20', 'act', 'attack', 'over', 'corner'),
  );
  const fields = Object.keys(valid);
  const changed = fc
    .array(fc.tuple(fc.constantFrom(...fields, 'start', 'shown', 'pool', 'toAct'), value), { maxLength: 3 })
    .map((pairs) => ({ ...valid, ...Object.fromEntries(pairs) }));
  fc.assert(
    fc.property(fc.oneof(changed, fc.jsonValue(), fc.string(), fc.string({ unit: 'binary' })), (json) => {
      const read = game.position.parse(setupOf(), json, new Rng(1));
      if (!read.ok) expect(read.problem.message).toMatch(/[.?!]$/);
      else {
        const again = game.position.parse(read.value.setup, game.position.format(read.value, EVERYTHING));
        expect(again.ok && again.value.equals(read.value)).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});
