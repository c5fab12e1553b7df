/** The headers and lines of a record, independent of any game. `docs/records.md` has the grammar. */
import { parseJson } from '../json.ts';
import { fail, ok, quoted, type Result } from '../result.ts';
import type { Seat } from '../seat.ts';
import { nameTwice } from './header-keys.ts';
import { atPath } from './sequence.ts';

interface Tag {
  readonly value: unknown;
  /** Counted from 1. */
  readonly line: number;
}

interface Line {
  readonly text: string;
  readonly line: number;
}

/** The headers by name, and the lines after them, without blank ones and comments. */
export interface Parts {
  readonly tags: ReadonlyMap<string, Tag>;
  readonly body: readonly Line[];
}

const TAGS = ['Game', 'Rules', 'Seats', 'Options', 'Shipped', 'Position', 'Dice', 'Viewer', 'Result'];

/** Whether an unreadable text looks like a record. */
export function seemsRecord(text: string): boolean {
  return /^\s*\[Game\s/m.test(text) && /^\s*\[Rules\s/m.test(text);
}

/** Header lines, body lines, and the rest: blank lines and comments. */
export function split(text: string): Result<Parts> {
  const tags = new Map<string, Tag>();
  const body: Line[] = [];
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i += 1) {
    const line = i + 1;
    const content = lines[i].trim();
    if (content === '' || content.startsWith('%')) continue;
    if (!content.startsWith('[')) {
      body.push({ text: content, line });
      continue;
    }
    const at = `line ${line}`;
    if (body.length > 0) return fail('A header must stand before the first move.', at);
    const found = /^\[([A-Za-z]+[0-9]*) (.*)\]$/.exec(content);
    const name = found?.[1];
    if (name === undefined) return fail(`A header looks like [Seats 2], not ${quoted(content)}.`, at);
    if (!TAGS.includes(name) && !/^Player[1-9][0-9]?$/.test(name)) {
      return fail(`There is no header ${name}; known are ${TAGS.join(', ')} and Player1, Player2, ...`, at);
    }
    if (tags.has(name)) return fail(`The header ${name} appears twice.`, at);
    const value = readJson(found?.[2] ?? '');
    if (!value.ok) return { ok: false, problem: atPath(value.problem, at) };
    tags.set(name, { value: value.value, line });
  }
  return ok({ tags, body });
}

function readJson(text: string): Result<unknown> {
  const found = parseJson(text);
  if (!found.ok) {
    const right = 'a text in quotes, a number, or an object in braces on one line';
    return fail(`The value must be JSON (${right}), not ${quoted(text)}: ${found.problem.message}`);
  }
  const twice = nameTwice(text);
  return twice === null ? found : fail(`The name ${quoted(twice)} appears twice in one object.`);
}

/** A `!` line, an entry of the match itself; seats count from 0 here. */
export type OwnLine =
  | { readonly kind: 'undo'; readonly by: Seat; readonly to: number; readonly agreed: readonly Seat[] }
  | { readonly kind: 'resign'; readonly by: Seat }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly player: unknown }
  | { readonly kind: 'end' };

const UNDO = /^! undo to (\d{1,9}) by (\d{1,2})(?: agreed((?: \d{1,2})+))?$/;
const RESIGN = /^! resign (\d{1,2})$/;
const SEAT = /^! seat (\d{1,2}) (.+)$/;

const seatOf = (number: string): Seat => Number(number) - 1;

/** Reads a line that begins with `!`. */
export function readOwnLine(text: string): Result<OwnLine> {
  const undo = UNDO.exec(text);
  if (undo !== null) {
    const agreed = (undo.at(3) ?? '').split(' ').filter((part) => part !== '');
    return ok({ kind: 'undo', by: seatOf(undo[2]), to: Number(undo[1]), agreed: agreed.map(seatOf) });
  }
  const resign = RESIGN.exec(text);
  if (resign !== null) return ok({ kind: 'resign', by: seatOf(resign[1]) });
  if (text === '! end') return ok({ kind: 'end' });
  const seat = SEAT.exec(text);
  if (seat !== null) {
    const player = readJson(seat[2]);
    return player.ok ? ok({ kind: 'seat', seat: seatOf(seat[1]), player: player.value }) : player;
  }
  return fail(
    `A line that begins with ! is one of "! undo to 12 by 1 agreed 2", "! resign 2", "! seat 2 "Bo"" and "! end", not ${quoted(text)}.`,
  );
}
