import { position, scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect, test } from 'vitest';
import { SQUARES } from '../data/geometry.ts';
import { game } from '../game.ts';
import {
  cell,
  diagram,
  faceDown,
  kinds,
  legalSquares,
  on,
  type Refuge,
  refuge,
  scores,
  seen,
  squares,
  takeable,
  toAct,
} from './play.ts';

/** The refusal of options. */
function problem(options: object, seats = 2): string {
  const made = game.setup(options, seats);
  return made.ok ? 'accepted' : `${made.problem.at}: ${made.problem.message}`;
}

describe('options of the start', () => {
  scenario('BR-17', 'firstPlayer: a player by number begins, without a draw', () => {
    for (const first of [1, 2, 3, '3'])
      expect(toAct(position(game, { seats: 3, options: { firstPlayer: first } }))).toBe(Number(first));
    expect(position(game, { seats: 3, options: { firstPlayer: 'random' } }).actors()).toBe('chance');
    expect(problem({ firstPlayer: 4 }, 3)).toContain('a player from 1 to 3');
  });

  for (const size of [5, 6, 7, 8]) {
    scenario(['BR-01', 'BR-11', 'BR-27'], `boardSize ${size}: squares, spiral and corners follow`, () => {
      const table = refuge('', '', { boardSize: size });
      expect(legalSquares(table, 0, 'discover')).toHaveLength(size * size);
      const far = 'ABCDEFGH'.charAt(size - 1) + size;
      expect(table.refused(0, `d ${far}`)).toBeNull();
      if (size < 8) expect(table.refused(0, 'd H8')).toBe('offBoard');
      const spiral = seen(table).spiral.map((at) => SQUARES[at]);
      expect(new Set(spiral).size).toBe(size * size);
      expect(spiral.slice(size - 1, size + 1)).toEqual([`${far.charAt(0)}1`, `${far.charAt(0)}2`]);
    });
  }

  scenario('BR-01', 'boardSize: the edge of a small board is an edge', () => {
    const table = refuge(squares('E5:g1', '.', 5), '', { boardSize: 5 });
    expect(table.refused(0, 'a E5-E4')).toBeNull();
    expect(table.refused(0, 'a E5-F5')).toBe('offBoard');
    expect(problem({ boardSize: 9 })).toContain('from 5 to 8');
  });

  scenario('BR-20', 'bag: any counts; what is left out keeps its default', () => {
    const table = position(game, { options: { bag: { desert: 0, city: 99 }, firstPlayer: 1 } });
    expect(seen(table).pool).toMatchObject({ desert: 0, city: 99, grass: 22 });
    table.play(0, 'd A1');
    expect(table.outcomes().map(({ outcome }) => outcome)).not.toContainEqual({ kind: 'tile', tile: 'desert' });
    expect(problem({ bag: { desert: 100 } })).toContain('options.bag.desert: must be a whole number from 0 to 99');
    expect(problem({ bag: { gold: 1 } })).toContain('gold');
  });

  scenario('BR-18', 'startBarbariansPay: the first barbarians give points too', () => {
    const paid = position(game, { seats: 3, options: { startBarbariansPay: true } });
    expect(scores(paid)).toEqual([15, 15, 15]);
    const dear = position(game, { seats: 2, options: { startBarbariansPay: true, barbarianValue: 7 } });
    expect(scores(dear)).toEqual([7, 7]);
    expect(scores(position(game, { seats: 2, options: { startBarbariansPay: false } }))).toEqual([0, 0]);
  });

  const corners: readonly (readonly [corner: string, square: string, second: string, other: string])[] = [
    ['topLeft', 'A1', 'B1', 'A2'],
    ['topRight', 'H1', 'H2', 'G1'],
    ['bottomRight', 'H8', 'G8', 'H7'],
    ['bottomLeft', 'A8', 'A7', 'B8'],
  ];
  for (const [corner, square, second, other] of corners) {
    scenario(['BR-10', 'BR-11'], `entryCorner ${corner}, both values of spiralDirection`, () => {
      const both = [
        ['clockwise', second],
        ['counterclockwise', other],
      ] as const;
      for (const [spiralDirection, next] of both) {
        const table = refuge(squares('D4:g1 D5:g1 E4:g1 E5:g1'), '', { entryCorner: corner, spiralDirection });
        table.lines([0, 'r D4 #D'], [1, 'r D5 #D']);
        expect(faceDown(table)).toEqual([square, next]);
      }
    });
  }

  scenario('BR-10', 'entryCorner random: drawn at the start, each corner with equal chance, and seen', () => {
    const table = position(game, { options: { entryCorner: 'random', firstPlayer: 2 } });
    expect(seen(table).entry).toBeNull();
    expect(table.outcomes().map(({ weight }) => weight)).toEqual([1, 1, 1, 1]);
    table.play(0, 'entry H1');
    expect(seen(table).entry).toBe(cell('H1'));
    expect(toAct(table)).toBe(2);
  });

  scenario('BR-86', 'entryCorner: the tie-break goes by the entry square', () => {
    // B5 and E2 are both 3 from D4, the barbarians' start and place; from A1, E2 and B5 are 5; from H1, 4 and 10.
    const board = squares('B5:c1 E2:c2', '##');
    const order = (entryCorner: string): string =>
      on(refuge(board, 'last=D4 barbarian=1,0', { entryCorner }), 'E2') === '.' ? 'E2' : 'B5';
    expect(order('topRight')).toBe('E2');
    expect(order('bottomLeft')).toBe('B5');
  });
});

describe('options of points', () => {
  scenario(['BR-67', 'EX-08'], 'cityRoadScore', () => {
    for (const [score, expected] of [
      [0, [2, 3]],
      [2, [6, 3]],
      [5, [12, 3]],
      [10, [22, 3]],
    ] as const) {
      const table = refuge(diagram('EX-08'), '', { cityRoadScore: score });
      table.play(0, 'r D4 #D');
      expect(scores(table)).toEqual(expected);
    }
  });

  scenario('BR-95', 'treasureValue', () => {
    for (const value of [0, 20, 50]) {
      const table = refuge(squares('E5:c1 F5:c2', '##'), 'phase=over score=10,11 treasure=3,0', {
        treasureValue: value,
      });
      expect(table.result().scores).toEqual([10 + 3 * value, 11]);
    }
  });

  scenario(['BR-33', 'BR-51'], 'barbarianValue', () => {
    for (const value of [0, 15, 50]) {
      const found = refuge('', '', { barbarianValue: value });
      found.play(0, 'd A8 =B');
      expect(scores(found)).toEqual([value, 0]);
      const taken = refuge(squares('E5:d2'), '', { barbarianValue: value });
      taken.play(0, 'a E5-E6 #D =BG t B');
      expect(scores(taken)).toEqual([value, 0]);
    }
  });

  scenario(['BR-30', 'BR-44', 'BR-45', 'BR-46', 'BR-68', 'BR-69'], 'tileTable: every column can change', () => {
    const tileTable = {
      oasis: { place: 4, network: 6 },
      grass: { network: 7 },
      desert: { draws: 3, forced: ['oasis'], forbidden: ['grass'] },
    };
    const placed = refuge('', '', { tileTable });
    placed.play(0, 'd E5 =O');
    expect(scores(placed)).toEqual([4, 0]);
    const drawn = refuge(squares('E5:d1'), '', { tileTable });
    drawn.play(0, 'a E5-E6 #D =GDO');
    expect(on(drawn, 'E6')).toBe('o1');
    const scored = refuge(squares('D5:g2+ E5:d1 F5:o2 E6:c1'), '', { tileTable });
    scored.play(0, 'r E5 #D');
    expect(scores(scored)).toEqual([2 + 1, 7 + 6]);
  });

  scenario('BR-44', 'tileTable: a tile that draws nothing ends the turn after the face-down tile', () => {
    const table = refuge(squares('E5:d1'), '', { tileTable: { desert: { draws: 0 } } });
    table.play(0, 'a E5-E6 #D');
    expect(on(table, 'A1')).toBe('##');
    expect(on(table, 'E6')).toBe('.');
    expect(toAct(table)).toBe(2);
  });

  test('a wrong table is refused with the place and what would be right', () => {
    expect(problem({ tileTable: { oasis: { place: 51 } } })).toBe(
      'options.tileTable.oasis.place: must be a whole number from 0 to 50, not 51.',
    );
    expect(problem({ tileTable: { treasure: {} } })).toContain('unknown row "treasure"');
    expect(problem({ tileTable: { city: { network: 3 } } })).toContain('cityRoadScore');
    expect(problem({ tileTable: { city: { forced: ['gold'] } } })).toContain('none of');
    expect(problem({ tileTable: 3 })).toContain('must be an object');
    expect(problem({ tileTable: { desert: { forced: ['city', 'city'] } } })).toContain('twice');
  });

  scenario(['BR-70', 'EX-08'], 'builderScoresOwnTerrain: false leaves the builder the city points only', () => {
    const table = refuge(diagram('EX-08'), '', { builderScoresOwnTerrain: false });
    table.play(0, 'r D4 #D');
    expect(scores(table)).toEqual([4, 3]);
    const all = refuge(diagram('EX-08'), '', { builderScoresOwnTerrain: true });
    all.play(0, 'r D4 #D');
    expect(scores(all)).toEqual([6, 3]);
  });
});

describe('options of actions', () => {
  scenario(['BR-29', 'BR-35', 'EX-44'], 'noDiscoverNextToKnown', () => {
    const table = refuge(diagram('EX-44'), '', { noDiscoverNextToKnown: true });
    expect(table.refused(0, 'd E6')).toBe('discoverNextToKnown');
    expect(table.refused(0, 'c D5')).toBe('cityNextToKnown');
    expect(table.refused(0, 'd D4')).toBeNull();
    expect(table.refused(0, 'd B1')).toBeNull();
    expect(table.refused(0, 'a E5-E6')).toBeNull();
    const off = refuge(diagram('EX-44'), '', { noDiscoverNextToKnown: false });
    expect(off.refused(0, 'd E6')).toBeNull();
    expect(off.refused(0, 'c D5')).toBeNull();
  });

  scenario(['BR-35', 'EX-45'], 'cityTileNextToGrass', () => {
    const table = refuge(diagram('EX-45'), '', { cityTileNextToGrass: true });
    expect(legalSquares(table, 0, 'city').sort()).toEqual(['D5', 'E4', 'E6', 'F5']);
    expect(table.refused(0, 'c C4')).toBe('cityNotNextToGrass');
    const empty = refuge('', '', { cityTileNextToGrass: true });
    expect(legalSquares(empty, 0, 'city')).toEqual([]);
    const off = refuge(diagram('EX-45'), '', { cityTileNextToGrass: false });
    expect(legalSquares(off, 0, 'city')).toHaveLength(62);
  });

  scenario(
    'BR-35',
    'noDiscoverNextToKnown with cityTileNextToGrass: only the grass condition holds for the city tile',
    () => {
      const table = refuge(diagram('EX-45'), '', { noDiscoverNextToKnown: true, cityTileNextToGrass: true });
      expect(legalSquares(table, 0, 'city').sort()).toEqual(['D5', 'E4', 'E6', 'F5']);
      expect(table.refused(0, 'd E4')).toBe('discoverNextToKnown');
    },
  );

  scenario(
    ['BR-44', 'BR-45', 'BR-46', 'EX-46'],
    'treasureHunt beside: one tile after the other until one is acceptable',
    () => {
      const table = refuge(diagram('EX-46'), '', { treasureHunt: 'beside' });
      table.play(0, 'a E5-E6 #G =CC');
      expect(seen(table).pending?.drawsLeft).toBeNull();
      table.play(0, '=D t D');
      expect(on(table, 'E6')).toBe('d1');
      expect(scores(table)).toEqual([1, 0]);
      // The city on the board is one of the 8; those drawn are back in the bag.
      expect(seen(table).pool).toMatchObject({ city: 7, desert: 29 });
      expect(table.refused(1, 'a E5-E5')).toBe('ownSquare');
    },
  );

  scenario('BR-47', 'treasureHunt: if the bag runs out first all go back, and the game goes on', () => {
    const table = refuge(diagram('EX-46'), 'bag=C3D1', { treasureHunt: 'beside' });
    table.play(0, 'a E5-E6 #D =CCC t -');
    expect(seen(table).inBag).toBe(3);
    expect(on(table, 'E6')).toBe('.');
    expect(toAct(table)).toBe(2);
  });

  scenario('BR-44', 'treasureHunt: other tiles than cities and mines draw as always', () => {
    const table = refuge(squares('E5:g2'), '', { treasureHunt: 'onSelf' });
    table.play(0, 'a E5-E6 #D');
    expect(seen(table).pending?.drawsLeft).toBe(2);
    expect(refuge(squares('E5:g2'), '', { treasureHunt: 'onSelf' }).refused(0, 'a E5-E5')).toBe('ownSquare');
  });

  scenario(['BR-39', 'BR-48', 'EX-46'], 'treasureHunt onSelf: the tile found replaces the source', () => {
    const table = refuge(diagram('EX-46'), '', { treasureHunt: 'onSelf' });
    table.play(0, 'a E5-E5 #G =CG t G');
    expect(on(table, 'E5')).toBe('g1');
    expect(scores(table)).toEqual([2, 0]);
    expect(table.last).toContainEqual({ kind: 'sourceReplaced', at: cell('E5'), seat: 1, tile: 'city' });
    expect(table.refused(1, 'r E5')).toBeNull();
    const treasure = refuge(diagram('EX-46'), '', { treasureHunt: 'onSelf' });
    treasure.play(0, 'a E5-E5 #G =CT t T');
    expect(on(treasure, 'E5')).toBe('c2');
    expect(seen(treasure).treasures).toEqual([1, 0]);
    const barbarian = refuge(squares('E5:m2'), '', { treasureHunt: 'onSelf' });
    barbarian.play(0, 'a E5-E5 #G =OB t B #D');
    expect(on(barbarian, 'E5')).toBe('m2');
    expect(scores(barbarian)).toEqual([15, 0]);
  });

  scenario(
    'BR-39',
    'treasureHunt onSelf: also without an empty square beside the source, and beside it as before',
    () => {
      const table = refuge(squares('D4:m1 C4:x1 E4:x1 D3:x1 D5:x1'), '', {
        treasureHunt: 'onSelf',
      });
      expect(table.refused(0, 'a D4-D4')).toBeNull();
      expect(table.refused(0, 'a D4-D5')).toBe('targetFilled');
      const free = refuge(squares('D4:m1'), '', { treasureHunt: 'onSelf' });
      free.play(0, 'a D4-D5 #D =OX t X');
      expect(on(free, 'D5')).toBe('x1');
      expect(on(free, 'D4')).toBe('m1');
    },
  );

  scenario('BR-60', 'treasureHunt onSelf: components are worked out anew, other cities stay linked', () => {
    const table = refuge(squares('C5:d1+ D5:m2 E5:c2* F5:g1'), '', { treasureHunt: 'onSelf' });
    table.play(0, 'a D5-D5 #G =X t X');
    expect(on(table, 'E5')).toBe('c2*');
    // The road on F5 reaches only the city, which is linked already, so nothing is scored.
    table.play(1, 'r F5 #D');
    expect(kinds(table)).not.toContain('networkScored');
  });

  scenario(['BR-45', 'BR-46', 'EX-46'], 'huntAccepts forcedOnly: only a forced kind ends the hunt', () => {
    const options = { treasureHunt: 'beside', huntAccepts: 'forcedOnly' };
    const table = refuge(diagram('EX-46'), '', options);
    table.play(0, 'a E5-E6 #G =CDXT t T');
    expect(seen(table).treasures).toEqual([1, 0]);
    expect(on(table, 'E6')).toBe('.');
    const any = refuge(diagram('EX-46'), '', { treasureHunt: 'beside', huntAccepts: 'notForbidden' });
    any.play(0, 'a E5-E6 #G =CD t D');
    expect(on(any, 'E6')).toBe('d1');
  });

  scenario(
    ['BR-42', 'EX-26'],
    'targetClash rechoose: the face-down tile takes the target, another one is named',
    () => {
      const table = refuge(diagram('EX-26'), '', { targetClash: 'rechoose' });
      table.play(0, 'a B1-A1 #D');
      expect(on(table, 'A1')).toBe('##');
      expect(legalSquares(table, 0, 'target').sort()).toEqual(['B2', 'C1']);
      expect(table.refused(0, '>A1')).toBe('targetFilled');
      expect(table.refused(0, '>D4')).toBe('targetNotAdjacent');
      table.play(0, '>C1 =GX t G');
      expect(on(table, 'C1')).toBe('g1');
    },
  );

  scenario('BR-42', 'targetClash rechoose: one other square is used at once, none ends the turn without a draw', () => {
    const one = refuge(squares('B1:d1 C1:x1'), '', { targetClash: 'rechoose' });
    one.play(0, 'a B1-A1 #D >B2 =GX t G');
    expect(on(one, 'B2')).toBe('g1');
    const none = refuge(squares('B1:d1 C1:x1 B2:x1'), '', { targetClash: 'rechoose' });
    none.play(0, 'a B1-A1 #D');
    expect(kinds(none)).toContain('targetGone');
    expect(seen(none).inBag).toBe(98 - 3 - 1);
    expect(toAct(none)).toBe(2);
  });

  scenario('BR-53', 'targetClash rechoose on a board that is full then: the tile scores without a place', () => {
    const table = refuge(diagram('EX-10'), 'last=C4', { targetClash: 'rechoose' });
    table.play(0, 'a E5-D5 #D =CD t C');
    expect(scores(table)).toEqual([5, 0]);
    expect(table.last).toContainEqual({ kind: 'tileLost', seat: 0, tile: 'city', points: 5 });
  });

  scenario(['BR-53', 'EX-26'], 'targetClash scoreOnly: the draw goes on, land scores without a place', () => {
    const table = refuge(diagram('EX-26'), '', { targetClash: 'scoreOnly' });
    table.play(0, 'a B1-A1 #D =GX t G');
    expect(on(table, 'A1')).toBe('##');
    expect(scores(table)).toEqual([2, 0]);
    expect(seen(table).cells.filter((one) => one?.tile === 'grass')).toHaveLength(0);
    expect(takeable(table)).toEqual([]);
  });

  scenario(['BR-34', 'BR-52', 'EX-28'], "keepChosenFree: a barbarian's face-down tile avoids the named square", () => {
    const taken = refuge(diagram('EX-26'), '', { keepChosenFree: true });
    taken.play(0, 'a B1-A1 #D =BT t B #X');
    expect(faceDown(taken)).toEqual(['C1', 'D1']);
    const found = refuge('', '', { keepChosenFree: true });
    found.play(0, 'd A1 =B #D');
    expect(faceDown(found)).toEqual(['B1']);
    expect(found.refused(0, 'd A1')).toBeNull();
    const last = refuge(diagram('EX-10'), 'last=C4', { keepChosenFree: true });
    last.play(0, 'd D5 =B #D');
    expect(faceDown(last).at(-1)).toBe('D5');
  });
});

describe('options of roads', () => {
  scenario(
    ['BR-62', 'BR-63', 'BR-72', 'EX-47'],
    'newCity unconnected: a city placed beside a network is never new',
    () => {
      const table = refuge(diagram('EX-06'), '', { newCity: 'unconnected' });
      table.lines([0, 'c C4'], [1, 'r F4 #D']);
      expect(scores(table)).toEqual([5, 0]);
      const site = refuge(diagram('EX-11'), 'turn=2', { newCity: 'unconnected' });
      site.play(1, 'r D4 #D');
      expect(scores(site)).toEqual([5, 9]);
      const alone = refuge(squares('E5:d1 E6:c1'), '', { newCity: 'unconnected' });
      alone.play(0, 'r E5 #D');
      expect(scores(alone)).toEqual([3, 0]);
      const unscored = refuge(diagram('EX-06'), '', { newCity: 'unscored' });
      unscored.lines([0, 'c C4'], [1, 'r F4 #D']);
      expect(scores(unscored)).toEqual([7, 7]);
    },
  );

  scenario(['BR-64', 'EX-13'], 'joinNeedsCity: joining scores only with a city', () => {
    const table = refuge(diagram('EX-13'), 'turn=2', { joinNeedsCity: true });
    table.play(1, 'r D4 #D');
    expect(scores(table)).toEqual([0, 0]);
    const city = refuge(diagram('EX-08'), '', { joinNeedsCity: true });
    city.play(0, 'r D4 #D');
    expect(scores(city)).toEqual([6, 3]);
    const off = refuge(diagram('EX-13'), 'turn=2', { joinNeedsCity: false });
    off.play(1, 'r D4 #D');
    expect(scores(off)).toEqual([3, 1]);
  });
});

describe('options of the end', () => {
  /** The city that one band takes first. */
  const first = (table: Refuge, a: string, b: string): string =>
    on(table, a) === '.' ? a : on(table, b) === '.' ? b : 'neither';

  scenario(['BR-83', 'BR-85'], 'attackStart: last face-down square or entry', () => {
    const board = squares('B2:c1 G7:c2', '##');
    expect(first(refuge(board, 'last=H8 barbarian=1,0', { attackStart: 'lastFaceDown' }), 'B2', 'G7')).toBe('G7');
    expect(first(refuge(board, 'last=H8 barbarian=1,0', { attackStart: 'entry' }), 'B2', 'G7')).toBe('B2');
  });

  scenario('BR-83', 'attackStart randomCorner: drawn when the attack begins', () => {
    const board = squares('B2:c1 G7:c2 D4:.', '##');
    for (const [corner, goal] of [
      ['A1', 'B2'],
      ['H8', 'G7'],
    ] as const) {
      const table = refuge(board, 'barbarian=1,0', { attackStart: 'randomCorner' });
      table.play(0, 'd D4 =X');
      expect(table.outcomes()).toHaveLength(4);
      expect(table.problem(0, 'start D4')?.message).toContain('corners');
      table.play(0, `start ${corner}`);
      expect(first(table, 'B2', 'G7')).toBe(goal);
    }
  });

  scenario(['BR-88', 'EX-43'], 'payPointsToPlacate: points, a treasure, or the city', () => {
    const options = { payPointsToPlacate: 25 };
    const table = refuge(diagram('EX-36'), 'last=D5 barbarian=1,1 treasure=0,1 score=0,30', options);
    const ways = (): string[] => table.legal(1).map((move) => (move.kind === 'answer' ? move.with : move.kind));
    expect(ways()).toEqual(['treasure', 'points', 'city']);
    table.play(1, 'points F5');
    expect(scores(table)).toEqual([0, 5]);
    expect(seen(table).treasures).toEqual([0, 1]);
    expect(ways()).toEqual(['treasure', 'city']);
    expect(table.refused(1, 'points F5')).toBe('tooFewPoints');
    table.play(1, 'pay F5');
    expect(table.result().winners).toEqual([1]);
    const poor = refuge(diagram('EX-36'), 'last=D5 barbarian=1,1 treasure=0,1 score=0,24', options);
    expect(poor.refused(1, 'points F5')).toBe('tooFewPoints');
    const off = refuge(diagram('EX-36'), 'last=D5 barbarian=1,1 treasure=0,1 score=0,99');
    expect(off.refused(1, 'points F5')).toBe('pointsNotAccepted');
  });

  scenario(['BR-91', 'EX-35'], 'repeatCity: false passes over the city where the barbarians stand', () => {
    const table = refuge(diagram('EX-35'), 'last=D5 barbarian=2,1 treasure=2,2', { repeatCity: false });
    table.lines([0, 'pay D4'], [1, 'pay F5']);
    expect(seen(table).attack?.at).toBe(cell('D4'));
    table.play(0, 'pay D4');
    expect(table.actors()).toEqual([]);
    const only = refuge(diagram('EX-36'), 'last=D5 barbarian=1,1 treasure=0,2', { repeatCity: false });
    only.lines([1, 'pay F5'], [1, 'pay F5']);
    expect(only.result().winners).toEqual([1]);
  });

  scenario(['BR-94', 'BR-95', 'EX-38'], 'citylessKeepTreasure', () => {
    const fields = 'phase=over score=60,12 treasure=2,1';
    const table = refuge(squares('E5:c2', '##'), fields, { citylessKeepTreasure: true });
    expect(table.result().scores).toEqual([40, 32]);
    expect(table.result().winners).toEqual([0]);
  });

  scenario(['BR-80', 'EX-42'], 'emptyBag atOnce: the game ends after the action that leaves the bag empty', () => {
    const table = refuge(squares('E5:m1 E7:g1 E8:d1'), 'bag=DDT', { emptyBag: 'atOnce' });
    table.play(0, 'a E5-E6 #D =DT t T');
    expect(toAct(table)).toBe(2);
    table.play(1, 'r E8 #D');
    expect(kinds(table)).toContain('attackBegan');
    const found = refuge('', 'bag=T', { emptyBag: 'atOnce' });
    found.play(0, 'd A1 =T');
    expect(kinds(found)).toContain('attackBegan');
    const later = refuge('', 'bag=T', { emptyBag: 'whenDue' });
    later.play(0, 'd A1 =T');
    expect(toAct(later)).toBe(1);
    const empty = { number: 3, bag: '-' };
    expect(game.position.parse(later.setup, empty).ok).toBe(true);
    expect(game.position.parse(found.setup, empty)).toMatchObject({ problem: { at: 'phase', rule: 'BR-80' } });
  });

  scenario('BR-99', 'finalTie: a shared win, or nobody and a rematch', () => {
    const board = squares('E5:c1 F5:c2', '##');
    const shared = refuge(board, 'phase=over score=7,7', { finalTie: 'shared' });
    expect(shared.result()).toMatchObject({ winners: [0, 1], reason: 'shared' });
    const rematch = refuge(board, 'phase=over score=7,7', { finalTie: 'rematch' });
    expect(rematch.result()).toMatchObject({ winners: [], ranks: [1, 1], reason: 'rematch', defeat: false });
    const clear = refuge(board, 'phase=over score=7,8', { finalTie: 'rematch' });
    expect(clear.result()).toMatchObject({ winners: [1], reason: 'won' });
  });
});

test('an unknown option is refused with the known ones', () => {
  expect(problem({ pirates: true })).toContain('known are firstPlayer');
});
