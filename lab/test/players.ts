import type { Bot } from '@marchlands/bots/bot.ts';
import { makeBot } from '@marchlands/bots/levels.ts';
import type { Game } from '@marchlands/core/game.ts';
import type { Setup } from '@marchlands/core/types.ts';

/** The bots' levels, and a bot that throws in the matches of the second deal. */
export function makePlayer(name: string, game: Game, setup: Setup, seed: string): Bot {
  if (name !== 'spoiler') return makeBot(name, game, setup, { seed });
  const bot = makeBot('random', game, setup, { seed });
  let spoiled = '';
  return {
    name,
    isUniform: false,
    begin: (view, seat, budget) => bot.begin(view, seat, budget),
    think(view, seat, budget) {
      if (spoiled !== '') throw new Error(`spoils match ${spoiled}`);
      return bot.think(view, seat, budget);
    },
    restart(its) {
      // The seed of a bot begins with that of its deal, and ends with the number of the match in it.
      const [, deal = '', , number = ''] = String(its).split('/');
      spoiled = deal === '1' ? String(2 + Number(number)) : '';
      bot.restart(its);
    },
  };
}
