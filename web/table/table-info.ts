import type { Game } from '@marchlands/core/game.ts';
import type { Setup } from '@marchlands/core/types.ts';
import type { TableInfo } from './table.ts';

/** What does not change at a table: what the game says of its set-up, and the rest as it is given. */
export function tableInfo(
  game: Game,
  setup: Setup,
  rest: Pick<TableInfo, 'matchId' | 'seats' | 'changed' | 'daily' | 'deal' | 'isRemote'>,
): TableInfo {
  return {
    ...rest,
    gameId: game.id,
    title: game.title,
    options: setup.options,
    goal: game.words.goal(setup),
    legend: game.words.legend?.(setup) ?? [],
    canResign: game.concede !== undefined,
    replacesResigned: game.replacesResigned?.(setup) === true,
    keepsSecrets: game.keepsSecrets(setup),
  };
}
