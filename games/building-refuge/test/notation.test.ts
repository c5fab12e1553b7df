import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, EVERYTHING, firstOf, SPECTATOR } from '@marchlands/core/seat.ts';
import { position } from '@marchlands/core/testing/scenario.ts';
import type { Step } from '@marchlands/core/types.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { diagram, on, type Refuge, refuge, scores, squares } from './play.ts';

/** Steps as lines, for EVERYTHING and for a spectator. */
function written(before: State, steps: readonly Step[], viewer = EVERYTHING): readonly string[] {
  return game.notation.format(before, steps, viewer);
}

/** The steps of a line, each played on a copy. */
function stepsOf(table: Refuge, seat: number, line: string): readonly Step[] {
  const read = game.notation.parse(table.state, seat, line);
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

/** The records of the rulebook, each with its board. */
const records: readonly (readonly [line: string, seat: number, board: string, fields: string, open: string])[] = [
  ['1.1 d E5 =G', 0, '', '', '1.1 d E5 =G'],
  ['2.2 d D4 =T; d D4 =D', 1, '', 'turn=2 number=2', '2.2 d D4 =T; d D4 =D'],
  ['3.1 c F5', 0, '', 'number=3', '3.1 c F5'],
  ['4.2 r E5 #D', 1, squares('E5:g1'), 'turn=2 number=4', '4.2 r E5'],
  ['5.1 a D4-D5 #G =BG t B #X', 0, squares('D4:d2'), 'number=5', '5.1 a D4-D5 =BG t B'],
  ['6.2 a E5-E6 #D =MT t -', 1, squares('E5:g1'), 'turn=2 number=6', '6.2 a E5-E6 =MT t -'],
  ['pay F5', 1, diagram('EX-36'), 'last=D5 treasure=0,3', 'pay F5'],
];

describe('records', () => {
  test.each(records)('%s is read and written as it stands', (line, seat, board, fields, open) => {
    const table = refuge(board, fields);
    const before = table.state.clone();
    const steps = stepsOf(table, seat, line);
    expect(written(before, steps)).toEqual([line]);
    expect(written(before, steps, SPECTATOR)).toEqual([open]);
  });

  test('several turns are several lines, an answer is a line of its own', () => {
    const table = refuge(diagram('EX-31'), 'last=H8 treasure=2,0 barbarian=2,1 turn=2 number=40');
    const before = table.state.clone();
    const steps: Step[] = [];
    for (const [seat, line] of [
      [1, 'd C4 =T; d C4 =D'],
      [0, 'a E5-D5 #D =GD'],
      [1, 'pay C5'],
      [0, 'lose E4'],
    ] as const) {
      const read = stepsOf(table, seat, line);
      steps.push(...read);
      table.play(seat, line);
    }
    expect(written(before, steps)).toEqual(['40.2 d C4 =T; d C4 =D', '41.1 a E5-D5 #D =GD t G', 'pay C5', 'lose E4']);
  });

  test('a header that leaves out an option of the match contradicts it', () => {
    const table = position(game, { seats: 3, options: { cityRoadScore: 5 } });
    expect(table.problem(0, 'BR players=3 first=2')?.message).toContain('cityRoadScore=5');
  });

  test('a header is read where something is drawn at the start, and nowhere else is it passed over', () => {
    const begun = (): Refuge => position(game, { seats: 2, options: {} }).play(0, 'BR players=2 first=1');
    for (const line of ['BR', 'BR first=2', 'BR players=2 first=1', 'd E5 =G BR', 'd E5 =G BR first=2', '1.1 BR'])
      expect([line, begun().problem(0, line)?.rule]).toEqual([line, 'BR-17']);
    const entering = position(game, { seats: 2, options: { entryCorner: 'random' } });
    for (const line of ['BR', 'BR first=1 entryCorner=random entry=H1 BR', 'BR first=1 entryCorner=random entry='])
      expect([line, entering.problem(0, line)]).not.toEqual([line, null]);
    expect(entering.problem(0, 'BR gold=1')?.message).toContain('no option "gold"');
    expect(entering.problem(0, 'BR x')?.message).toContain('fields like first=1');
    const entry = entering.play(0, 'BR first=1 entryCorner=random');
    for (const line of [
      'BR entryCorner=random',
      'BR entryCorner=random first=2',
      'BR entryCorner=random entry=H1 first=2',
    ])
      expect([line, entry.problem(0, line)]).not.toEqual([line, null]);
    expect(entry.problem(0, 'BR entryCorner=random entry=H1')).toBeNull();
  });

  test('a match begins with a header that names what was drawn and what is unusual', () => {
    const options = { entryCorner: 'random', cityRoadScore: 5 };
    const table = position(game, { seats: 3, options });
    const before = table.state.clone();
    const line = 'BR players=3 first=2 cityRoadScore=5 entryCorner=random entry=H1';
    const steps = stepsOf(table, 0, line);
    expect(steps).toHaveLength(2);
    expect(written(before, steps)).toEqual([line]);
    expect(table.problem(0, 'BR players=2 first=2')?.message).toContain('3 players');
    expect(table.problem(0, 'BR first=4 cityRoadScore=5 entryCorner=random')?.rule).toBe('BR-17');
    expect(table.problem(0, 'BR first=1 cityRoadScore=2')?.message).toContain('cityRoadScore=5');
    expect(table.problem(0, 'BR first=1 cityRoadScore=5 entryCorner=random entry=D4')?.rule).toBe('BR-10');
    const twice = table.problem(0, 'BR first=1 cityRoadScore=5 entryCorner=random first=2');
    expect(twice?.message).toContain('first appears twice');
    table.play(0, 'first 2').play(0, 'entry A8');
    expect(table.actors()).toEqual([1]);
  });

  test('a random match, cut anywhere, is written and read back step by step', () => {
    const rng = new Rng('cuts');
    for (let match = 0; match < 12; match += 1) {
      const made = game.setup(
        match % 2 === 0 ? {} : { targetClash: 'rechoose', treasureHunt: 'onSelf' },
        2 + (match % 5),
      );
      if (!made.ok) throw new Error(made.problem.message);
      const state = game.start(made.value);
      let before = state.clone();
      let steps: Step[] = [];
      const check = (): void => {
        const read: Step[] = [];
        const replay = before.clone();
        for (const line of written(before, steps)) {
          const found = game.notation.parse(replay, firstOf(Math.max(1, game.actors(replay))), line);
          if (!found.ok) throw new Error(`${line}: ${found.problem.message}`);
          for (const step of found.value) {
            read.push(step);
            game.apply(replay, step.by, step.code);
          }
        }
        expect(read).toEqual(steps);
        before = state.clone();
        steps = [];
      };
      for (let acting = game.actors(state); acting !== 0; acting = game.actors(state)) {
        const by = acting === CHANCE ? CHANCE : firstOf(acting);
        const code = by === CHANCE ? game.draw?.(state, rng) : game.randomMove?.(state, by, rng);
        steps.push({ by, code: code ?? 0 });
        game.apply(state, by, code ?? 0);
        if (rng.below(5) === 0) check();
      }
      check();
    }
  });
});

describe('typed lines', () => {
  test('case and repeated spaces do not matter', () => {
    const table = refuge();
    table.play(0, '  D   e5   =g ');
    expect(on(table, 'E5')).toBe('g1');
  });

  test('a line may stop before chance, and another one goes on', () => {
    const table = refuge(squares('E5:o2'));
    table.play(0, 'a E5-E6').play(0, '#D =C').play(0, '=MG');
    table.play(0, 't M');
    expect(on(table, 'E6')).toBe('m1');
  });

  test('where a face is left out, one of a kind of which most are left lies there', () => {
    const table = refuge(squares('E5:g2'), 'bag=D3G2C1');
    table.play(0, 'a E5-E6 =GC');
    expect(JSON.stringify(table.format(EVERYTHING))).toContain('A1=D');
    const line = refuge();
    line.play(0, '1.1 d E5 =T; d E5 =B; c E5');
    expect(scores(line)).toEqual([20, 0]);
  });

  test('a move that is refused stands last among the steps; what follows is not read', () => {
    const table = refuge(squares('E5:g1'));
    expect(stepsOf(table, 0, 'd E5 =G; d D4 =G')).toHaveLength(1);
    expect(stepsOf(table, 0, 'd A1 =T; r A8 #D')).toHaveLength(3);
    expect(table.refused(0, 'd A1 =T; r A8 #D')).toBe('roadOnEmpty');
    expect(table.refused(1, 'd A1')).toBe('notYourTurn');
  });

  test('what follows by itself is named once', () => {
    const table = refuge(squares('E5:g2'), 'bag=D3G2C1');
    expect(stepsOf(table, 0, 'a E5-E6 #D =GC t G').length).toBeGreaterThan(0);
    const read = game.notation.parse(table.state, 0, 'a E5-E6 #D =GC t G t G');
    expect(read.ok && read.value.length).not.toBe(stepsOf(table, 0, 'a E5-E6 #D =GC t G').length);
    expect(game.notation.parse(table.state, 0, 'd E4 =G;; d D4').ok).toBe(false);
  });

  const wrong: readonly (readonly [line: string, part: string])[] = [
    ['', 'A line holds a move'],
    ['x E4', 'A move begins with'],
    ['d', 'd needs a square from A1 to H8'],
    ['d K9', 'd needs a square from A1 to H8'],
    ['a E4', 'source and target'],
    ['a E4-E6', 'not adjacent'],
    ['a E4-E5-E6', 'a needs a square from A1 to H8'],
    ['pass', 'may not pass'],
    ['d E4 =Q', '= needs one of the letters'],
    ['d E4 =', 'the drawn tiles must follow'],
    ['d E4 =GG', 'write as many as are drawn'],
    ['d E4 #G', 'No face-down tile is placed here'],
    ['d E4; d E3', 'write it as =G'],
    ['d E4 =G t G', 'Another player has to choose'],
    ['t G', 'No drawn tile lies there'],
    ['a E5-E6 #D =GO t O', 'only G can be taken'],
    ['a E5-E6 #D =MT t G', 'no tile is left'],
    ['a E5-E6 #D =BD t -', 'must be taken'],
    ['a E5-E6 #D =GGG', 'write as many as are drawn'],
    ['a E5-E6 #D t G', 'write them as =GD'],
    ['a E5-E6 #Z', '# needs one of the letters'],
    ['t Z', 't needs one of the letters'],
    ['t -', 'No tile was drawn'],
    ['>Z9', '> needs a square'],
    ['2.1 d E4', 'turn 1 of player 1'],
    ['1.1', 'a move must follow'],
    ['; d E4', 'cannot begin with'],
    ['d E4 =T;', 'another action must follow'],
    ['=G', 'No tile is drawn and shown here'],
    ['entry H1', 'No corner is drawn here'],
    ['start E4', 'one of the corners A1, H1, H8, A8'],
    ['first 9', 'a player from 1 to 2'],
    ['first 1', 'not drawn here'],
  ];
  test.each(wrong)('%j is answered in a sentence', (line, part) => {
    const table = refuge(squares('E5:g2'));
    const read = game.notation.parse(table.state, 0, line);
    if (!read.ok) {
      expect(read.problem.message).toContain(part);
      return;
    }
    // It can be read, but its last move is refused when played.
    const last = read.value.at(-1);
    const before = table.state.clone();
    for (const step of read.value.slice(0, -1)) game.apply(before, step.by, step.code);
    const refusal = game.refusal(before, 0, last?.code ?? -1);
    expect(refusal === null ? null : game.words.refusal(refusal, table.setup).text).toContain(part);
  });

  test('no line whatever throws or changes anything', () => {
    const words = [
      'd',
      'c',
      'r',
      'a',
      't',
      'pay',
      'lose',
      'points',
      ';',
      'E4',
      'E5',
      'E5-E6',
      '=GB',
      '=',
      '#D',
      '#',
      '>E4',
    ];
    const more = ['-', 'BR', 'first=1', 'first', '1', '1.1', 'start', 'H8', 'entry=', 'bag={}', '__proto__=1', '=ßſ'];
    const line = fc.oneof(
      fc.array(fc.constantFrom(...words, ...more), { maxLength: 9 }).map((parts) => parts.join(' ')),
      fc.string({ maxLength: 30 }),
      fc.string({ maxLength: 20, unit: 'binary' }),
    );
    const tables = [
      refuge(squares('E5:g2 E4:c1')),
      refuge(squares('E5:g2')).play(0, 'a E5-E6 #D'),
      refuge(squares('E5:g2')).play(0, 'a E5-E6 #D =BD'),
      refuge(diagram('EX-36'), 'last=D5 treasure=0,3'),
      refuge(diagram('EX-26'), '', { targetClash: 'rechoose' }).play(0, 'a B1-A1 #D'),
      position(game, { options: { entryCorner: 'random' } }),
      refuge('', 'phase=over'),
    ];
    fc.assert(
      fc.property(fc.nat(tables.length - 1), fc.nat(1), line, (at, seat, text) => {
        const table = tables[at];
        const before = table.state.allBytes().join();
        const read = game.notation.parse(table.state, seat, text);
        if (!read.ok) expect(read.problem.message).toMatch(/[.?!]$/);
        expect(table.state.allBytes().join()).toBe(before);
      }),
      { numRuns: 3000 },
    );
  });

  test('what a line tells does not depend on what lies face down', () => {
    // The same view: a mine face down and none in the bag, or a desert face down and the mine in the bag.
    const texts = ['bag=D4G4 faceDown=A1=M', 'bag=D3G4M1 faceDown=A1=D'];
    const options = {
      bag: { desert: 4, grass: 5, mine: 1, mountain: 0, oasis: 0, city: 0, treasure: 0, barbarian: 0 },
    };
    const tables = texts.map((fields) => refuge(squares('A1:## E5:g2'), fields, options));
    expect(tables[0]?.view(0)).toEqual(tables[1]?.view(0));
    for (const line of ['d E4 =M; d', 'd E4 =M', 'a E5-E6 #D =MG t D', 'a E5-E6 #M =GG t D', 'r E5 #M ; d A1']) {
      const [a, b] = tables.map((table) => game.notation.parse(table.state, 0, line));
      expect(a).toEqual(b);
    }
  });
});
