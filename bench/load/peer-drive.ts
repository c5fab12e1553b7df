import { createRequire } from 'node:module';
import { pause } from './tables.ts';

const load = createRequire(import.meta.url);

/** The part of a socket.io client that the load uses. */
interface Socket {
  on(event: string, hear: (...values: never[]) => void): void;
  emit(event: string, ...values: unknown[]): void;
  close(): void;
}

const { io } = load('socket.io-client') as { io(address: string, options: object): Socket };

/** A match of the peer with both its clients. */
class PeerMatch {
  readonly #id: string;
  readonly #sockets: readonly Socket[];
  #credentials: readonly string[];
  #state = 0;
  acknowledged = 0;
  isOver = false;

  constructor(base: string, id: string, credentials: readonly string[]) {
    this.#id = id;
    this.#credentials = credentials;
    this.#sockets = credentials.map((_, player) => {
      const socket = io(`${base}/tiles`, { transports: ['websocket'], forceNew: true });
      socket.on('connect', () => socket.emit('sync', id, String(player), credentials[player], 2));
      return socket;
    });
    // A move is acknowledged by the state that comes back.
    this.#sockets[0].on('update', (_: never, state: never) => this.#moved(state));
    this.#sockets[0].on('patch', (_: never, __: never, id2: never) => this.#moved({ _stateID: Number(id2) }));
  }

  #moved({ _stateID }: { readonly _stateID: number }): void {
    if (_stateID <= this.#state) return;
    this.#state = _stateID;
    this.acknowledged += 1;
    if (!this.isOver) this.play();
  }

  play(): void {
    if (this.#state >= 64) return;
    const player = this.#state % 2;
    this.#sockets[player].emit(
      'update',
      {
        type: 'MAKE_MOVE',
        payload: {
          type: 'place',
          args: [this.#state],
          playerID: String(player),
          credentials: this.#credentials[player],
        },
      },
      this.#state,
      this.#id,
      String(player),
    );
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }
}

/** Moves per second of boardgame.io's server, with all matches played as fast as it accepts moves. */
export async function drivePeer(base: string, lobby: string, matches: number, seconds: number): Promise<number> {
  const post = async (path: string, body: object): Promise<Record<string, string>> => {
    const response = await fetch(`${lobby}/games/tiles/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    // Its answers contain texts.
    return (await response.json()) as Record<string, string>;
  };
  const playing: PeerMatch[] = [];
  for (let i = 0; i < matches; i += 1) {
    const { matchID = '' } = await post('create', { numPlayers: 2 });
    const credentials: string[] = [];
    for (const playerID of ['0', '1']) {
      credentials.push((await post(`${matchID}/join`, { playerID, playerName: playerID }))['playerCredentials'] ?? '');
    }
    playing.push(new PeerMatch(base, matchID, credentials));
  }
  await pause(2000);
  const begun = performance.now();
  for (const match of playing) match.play();
  await pause(seconds * 1000);
  for (const match of playing) match.isOver = true;
  const moves = playing.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  const elapsed = (performance.now() - begun) / 1000;
  for (const match of playing) match.close();
  return moves / elapsed;
}
