import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { levelsOf } from '@marchlands/bots/levels.ts';
import type { FastifyInstance } from 'fastify';
import { ladderOf } from '../ratings/ladder.ts';
import { tablePlace } from '../store/damage.ts';
import { withCards } from './cards.ts';
import type { Context } from './context.ts';
import { inOrder, openlyListed } from './listed.ts';
import { ANSWERS, TABLE_ID } from './schemas.ts';

/** Limits of the lobby's public tables and of a ladder's lines. */
export const MOST_LISTED = 200;

/** Public routes of the lobby: tables and ladders. */
export function lobbyRoutes(app: FastifyInstance, { store, time, loadGame, games }: Context): void {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const response = ANSWERS;

  typed.get('/api/games', { schema: { tags: ['lobby'], summary: 'The games of this server.' } }, async (_, reply) => {
    const known = await Promise.all(
      games.map(async ({ id, title, seats }) => {
        const game = await loadGame(id);
        return { id, title, seats, levels: game.ok ? levelsOf(game.value).map(({ name }) => name) : [] };
      }),
    );
    return reply.send({ games: known });
  });

  typed.get('/api/lobby', { schema: { tags: ['lobby'], summary: 'Public tables.' } }, async (_, reply) => {
    const open = await store.lists.openTables(MOST_LISTED, time.now());
    const enterable = open.filter(({ id }) => !store.damages.has(tablePlace(id)));
    const tables = withCards(enterable, store.damages).map((table) => openlyListed(table, time.now()));
    return reply.send({ tables: inOrder(tables) });
  });

  typed.get(
    '/api/ladder/:id',
    {
      schema: { tags: ['lobby'], summary: 'The ladder of a game, from its rated matches.', params: TABLE_ID, response },
    },
    async (request, reply) => reply.send({ ladder: await ladderOf(store, request.params.id, MOST_LISTED, time.now()) }),
  );
}
