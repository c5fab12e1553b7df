import { readFileSync } from 'node:fs';
import { SPECTATOR } from '@marchlands/core/seat.ts';
import { position } from '@marchlands/core/testing/scenario.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Move } from '../moves.ts';
import { type Refusal, SENTENCES } from '../words/refusals.ts';
import { cell, diagram, type Refuge, refuge, squares } from './play.ts';

const name = (seat: number): string => `P${seat + 1}`;
const rulebook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

/** The log lines of the latest call. */
const said = (table: Refuge): string[] =>
  table.last.flatMap((event) => {
    const seen = game.viewEvent(table.setup, event, SPECTATOR);
    const sentence = seen === null ? null : game.words.event(seen, table.setup, name, SPECTATOR);
    return sentence === null ? [] : [sentence];
  });

const on = (kind: 'discover' | 'city' | 'road' | 'target', at: string): Move => ({ kind, at: cell(at) });
const towards = (from: string, into: string): Move => ({ kind: 'activate', from: cell(from), into: cell(into) });
const play = (table: Refuge, line: string): Refuge => {
  table.play(0, line);
  return table;
};

const land = () => refuge(squares('D4:g1 D5:g1 A1:## E5:m1 F5:d1+'));
const beside = (options: object) => refuge(squares('E5:d1'), '', options);
const drawn = () => play(land(), 'a D5-D6 #D =BD');
const clash = () => play(refuge(diagram('EX-26'), '', { targetClash: 'rechoose' }), 'a B1-A1 #D');
/** The barbarians stand before A8. */
const besieged = (treasures: number, score = 0, price = 25) =>
  refuge(squares('A8:c1 D8:c2', '##'), `barbarian=1,0 last=A7 treasure=${treasures},0 score=${score},0`, {
    payPointsToPlacate: price,
  });

/** Each refusal: the sentence, its rule, a refused move, and its position; the first player tries it. */
const REFUSED: { readonly [code in Refusal]?: readonly [text: string, rule: string, move: Move, at: () => Refuge] } = {
  matchOver: [
    'The game is over.',
    'BR-81',
    on('discover', 'A1'),
    () => play(refuge(diagram('EX-10'), 'last=C4 barbarian=1,0 score=0,30'), 'd D5 =X'),
  ],
  drawPending: [
    'A draw is pending; nobody chooses anything until then.',
    'BR-28',
    on('discover', 'E6'),
    () => play(refuge(), 'd E5'),
  ],
  notYourTurn: [
    'Another player has to choose now.',
    'BR-25',
    on('discover', 'E6'),
    () => refuge(squares('D4:g1'), 'turn=2'),
  ],
  takeFirst: ['Take one of the drawn tiles first.', 'BR-48', on('discover', 'H8'), drawn],
  targetFirst: ['Name another target first; the face-down tile took yours.', 'BR-42', on('discover', 'H8'), clash],
  answerFirst: [
    'Answer the barbarians at your city first: pay or lose it.',
    'BR-88',
    on('road', 'A1'),
    () => besieged(1),
  ],
  nothingToTake: ['No drawn tile lies there to be taken.', 'BR-48', { kind: 'take', tile: 'desert' }, land],
  noTargetDue: ['No new target is due.', 'BR-39', on('target', 'D6'), land],
  noBandHere: [
    'No barbarians stand before a city of yours; only then may you pay.',
    'BR-89',
    { kind: 'answer', with: 'treasure' },
    land,
  ],
  offBoard: [
    'The board of this match has the squares from A1 to E5.',
    'BR-01',
    on('discover', 'H8'),
    () => refuge('', '', { boardSize: 5 }),
  ],
  discoverFilled: ['D4 is filled; only an empty square can be discovered.', 'BR-29', on('discover', 'D4'), land],
  discoverNextToKnown: [
    'E6 lies beside a face-up tile; such a square can only be reached by Activate.',
    'BR-29',
    on('discover', 'E6'),
    () => beside({ noDiscoverNextToKnown: true }),
  ],
  cityPlayed: [
    'You have already played your city tile.',
    'BR-36',
    on('city', 'H8'),
    () => refuge(squares('D4:c1'), 'hand=0,1'),
  ],
  cityFilled: ['D4 is filled; the city tile needs an empty square.', 'BR-35', on('city', 'D4'), land],
  cityNextToKnown: [
    'E6 lies beside a face-up tile; the city tile may not be played there.',
    'BR-35',
    on('city', 'E6'),
    () => beside({ noDiscoverNextToKnown: true }),
  ],
  cityNotNextToGrass: [
    'E6 lies beside no face-up grass; the city tile may only be played beside some.',
    'BR-35',
    on('city', 'E6'),
    () => beside({ cityTileNextToGrass: true }),
  ],
  roadOnEmpty: ['H8 is empty; a road needs a face-up desert or grass tile.', 'BR-55', on('road', 'H8'), land],
  roadOnFaceDown: [
    'The tile on A1 lies face down; a road needs a face-up desert or grass tile.',
    'BR-55',
    on('road', 'A1'),
    land,
  ],
  roadOnOther: ['E5 is neither desert nor grass; nothing else takes a road.', 'BR-55', on('road', 'E5'), land],
  roadAlready: ['F5 already has a road.', 'BR-56', on('road', 'F5'), land],
  sourceEmpty: ['C1 is empty; only a face-up tile can be activated.', 'BR-38', towards('C1', 'D1'), land],
  sourceFaceDown: [
    'The tile on A1 lies face down; only a face-up tile can be activated.',
    'BR-38',
    towards('A1', 'A2'),
    land,
  ],
  targetFilled: [
    'D5 is filled; the target must be an empty square beside the source.',
    'BR-39',
    towards('D4', 'D5'),
    land,
  ],
  ownSquare: [
    'The target must be an empty square beside the source, not the source itself.',
    'BR-39',
    towards('E5', 'E5'),
    land,
  ],
  targetNotAdjacent: [
    'D4 is not adjacent to the source; the target must share a side with it.',
    'BR-39',
    on('target', 'D4'),
    clash,
  ],
  notDrawn: ['No grass is among the tiles that may be taken.', 'BR-48', { kind: 'take', tile: 'grass' }, drawn],
  noTreasure: [
    'You hold no treasure to turn in.',
    'BR-88',
    { kind: 'answer', with: 'treasure' },
    () => besieged(0, 30),
  ],
  pointsNotAccepted: [
    'Points do not placate barbarians in this match; only a treasure does.',
    'BR-88',
    { kind: 'answer', with: 'points' },
    () => besieged(1, 99, 0),
  ],
  tooFewPoints: [
    'It takes 25 points to placate a band; you have fewer.',
    'BR-88',
    { kind: 'answer', with: 'points' },
    () => besieged(1, 24),
  ],
};

describe('refusals', () => {
  const rows = Object.entries(REFUSED).map(([code, row]) => [code, ...row] as const);
  test.each(rows)('%s: %s', (code, text, rule, move, at) => {
    const table = at();
    expect(table.refused(0, move)).toBe(code);
    expect(game.words.refusal(code as Refusal, table.setup, move)).toEqual({ text, rule });
    expect(rulebook).toContain(`**${rule}**`);
  });

  test('every refusal is one of these, but for a move that is none', () => {
    expect(Object.keys(SENTENCES).filter((code) => !Object.hasOwn(REFUSED, code))).toEqual(['unknownMove']);
    expect(game.words.refusal('unknownMove', refuge().setup).text).toBe(
      'There is no such move; a turn is one of Discover, Build a road, Activate or Play the city tile.',
    );
  });

  test('where cities and mines may hunt on their own square, the others are told so', () => {
    const table = refuge(squares('E5:g1'), '', { treasureHunt: 'onSelf' });
    expect(table.refused(0, towards('E5', 'E5'))).toBe('ownSquare');
    expect(game.words.refusal('ownSquare', table.setup, towards('E5', 'E5')).text).toBe(
      'E5 is neither a city nor a mine; only those may hunt on their own square.',
    );
  });

  test('codes that are none, and seats that do not act', () => {
    const table = refuge();
    for (const code of [-1, 0.5, Number.NaN, game.moveCodec.size, 2 ** 31]) {
      expect(game.refusal(table.state, 0, code)).toBe('unknownMove');
    }
    for (const seat of [1, 5, -1, 31]) expect(game.refusal(table.state, seat, 0)).toBe('notYourTurn');
  });
});

describe('the log', () => {
  test('tells a turn in sentences, and no hidden face', () => {
    const table = refuge(squares('E5:c2 D8:g1'));
    table.play(0, 'a E5-E6 #B =TBCD t T');
    expect(said(table)).toEqual([
      'P1 activates E5 towards E6.',
      'A face-down tile goes to A1.',
      'P1 draws a treasure.',
      'P1 draws a barbarian.',
      'P1 draws a city.',
      'P1 draws a desert.',
      'Back into the bag: a city (forbidden by the source).',
      'Back into the bag: a desert (pushed out by a forced tile).',
      'P1 takes the treasure.',
      'Back into the bag: a barbarian (not taken).',
      'P1 keeps a treasure.',
    ]);
  });

  test('tells a scored road and the attack', () => {
    const table = refuge(diagram('EX-10'), 'last=C4 turn=2 treasure=1,0 barbarian=1,1');
    table.play(1, 'r E5 #D');
    expect(said(table)).toEqual([
      'P2 builds a road on E5.',
      'A face-down tile goes to D5.',
      'A road lies on E5.',
      'The network is scored: P1 2 points and P2 2 points.',
      'The barbarians attack from D5 with 2 bands.',
      'The barbarians reach the city of P2 on C5.',
      'The city of P2 on C5 is razed.',
      'The barbarians reach the city of P1 on E4.',
    ]);
    table.play(0, 'pay E4');
    expect(said(table)).toEqual(['P1 turns in a treasure; E4 stands.', 'P1 wins.']);
  });
});

describe('prompts', () => {
  test('say what must be decided', () => {
    const prompt = (table: Refuge, viewer: number): string => game.words.prompt(table.view(viewer), table.setup, name);
    const table = refuge(squares('E5:g2'));
    expect(prompt(table, 0)).toBe(
      'Discover, build a road, activate a tile or play the city tile. 97 tiles in the bag.',
    );
    expect(prompt(table, 1)).toContain('P1 may');
    table.play(0, 'a E5-E6 #D =BD');
    expect(prompt(table, 0)).toBe('Take a desert or a barbarian.');
    expect(prompt(table, 1)).toBe('P1 takes a desert or a barbarian.');
    const attack = refuge(diagram('EX-36'), 'last=D5 treasure=0,3 score=0,30', { payPointsToPlacate: 25 });
    expect(prompt(attack, 1)).toBe(
      'The barbarians are at F5: you may turn in a treasure, pay 25 points or lose the city.',
    );
    expect(prompt(position(game), SPECTATOR)).toBe('The first player is drawn.');
    expect(prompt(refuge(squares('A8:o1', '##')), 0)).toBe('No city is left: everybody has lost.');
  });

  test('tell one point in the singular', () => {
    const attack = refuge(diagram('EX-36'), 'last=D5 treasure=0,3 score=0,30', { payPointsToPlacate: 1 });
    expect(game.words.prompt(attack.view(1), attack.setup, name)).toContain('pay 1 point or');
    expect(game.words.refusal('tooFewPoints', attack.setup).text).toBe(
      'It takes 1 point to placate a band; you have fewer.',
    );
    expect(game.words.legend?.(attack.setup)[0].meaning).toBe('desert: 1 point when placed, 1 in a scored network');
  });

  test('every option and every ending has words', () => {
    expect(Object.keys(game.words.options)).toEqual(Object.keys(game.optionSchema));
    expect(Object.keys(game.words.endings).sort()).toEqual(['razed', 'rematch', 'shared', 'won']);
  });

  test('every move has a name', () => {
    const { setup } = refuge();
    for (let code = 0; code < game.moveCodec.size; code += 1) {
      expect(game.words.move(game.moveCodec.decode(code), setup, name)).toMatch(/^[A-Z][a-z]/);
    }
  });
});

test('the board as text shows the diagram, the scores and what is under way', () => {
  const table = refuge(squares('A1:## D4:g2+ E4:c1* F5:x2'), 'turn=2 score=3,21 treasure=0,1 last=A1');
  table.play(1, 'a E4-E5 #D =GT');
  expect(table.text(SPECTATOR).split('\n')).toEqual([
    '    A    B    C    D    E    F    G    H',
    '1   ##   ##   .    .    .    .    .    .',
    '2   .    .    .    .    .    .    .    .',
    '3   .    .    .    .    .    .    .    .',
    '4   .    .    .    g2+  c1*  .    .    .',
    '5   .    .    .    .    .    x2   .    .',
    '6   .    .    .    .    .    .    .    .',
    '7   .    .    .    .    .    .    .    .',
    '8   .    .    .    .    .    .    .    .',
    '',
    '       score treasure barbarians cities   city tile  player',
    '  P1     3        0          1       1      in hand  Player 1',
    '> P2    21        1          1       0      in hand  Player 2',
    'Bag: 90 tiles. In the bag or face down: D30 G20 X11 M8 O4 C7 T6 B6',
    'Turn 1: a draw (draw)',
    'Activating E4 into E5',
    'Drawn: grass, treasure',
    'Next face-down square C1, last B1',
  ]);
});
