import { fail, ok, type Problem, type Result } from '@marchlands/core/result.ts';
import type { Seat, Viewer } from '@marchlands/core/seat.ts';
import type { AnyView } from '@marchlands/core/types.ts';
import type { ChatLine } from '@marchlands/server/store/chats.ts';
import type { ClientMessage } from '@marchlands/server/wire/client.ts';
import type { ServerMessage, PROTOCOL as Spoken, TableInfo } from '@marchlands/server/wire/messages.ts';
import { refusalText } from '../../words/refusals.ts';
import { remoteWords } from '../../words/remote.ts';
import { randomId } from '../local/random-id.ts';
import { GapError, type MatchMessage, Mirror, type MirrorChange } from './mirror.ts';

/** The version of the protocol that this page speaks: docs/protocol.md. */
const PROTOCOL: typeof Spoken = 2;
/** Milliseconds before the first attempt to connect again, and at most between two. */
const FIRST_WAIT = 1000;
const MOST_WAIT = 30_000;
/** Milliseconds of silence before a ping, and before the connection counts as lost. */
const QUIET = 20_000;
const LOST = 30_000;
/** Close codes after which the device reconnects. */
const PASSING: readonly string[] = [
  'server.closing',
  'server.fault',
  'store.down',
  'limit.rate',
  'limit.connections',
  'reader.slow',
  'message.order',
];

/** This device's key of a seat. */
export interface SeatKey {
  readonly seat: Seat;
  readonly key: string;
}

/** The page's data of an online table besides its match. */
export interface OnlineState {
  /** `refused`: the reason is in `refusal`, and the device does not retry. */
  readonly link: 'connecting' | 'open' | 'lost' | 'refused';
  readonly refusal: Problem | null;
  readonly viewer: Viewer | null;
  readonly table: TableInfo | null;
  /** The chat lines that this viewer receives, oldest first. */
  readonly chat: readonly ChatLine[];
  /** The server's time less this device's, in milliseconds. */
  readonly skew: number;
  /** True once the match has come. */
  readonly hasMatch: boolean;
}

type WithId = Extract<ClientMessage, { readonly id: string }>;
/** A message that changes something, before it has its id. */
export type Wish = WithId extends infer M ? (M extends WithId ? Omit<M, 'id'> : never) : never;

/** A part of the past, as the server gives it. */
export type History = Extract<ServerMessage, { readonly kind: 'history' }>;

interface Asked {
  readonly message: WithId;
  readonly answer: (answer: Result<History | null>) => void;
}

/** Opens the socket of a table on the server that the page came from. */
function openSocket(id: string): WebSocket {
  const address = new URL(`/api/tables/${id}/socket`, window.location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address);
}

/**
 * The connection to an online table while its page is open. Reconnects by itself, resuming from its data, and repeats
 * unanswered messages: nothing is lost, and nothing is done twice.
 */
export class OnlineTable {
  readonly id: string;
  /** The seat's key; null for a spectator. */
  readonly seat: SeatKey | null;
  state: OnlineState = {
    link: 'connecting',
    refusal: null,
    viewer: null,
    table: null,
    chat: [],
    skew: 0,
    hasMatch: false,
  };
  /** The match as far as it was sent; null before it has begun. */
  mirror: Mirror | null = null;
  /** The server's current name of its logs, and their name when the match came. */
  #logs = '';
  #mirrored = '';
  readonly #password: string | undefined;
  readonly #open: (id: string) => WebSocket;
  #socket: WebSocket | null = null;
  readonly #listeners = new Set<() => void>();
  readonly #watchers = new Set<(change: MirrorChange) => void>();
  readonly #asked = new Map<string, Asked>();
  #wait = FIRST_WAIT;
  #again: ReturnType<typeof setTimeout> | null = null;
  #beat: ReturnType<typeof setInterval> | null = null;
  #heard = 0;
  #isClosed = false;

  constructor(id: string, seat: SeatKey | null, password?: string, open = openSocket) {
    this.id = id;
    this.seat = seat;
    this.#password = password;
    this.#open = open;
    this.#connect();
    if (typeof window !== 'undefined') window.addEventListener('online', this.#hurry);
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /** Calls back with each change of the match. */
  watch(changed: (change: MirrorChange) => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  /**
   * Sends a change to the table; resolves once the server has stored or refused it. Messages that are not idempotent
   * are not repeated: they fail in words if the connection is lost.
   */
  async say(wish: Wish): Promise<Result<void>> {
    const answer = await this.#ask(wish);
    return answer.ok ? ok(undefined) : answer;
  }

  /** The view after this many items of the viewer's log, and at most `count` items that followed. */
  async history(from: number, count: number): Promise<Result<History>> {
    const answer = await this.#ask({ kind: 'history', from, count });
    if (!answer.ok) return answer;
    return answer.value === null ? fail(remoteWords.lost) : ok(answer.value);
  }

  #ask(wish: Wish): Promise<Result<History | null>> {
    const { link, refusal } = this.state;
    if (link === 'refused') return Promise.resolve(fail(refusal?.message ?? remoteWords.lost));
    const message = { ...wish, id: randomId() };
    if (link !== 'open' && !isRepeatable(message)) return Promise.resolve(fail(remoteWords.lost));
    return new Promise((answer) => {
      this.#asked.set(message.id, { message, answer });
      if (link === 'open') this.#send(message);
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#stop();
    if (typeof window !== 'undefined') window.removeEventListener('online', this.#hurry);
    this.#listeners.clear();
    this.#watchers.clear();
    for (const { answer } of this.#asked.values()) answer(fail(remoteWords.lost));
    this.#asked.clear();
  }

  #connect(): void {
    this.#again = null;
    const socket = this.#open(this.id);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      const { mirror, seat } = this;
      this.#send({
        kind: 'hello',
        protocol: PROTOCOL,
        ...(seat ?? {}),
        ...(seat === null && this.#password !== undefined ? { password: this.#password } : {}),
        ...(mirror === null ? {} : { have: mirror.version, logs: this.#mirrored }),
      });
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
    this.#beat ??= setInterval(() => this.#listen(), 5000);
  }

  /** A connection may die silently. */
  #listen(): void {
    const silent = Date.now() - this.#heard;
    if (silent > LOST && this.#socket !== null) {
      this.#socket.close();
      this.#lose();
    } else if (silent > QUIET && this.state.link === 'open') this.#send({ kind: 'ping' });
  }

  #stop(): void {
    if (this.#again !== null) clearTimeout(this.#again);
    if (this.#beat !== null) clearInterval(this.#beat);
    this.#again = null;
    this.#beat = null;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #lose(): void {
    this.#socket = null;
    if (this.#isClosed || this.state.link === 'refused') return;
    for (const [id, { message, answer }] of this.#asked) {
      if (isRepeatable(message)) continue;
      this.#asked.delete(id);
      answer(fail(remoteWords.lost));
    }
    // The unseen part is not lost, but on its way.
    if (this.state.table !== null) this.#set({ link: 'lost' });
    if (this.#again !== null) clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(MOST_WAIT, this.#wait * 2);
  }

  /** The network is back: reconnect at once. */
  readonly #hurry = (): void => {
    if (this.#again === null) return;
    clearTimeout(this.#again);
    this.#connect();
  };

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    switch (message.kind) {
      case 'welcome':
        this.#wait = FIRST_WAIT;
        this.#logs = message.logs;
        this.#set({
          link: 'open',
          refusal: null,
          viewer: message.viewer,
          table: message.table,
          skew: message.now - Date.now(),
        });
        for (const asked of this.#asked.values()) this.#send(asked.message);
        return;
      case 'table':
        this.#set({ table: message.table });
        return;
      case 'match':
      case 'moved':
      case 'status':
        this.#follow(message);
        return;
      case 'chat': {
        const { chat } = this.state;
        // After a reconnect known lines come again.
        const isNew = ({ channel, seq }: ChatLine) => !chat.some((one) => one.channel === channel && one.seq === seq);
        this.#set({ chat: [...chat, ...message.lines.filter(isNew)] });
        return;
      }
      case 'ok':
        this.#answer(message.id, ok(null));
        return;
      case 'history':
        this.#answer(message.id, ok(message));
        return;
      case 'refused': {
        const { kind: _, id, ...told } = message;
        const problem = { ...told, message: refusalText(told.code, told.message) };
        if (id !== undefined) this.#answer(id, { ok: false, problem });
        // The first message has no id: without an answer to it there is no table.
        else if (this.state.link !== 'open') this.#end(problem);
        return;
      }
      case 'pong':
        this.#set({ skew: message.now - Date.now() });
        return;
      case 'bye':
        if (!PASSING.includes(message.code))
          this.#end({ code: message.code, message: refusalText(message.code, message.message) });
        return;
      default:
        message satisfies never;
    }
  }

  #end(refusal: Problem): void {
    if (PASSING.includes(refusal.code ?? '')) {
      this.#socket?.close();
      return;
    }
    this.#stop();
    this.#set({ link: 'refused', refusal });
    for (const { answer } of this.#asked.values()) answer(fail(refusal.message));
    this.#asked.clear();
  }

  #answer(id: string, answer: Result<History | null>): void {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    asked?.answer(answer);
  }

  #follow(message: MatchMessage): void {
    let change: MirrorChange = { films: null };
    if (message.kind === 'match') {
      this.mirror = new Mirror(message);
      this.#mirrored = this.#logs;
    } else {
      try {
        change = this.mirror?.take(message) ?? change;
      } catch (error) {
        if (!(error instanceof GapError)) throw error;
        // A server never sends this: request the whole match again.
        this.mirror = null;
        this.#socket?.close();
        return;
      }
    }
    for (const watcher of this.#watchers) watcher(change);
    if (!this.state.hasMatch) this.#set({ hasMatch: true });
  }

  /** The current view of the match. */
  get view(): AnyView | null {
    return this.mirror?.view ?? null;
  }

  #set(part: Partial<OnlineState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** True for idempotent messages. */
function isRepeatable(message: WithId): boolean {
  return message.kind !== 'chat' && message.kind !== 'answer';
}
