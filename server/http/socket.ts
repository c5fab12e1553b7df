import { ok, type Result } from '@marchlands/core/result.ts';
import { type Seat, SPECTATOR } from '@marchlands/core/seat.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { Connection, LOST, type Wire } from '../keeper/connection.ts';
import { hashSecret } from '../keeper/secrets.ts';
import { StoreError } from '../store/store-error.ts';
import type { Command } from '../table/command.ts';
import { type RefusalCode, refuse } from '../table/refusal.ts';
import { type ClientMessage, readMessage } from '../wire/client.ts';
import { PROTOCOL, type ServerMessage } from '../wire/messages.ts';
import type { Context } from './context.ts';
import { countedAs } from './counted-as.ts';
import { Credits } from './credits.ts';
import { passes, payerOf } from './entering.ts';
import { knownGuest } from './guest.ts';
import { readLine } from './names.ts';
import { isOwnOrigin } from './origin.ts';
import { TABLE_ID } from './schemas.ts';
import { sendRefusal } from './send-refusal.ts';

/** Maximum message size in bytes: a whole choice of many small moves has a few thousand. */
export const MOST_BYTES = 64 * 1024;
/** Milliseconds for a socket to say hello, and between liveness checks. */
const HELLO_TIME = 10_000;
const HEARTBEAT = 30_000;
/** Messages of a socket at once and per second; those of one seat or guest are counted together, too. */
const BURST = 40;
const PER_SECOND = 10;
/** Queued messages. */
const MOST_WAITING = 64;

type Hello = Extract<ClientMessage, { readonly kind: 'hello' }>;

/** A viewer that has said hello. */
interface Known {
  readonly connection: Connection;
  readonly guest: string;
  readonly name: string;
  readonly seat: Seat | null;
  /** Its credits over all its sockets. */
  readonly shared: () => Credits;
}

/** The WebSocket route of a table. */
export function socketRoute(app: FastifyInstance, context: Context): void {
  const sockets = new Map<string, number>();
  const { config } = context;
  app.route({
    method: 'GET',
    url: '/api/tables/:id/socket',
    schema: {
      tags: ['table'],
      summary: 'The socket of a table; docs/protocol.md describes its messages.',
      params: TABLE_ID,
    },
    preValidation: async (request, reply) => {
      if (!isOwnOrigin(request.headers.origin, request.headers.host, config.origins)) {
        return reply.code(403).send(refuse('origin.forged').problem);
      }
      if ((sockets.get(countedAs(request.ip)) ?? 0) >= config.limits.sockets) {
        return reply.code(429).send(refuse('limit.connections').problem);
      }
    },
    // With its own handler the route appears in the API description, too.
    handler: (_, reply) => sendRefusal(reply, refuse('message.form', 'This address is a WebSocket.').problem),
    wsHandler: (socket, request) => {
      const address = countedAs(request.ip);
      sockets.set(address, (sockets.get(address) ?? 0) + 1);
      socket.on('close', () => {
        const left = (sockets.get(address) ?? 1) - 1;
        if (left > 0) sockets.set(address, left);
        else sockets.delete(address);
      });
      // The schema of the route has checked it.
      const { id } = request.params as { readonly id: string };
      new Visit(socket, request, id, context).begin();
    },
  });
}

/** One socket at a table, from its first message to its end. */
export class Visit {
  readonly #socket: WebSocket;
  readonly #request: FastifyRequest;
  readonly #id: string;
  readonly #context: Context;
  readonly #own: Credits;
  #known: Known | null = null;
  /** Messages are processed in order. */
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #isAlive = true;
  /** True while writes are batched. */
  #isHeld = false;

  constructor(socket: WebSocket, request: FastifyRequest, id: string, context: Context) {
    this.#socket = socket;
    this.#request = request;
    this.#id = id;
    this.#context = context;
    this.#own = new Credits(BURST, PER_SECOND, context.purses.now());
  }

  begin(): void {
    const socket = this.#socket;
    const greeting = setTimeout(() => {
      if (this.#known === null) this.#bye('message.order');
    }, HELLO_TIME);
    const heartbeat = setInterval(() => {
      if (!this.#isAlive) socket.terminate();
      this.#isAlive = false;
      socket.ping();
    }, HEARTBEAT);
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.on('message', (data, isBinary) => {
      this.#isAlive = true;
      // With this set-up `ws` delivers a text as one buffer.
      this.#take(isBinary ? '' : String(data));
    });
    socket.on('error', () => {
      // `ws` closes the socket itself, with the reason.
    });
    socket.on('close', () => {
      clearTimeout(greeting);
      clearInterval(heartbeat);
      if (this.#known !== null) this.#context.keeper.leave(this.#id, this.#known.connection);
    });
  }

  #send(message: ServerMessage): void {
    this.#write(JSON.stringify(message));
  }

  /** Batches messages sent together, such as a choice's effects and its acknowledgement, into one write. */
  #write(text: string): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    if (!this.#isHeld) {
      this.#isHeld = true;
      const stream = this.#request.raw.socket;
      stream.cork();
      process.nextTick(() => {
        this.#isHeld = false;
        stream.uncork();
      });
    }
    socket.send(text);
  }

  #bye(code: RefusalCode): void {
    this.#send({ kind: 'bye', code, message: refuse(code).problem.message });
    this.#socket.close(1008, code);
  }

  #take(text: string): void {
    // A client that sends but does not read would make answers pile up here.
    if (this.#socket.bufferedAmount > LOST) {
      this.#bye('reader.slow');
      return;
    }
    const now = this.#context.purses.now();
    const shared = this.#known?.shared();
    if (!this.#own.take(now) || shared?.take(now) === false || this.#waiting >= MOST_WAITING) {
      this.#bye('limit.rate');
      return;
    }
    this.#waiting += 1;
    this.#queue = this.#answerAfter(this.#queue, text);
  }

  async #answerAfter(before: Promise<void>, text: string): Promise<void> {
    await before;
    try {
      await this.#answer(text);
    } catch {
      this.#bye('server.fault');
    } finally {
      this.#waiting -= 1;
    }
  }

  async #answer(text: string): Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const read = readMessage(text);
    const { id } = read;
    const done = read.ok ? await this.#stored(read.value) : read;
    if (!done.ok) {
      const { code = 'server.fault', message, at, rule } = done.problem;
      this.#send({
        kind: 'refused',
        ...(id === undefined ? {} : { id }),
        code,
        message,
        ...(at === undefined ? {} : { at }),
        ...(rule === undefined || rule === '' ? {} : { rule }),
      });
      if (read.ok && read.value.kind === 'hello' && this.#known === null) this.#socket.close(1008, code);
    } else if (id !== undefined && read.ok && read.value.kind !== 'history') this.#send({ kind: 'ok', id });
  }

  /** Handles a message; does nothing if the store fails meanwhile. */
  async #stored(message: ClientMessage): Promise<Result<void>> {
    try {
      return await this.#do(message);
    } catch (error) {
      if (error instanceof StoreError) return refuse('store.down');
      throw error;
    }
  }

  async #do(message: ClientMessage): Promise<Result<void>> {
    if (message.kind === 'ping') {
      this.#send({ kind: 'pong', now: this.#context.time.now() });
      return ok(undefined);
    }
    if (message.kind === 'hello') return this.#known === null ? this.#greet(message) : refuse('message.order');
    const known = this.#known;
    if (known === null) return refuse('message.order');
    if (message.kind === 'chat') return this.#chat(known, message);
    if (message.kind === 'history') return this.#history(known, message);
    if (known.seat === null) return refuse('seat.spectator');
    return this.#context.keeper.perform(this.#id, commandOf(message, known.seat));
  }

  /** A refused client must reconnect, which is rate-limited. */
  #greet(hello: Hello): Promise<Result<void>> {
    return this.#context.purses.guess('table', this.#request.ip, () => this.#hello(hello));
  }

  async #hello({ protocol, seat, key, password, have, logs }: Hello): Promise<Result<void>> {
    const { keeper, store, logs: ours } = this.#context;
    if (protocol !== PROTOCOL) return refuse('protocol.version');
    const guest = await knownGuest(this.#request, store);
    if (!guest.ok) return guest;
    const may =
      seat === undefined
        ? await this.#mayWatch(password, guest.value.id)
        : await keeper.mayAct(this.#id, seat, key ?? '', guest.value.id);
    if (!may.ok) return may;
    const socket = this.#socket;
    const wire: Wire = {
      send: (text) => this.#write(text),
      get buffered() {
        return socket.bufferedAmount;
      },
      close: (code, reason) => socket.close(code, reason),
    };
    const { id, name } = guest.value;
    const mutes = await store.moderation.mutes(id);
    const opened = seat === undefined ? null : hashSecret(key ?? '');
    // A restored store may have diverged since.
    const version = logs === ours ? (have ?? null) : null;
    const connection = new Connection(wire, seat ?? SPECTATOR, id, opened, version, mutes, ours);
    const shared = this.#context.purses.ofPerson(this.#id, `${seat ?? id}`);
    this.#known = { connection, guest: id, name, seat: seat ?? null, shared };
    const joined = await keeper.join(this.#id, connection);
    if (!joined.ok) this.#known = null;
    // A viewer who left meanwhile must not stay subscribed.
    if (socket.readyState !== socket.OPEN) keeper.leave(this.#id, connection);
    return joined;
  }

  async #mayWatch(password: string | undefined, guest: string): Promise<Result<void>> {
    const found = await this.#context.keeper.look(this.#id, ({ data }) => data);
    if (!found.ok) return found;
    const { plan, status } = found.value;
    // Before the start everyone may see the seats; after the end nothing is secret.
    if (plan.spectators === null && status === 'playing') return refuse('table.spectators');
    return passes(this.#context.passwords, plan.password, password, payerOf(this.#request, this.#id, guest));
  }

  async #history(
    { connection, guest }: Known,
    { id, from, count }: Extract<ClientMessage, { readonly kind: 'history' }>,
  ): Promise<Result<void>> {
    const pay = (items: number): boolean => this.#context.purses.payForPast(guest, this.#request.ip, items);
    const read = await this.#context.histories.read(this.#id, { viewer: connection.viewer, from, count }, pay);
    if (!read.ok) return read;
    this.#write(`{"kind":"history","id":${JSON.stringify(id)},"from":${from},${read.value}}`);
    return ok(undefined);
  }

  async #chat(
    known: Known,
    { channel, text }: Extract<ClientMessage, { readonly kind: 'chat' }>,
  ): Promise<Result<void>> {
    if (channel === 'players' && known.seat === null) return refuse('chat.channel');
    const line = readLine(text);
    if (!line.ok) return line;
    const { guest, name, seat } = known;
    return this.#context.keeper.say(this.#id, {
      at: this.#context.time.now(),
      guest,
      seat,
      channel,
      name,
      text: line.value,
    });
  }
}

/** The table command of a seat's message. */
export function commandOf(
  message: Exclude<ClientMessage, { readonly kind: 'ping' | 'hello' | 'chat' | 'history' }>,
  seat: Seat,
): Command {
  switch (message.kind) {
    case 'act':
      return { kind: 'act', seat, id: message.id, version: message.version, moves: message.moves };
    case 'undo':
      return { kind: 'undo', seat, id: message.id, version: message.version, to: message.to ?? null };
    case 'answer':
      return { kind: 'answer', seat, ask: message.ask, isAgreed: message.agree };
    case 'entropy':
      return { kind: 'entropy', seat, entropy: message.entropy };
    case 'end':
    case 'resign':
    case 'away':
    case 'back':
      return { kind: message.kind, seat, id: message.id };
    default:
      return message satisfies never;
  }
}
