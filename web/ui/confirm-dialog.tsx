import type { Result } from '@marchlands/core/result.ts';
import { useState } from 'react';
import { words } from '../words/words.ts';
import { Dialog } from './dialog.tsx';

interface Props {
  readonly title: string;
  readonly says: string;
  readonly yes: string;
  readonly act: () => Promise<Result<void>>;
  readonly onClose: () => void;
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog({ title, says, yes, act, onClose }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{says}</p>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <div className="row">
        <button
          type="button"
          className="button primary"
          onClick={() =>
            void act().then((done) => {
              if (done.ok) onClose();
              else setProblem(done.problem.message);
            })
          }
        >
          {yes}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </Dialog>
  );
}
