/** Chances as a row of bars, one a kind of tile. */
import { percent } from '@marchlands/kit/odds.ts';
import { LandChip } from './land.tsx';
import { ranked } from './odds.ts';
import { words } from './words.ts';

export function Chances({ odds, label }: { odds: readonly number[]; label: string }) {
  return (
    <ul className="refuge-chances tabular" aria-label={label}>
      {ranked(odds).map(({ tile, chance }) => (
        <li key={tile} style={{ ['--chance' as string]: chance }}>
          <LandChip tile={tile} size={20} />
          <span>{words.tiles[tile]}</span>
          <span className="refuge-percent">{percent(chance)}</span>
        </li>
      ))}
    </ul>
  );
}
