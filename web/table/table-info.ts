import type { Game } from '@marchlands/core/game.ts';
import type { Setup } from '@marchlands/core/types.ts';
import type { TableInfo } from './table.ts';

/** The constant facts of a table: those that follow from the game and the set-up, and the given rest. */
export function tableInfo(
  game: Game,
  setup: Setup,
  rest: Pick<TableInfo, 'matchId' | 'seats' | 'you' | 'changed' | 'daily' | 'deal' | 'isRemote'>,
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
