import { readFileSync } from 'node:fs';
import { SPECTATOR } from '@marchlands/core/seat.ts';
import { position } from '@marchlands/core/testing/scenario.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { REFUSAL_RULES, type Refusal } from '../rules/refusals.ts';
import { cell, diagram, type Refuge, refuge, squares } from './play.ts';

const name = (seat: number): string => `P${seat + 1}`;
const rulebook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

/** What the log says of the latest call. */
const said = (table: Refuge): string[] =>
  table.last.flatMap((event) => {
    const seen = game.viewEvent(table.setup, event, SPECTATOR);
    const sentence = seen === null ? null : game.words.event(seen, table.setup, name, SPECTATOR);
    return sentence === null ? [] : [sentence];
  });

describe('refusals', () => {
  const setup = refuge().setup;

  test.each(Object.keys(REFUSAL_RULES) as Refusal[])('%s has a sentence and a rule of the rulebook', (code) => {
    const { text, rule } = game.words.refusal(code, setup);
    expect(text).toMatch(/^[A-Z].*[.]$/);
    expect(rulebook).toContain(`**${rule}**`);
  });

  test('a sentence names the squares that it is about', () => {
    const at = game.words.refusal('discoverFilled', setup, { kind: 'discover', at: cell('D4') });
    expect(at.text).toBe('D4 is filled; only an empty square can be discovered.');
    const from = game.words.refusal('sourceEmpty', setup, { kind: 'activate', from: cell('C1'), into: cell('D1') });
    expect(from.text).toContain('C1 is empty');
  });

  test('a new target must be named before anything else', () => {
    const table = refuge(diagram('EX-26'), '', { targetClash: 'rechoose' }).play(0, 'a B1-A1 #D');
    expect(table.refused(0, { kind: 'discover', at: cell('H8') })).toBe('targetFirst');
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
      'You may discover, build a road, activate a tile or play the city tile. 97 tiles in the bag.',
    );
    expect(prompt(table, 1)).toContain('P1 may');
    table.play(0, 'a E5-E6 #D =BD');
    expect(prompt(table, 0)).toBe('You take a desert or a barbarian.');
    expect(prompt(table, 1)).toBe('P1 takes a desert or a barbarian.');
    const attack = refuge(diagram('EX-36'), 'last=D5 treasure=0,3 score=0,30', { payPointsToPlacate: 25 });
    expect(prompt(attack, 1)).toBe(
      'The barbarians are at F5: you may turn in a treasure, pay 25 points or lose the city.',
    );
    expect(prompt(position(game), SPECTATOR)).toBe('The first player is drawn.');
    expect(prompt(refuge(squares('A8:o1', '##')), 0)).toBe('No city is left: everybody has lost.');
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
