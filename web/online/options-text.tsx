import { loadGame } from '@marchlands/games/index.ts';
import { valueText } from '../ui/options.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { onlineWords } from '../words/online.ts';

/** What differs from the standard rules, in the words of the game. */
export function OptionsText({ gameId, options }: { gameId: string; options: { readonly [name: string]: unknown } }) {
  const game = useLoaded(() => loadGame(gameId), [gameId]);
  const changed = Object.entries(options);
  if (changed.length === 0) return onlineWords.open.standard;
  const names = game.state === 'ready' && game.value.ok ? game.value.value.words.options : {};
  return changed.map(([name, value]) => `${names[name] ?? name}: ${valueText(value)}`).join(', ');
}
