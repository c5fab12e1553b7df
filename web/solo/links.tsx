import { Link } from 'wouter';
import { useLoaded } from '../ui/use-loaded.ts';
import { words } from '../words/words.ts';
import { figuresOf } from './figures.ts';
import type { SoloResult } from './result.ts';

async function results(): Promise<readonly SoloResult[]> {
  const { listResults } = await import('./history.ts');
  const all = await listResults();
  // Without storage there is nothing to link to; the match pages say why.
  return all.ok ? all.value : [];
}

/** A link to the person's record at a game, with its tally; renders nothing before the first result. */
export function RecordLink({ gameId, title }: { gameId: string; title: string }) {
  const loaded = useLoaded(async () => (await results()).filter((one) => one.gameId === gameId), [gameId]);
  if (loaded.state !== 'ready' || loaded.value.length === 0) return null;
  const { value } = loaded;
  return (
    <p className="tally tabular">
      <Link href={`/solo/${gameId}`}>{words.solo.link(title)}</Link>
      {`: ${words.solo.tally(figuresOf(value).won, value.length)}`}
    </p>
  );
}
