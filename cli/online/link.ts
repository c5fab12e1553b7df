import { viewAfter } from '@marchlands/core/delta.ts';
import type { AnyView } from '@marchlands/core/types.ts';
import {
  PROTOCOL,
  type ServerMessage,
  type TableInfo,
  type WireMatch,
  type WireStatus,
} from '@marchlands/server/wire/messages.ts';
import type { TableAddress } from './address.ts';
import type { SeatKey } from './keyring.ts';

/** A match as far as its seat was sent it. */
export interface Sight {
  readonly header: WireMatch['header'];
  readonly version: number;
  readonly view: AnyView;
  readonly status: WireStatus;
}

/** The server's answer to a message: done, or why not. */
export type Answer =
  | { readonly kind: 'ok' }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

// Node's own WebSocket also accepts headers in place of protocols, unlike a browser's, which has the type.
const Socket = WebSocket as new (
  url: string,
  init: string | string[] | { readonly headers: { readonly cookie: string } },
) => WebSocket;

/** Milliseconds before a lost connection is retried, at first and at most. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;
/** Reasons for which a seat is refused only temporarily. */
const PASSING: readonly string[] = ['store.down', 'limit.rate', 'limit.connections', 'server.closing', 'server.fault'];

interface Listener {
  /** Something has changed. */
  onChange(): void;
  /** The seat is refused permanently. */
  onRefused(message: string): void;
}

/**
 * A seat's connection to its table, as described in docs/protocol.md: reconnects when lost, and resends unanswered
 * messages.
 */
export class TableLink {
  table: TableInfo | null = null;
  /** Null before the match begins. */
  sight: Sight | null = null;
  readonly #address: TableAddress;
  readonly #cookie: string;
  readonly #seat: SeatKey;
  readonly #listener: Listener;
  readonly #waiting = new Map<string, { readonly text: string; readonly answered: (answer: Answer) => void }>();
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #again: NodeJS.Timeout | null = null;
  #isClosed = false;
  #isGreeted = false;
  #count = 0;
  /** Distinguishes this run's messages from those of an earlier run. */
  readonly #name = Math.random().toString(36).slice(2, 10);

  constructor(address: TableAddress, cookie: string, seat: SeatKey, listener: Listener) {
    this.#address = address;
    this.#cookie = cookie;
    this.#seat = seat;
    this.#listener = listener;
    this.#open();
  }

  /** Sends a message that changes something; fulfilled with its answer. */
  do(message: object): Promise<Answer> {
    this.#count += 1;
    const id = `${this.#name}-${this.#count}`;
    const text = JSON.stringify({ ...message, id });
    return new Promise((answered) => {
      this.#waiting.set(id, { text, answered });
      if (this.#isGreeted) this.#socket?.send(text);
    });
  }

  close(): void {
    this.#isClosed = true;
    if (this.#again !== null) clearTimeout(this.#again);
    this.#socket?.close();
  }

  #open(): void {
    const url = `${this.#address.base.replace(/^http/, 'ws')}/api/tables/${this.#address.id}/socket`;
    const socket = new Socket(url, { headers: { cookie: this.#cookie } });
    this.#socket = socket;
    socket.addEventListener('open', () => {
      socket.send(JSON.stringify({ kind: 'hello', protocol: PROTOCOL, ...this.#seat }));
    });
    socket.addEventListener('message', ({ data }) => {
      // A server speaks the protocol version that it has announced.
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as ServerMessage);
    });
    socket.addEventListener('error', () => socket.close());
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#lost();
    });
  }

  #lost(): void {
    this.#socket = null;
    this.#isGreeted = false;
    if (this.#isClosed) return;
    this.#again = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, 2 * this.#wait);
  }

  #hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome':
        this.table = message.table;
        this.#wait = FIRST_WAIT;
        this.#isGreeted = true;
        for (const { text } of this.#waiting.values()) this.#socket?.send(text);
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'match':
        this.sight = message;
        break;
      case 'moved':
        this.#move(message);
        break;
      case 'status':
        if (this.sight !== null) this.sight = { ...this.sight, status: message.status };
        break;
      case 'ok':
      case 'refused':
        this.#answered(message);
        break;
      default:
        return;
    }
    if (!this.#isClosed) this.#listener.onChange();
  }

  #move({ from, items, status }: Extract<ServerMessage, { readonly kind: 'moved' }>): void {
    const sight = this.sight;
    if (sight === null || sight.version !== from) {
      // A gap, which a server never leaves: a new connection brings the whole match.
      this.#socket?.close();
      return;
    }
    const deltas = items.flatMap(({ frames, rest }) => [...frames, rest]);
    const view = deltas.reduce(viewAfter, sight.view);
    this.sight = { ...sight, version: from + items.length, view, status };
  }

  #answered(message: Extract<ServerMessage, { readonly kind: 'ok' | 'refused' }>): void {
    const waiting = message.id === undefined ? undefined : this.#waiting.get(message.id);
    if (message.id !== undefined && waiting !== undefined) {
      this.#waiting.delete(message.id);
      waiting.answered(message);
    } else if (message.kind === 'refused' && !this.#isGreeted && !PASSING.includes(message.code)) {
      this.close();
      this.#listener.onRefused(message.message);
    }
  }
}
