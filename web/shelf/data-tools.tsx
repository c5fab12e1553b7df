import { messageOf } from '@marchlands/core/result.ts';
import { Download, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { tablesWithSeat } from '../online/keys.ts';
import { storeProblemText } from '../table/local/answer.ts';
import { saveAsFile } from '../ui/copy.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { words } from '../words/words.ts';
import { formatKept, type Kept, readKept } from './kept.ts';
import { addEverything, deleteEverything, everything } from './store.ts';

/** Exports, imports and deletes everything stored on this device. */
export function DataTools() {
  const text = words.data;
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  /** The data that would be deleted, while the confirmation is open. */
  const [asked, setAsked] = useState<Kept | null>(null);

  function tell(sentence: string): void {
    setSaid(sentence);
    setProblem(null);
  }

  /** Everything stored, or null after showing the problem. */
  async function found(): Promise<Kept | null> {
    const kept = await everything();
    if (!kept.ok) setProblem(storeProblemText(kept.problem));
    return kept.ok ? kept.value : null;
  }

  async function save() {
    const kept = await found();
    if (kept === null) return;
    const written = new Date().toISOString();
    saveAsFile(`marchlands-${written.slice(0, 10)}.json`, formatKept(kept, written), 'application/json');
    tell(text.saved(kept.matches.length, kept.results.length));
  }

  async function bringIn(file: File) {
    let content: string;
    try {
      content = await file.text();
    } catch (error) {
      // The file has disappeared since it was chosen, or may not be read.
      return setProblem(messageOf(error));
    }
    const read = readKept(content);
    if (!read.ok) {
      const at = read.problem.at === undefined ? '' : `${read.problem.at}: `;
      return setProblem(text.refused(file.name, `${at}${read.problem.message}`));
    }
    const added = await addEverything(read.value);
    if (!added.ok) return setProblem(storeProblemText(added.problem));
    const { matches, results, known, hasSettings } = added.value;
    tell(`${text.added(matches, results, known)}${hasSettings ? '' : ` ${text.ownSettings}`}`);
  }

  async function deleteAll() {
    const deleted = await deleteEverything();
    setAsked(null);
    if (deleted.ok) tell(text.deleted);
    else setProblem(storeProblemText(deleted.problem));
  }

  return (
    <section aria-labelledby="data">
      <h2 id="data">{text.title}</h2>
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
        <label className="button">
          <Upload size={20} aria-hidden="true" /> {text.bringIn}
          <input
            type="file"
            accept=".json,application/json"
            className="visually-hidden"
            onChange={(event) => {
              const file = event.target.files?.[0];
              // Allows choosing the same file again.
              event.target.value = '';
              if (file !== undefined) void bringIn(file);
            }}
          />
        </label>
        <button type="button" className="button" onClick={() => void found().then(setAsked)}>
          <Trash2 size={20} aria-hidden="true" /> {text.remove}
        </button>
      </div>
      {asked !== null && (
        <Dialog title={text.removeTitle} onClose={() => setAsked(null)}>
          <p>{text.removeAsk(asked.matches.length, asked.results.length, tablesWithSeat().length)}</p>
          <div className="row">
            <button type="button" className="button primary" onClick={() => void deleteAll()}>
              {text.removeYes}
            </button>
            <button type="button" className="button" onClick={() => setAsked(null)}>
              {words.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
