/** Helpers for this game's tests: positions in one line, whole turns, and short views of a table. */
import { readFileSync } from 'node:fs';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { position, type TestTable } from '@marchlands/core/testing/scenario.ts';
import { game } from '../game.ts';
import { formatLine } from '../position/line.ts';
import type { State } from '../state.ts';
import type { Types } from '../types.ts';
import { situationOf } from '../view/table.ts';
import { formatLogEntry } from './log.ts';

export type Andia = TestTable<Types>;

export const RED = 0;
export const BLUE = 1;

/** The rulebook, as a player reads it. */
export const rulebook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

/** A table with this position, `R:A3,M3,W3 B:V3,H3,E3 bombs:3-3 turn:1 phase:orders`; the set-up if none is given. */
export function andia(line?: string, options: object = {}): Andia {
  return position(game, { options, ...(line === undefined ? {} : { position: line }) });
}

/** The position on a table as one line. */
export function lineOf(state: State): string {
  return formatLine(state.setup, situationOf(state));
}

/**
 * Plays both players' placings or orders; forced ones may be `none`. Returns the fights and bombardments as log
 * entries.
 */
export function both(table: Andia, red: string, blue: string): readonly string[] {
  const rows = [red, blue].map((line, seat) => [seat, line] as const);
  // A player without a choice is not asked: his line makes no choice and is only checked.
  const asked = rows.filter(([seat, line]) => stepsOf(table, seat, line) > 0);
  return logOf(table.lines(...asked));
}

function stepsOf(table: Andia, seat: number, line: string): number {
  const read = game.notation.parse(table.state, seat, line);
  if (!read.ok) throw new Error(`"${line}" of seat ${seat}: ${read.problem.message} (${read.problem.code})`);
  return read.value.length;
}

/** Fights and bombardments of the latest turn, as the rulebook writes them. */
export function logOf(table: Andia): readonly string[] {
  return table.last.map(formatLogEntry).filter((entry) => entry !== null);
}

/** The code with which a line is refused, or null if it is legal. */
export function refusalOf(table: Andia, seat: number, line: string): string | null {
  const read = game.notation.parse(table.state, seat, line);
  return read.ok ? null : (read.problem.code ?? null);
}

/** Pieces of both in an area: `R3`, `B1` or nothing. */
export function pieces(table: Andia, code: string): string {
  const { red, blue } = situationOf(table.state).pieces;
  if (Object.hasOwn(red, code)) return `R${red[code]}`;
  return Object.hasOwn(blue, code) ? `B${blue[code]}` : '';
}

/** How a finished game ended: `R cities`, `draw turnLimit`. */
export function ending(table: Andia): string {
  const { winners, reason } = table.result();
  return `${winners.length === 0 ? 'draw' : winners[0] === RED ? 'R' : 'B'} ${reason}`;
}

/** The kinds of the events of the latest call, in their order. */
export function kinds(table: Andia): readonly string[] {
  return table.last.map((event) => event.kind);
}

export { EVERYTHING };
