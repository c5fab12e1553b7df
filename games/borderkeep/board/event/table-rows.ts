/** The tables of the non-card version as rows to read: numbers and their results. */
import { CARD_IDS } from '../../data/deck/deck.ts';
import {
  EVENT_TABLE,
  EVENTS,
  type EventResult,
  PICK,
  SAME_AS_LAST,
  TABLE_NAMES,
  type TableName,
} from '../../data/tables.ts';
import type { Setup } from '../../setup.ts';

/** A row of a table: rolled numbers, and a card id, `pick` or `again`. */
export interface Row {
  readonly from: number;
  readonly to: number;
  readonly result: string;
}

/** Numbers as dice show them: `28-30`, `91-00`; 10 is shown as 0, 100 as 00. */
export function rangeText({ from, to }: Row, sides: number): string {
  const shown = (n: number): string => {
    if (n === sides) return sides === 100 ? '00' : sides === 10 ? '0' : String(n);
    return sides === 100 && n < 10 ? `0${n}` : String(n);
  };
  return from === to ? shown(from) : `${shown(from)}–${shown(to)}`;
}

function rowsOf(results: readonly string[]): readonly Row[] {
  const rows: Row[] = [];
  for (const [i, result] of results.entries()) {
    const last = rows.at(-1);
    if (last !== undefined && last.result === result) rows[rows.length - 1] = { ...last, to: i + 1 };
    else rows.push({ from: i + 1, to: i + 1, result });
  }
  return rows;
}

/** BK-90: the event die. */
export const EVENT_ROWS: readonly Row[] = rowsOf(EVENT_TABLE.map((event) => EVENTS[event] ?? ''));

/** The table that an event leads to. */
export function tableOf(result: EventResult): TableName | null {
  const at = EVENTS.indexOf(result);
  return TABLE_NAMES[at] ?? null;
}

/** BK-91 to BK-93: a table of this match, and the number of faces of its dice. */
export function tableRows(setup: Setup, name: TableName): { readonly rows: readonly Row[]; readonly sides: number } {
  const numbers = setup.rolls[TABLE_NAMES.indexOf(name)] ?? [];
  const results = numbers.map((card) =>
    card === PICK ? 'pick' : card === SAME_AS_LAST ? 'again' : (CARD_IDS[card] ?? ''),
  );
  return { rows: rowsOf(results), sides: numbers.length };
}

/** The row that contains a number, or -1. */
export function rowAt(rows: readonly Row[], number: number | null): number {
  return number === null ? -1 : rows.findIndex(({ from, to }) => from <= number && number <= to);
}
