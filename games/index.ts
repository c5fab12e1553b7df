/** The catalogue of games: the one place that names them. */
import type { Game, GameEntry } from '@marchlands/core/game.ts';
import { catalogue, languageInUse, speak } from '@marchlands/core/language.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import { entry as andia } from './andia/entry.ts';
import { entry as borderkeep } from './borderkeep/entry.ts';
import { entry as buildingRefuge } from './building-refuge/entry.ts';
import { entry as cantaboria } from './cantaboria/entry.ts';
import { entry as island } from './island/entry.ts';

export const games: readonly GameEntry[] = [buildingRefuge, andia, borderkeep, cantaboria, island];
for (const game of games) catalogue(`${game.id}/entry`, game);

/** The game of this id, loaded; fails with the known ids where there is none. */
export async function loadGame(id: string): Promise<Result<Game>> {
  const entry = games.find((known) => known.id === id);
  if (entry === undefined) {
    const known = games.map((game) => game.id).join(', ');
    return fail(`There is no game ${quoted(id)}; there are: ${known}.`, 'game');
  }
  await speakGame(id);
  return ok(await entry.load());
}

/** Has the game of this id, its board and its lesson speak the language in use; whoever loads them without the game asks for it. */
export async function speakGame(id: string): Promise<void> {
  const language = await games.find((known) => known.id === id)?.languages?.[languageInUse()]?.();
  if (language !== undefined) speak(language);
}
