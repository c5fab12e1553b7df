import { viewAfter } from '@marchlands/core/delta.ts';
import type { Game } from '@marchlands/core/game.ts';
import type { MoveList } from '@marchlands/core/lists.ts';
import { mustGoOn } from '@marchlands/core/partial.ts';
import { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyState, AnyView, Setup } from '@marchlands/core/types.ts';
import { PROTOCOL, type ServerMessage, type WireStatus } from '@marchlands/server/wire/messages.ts';
import WebSocket from 'ws';

/** The game of all players of a load, with a state to sample into. */
export interface Board {
  readonly game: Game;
  readonly setup: Setup;
  readonly state: AnyState;
  readonly moves: MoveList;
}

/** A seat under load: it keeps its view, and plays at random on request. */
export class Player {
  readonly seat: Seat;
  readonly #board: Board;
  readonly #rng: Rng;
  readonly #socket: WebSocket;
  #view: AnyView | null = null;
  #version = 0;
  #status: WireStatus | null = null;
  #count = 0;
  /** True from sending a choice to the answer. */
  isWaiting = false;
  /** Called when the seat is told of new events; `version` counts its own log. */
  onMoved: () => void = () => {};
  /** Called when its own choice is acknowledged. */
  onAcknowledged: () => void = () => {};
  refused = 0;

  constructor(board: Board, base: string, cookie: string, id: string, seat: Seat, key: string) {
    this.#board = board;
    this.seat = seat;
    this.#rng = new Rng(`${id}/${seat}`);
    this.#socket = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${id}/socket`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    this.#socket.on('open', () => this.#say({ kind: 'hello', protocol: PROTOCOL, seat, key }));
    this.#socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as ServerMessage));
  }

  /** Number of items in its log. */
  get version(): number {
    return this.#version;
  }

  get isReady(): boolean {
    return this.#status !== null;
  }

  get isOver(): boolean {
    return this.#status?.isOver === true;
  }

  /** True if it must choose and has not answered. */
  get isDue(): boolean {
    return !this.isWaiting && this.#status?.awaited.includes(this.seat) === true && this.#status.sealed === null;
  }

  #say(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'match':
        this.#view = message.view;
        this.#version = message.version;
        this.#status = message.status;
        break;
      case 'moved': {
        let view = this.#view;
        if (view === null) throw new Error('a move came before the match');
        for (const { frames, rest } of message.items) {
          for (const delta of frames) view = viewAfter(view, delta);
          view = viewAfter(view, rest);
        }
        this.#view = view;
        this.#version += message.items.length;
        this.#status = message.status;
        this.onMoved();
        break;
      }
      case 'status':
        this.#status = message.status;
        break;
      case 'ok':
        this.isWaiting = false;
        this.onAcknowledged();
        break;
      case 'refused':
        this.isWaiting = false;
        this.refused += 1;
        break;
      default:
        break;
    }
  }

  /** Sends a random whole choice. */
  play(): void {
    const { game, setup, state, moves } = this.#board;
    const status = this.#status;
    if (status === null || this.#view === null) return;
    game.resampler(setup, this.#view).draw(this.#rng, state);
    const isShared = status.awaited.length > 1;
    const choice = [];
    do {
      game.legal(state, this.seat, moves);
      const code = moves.toArray()[this.#rng.below(moves.length)];
      choice.push(game.moveCodec.decode(code));
      game.apply(state, this.seat, code);
    } while (mustGoOn(game, state, this.seat, isShared));
    this.#count += 1;
    this.isWaiting = true;
    this.#say({ kind: 'act', id: `l${this.#count}`, version: this.#version, moves: choice });
  }

  close(): void {
    this.#socket.terminate();
  }
}
