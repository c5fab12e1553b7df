import type { Append } from '../store/tables.ts';

/** The row for lists that goes with such a change: a public table in play that waits for nobody. */
export const row = {
  game: 'toy',
  status: 'playing',
  isPublic: true,
  listedUntil: null,
  due: null,
  awaitsBot: false,
  turns: [],
  card: '{}',
} as const;

/** A change of a table as a store is given it. */
export function change(table: string, seq: number, more: Partial<Append> = {}): Append {
  return {
    table,
    seq,
    at: 1000 + seq,
    data: `change ${seq}`,
    row,
    sitters: null,
    named: [],
    isSecret: false,
    results: null,
    ...more,
  };
}
