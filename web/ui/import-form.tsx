import { messageOf } from '@marchlands/core/result.ts';
import { games } from '@marchlands/games/index.ts';
import { type DragEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { importMatch } from '../table/local/start.ts';
import { words } from '../words/words.ts';

/** Programs whose matches can be imported, each with its game. */
const PROGRAMS = games
  .flatMap(({ title, imports = [] }) => (imports.length === 0 ? [] : [`${title}: ${imports.join(', ')}`]))
  .join('; ');

/** Imports a record or another program's match, pasted or from a file, as one of the person's own matches. */
export function ImportForm({ onOpened }: { onOpened?: () => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [noted, setNoted] = useState<{ readonly matchId: string; readonly note: string } | null>(null);
  const [, navigate] = useLocation();
  const field = useId();

  function show(matchId: string) {
    onOpened?.();
    navigate(`/replay/${matchId}`);
  }

  async function open(record: string) {
    setNoted(null);
    const opened = await importMatch(record);
    if (!opened.ok) {
      const at = opened.problem.at === undefined ? '' : `${opened.problem.at}: `;
      setProblem(`${at}${opened.problem.message}`);
      return;
    }
    const { matchId, note } = opened.value;
    setProblem(null);
    // Show the note before the replay opens.
    if (note !== null) return setNoted({ matchId, note });
    show(matchId);
  }

  // Without these the browser would leave the page for the dropped file.
  function takeDrag(event: DragEvent) {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  }

  function takeDrop(event: DragEvent) {
    const file = event.dataTransfer.files.item(0);
    if (file === null) return;
    event.preventDefault();
    void openFile(file);
  }

  async function openFile(file: File) {
    try {
      const read = await file.text();
      setText(read);
      await open(read);
    } catch (error) {
      // The file has disappeared since it was chosen, or may not be read.
      setProblem(messageOf(error));
    }
  }

  return (
    <section aria-labelledby={`${field}-title`} onDragOver={takeDrag} onDrop={takeDrop}>
      <h2 id={`${field}-title`}>{words.table.importTitle}</h2>
      <p>{words.table.importHelp(PROGRAMS)}</p>
      <textarea
        className="record"
        rows={4}
        aria-label={words.table.importTitle}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {noted !== null && (
        <div className="notice" role="status">
          <p>{noted.note}</p>
          <button type="button" className="button" onClick={() => show(noted.matchId)}>
            {words.table.importShow}
          </button>
        </div>
      )}
      <div className="row">
        <button type="button" className="button" disabled={text.trim() === ''} onClick={() => void open(text)}>
          {words.table.importDo}
        </button>
        <label className="button">
          {words.table.importFile}
          <input
            type="file"
            accept=".txt,.json,.soclog,text/plain,application/json"
            className="visually-hidden"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file === undefined) return;
              void openFile(file);
              // The same file can be chosen again, once it has been mended.
              target.value = '';
            }}
          />
        </label>
      </div>
    </section>
  );
}
