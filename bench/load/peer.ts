// boardgame.io's own server with its file store: a process of its own, as its documentation sets it up. Tiles are laid on
// 64 squares in turn, without chance and without secrets. Prints the port it listens on.

import { createRequire } from 'node:module';

// Its entry points are folders, which only CommonJS resolves.
const load = createRequire(import.meta.url);
const { Server, FlatFile, Origins } = load('boardgame.io/server');
const [folder = ''] = process.argv.slice(2);

const game = {
  name: 'tiles',
  setup: () => ({ cells: Array.from({ length: 64 }, () => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, square: number): string | undefined {
      if (G.cells[square] !== null) return 'INVALID_MOVE';
      G.cells[square] = playerID;
      return undefined;
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST], db: new FlatFile({ dir: folder }) });
const { appServer } = await server.run(0);
console.log(`port ${appServer.address().port}`);
