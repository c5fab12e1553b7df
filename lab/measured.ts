import type { Bot } from '@marchlands/bots/bot.ts';
import { playSeriesMatch } from '@marchlands/bots/series.ts';
import type { Game } from '@marchlands/core/game.ts';
import type { GameLab } from '@marchlands/core/lab.ts';
import type { Setup } from '@marchlands/core/types.ts';
import { CommonWatch } from './common.ts';
import type { LabMatch, Plan } from './protocol.ts';

/**
 * Plays one match of an experiment and counts its figures if the plan asks for them. Counting does not affect the
 * match.
 * @param own the game's own figures, besides those of all games
 */
export function playMeasured(
  game: Game,
  setup: Setup,
  bots: readonly Bot[],
  { seed, figures }: Plan,
  index: number,
  own: GameLab | null,
): LabMatch {
  if (!figures) return playSeriesMatch(game, setup, bots, seed, index);
  const common = new CommonWatch(game, setup);
  const special = own?.watch(setup);
  const match = playSeriesMatch(game, setup, bots, seed, index, {
    onStep: (state, by) => common.step(state, by),
    ...(special === undefined ? {} : { onEvent: (event, state) => special.event(event, state) }),
  });
  return { ...match, figures: { ...common.end(match), ...special?.end() } };
}
