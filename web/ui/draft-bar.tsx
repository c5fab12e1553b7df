import type { DraftView } from '@marchlands/kit/board.ts';
import { words } from '../words/words.ts';

interface Props {
  readonly draft: DraftView;
  readonly onCommit: () => void;
  /** Replaces the draft's moves. */
  readonly onChange: (moves: DraftView['moves']) => void;
}

/** The draft of a secret choice and its buttons; only "Confirm" plays it. */
export function DraftBar({ draft, onCommit, onChange }: Props) {
  const text = words.table;
  const { moves, notation, isWhole } = draft;
  return (
    <section className="draft-bar" aria-label={text.draft}>
      <h2>{text.draft}</h2>
      {moves.length === 0 ? <p className="soft">{text.draftNone}</p> : <code className="draft-line">{notation}</code>}
      <p className="soft">{isWhole ? text.draftWhole : text.draftMore}</p>
      <div className="row">
        <button type="button" className="button primary" disabled={!isWhole} onClick={onCommit}>
          {text.draftConfirm}
        </button>
        <button
          type="button"
          className="button"
          disabled={moves.length === 0}
          onClick={() => onChange(moves.slice(0, -1))}
        >
          {text.draftBack}
        </button>
        <button type="button" className="button" disabled={moves.length === 0} onClick={() => onChange([])}>
          {text.draftClear}
        </button>
      </div>
    </section>
  );
}
