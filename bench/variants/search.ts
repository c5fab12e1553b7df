import { MoveSampler } from '@marchlands/bots/move-sampler.ts';
import { FULL_RANDOM } from '@marchlands/bots/playout.ts';
import { Search } from '@marchlands/bots/search/search.ts';
import { SEARCH } from '@marchlands/bots/search/settings.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { firstOf } from '@marchlands/core/seat.ts';
import { gameOf } from '../loop.ts';
import type { Prepare } from '../prepare.ts';

/** Iterations after which the search restarts, so that the tree has the size of one decision's. */
const FRESH = 20_000;

/**
 * `search <game> full|level`: iterations per second from the first decision of a match, with another sampled state
 * each. `full` plays uniform playouts to the end, like the peer; `level` plays them like the bots' levels.
 */
export const prepare: Prepare = async ([id = '', playouts]) => {
  const { game, setup } = await gameOf(id);
  const rng = new Rng('bench');
  const start = game.start(setup);
  new MoveSampler(game, setup, rng).settle(start);
  const seat = firstOf(game.actors(start));
  const draw = game.resampler(setup, game.view(start, seat));
  const search = new Search(game, setup, rng, playouts === 'full' ? { ...SEARCH, playout: FULL_RANDOM } : SEARCH);
  search.begin(draw, seat);
  return (seconds) => {
    const began = performance.now();
    const end = began + 1000 * seconds;
    let iterations = 0;
    while (performance.now() < end) {
      if (search.iterations >= FRESH) search.begin(draw, seat);
      search.iterate();
      iterations += 1;
    }
    return { iterations: (1000 * iterations) / (performance.now() - began) };
  };
};
