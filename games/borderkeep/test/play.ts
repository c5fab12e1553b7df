import { position, type TestTable } from '@marchlands/core/testing/scenario.ts';
import { GOODS, type Good } from '../data/cards.ts';
import { game } from '../game.ts';
import type { Types } from '../types.ts';

export type BorderkeepTable = TestTable<Types>;

/** A situation of the card game for this many seats; see `view/table.ts` for what may be omitted. */
export function situation(seats: number, json: object, options: object = {}): BorderkeepTable {
  return position(game, { seats, options, position: json });
}

/** Plays lines as the rulebook writes them: `A build moat g8`, `* draw A inn`. */
export function go(table: BorderkeepTable, ...lines: readonly string[]): BorderkeepTable {
  for (const line of lines) {
    const letter = 'ABCDEF'.indexOf(line.charAt(0));
    table.play(Math.max(0, letter), line);
  }
  return table;
}

export function town(table: BorderkeepTable, seat: number) {
  return table.view(-3).table.towns[seat];
}

/** Goods of a seat by name, omitting zeros. */
export function goods(table: BorderkeepTable, seat: number): { readonly [good in Good]?: number } {
  const amounts = town(table, seat).goods;
  return Object.fromEntries(GOODS.flatMap((good, g) => (amounts[g] > 0 ? [[good, amounts[g]]] : [])));
}

/** Units of a town by name, with hits lost after a colon: `knights:2`. */
export function units(table: BorderkeepTable, seat: number): string[] {
  return town(table, seat).units.map(({ unit, lost }) => (lost === 0 ? unit : `${unit}:${lost}`));
}

/** Cards of a hand, all of them. */
export function hand(table: BorderkeepTable, seat: number): string[] {
  const all = table.view(-3);
  return [...town(table, seat).open, ...(all.own?.hands[seat] ?? []).map(({ card }) => card)].sort();
}

export function discard(table: BorderkeepTable): readonly string[] {
  return table.view(-3).table.discard;
}

export function step(table: BorderkeepTable): string {
  return table.view(-3).table.step;
}

/** Kinds of all events so far. */
export function told(table: BorderkeepTable): string[] {
  return table.events.map((event) => event.kind);
}

/** The notation's objection to a line of the seat it names; null if it can be read. */
export function wrong(table: BorderkeepTable, line: string): string | null {
  return table.problem(Math.max(0, 'ABCDEF'.indexOf(line.charAt(0))), line)?.message ?? null;
}

/** Lines of the legal moves of a seat. */
export function choices(table: BorderkeepTable, seat: number): string[] {
  return table
    .legal(seat)
    .map((move) =>
      game.notation.format(table.state, [{ by: seat, code: game.moveCodec.encode(move) }], seat).join(' '),
    );
}
