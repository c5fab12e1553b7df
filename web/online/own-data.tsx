import { Download, UserX } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { saveAsFile } from '../ui/copy.tsx';
import { onlineWords } from '../words/online.ts';
import { forgetMe, ownData } from './api.ts';

/** Exports or deletes all of the player's data on the server. */
export function OwnData({ hasName, onForgotten }: { hasName: boolean; onForgotten: () => void }) {
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const text = onlineWords.data;

  async function save() {
    const kept = await ownData();
    setProblem(kept.ok ? null : kept.problem.message);
    if (!kept.ok) return;
    saveAsFile('marchlands-online.json', kept.value, 'application/json');
    setSaid(text.saved);
  }

  async function forget() {
    const forgotten = await forgetMe();
    if (forgotten.ok) onForgotten();
    return forgotten;
  }

  if (!hasName) return null;
  return (
    <section aria-labelledby="own-data">
      <h2 id="own-data">{text.title}</h2>
      <p className="soft">{text.about}</p>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <p role="status">{said}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => void save()}>
          <Download size={20} aria-hidden="true" /> {text.save}
        </button>
        <button type="button" className="button" onClick={() => setIsAsked(true)}>
          <UserX size={20} aria-hidden="true" /> {text.remove}
        </button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={text.removeTitle}
          says={text.removeAsk}
          yes={text.removeYes}
          act={forget}
          onClose={() => setIsAsked(false)}
        />
      )}
    </section>
  );
}
