import { randomUUID } from 'node:crypto';
import type { Seat } from '@marchlands/core/seat.ts';
import type { Store } from '../store/store.ts';
import type { Slot } from './slot.ts';

/** What one process tells the others. Words are not kept, and some may be lost. */
export type Word =
  /** The connections to a table at a process. */
  | {
      readonly kind: 'presence';
      readonly process: string;
      readonly table: string;
      readonly seats: readonly Seat[];
      readonly watching: number;
    }
  /** Asks every process for its connections to a table. */
  | { readonly kind: 'asking'; readonly table: string }
  /** Somebody was muted, or is heard again. */
  | { readonly kind: 'muting'; readonly guest: string; readonly other: string; readonly isMuted: boolean }
  /** Somebody is being forgotten. */
  | { readonly kind: 'forgetting'; readonly guest: string };

// In place of the process of a presence word.
const ASKING = '?';
const MUTING = '!';
const FORGETTING = '-';

function formatWord(word: Word): string {
  switch (word.kind) {
    case 'presence':
      return [word.process, word.table, word.watching, ...word.seats].join(' ');
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

/** The word that `formatWord` wrote: only processes of ours ring. */
export function parseWord(payload: string): Word {
  const [first = '', second = '', third = '', ...rest] = payload.split(' ');
  if (first === ASKING) return { kind: 'asking', table: second };
  if (first === MUTING) return { kind: 'muting', guest: second, other: third, isMuted: rest[0] === '1' };
  if (first === FORGETTING) return { kind: 'forgetting', guest: second };
  return { kind: 'presence', process: first, table: second, seats: rest.map(Number), watching: Number(third) };
}

/** Sends words to the other processes at the same store. A process that is alone sends none. */
export class Bell {
  readonly #store: Store;
  readonly #self = randomUUID().slice(0, 8);

  constructor(store: Store) {
    this.#store = store;
  }

  async ring(word: Word): Promise<void> {
    if (this.#store.isShared) await this.#store.tell(formatWord(word));
  }

  /** Tells who is connected to a table here. */
  tellPresence({ id, here }: Slot): void {
    const { seats, watching } = here;
    this.ring({ kind: 'presence', process: this.#self, table: id, seats: [...seats], watching }).catch(() => {});
  }
}
