import { viewAfter } from '@marchlands/core/delta.ts';
import type { Game } from '@marchlands/core/game.ts';
import { MoveList } from '@marchlands/core/lists.ts';
import type { AnyMove } from '@marchlands/core/moves.ts';
import { mustGoOn } from '@marchlands/core/partial.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import type { Seat, Viewer } from '@marchlands/core/seat.ts';
import type { AnyView, Setup } from '@marchlands/core/types.ts';
import WebSocket from 'ws';
import type { ChatLine } from '../store/chats.ts';
import { PROTOCOL, type ServerMessage, type TableInfo, type WireItem, type WireStatus } from '../wire/messages.ts';
import { loadGame } from './toy-games.ts';

/** The fields that most answers have; a test that looks into others names their form. */
export interface Fields {
  readonly id: string;
  readonly guest: string;
  /** Of a seat, with its number. */
  readonly key: string;
  readonly seat: number;
  readonly tables: readonly { readonly id: string }[];
  /** Of a refusal. */
  readonly code: string;
  readonly message: string;
  readonly [name: string]: unknown;
}

/** The answer to a request. */
export interface Answer<B = Fields> {
  readonly status: number;
  readonly body: B;
}

/** A browser without a screen: a cookie, requests, and sockets that follow tables as docs/protocol.md says. */
export class Device {
  readonly base: string;
  cookie = '';
  guest = '';

  /** @param base `http://127.0.0.1:port` */
  constructor(base: string) {
    this.base = base;
  }

  /** @typeParam B the expected form of the answer, which is not checked */
  async ask<B = Fields>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<B>> {
    const response = await fetch(`${this.base}${path}`, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';', 1)[0];
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, body: isJson ? JSON.parse(text) : text };
  }

  /** Like `ask`, but fails if it is refused. */
  async must<B = Fields>(method: string, path: string, body?: unknown): Promise<B> {
    const { status, body: answer } = await this.ask<B>(method, path, body);
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
    return answer;
  }

  async enter(name: string): Promise<this> {
    this.guest = (await this.must('POST', '/api/guest', { name })).guest;
    return this;
  }
}

/** A new guest of a server. */
export function guestAt(base: string, name: string): Promise<Device> {
  return new Device(base).enter(name);
}

/** The content of a hello. */
export interface Hello {
  readonly seat?: Seat;
  readonly key?: string;
  readonly have?: number;
  readonly logs?: string | undefined;
  readonly password?: string;
}

let ids = 0;

/** A table as a device sees it over a socket: it keeps log, view and status as the messages have them. */
export class Visit {
  readonly device: Device;
  readonly id: string;
  readonly hello: Hello;
  readonly messages: ServerMessage[] = [];
  readonly texts: string[] = [];
  table: TableInfo | null = null;
  viewer: Viewer | null = null;
  version: number | null = null;
  /** The server's name of its logs. */
  logs: string | undefined;
  view: AnyView | null = null;
  items: WireItem[] = [];
  status: WireStatus | null = null;
  header: { readonly options: object; readonly seats: number } | null = null;
  chat: ChatLine[] = [];
  closed: { readonly code: number; readonly reason: string } | null = null;
  game: Game | null = null;
  setup: Setup | null = null;
  #socket: WebSocket;
  readonly #watchers = new Set<() => void>();
  /** True once the server has sent the state of the table. */
  isReady = false;

  constructor(device: Device, id: string, hello: Hello = {}, origin?: string) {
    this.device = device;
    this.id = id;
    this.hello = hello;
    this.#socket = this.#open(origin);
  }

  #open(origin?: string): WebSocket {
    const socket = new WebSocket(`${this.device.base.replace('http', 'ws')}/api/tables/${this.id}/socket`, {
      headers: { cookie: this.device.cookie, ...(origin === undefined ? {} : { origin }) },
      perMessageDeflate: false,
    });
    socket.on('open', () => {
      const have = this.version ?? this.hello.have;
      this.say({
        kind: 'hello',
        protocol: PROTOCOL,
        logs: this.logs,
        ...this.hello,
        ...(have === undefined ? {} : { have }),
      });
    });
    socket.on('message', (data) => {
      if (socket === this.#socket) this.#hear(String(data));
    });
    socket.on('error', () => {});
    socket.on('close', (code, reason) => {
      if (socket !== this.#socket) return;
      this.closed = { code, reason: String(reason) };
      this.#changed();
    });
    return socket;
  }

  /** Breaks the connection and returns with the current version. */
  reconnect(): void {
    this.#socket.terminate();
    this.closed = null;
    this.isReady = false;
    this.#socket = this.#open();
  }

  cut(): void {
    this.#socket.terminate();
  }

  say(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  sayText(text: string | Buffer): void {
    this.#socket.send(text);
  }

  /** Stops reading. */
  pause(): void {
    this.#socket.pause();
  }

  /** Sends a message with an id; its answer. */
  async do(message: object, given?: string): Promise<ServerMessage> {
    ids += 1;
    const id = given ?? `m${ids}`;
    const from = this.messages.length;
    this.say({ ...message, id });
    const find = (): ServerMessage | undefined =>
      this.messages.slice(from).find((one) => (one.kind === 'ok' || one.kind === 'refused') && one.id === id);
    await this.until(() => find() !== undefined || this.closed !== null);
    const answer = find();
    if (answer === undefined) throw new Error(`closed: ${JSON.stringify(this.closed)}`);
    return answer;
  }

  #hear(text: string): void {
    this.texts.push(text);
    const message = JSON.parse(text) as ServerMessage;
    this.messages.push(message);
    switch (message.kind) {
      case 'welcome':
        this.viewer = message.viewer;
        this.logs = message.logs;
        this.table = message.table;
        this.isReady = message.table.status === 'gathering';
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'match':
        this.version = message.version;
        this.view = message.view;
        this.items = [...message.items];
        this.status = message.status;
        this.header = message.header;
        this.isReady = true;
        break;
      case 'moved': {
        if (message.from !== this.version) throw new Error(`a gap: ${this.version}, then from ${message.from}`);
        if (this.view === null) throw new Error('a change of a match that was never told');
        for (const { frames, rest, ...item } of message.items) {
          this.view = [...frames, rest].reduce(viewAfter, this.view);
          this.items.push(item);
        }
        this.version += message.items.length;
        this.status = message.status;
        this.isReady = true;
        break;
      }
      case 'status':
        this.status = message.status;
        this.isReady = true;
        break;
      case 'chat':
        this.chat.push(...message.lines);
        break;
      default:
        break;
    }
    this.#changed();
  }

  #changed(): void {
    for (const watcher of this.#watchers) watcher();
  }

  /** Waits until something is so. */
  until(isSo: () => boolean, milliseconds = 15_000): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const watcher = (): void => {
        if (!isSo()) return;
        clearTimeout(late);
        clearInterval(looking);
        this.#watchers.delete(watcher);
        resolve();
      };
      // The awaited message may go to another visit.
      const looking = setInterval(watcher, 50);
      const late = setTimeout(() => {
        clearInterval(looking);
        this.#watchers.delete(watcher);
        const last = this.texts.slice(-3).map((text) => text.slice(0, 300));
        reject(
          new Error(
            `waited in vain for ${String(isSo)}; last heard: ${last.join('\n')}; closed: ${JSON.stringify(this.closed)}`,
          ),
        );
      }, milliseconds);
      this.#watchers.add(watcher);
    });
  }

  /** True if this seat must choose and has not. */
  get isDue(): boolean {
    const { status, viewer } = this;
    return (
      status !== null && viewer !== null && viewer >= 0 && status.awaited.includes(viewer) && status.sealed === null
    );
  }

  /** A whole choice at random, put together at home as the page does: on a state sampled from the view. */
  async randomChoice(rng: Rng): Promise<readonly AnyMove[]> {
    const { view, viewer, status, header, table } = this;
    if (view === null || viewer === null || status === null || header === null || table === null)
      throw new Error('no match');
    if (this.game === null) {
      const game = await loadGame(table.game);
      if (!game.ok) throw new Error(game.problem.message);
      this.game = game.value;
      const setup = game.value.setup(header.options, header.seats);
      if (!setup.ok) throw new Error(setup.problem.message);
      this.setup = setup.value;
    }
    const { game, setup } = this;
    if (setup === null) throw new Error('no setup');
    const state = game.State.blank(setup);
    game.resampler(setup, view).draw(rng, state);
    const list = new MoveList(setup.bounds.moves);
    const isShared = status.awaited.length > 1;
    const moves: AnyMove[] = [];
    do {
      game.legal(state, viewer, list);
      const code = list.toArray()[rng.below(list.length)];
      moves.push(game.moveCodec.decode(code));
      game.apply(state, viewer, code);
    } while (mustGoOn(game, state, viewer, isShared));
    return moves;
  }

  /** Makes a random choice; the server's answer. */
  async play(rng: Rng): Promise<ServerMessage> {
    await this.until(() => this.isReady);
    const moves = await this.randomChoice(rng);
    return this.do({ kind: 'act', version: this.version, moves });
  }
}
