/** Helpers for this game's tests: positions from the rulebook, and short views of a table. */
import { readFileSync } from 'node:fs';
import { SPECTATOR } from '@marchlands/core/seat.ts';
import { position, type TestTable } from '@marchlands/core/testing/scenario.ts';
import { SQUARES } from '../data/geometry.ts';
import { game } from '../game.ts';
import { cellText } from '../text.ts';
import type { Types } from '../types.ts';
import type { TableView } from '../view/table.ts';

export type Refuge = TestTable<Types>;

const rulebook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

/** The diagram of a worked example in the rulebook; throws if there is none. */
export function diagram(id: string): string {
  const start = rulebook.indexOf(`**${id}**`);
  const end = rulebook.indexOf('\n**EX-', start + 1);
  const text = rulebook.slice(start, end < 0 ? undefined : end);
  const found = /```text\n([^`]*)```/.exec(text);
  if (start < 0 || found === null) throw new Error(`RULES.md has no diagram for ${id}.`);
  return found[1];
}

/** A board with these squares, `E5:g1 E6:d2+`; all others are `rest`, by default empty. */
export function squares(text: string, rest = '.', size = 8): string {
  const given = new Map(text.split(/\s+/).map((item) => item.split(':') as [string, string]));
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_unused, column) => {
      const name = SQUARES[row * 8 + column];
      const cell = given.get(name) ?? rest;
      given.delete(name);
      return cell;
    }).join(' '),
  );
  if ([...given.keys()].some((name) => name !== '')) throw new Error(`No such squares: ${[...given.keys()].join(' ')}`);
  return rows.join('\n');
}

/** A table with a board and further fields (`turn=2 bag=D3T1`); without a board it is empty. */
export function refuge(board = '', fields = '', options: object = {}, seats = 2): Refuge {
  return position(game, { seats, options, position: `${board}\n${fields}` });
}

export const cell = (name: string): number => {
  const found = SQUARES.indexOf(name);
  if (found < 0) throw new Error(`There is no square ${name}.`);
  return found;
};

/** The public view. */
export const seen = (table: Refuge): TableView => table.view(SPECTATOR).table;

/** A square as in diagrams: `g1+`, `##`, `.`. */
export function on(table: Refuge, name: string): string {
  const found = seen(table).cells[cell(name)];
  return found == null ? 'off the board' : cellText(found);
}

export const scores = (table: Refuge): readonly number[] => seen(table).scores;

/** Squares of the face-down tiles in the order placed. */
export const faceDown = (table: Refuge): string[] => seen(table).faceDown.map((at) => SQUARES[at]);

/** The tiles that may be taken now. */
export const takeable = (table: Refuge): readonly string[] => seen(table).pending?.takeable ?? [];

/** Names of the squares of one kind of legal action. */
export function legalSquares(table: Refuge, seat: number, kind: 'discover' | 'city' | 'road' | 'target'): string[] {
  return table.legal(seat).flatMap((move) => (move.kind === kind ? [SQUARES[move.at]] : []));
}

/** The acting player, from 1; 0 if nobody acts, -1 if chance does. */
export function toAct(table: Refuge): number {
  const actors = table.actors();
  return actors === 'chance' ? -1 : (actors[0] ?? -1) + 1;
}

/** The kinds of the events of the latest call. */
export const kinds = (table: Refuge): string[] => table.last.map((event) => event.kind);
