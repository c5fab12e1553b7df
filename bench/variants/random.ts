import { gameOf, RandomPlay } from '../loop.ts';
import type { Prepare } from '../prepare.ts';

/** `random <game> list|no-list`: random play, per second: decisions, chance outcomes, matches. */
export const prepare: Prepare = async ([id = '', list]) => {
  const { game, setup } = await gameOf(id);
  const play = new RandomPlay(game, setup, list === 'list', 'bench');
  return (seconds) => {
    const { decisions, chances, matches } = play;
    const took = play.run(seconds);
    return {
      decisions: (play.decisions - decisions) / took,
      chances: (play.chances - chances) / took,
      matches: (play.matches - matches) / took,
    };
  };
};
