/** Below what is put together: what it comes to, the one button that sends it, and the ways back. */
import { Icon } from '@marchlands/kit/seat-badge.tsx';
import type { Event } from '../../events.ts';
import { UNDER_WAY } from '../../view/names.ts';
import { idAt } from '../areas.ts';
import { changesOf } from '../changes.ts';
import { TOKEN_ICONS } from '../map/tokens.tsx';
import type { Prospect } from '../outlook.ts';
import { words } from '../words.ts';
import type { PanelProps } from './props.ts';

/** What leaves which place and comes to which, and what would be lost (CA-10). */
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

/** What the choice is, by what would happen first. */
function sentOf(events: readonly Event[]): keyof typeof words.confirms {
  for (const { kind } of events) {
    if (kind === 'attackDeclared') return 'attack';
    if (kind === 'offerMade') return 'offer';
    if (kind === 'tradeMade') return 'trade';
    if (kind === 'passageAsked') return 'ask';
    if (kind === 'shipmentMade') return 'ship';
  }
  return 'other';
}

/** What has been put together so far can be changed freely, and is sent by one button, always the same. */
export function Sending({ draft, redraft, composing }: Pick<PanelProps, 'draft' | 'redraft' | 'composing'>) {
  const { send, prospect } = composing;
  const moves = draft?.moves ?? [];
  if (send === null && moves.length === 0) return null;
  return (
    <div className="ca-draft">
      {draft?.isWhole === true && <p className="ca-draft-line">{draft.notation}</p>}
      {send !== null && (
        <button type="button" className="button primary" data-first data-send onClick={send}>
          {words.confirms[sentOf(prospect?.events ?? [])]}
        </button>
      )}
      {moves.length > 0 && (
        <button type="button" className="button" onClick={() => redraft(moves.slice(0, -1))}>
          {words.back}
        </button>
      )}
      {moves.length > 1 && (
        <button type="button" className="button" onClick={() => redraft([])}>
          {words.restart}
        </button>
      )}
    </div>
  );
}
