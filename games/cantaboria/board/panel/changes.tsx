/** The changes that the composed choice would make on the map. */
import { Icon } from '@marchlands/kit/seat-badge.tsx';
import { UNDER_WAY } from '../../view/names.ts';
import { idAt } from '../areas.ts';
import { changesOf } from '../changes.ts';
import { TOKEN_ICONS } from '../map/tokens.tsx';
import type { Prospect } from '../outlook.ts';
import { words } from '../words.ts';

/** Tokens that leave and enter each place, and tokens that would be lost (CA-10). */
export function Changes({ prospect }: { prospect: Prospect }) {
  const { state, events } = prospect;
  const { land } = state.setup;
  const lost = events.flatMap((event) => (event.kind === 'tokenLost' ? [event] : []));
  return (
    <div className="ca-changes">
      <ul className="tabular">
        {changesOf(land, events).map(({ at, tokens }) => (
          <li key={at}>
            <span>{at === UNDER_WAY ? words.aboard : at}</span>
            {tokens.map(({ token, count }) => (
              <span key={token} className={count < 0 ? 'soft' : ''}>
                {count < 0 ? `−${-count}` : `+${count}`} <Icon path={TOKEN_ICONS[token]} size={18} />
                <span className="visually-hidden">{words.tokens[token]}</span>
              </span>
            ))}
          </li>
        ))}
      </ul>
      {lost.map(({ token, at }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind lost in one place are alike
        <p key={i} className="ca-warning" role="alert">
          {words.losing(words.tokens[token], idAt(land, at))}
        </p>
      ))}
    </div>
  );
}
