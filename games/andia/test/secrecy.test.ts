import { seededDice } from '@marchlands/core/match/dice.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { parseRecord } from '@marchlands/core/match/record-parse.ts';
import { ok } from '@marchlands/core/result.ts';
import { EVERYTHING, SPECTATOR } from '@marchlands/core/seat.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Types } from '../types.ts';
import { BLUE, RED } from './play.ts';

function match(options: object = {}, position?: unknown): Match<Types> {
  const plan = { seats: 2, options, dice: seededDice(1), ...(position === undefined ? {} : { position }) };
  const made = createMatch(game, plan);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
}

function send(table: Match<Types>, seat: number, line: string): void {
  const sent = table.submitLine(seat, line, table.version(seat));
  if (!sent.ok) throw new Error(sent.problem.message);
}

/** Everything that reaches a viewer: view, log, version, record, awaited seats. */
function reaching(table: Match<Types>, viewer: number): string {
  const { actors } = table;
  const record = formatRecord(table, viewer);
  return JSON.stringify([table.view(viewer), table.log(viewer), table.version(viewer), record, actors]);
}

describe('in a match, before both orders are final', () => {
  test('nothing of an order reaches the other, a spectator, or the one who wrote it but by his own sheet', () => {
    const table = match();
    const before = [RED, BLUE, SPECTATOR].map((viewer) => reaching(table, viewer));
    send(table, RED, '2 M to A, 1 M to MC; Bomb EC');
    expect([RED, BLUE, SPECTATOR].map((viewer) => reaching(table, viewer))).toEqual(before);
    expect(table.sealed(RED)?.length).toBe(5);
    expect(table.sealed(BLUE)).toBeNull();
  });

  test('changing one’s mind is not seen, and the last word counts', () => {
    const table = match();
    send(table, RED, '2 M to A, 1 M to MC; Bomb EC');
    const before = reaching(table, BLUE);
    send(table, RED, 'pass');
    expect(reaching(table, BLUE)).toBe(before);
    send(table, BLUE, '3 V to A');
    expect(table.view(SPECTATOR).table.pieces).toEqual({ red: { A: 1, M: 3, W: 3 }, blue: { H: 3, E: 3 } });
  });

  test('what is refused tells nothing of the other’s order', () => {
    const answers = (red: string) => {
      const table = match();
      send(table, RED, red);
      return ['9 V to A', '1 V to M', 'nonsense', '+1 VC', 'Bomb X'].map((line) =>
        table.submitLine(BLUE, line, table.version(BLUE)),
      );
    };
    expect(answers('pass')).toEqual(answers('1 A to AC, 1 A to V, 1 A to M; Bomb HC'));
  });

  test('then both orders are shown whole, to all alike', () => {
    const table = match();
    send(table, RED, '2 M to A, 1 M to MC; Bomb EC');
    send(table, BLUE, 'pass');
    const log = table.log(SPECTATOR);
    const sentences = log.flatMap((item) => item.sentences);
    expect(sentences[0]).toBe(
      'Player 1 moves 1 from Mu to Mystery City, 2 from Mu to Atlantea, and bombards Elfin City.',
    );
    expect(log).toEqual(table.log(BLUE));
    expect(log).toEqual(table.log(EVERYTHING));
  });
});

describe('where one alone has something to choose', () => {
  const position = 'R:MC1,WC1,A1 B:V3 bombs:0-0 turn:5 phase:income';

  test('half of a placing is not sent, the whole one is seen by all', () => {
    const table = match({}, position);
    expect(table.awaited()).toEqual([RED]);
    const view = JSON.stringify(table.view(BLUE));
    const half = table.submitLine(RED, 'MC>M', table.version(RED));
    expect(half.ok ? '' : half.problem.message).toContain('This choice is not complete');
    expect(JSON.stringify(table.view(BLUE))).toBe(view);
    expect(table.log(BLUE)).toEqual([]);
    send(table, RED, '+1 M, +1 WC');
    expect(table.view(BLUE).table.pieces.red).toEqual({ A: 1, MC: 1, WC: 2, M: 1 });
    expect(table.log(BLUE).map(({ line }) => line)).toEqual(['', expect.stringContaining('+1 WC')]);
  });

  test('a placing cannot be taken back by oneself', () => {
    const table = match({}, position);
    send(table, RED, '+1 MC, +1 W');
    expect(table.view(BLUE).table.pieces.red).toEqual({ A: 1, MC: 2, WC: 1, W: 1 });
    expect(table.canUndo(RED).alone).toEqual([]);
    expect(table.undo(RED).ok).toBe(false);
  });

  test('a placing that was shown is not taken back at the price of the other’s final order', () => {
    const table = match({}, position);
    send(table, RED, '+1 MC, +1 W');
    send(table, BLUE, '1 V to H');
    const order = table.sealed(BLUE);
    expect(order).not.toBeNull();
    expect(table.undo(RED).ok).toBe(false);
    expect(table.sealed(BLUE)).toBe(order);
    expect(table.undo(RED, { agreed: [BLUE] }).ok).toBe(true);
    expect(table.sealed(BLUE)).toBeNull();
    expect(table.awaited()).toEqual([RED]);
  });
});

test('a match in progress and a finished one are written down and read back', async () => {
  const table = match({ trades: [['A', 'V']], citiesToWin: 1 });
  send(table, RED, '1 M to MC, 2 M to W');
  send(table, BLUE, '1 H to HC; Bomb MC');
  const text = formatRecord(table, EVERYTHING);
  const read = await parseRecord(text, async () => ok(game));
  if (!read.ok) throw new Error(read.problem.message);
  expect(table.result?.reason).toBe('cities');
  expect(read.value.entries).toEqual(table.entries);
  expect(formatRecord(read.value, EVERYTHING)).toBe(text);
  expect(text).toContain('1 M to MC, 2 M to W');
});
