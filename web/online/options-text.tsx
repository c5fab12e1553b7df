import { loadGame } from '@marchlands/games/index.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { onlineWords } from '../words/online.ts';
import { valueText } from '../words/value-text.ts';

/** The changed rules, in the game's words. */
export function OptionsText({ gameId, options }: { gameId: string; options: { readonly [name: string]: unknown } }) {
  const game = useLoaded(() => loadGame(gameId), [gameId]);
  const changed = Object.entries(options);
  if (changed.length === 0) return onlineWords.open.standard;
  const said = game.state === 'ready' && game.value.ok ? game.value.value.words : null;
  return changed.map(([name, value]) => `${said?.options[name] ?? name}: ${valueText(value, said?.values)}`).join(', ');
}
