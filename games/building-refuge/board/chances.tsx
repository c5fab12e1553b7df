/** Chances as a row of bars, one for each kind of tile. */

import { chanceText, ranked } from '../advice/odds.ts';
import { LandChip } from './land.tsx';
import { words } from './words.ts';

interface Props {
  readonly odds: readonly number[];
  /** Whether they are exact rather than sampled. */
  readonly isExact: boolean;
  readonly label: string;
}

export function Chances({ odds, isExact, label }: Props) {
  return (
    <ul className="refuge-chances tabular" aria-label={label}>
      {ranked(odds).map(({ tile, chance }) => (
        <li key={tile} style={{ ['--chance' as string]: chance }}>
          <LandChip tile={tile} size={20} />
          <span>{words.tiles[tile]}</span>
          <span className="refuge-percent">{chanceText(chance, isExact)}</span>
        </li>
      ))}
    </ul>
  );
}
