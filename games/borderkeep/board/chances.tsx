/** The odds of a battle as a bar of three shares with their figures. */
import type { Odds } from '../advice/odds/odds.ts';
import { basisText, shareText } from './odds-words.ts';
import { words } from './words.ts';

export function OddsBar({ odds, side }: { odds: Odds; side: 'attack' | 'town' | null }) {
  const shares = [
    { key: 'wins', share: odds.attackers, says: side === 'attack' ? words.youWin : words.wins },
    { key: 'holds', share: odds.town, says: side === 'town' ? words.youHold : words.holds },
    { key: 'neither', share: odds.neither, says: words.neither },
  ].filter(({ key, share }) => key !== 'neither' || share > 0.0005);
  const shown = side === 'town' ? [...shares].sort((a) => (a.key === 'holds' ? -1 : 0)) : shares;
  return (
    <section className="bk-odds" aria-label={words.odds}>
      <div className="bk-odds-bar" aria-hidden="true">
        {shown.map(({ key, share }) => (
          <span key={key} className={key} style={{ flex: `${share} 0 0` }} />
        ))}
      </div>
      <dl className="tabular">
        {shown.map(({ key, share, says }) => (
          <div key={key} className={key}>
            <dt>{says}</dt>
            <dd>{shareText(odds, share)}</dd>
          </div>
        ))}
      </dl>
      <p className="soft">{basisText(odds)}</p>
    </section>
  );
}
