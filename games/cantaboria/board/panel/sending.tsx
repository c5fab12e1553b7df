/** Below the composed choice: its effect, the one button that sends it, and the ways back. */
import type { Event } from '../../events.ts';
import type { Move } from '../../moves.ts';
import { words } from '../words.ts';
import type { PanelProps } from './props.ts';

type Sent = keyof typeof words.confirms;

/** By the first effect that has one: the content of the choice. */
const SENT: { readonly [kind in Event['kind']]?: Sent } = {
  ...{ attackDeclared: 'attack', offerMade: 'offer', tradeMade: 'trade', passageAsked: 'ask', shipmentMade: 'ship' },
};

function sentOf(moves: readonly Move[], events: readonly Event[]): Sent {
  const move = moves.at(0);
  return move?.kind === 'vote' ? move.is : (events.flatMap(({ kind }) => SENT[kind] ?? []).at(0) ?? 'other');
}

/** A composed choice can be changed freely and is always sent by the same button. */
export function Sending({ draft, redraft, composing }: Pick<PanelProps, 'draft' | 'redraft' | 'composing'>) {
  const { send, back, prospect } = composing;
  const moves = draft?.moves ?? [];
  if (send === null && moves.length === 0) return null;
  return (
    <div className="ca-draft">
      {draft?.isWhole === true && <p className="ca-draft-line">{draft.notation}</p>}
      {send !== null && (
        <button type="button" className="button primary" data-first data-send onClick={send}>
          {words.confirms[sentOf(moves, prospect?.events ?? [])]}
        </button>
      )}
      {moves.length > 0 && (
        <button type="button" className="button" onClick={back}>
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
