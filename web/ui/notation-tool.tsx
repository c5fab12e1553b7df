import { useState } from 'react';
import type { Table } from '../table/table.ts';
import { words } from '../words/words.ts';
import { Dialog } from './dialog.tsx';

/** An input for a move in notation. */
export function NotationTool({ table, example, onClose }: { table: Table; example: string; onClose: () => void }) {
  const [line, setLine] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <Dialog title={words.table.notation} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void table.type(line).then((done) => {
            if (done.ok) onClose();
            else setProblem(done.problem.message);
          });
        }}
      >
        <div className="row">
          <input
            className="field"
            data-focus="first"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-label={words.table.notation}
            value={line}
            onChange={(event) => setLine(event.target.value)}
          />
          <button type="submit" className="button primary" disabled={line.trim() === ''}>
            {words.table.notationGo}
          </button>
        </div>
        {example !== '' && <p className="soft">{words.table.notationHelp(example)}</p>}
        {problem !== null && (
          <p className="notice bad" role="alert">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}
