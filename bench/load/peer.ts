// boardgame.io's own server with its file store, in its own process, set up as its documentation says. Tiles are laid
// on 64 squares in turn, without chance and secrets. Arguments: the folder of the store and the port of its lobby;
// prints the port of its games.

import { createRequire } from 'node:module';

// Its entry points are folders, which only CommonJS resolves.
const load = createRequire(import.meta.url);
const { Server, FlatFile, Origins } = load('boardgame.io/server');
const [folder = '', lobby = '0'] = process.argv.slice(2);

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
// Its lobby gets its own port: beside the game its routes are not found with the versions of koa that it brings.
const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort: Number(lobby) } });
console.log(`port ${appServer.address().port}`);
