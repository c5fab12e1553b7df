import { createRequire } from 'node:module';
import { empty, emptySquares, place, type Tiles } from './tiles.ts';

/** The part of a boardgame.io state that the bench uses. */
interface PeerState {
  readonly G: Tiles;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

interface PeerAction {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
}

interface PeerBot {
  play(state: PeerState, playerId: string): Promise<{ readonly metadata: { readonly visits: number } }>;
}

interface Peer {
  InitializeGame(setup: { readonly game: unknown; readonly numPlayers: number }): PeerState;
  CreateGameReducer(setup: { readonly game: unknown }): (state: PeerState, action: PeerAction) => PeerState;
  readonly MCTSBot: new (setup: {
    readonly game: unknown;
    enumerate(tiles: Tiles): readonly { readonly move: string; readonly args: readonly unknown[] }[];
    readonly seed: string;
    readonly iterations: number;
    readonly playoutDepth: number;
  }) => PeerBot;
}

// Its entry points are folders, which only CommonJS resolves, and its types are not found from there: the interfaces
// above are those of version 0.50.2.
const load = createRequire(import.meta.url);
const { InitializeGame, CreateGameReducer } = load('boardgame.io/internal') as Peer;
const { MCTSBot } = load('boardgame.io/ai') as Peer;

/** Tiles as a boardgame.io game, written in the style of its documentation. */
const game = {
  setup: empty,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place({ G, ctx }: PeerState, square: number): string | undefined {
      if (G.cells[square] !== null) return 'INVALID_MOVE';
      place(G, Number(ctx.currentPlayer), square);
      return undefined;
    },
  },
  endIf({ G }: PeerState): object | undefined {
    if (G.cells.includes(null)) return undefined;
    const [first = 0, second = 0] = G.scores;
    return first === second ? { draw: true } : { winner: first > second ? '0' : '1' };
  },
};

export const reduce = CreateGameReducer({ game });

export function start(): PeerState {
  return InitializeGame({ game, numPlayers: 2 });
}

export function placing(square: number, player: string): PeerAction {
  return { type: 'MAKE_MOVE', payload: { type: 'place', args: [square], playerID: player } };
}

/** Its search bot with playouts to the end of the game. */
export function searchBot(iterations: number, seed: string): PeerBot {
  return new MCTSBot({
    game,
    enumerate: ({ cells }) => emptySquares(cells).map((square) => ({ move: 'place', args: [square] })),
    seed,
    iterations,
    playoutDepth: 64,
  });
}
