import { ALL } from '@marchlands/core/seat.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import { formatPlacing } from '../notation/placing.ts';
import { exampleText } from './examples.ts';
import { type Andia, andia, BLUE, both, ending, kinds, lineOf, RED } from './play.ts';

scenario('AN-95', 'the game ends at the start check after its last turn', () => {
  const table = andia('R:MC1 B:HC1 bombs:0-0 turn:100 phase:orders');
  both(table, 'pass', 'pass');
  expect(ending(table)).toBe('draw turnLimit');
  expect(kinds(table)).toContain('gameEnded');
  for (const turnLimit of [1, 2, 50, 1000]) {
    const last = andia(`R:M1 B:H1 bombs:0-0 turn:${turnLimit} phase:orders`, { turnLimit });
    both(last, 'pass', 'pass');
    expect(ending(last)).toBe('draw turnLimit');
  }
});

scenario('AN-95', 'without a limit it goes on, up to the turns that any match can have', () => {
  const table = andia('R:M1 B:H1 bombs:0-0 turn:1000 phase:orders', { turnLimit: 0 });
  both(table, 'pass', 'pass');
  expect(table.state.turn).toBe(1001);
  const last = andia('R:M1 B:H1 bombs:0-0 turn:2000 phase:orders', { turnLimit: 0 });
  both(last, 'pass', 'pass');
  expect(ending(last)).toBe('draw turnLimit');
});

scenario('AN-96', 'at the limit more cities win, then more pieces', () => {
  const at = (red: string, blue: string, turnLimitResult: string) =>
    ending(andia(`R:${red} B:${blue} bombs:0-0 turn:101 phase:start`, { turnLimitResult }));
  expect(at('MC1,WC1', 'HC9', 'citiesThenPieces')).toBe('R turnLimit');
  expect(at('MC1,WC1', 'HC9', 'draw')).toBe('draw turnLimit');
  expect(at('MC1', 'HC2', 'citiesThenPieces')).toBe('B turnLimit');
  expect(at('MC1,M2', 'HC2,H1', 'citiesThenPieces')).toBe('draw turnLimit');
});

scenario('AN-97', 'who resigns loses at once, at any time', () => {
  for (const seat of [RED, BLUE]) {
    const table = andia().play(RED, '1 M to A');
    const events: Event[] = [];
    game.concede?.(table.state, seat, events);
    expect(ending(table)).toBe(seat === RED ? 'B resign' : 'R resign');
    expect(events).toEqual([{ kind: 'gameEnded', winner: 1 - seat, reason: 'resign' }]);
    // The written order is cleared, and nothing can be resigned twice.
    const over = table.state.clone();
    game.concede?.(table.state, 1 - seat);
    expect(table.state.equals(over)).toBe(true);
  }
});

scenario('AN-98', 'a draw by agreement, unless the players ruled it out', () => {
  const agree = (options: object) => {
    const table = andia(undefined, options);
    game.concede?.(table.state, ALL);
    return table;
  };
  expect(ending(agree({}))).toBe('draw agreement');
  expect(ending(agree({ drawByAgreement: true }))).toBe('draw agreement');
  expect(agree({ drawByAgreement: false }).actors()).toEqual([RED, BLUE]);
});

scenario('AN-99', 'a win or a draw, with a reason and without a score', () => {
  const won = andia('R:A1 B:- bombs:0-0 turn:5 phase:start').result();
  expect(won).toEqual({ ranks: [1, 2], scores: [null, null], winners: [0], reason: 'elimination', defeat: false });
  const drawn = andia('R:- B:- bombs:0-0 turn:5 phase:start').result();
  expect(drawn).toEqual({ ranks: [1, 1], scores: [null, null], winners: [], reason: 'elimination', defeat: false });
  for (const reason of ['cities', 'elimination', 'turnLimit', 'resign', 'agreement']) {
    expect(game.words.endings[reason]).toMatch(/\.$/);
  }
});

scenario('AN-99', 'a position that comes again has no effect', () => {
  const table = andia('R:M1 B:H1 bombs:0-0 turn:5 phase:orders');
  for (let i = 0; i < 6; i += 1) both(table, 'pass', 'pass');
  expect(lineOf(table.state)).toBe('R:M1 B:H1 bombs:0-0 turn:11 phase:orders');
});

/** One line of a game in the rulebook: `4. new: R +1 MC | B +1 E`. */
function playLine(table: Andia, line: string): readonly string[] {
  const found = /^(\d+)\. (new|orders): R (.+) \| B (.+)$/.exec(line);
  if (found === null) throw new Error(`No such line: ${line}`);
  const [, turn, step, red, blue] = found;
  expect(table.state.turn, line).toBe(Number(turn));
  expect(table.state.phase === 1, line).toBe(step === 'new');
  return both(table, red, blue);
}

/** The position at the end of a turn, before the next start check. */
function whenOver(table: Andia): string {
  return lineOf(table.state).replace(/phase:.*$/, 'phase:start');
}

scenario('EX-56', 'a whole game, from its record', () => {
  const text = exampleText('EX-56');
  const lines = text.split('\n').filter((line) => /^\d+\. (?:new|orders): /.test(line));
  const wanted = Array.from(text.matchAll(/^\| (\d+) \| (.*?) \| `(.*?)` \|$/gm));
  expect(wanted.length).toBe(13);
  const table = andia();
  const placed = new Map<number, string>();
  for (const line of lines) {
    const turn = table.state.turn;
    const log = playLine(table, line);
    for (const event of table.last) {
      if (event.kind === 'piecesPlaced') placed.set(2 * turn + event.seat, formatPlacing(event.pieces));
    }
    if (!line.includes('orders:')) continue;
    const [, , entries, position] = wanted[turn - 1];
    const expected = entries === 'none' ? [] : Array.from(entries.matchAll(/`(.*?)`/g), (found) => found[1]);
    expect(log, line).toEqual(expected);
    expect(whenOver(table), line).toBe(position);
  }
  expect(lines.filter((line) => line.includes('new:')).every((line) => /R none|B none|\+1/.test(line))).toBe(true);
  for (const [key, placing] of placed) {
    const line = lines.find((one) => one.startsWith(`${key >> 1}. new:`)) ?? '';
    expect(line).toContain(`${key & 1 ? 'B' : 'R'} ${placing}`);
  }
  expect(ending(table)).toBe('R cities');
  expect(text).toContain(`\`${lineOf(table.state)}\``);
});
