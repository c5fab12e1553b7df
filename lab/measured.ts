import type { Bot } from '@marchlands/bots/bot.ts';
import { playSeriesMatch } from '@marchlands/bots/series.ts';
import type { Game } from '@marchlands/core/game.ts';
import type { GameLab } from '@marchlands/core/lab.ts';
import type { Setup } from '@marchlands/core/types.ts';
import { CommonWatch } from './common.ts';
import type { LabMatch, Plan } from './protocol.ts';

/**
 * Plays one match of an experiment and counts its figures, where the plan wants them. Counting changes nothing: the match is
 * the same without.
 * @param own what the game counts besides what is counted in all
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
