/** The odds of a battle as a bar of three shares with their figures. */
import type { Odds } from '../advice/odds/odds.ts';
import type { Side } from '../events.ts';
import { basisText, longestBasis, shareText } from './odds-words.ts';
import { words } from './words.ts';

interface Props {
  /** Undefined until computed; its room is reserved. */
  readonly odds: Odds | undefined;
  /** The viewer's side; null for a spectator. */
  readonly side: Side | null;
  /** Whether raiders fight, who may be withdrawn. */
  readonly isRaid?: boolean;
}

/** Its size is constant, so that nothing moves when the odds arrive or become more precise. */
export function OddsBar({ odds, side, isRaid = false }: Props) {
  const shares = [
    { key: 'wins', share: odds?.attackers, says: side === 0 ? words.youWin : words.wins },
    { key: 'holds', share: odds?.town, says: side === 1 ? words.youHold : words.holds },
    { key: 'neither', share: odds?.neither, says: words.neither },
  ].filter(({ key, share = 0 }) => key !== 'neither' || share > 0.0005);
  const shown = side === 1 ? [...shares].sort((a) => (a.key === 'holds' ? -1 : 0)) : shares;
  return (
    <section className="bk-odds" aria-label={words.odds}>
      <div className="bk-odds-bar" aria-hidden="true">
        {odds !== undefined && <Bar shares={shown} />}
      </div>
      <dl className="tabular">
        {shown.map(({ key, share, says }) => (
          <div key={key} className={key}>
            <dt>{says}</dt>
            <dd>{odds === undefined || share === undefined ? words.unknown : shareText(odds, share)}</dd>
          </div>
        ))}
      </dl>
      <p className="soft" data-room={longestBasis(isRaid)}>
        <span>{odds === undefined ? words.reckoning : basisText(odds)}</span>
      </p>
    </section>
  );
}

/** Each share is clipped from the whole bar, so that nothing moves when the shares change. */
function Bar({ shares }: { shares: readonly { readonly key: string; readonly share: number | undefined }[] }) {
  let end = 0;
  return shares.map(({ key, share = 0 }) => {
    const start = end;
    end += share;
    const cut = `inset(0 ${(1 - end) * 100}% 0 ${start * 100}%)`;
    return <span key={key} className={key} style={{ clipPath: cut }} />;
  });
}
