import type { GameLab } from '@marchlands/core/lab.ts';
import { words } from '../words/words.ts';
import { byOpening } from './breakdown.ts';
import type { SoloResult } from './result.ts';
import { ShareTable } from './shares.tsx';

/**
 * Openings and their share of wins: a table for each kind that the game names; renders nothing before the first match
 * with one.
 */
export function Openings({ results, lab }: { results: readonly SoloResult[]; lab: GameLab }) {
  const text = words.solo;
  const labels = Object.entries(lab.labels ?? {}).flatMap(([name, { title, values }]) => {
    const shares = byOpening(results, name).filter(({ key }) => Object.hasOwn(values, key));
    return shares.length === 0 ? [] : [{ name, title, values, shares }];
  });
  if (labels.length === 0) return null;
  return (
    <section aria-label={text.openings}>
      <h2>{text.openings}</h2>
      {labels.map(({ name, title, values, shares }) => (
        <ShareTable key={name} title={text.headed(title)} shares={shares} nameOf={(key) => values[key]} />
      ))}
    </section>
  );
}
