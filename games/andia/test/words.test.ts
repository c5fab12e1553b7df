import { SPECTATOR } from '@marchlands/core/seat.ts';
import type { Words } from '@marchlands/core/words.ts';
import { describe, expect, test } from 'vitest';
import { entry } from '../entry.ts';
import type { Types } from '../types.ts';
import { refusalTexts } from '../words/refusals.ts';
import { words } from '../words/words.ts';
import { type Andia, andia, BLUE, both, RED, rulebook } from './play.ts';

const german = (await entry.languages?.['de']?.())?.['andia'] as Words<Types>;

const name = (seat: number) => (seat === RED ? 'Red' : 'Blue');

/** The log lines of the latest call. */
function told(table: Andia): readonly (string | null)[] {
  return table.last.map((event) => words.event(event, table.setup, name, SPECTATOR));
}

test('the ending tells the cities and the pieces of both', () => {
  const table = andia('R:AC1,MC1,WC1,SC1,UC2 B:HC1,H2 bombs:0-0 turn:5 phase:start');
  const held = [RED, BLUE].map((seat) => words.held?.(table.view(SPECTATOR), table.setup, seat));
  expect(held).toEqual([
    ['5 cities', '6 pieces'],
    ['1 city', '3 pieces'],
  ]);
});

describe('the log tells a turn in sentences with numbers', () => {
  test('orders, exchange fights, arrivals, area fights, bombardments, check', () => {
    const table = andia('R:M6 B:S4,H1 bombs:3-3 turn:4 phase:orders');
    both(table, '1 M to S; Bomb M', '3 S to M');
    expect(told(table)).toEqual([
      'Red moves 1 from Mu to Shalomar, and bombards Mu.',
      'Blue moves 3 from Shalomar to Mu.',
      'Fight between Mu and Shalomar: Red 1 against Blue 3: 3 of Blue remain.',
      'Blue arrives with 3 in Mu.',
      'Fight in Mu: Red 5 against Blue 3: 4 of Red remain.',
      'Red bombards Mu: 4 before, 2 after.',
      'Turn 5 begins: Red holds 0 cities, Blue 0 cities.',
    ]);
  });

  test('a gather arrives as one force', () => {
    const table = andia('R:A3,M1,W2 B:V1 bombs:0-0 turn:4 phase:orders');
    both(table, '3 A to M, 2 W to M', 'pass');
    expect(told(table)).toContain('Red arrives with 5 in Mu.');
  });

  test('equal fights say why', () => {
    const held = andia('R:A1,M3 B:S3,H1 bombs:0-0 turn:4 phase:orders');
    both(held, '3 M to S', 'pass');
    expect(told(held)).toContain(
      'Fight in Shalomar: Red 3 against Blue 3: 1 of Blue remains, since Blue held it before.',
    );
    const empty = andia('R:A1,M3 B:H3,E1 bombs:0-0 turn:4 phase:orders');
    both(empty, '2 M to S', '2 H to S');
    expect(told(empty)).toContain(
      'Fight in Shalomar: Red 2 against Blue 2: none remains, since nobody held it before.',
    );
  });

  test('new pieces, and the end', () => {
    const table = andia('R:AC1,MC1,WC1,SC1,U2 B:HC1,H2 bombs:0-0 turn:4 phase:income');
    both(table, '+1 A, +1 MC, +1 W, +1 SC', '+1 H');
    expect(told(table)).toEqual([
      'Red places new pieces: 1 in Atlantea, 1 in Mystery City, 1 in Wyvernia, 1 in Shangri-La City.',
      'Blue places new pieces: 1 in Halcyonna.',
    ]);
    both(table, '2 U to UC', 'pass');
    expect(told(table).slice(-2)).toEqual(['Turn 5 begins: Red holds 5 cities, Blue 1 city.', 'Red wins.']);
  });
});

describe('the prompt', () => {
  const prompt = (table: Andia, viewer: number) => words.prompt(table.view(viewer), table.setup, name);

  test('says what is to be decided, and of oneself that one has', () => {
    const table = andia('R:MC1 B:H2 bombs:1-1 turn:4 phase:income');
    expect(prompt(table, RED)).toBe('Turn 4: place your new pieces, each in its city or in the province beside it.');
    expect(prompt(table, BLUE)).toBe('Turn 4: waiting for Red (new pieces).');
    both(table, '+1 M', 'none');
    expect(prompt(table, BLUE)).toBe('Turn 4: order secret moves, out of one area or into one.');
    table.play(BLUE, 'pass');
    expect(prompt(table, BLUE)).toBe('Turn 4: your choice is made; it stays hidden until both have chosen.');
    expect(prompt(table, SPECTATOR)).toBe('Turn 4: waiting for Red and Blue (orders).');
  });

  test('says how it ended', () => {
    expect(prompt(andia('R:A1 B:- bombs:1-1 turn:4 phase:start'), RED)).toBe('Red wins. The last piece was lost.');
    const drawn = andia('R:A1 B:V1 bombs:1-1 turn:101 phase:start');
    expect(prompt(drawn, RED)).toBe('The game is drawn. The last turn was over.');
  });
});

test('every refusal has a sentence and a rule of the rulebook', () => {
  for (const [code, { text, rule }] of Object.entries(refusalTexts)) {
    expect(text, code).toMatch(/\.$/);
    expect(rulebook, code).toContain(`**${rule}**`);
  }
});

test('the board as text tells what stands where, what lies beside it, and one’s own choice', () => {
  const table = andia().play(RED, '2 M to A, 1 M to MC; Bomb EC');
  const text = table.text(RED);
  expect(text).toContain('R:A3,M3,W3 B:V3,H3,E3 bombs:3-3 turn:1 phase:orders');
  expect(text).toContain('\nR Player 1  B Player 2\n');
  expect(text).toMatch(/^S {2}Shalomar +province +next to SC M U H$/m);
  expect(text).toMatch(/^MC Mystery City +city +next to WC M$/m);
  expect(text).toContain('You have chosen: 1 M to MC, 2 M to A; Bomb EC');
  expect(table.text(BLUE)).not.toContain('chosen');
  expect(table.text(SPECTATOR)).not.toContain('chosen');
});

test('the map of the board as text has every area whole, and fits the width of a phone', () => {
  const lines = andia().text(RED).split('\n');
  const sketch = lines.slice(
    lines.indexOf('') + 1,
    lines.findIndex((line) => line.includes('next to')),
  );
  expect(Math.max(...sketch.map((line) => line.length))).toBeLessThanOrEqual(48);
  const shown = sketch.flatMap((line) => line.trim().split(/ +/)).filter((label) => label !== '');
  expect(shown.map((label) => label.split(':')[0]).sort()).toEqual(
    [...'AMWSUVHE', 'AC', 'MC', 'WC', 'SC', 'UC', 'VC', 'HC', 'EC'].sort(),
  );
});

describe('a choice in words, as hints tell it', async () => {
  const german = (await entry.languages?.['de']?.())?.['andia'] as Words<Types>;

  /** A line in words, in each language. */
  function said(table: Andia, line: string): readonly [english: string, german: string] {
    const read = table.game.notation.parse(table.state, RED, line);
    if (!read.ok) throw new Error(read.problem.message);
    const moves = read.value.map(({ code }) => table.game.moveCodec.decode(code));
    const [english, inGerman] = [words, german].map((all) => all.choice?.(moves, table.state, RED, name) ?? '');
    return [english, inGerman];
  }
  const orders = 'R:A3,M1,W2 B:V1 bombs:1-0 turn:4 phase:orders';

  test.each([
    [
      orders,
      '3 A to M, 2 W to M',
      'Move 3 from Atlantea to Mu, 2 from Wyvernia to Mu',
      'Zieh 3 von Atlantea nach Mu, 2 von Wyvernia nach Mu',
    ],
    [
      orders,
      '1 M to S; Bomb M',
      'Move 1 from Mu to Shalomar, and bombard Mu',
      'Zieh 1 von Mu nach Shalomar und beschieß Mu',
    ],
    [orders, 'pass', 'Move nothing', 'Zieh nichts'],
    [
      'R:AC1,MC1 B:V1 bombs:1-0 turn:4 phase:income',
      '+1 A, +1 MC',
      'Place new pieces: 1 in Atlantea, 1 in Mystery City',
      'Setz neue Steine: 1 in Atlantea, 1 in Mystery City',
    ],
  ])('%s: %s', (position, line, ...sentences) => {
    expect(said(andia(position), line)).toEqual(sentences);
  });

  test('where new pieces are placed with the orders, both are told', () => {
    const table = andia('R:MC1,A1 B:V1 bombs:0-0 turn:4 phase:orders', { newPieceReveal: 'withOrders' });
    expect(said(table, '+1 M / 1 M to S')[0]).toBe('Place new pieces: 1 in Mu. Move 1 from Mu to Shalomar');
  });
});

test('bug: in German two seats that have yet to choose stood behind a verb in the singular', () => {
  const table = andia('R:M6 B:S4,H1 bombs:3-3 turn:4 phase:orders');
  const asked = () => german.prompt(table.view(SPECTATOR), table.setup, name);
  expect(asked()).toBe('Zug 4: Es fehlen noch Red und Blue (Befehle).');
});
