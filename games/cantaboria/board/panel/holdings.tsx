import { Icon } from '@marchlands/kit/seat-badge.tsx';
import { TOKENS } from '../../data/limits.ts';
import { holdingOf, isTraded } from '../../rules/traded.ts';
import type { State } from '../../state.ts';
import { TOKEN_ICONS } from '../map/tokens.tsx';
import { words } from '../words.ts';

/** A seat's tradable tokens in total. */
export function Holdings({ state: s, seat }: { state: State; seat: number }) {
  const counts = TOKENS.map((_, kind) => (isTraded(s, kind) ? holdingOf(s, seat, kind) : 0));
  return (
    <span className="ca-holdings tabular">
      {TOKENS.map((token, kind) =>
        counts[kind] === 0 ? null : (
          <span key={token}>
            <Icon path={TOKEN_ICONS[token]} size={18} />
            <span className="visually-hidden">{words.tokens[token]} </span>
            {counts[kind]}
          </span>
        ),
      )}
    </span>
  );
}
