import type { BoardProps, Choice } from '@marchlands/kit/board.ts';
import { useMemo, useState } from 'react';
import { words } from '../words/words.ts';
import { DraftBar } from './draft-bar.tsx';

/**
 * The board of any game: its plain text, and every choice as a button. An alternative to the drawn board, and the only
 * board of a game without one.
 */
export function TextBoard({
  text,
  choices,
  draft,
  choose,
  redraft,
  commit,
  tell,
}: Pick<BoardProps, 'choices' | 'draft' | 'choose' | 'redraft' | 'commit' | 'tell'> & { text: string }) {
  const [filter, setFilter] = useState('');
  const groups = useMemo(() => groupsOf(choices, filter), [choices, filter]);
  return (
    <div className="text-board">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: text that scrolls must be reached by the keyboard */}
      <pre className="text-board-text" tabIndex={0}>
        {text}
      </pre>
      <div className="text-board-side">
        {draft !== null && <DraftBar draft={draft} onCommit={() => commit(draft.moves)} onChange={redraft} />}
        {draft?.isWhole !== true && (
          <section aria-label={words.table.choices} className="text-board-choices">
            <h2>{words.table.choices}</h2>
            {choices.length === 0 && <p className="soft">{words.table.choicesNone}</p>}
            {choices.length > 12 && (
              <input
                className="field"
                type="search"
                value={filter}
                aria-label={words.table.choicesFilter}
                placeholder={words.table.choicesFilter}
                onChange={(event) => setFilter(event.target.value)}
              />
            )}
            {groups.map(([kind, of]) => (
              <details key={kind} open={groups.length === 1 || of.length <= 12}>
                <summary>
                  {kind} ({of.length})
                </summary>
                <div className="row">
                  {of.map((choice) => (
                    <button
                      key={choice.notation}
                      type="button"
                      className="button"
                      onClick={() => {
                        tell(null);
                        choose(choice.move);
                      }}
                    >
                      {choice.words}
                    </button>
                  ))}
                </div>
              </details>
            ))}
          </section>
        )}
      </div>
    </div>
  );
}

function groupsOf(choices: readonly Choice[], filter: string): readonly (readonly [string, readonly Choice[]])[] {
  const wanted = filter.trim().toLowerCase();
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (wanted !== '' && !choice.words.toLowerCase().includes(wanted)) continue;
    const kind = choice.move.kind;
    groups.set(kind, [...(groups.get(kind) ?? []), choice]);
  }
  return [...groups];
}
