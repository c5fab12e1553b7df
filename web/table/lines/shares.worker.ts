// The worker that says what seats may expect of a position. Nothing in a position that lines are tried from is secret from
// who tries them; shares are told as each seat sees it all the same.

import { loadGame } from '@marchlands/games/index.ts';
import { sharesOf } from './shares.ts';
import type { SharesCall, SharesMessage } from './shares-client.ts';

async function answer({ id, gameId, seats, options, position }: SharesCall): Promise<SharesMessage> {
  const game = await loadGame(gameId);
  if (!game.ok) throw new Error(game.problem.message);
  const setup = game.value.setup(options, seats);
  if (!setup.ok) throw new Error(setup.problem.message);
  const state = game.value.position.parse(setup.value, position);
  if (!state.ok) throw new Error(state.problem.message);
  return { id, shares: sharesOf(game.value, setup.value, state.value) };
}

self.onmessage = ({ data }: MessageEvent<SharesCall>) => {
  answer(data).then(
    (message) => self.postMessage(message),
    (error: unknown) => {
      console.error(error);
      self.postMessage({ id: data.id, shares: null } satisfies SharesMessage);
    },
  );
};
