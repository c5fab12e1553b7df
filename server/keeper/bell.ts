import { randomUUID } from 'node:crypto';
import type { Seat } from '@marchlands/core/seat.ts';
import type { Store } from '../store/store.ts';
import type { Slot } from './slot.ts';

/** One process's connections to a table. */
export interface TablePresence {
  readonly table: string;
  readonly seats: readonly Seat[];
  readonly watching: number;
}

/** A message between processes. Messages are not stored, and some may be lost. */
export type Word =
  /** One process's connections to several tables. */
  | { readonly kind: 'presence'; readonly process: string; readonly tables: readonly TablePresence[] }
  /** Asks every process for its connections to a table. */
  | { readonly kind: 'asking'; readonly table: string }
  /** A guest was muted or unmuted. */
  | { readonly kind: 'muting'; readonly guest: string; readonly other: string; readonly isMuted: boolean }
  /** A guest is being forgotten. */
  | { readonly kind: 'forgetting'; readonly guest: string };

// Each stands where a presence word has its process.
const ASKING = '?';
const MUTING = '!';
const FORGETTING = '-';
/** Separates the tables of a presence word. */
const NEXT = ';';
/** Most tables per presence message: a payload has at most 8,000 bytes, and a table takes less than 80. */
const TABLES_IN_WORD = 100;

function formatWord(word: Word): string {
  switch (word.kind) {
    case 'presence': {
      const tables = word.tables.map(({ table, watching, seats }) => [table, watching, ...seats].join(' '));
      return `${word.process} ${tables.join(NEXT)}`;
    }
    case 'asking':
      return `${ASKING} ${word.table}`;
    case 'muting':
      return [MUTING, word.guest, word.other, word.isMuted ? 1 : 0].join(' ');
    case 'forgetting':
      return `${FORGETTING} ${word.guest}`;
    default:
      return word satisfies never;
  }
}

/** Reads a word written by `formatWord`: only our own processes send any. */
export function parseWord(payload: string): Word {
  const [first = '', second = '', third = '', ...rest] = payload.split(' ');
  if (first === ASKING) return { kind: 'asking', table: second };
  if (first === MUTING) return { kind: 'muting', guest: second, other: third, isMuted: rest[0] === '1' };
  if (first === FORGETTING) return { kind: 'forgetting', guest: second };
  const tables = payload.slice(first.length + 1).split(NEXT);
  return { kind: 'presence', process: first, tables: tables.map(parsePresence) };
}

function parsePresence(text: string): TablePresence {
  const [table, watching, ...seats] = text.split(' ');
  return { table, watching: Number(watching), seats: seats.map(Number) };
}

/** Sends messages to the other processes of the store; a lone process sends none. */
export class Bell {
  readonly #store: Store;
  readonly #self = randomUUID().slice(0, 8);

  constructor(store: Store) {
    this.#store = store;
  }

  async ring(word: Word): Promise<void> {
    if (this.#store.isShared) await this.#store.tell(formatWord(word));
  }

  /** Announces this process's connections, in few messages, since every process receives each one. */
  tellPresence(slots: readonly Slot[]): void {
    for (let at = 0; at < slots.length; at += TABLES_IN_WORD) {
      const tables = slots.slice(at, at + TABLES_IN_WORD).map(({ id, here: { seats, watching } }) => ({
        table: id,
        seats: [...seats],
        watching,
      }));
      this.ring({ kind: 'presence', process: this.#self, tables }).catch(() => {});
    }
  }
}
