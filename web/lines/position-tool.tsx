import { type Problem, problemText, type Result } from '@marchlands/core/result.ts';
import { useId, useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { words } from '../words/words.ts';

/** A position as text: to read, edit, and open as another root. Edits stay until opened. */
export function PositionTool({
  gameId,
  text,
  onText,
  onReset,
  onOpen,
  onClose,
}: {
  gameId: string;
  text: string;
  onText: (text: string) => void;
  /** Replaces the text by the position on the board. */
  onReset: () => void;
  onOpen: () => Result<void>;
  onClose: () => void;
}) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const field = useId();
  const said = words.lines;
  return (
    <Dialog title={said.position} onClose={onClose}>
      <p id={`${field}-help`}>{said.positionHelp}</p>
      <textarea
        className="record"
        rows={14}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        data-focus="first"
        aria-label={said.positionField}
        aria-describedby={`${field}-help ${field}-problem`}
        aria-invalid={problem !== null}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <div id={`${field}-problem`}>
        {problem !== null && (
          <p className="notice bad" role="alert">
            {said.positionWrong} {problemText({ ...problem, rule: '' }).replace(' ()', '')}{' '}
            {problem.rule !== undefined && (
              <a href={`/rules/${gameId}#${problem.rule}`} target="_blank" rel="noreferrer">
                {words.table.rule(problem.rule)}
              </a>
            )}
          </p>
        )}
      </div>
      <div className="row">
        <button
          type="button"
          className="button primary"
          onClick={() => {
            const opened = onOpen();
            if (opened.ok) onClose();
            else setProblem(opened.problem);
          }}
        >
          {said.positionOpen}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            setProblem(null);
            onReset();
          }}
        >
          {said.positionBack}
        </button>
      </div>
    </Dialog>
  );
}
