import { useEffect, useState } from 'react';
import type { Records, TableInfo } from '../table/table.ts';
import { words } from '../words/words.ts';
import { CopyButton, saveAsFile } from './copy.tsx';
import { Dialog } from './dialog.tsx';
import { ImportForm } from './import-form.tsx';
import { VerifyRecord } from './verify-record.tsx';

/** The match's record: to read, copy, save, or import another. */
export function RecordTool({
  records,
  info: { gameId, matchId },
  isOver,
  onClose,
}: {
  records: Records;
  info: TableInfo;
  isOver: boolean;
  onClose: () => void;
}) {
  const [record, setRecord] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    void records.text().then((found) => {
      if (found.ok) setRecord(found.value);
      else setProblem(found.problem.message);
    });
  }, [records]);
  const text = words.table;

  async function saveBackup() {
    const found = await records.backup();
    if (found.ok)
      saveAsFile(`${gameId}-${matchId}-${isOver ? 'review' : 'backup'}.json`, found.value, 'application/json');
    setProblem(found.ok ? null : found.problem.message);
  }

  return (
    <Dialog title={text.recordTitle} onClose={onClose}>
      <p>{isOver ? text.recordHelp : text.recordHelpNow}</p>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <textarea className="record" readOnly rows={12} value={record} aria-label={text.recordTitle} />
      <div className="row">
        <button type="button" className="button primary" onClick={() => saveAsFile(`${gameId}-${matchId}.txt`, record)}>
          {text.save}
        </button>
        <CopyButton text={record} />
      </div>
      {isOver && <VerifyRecord record={record} />}
      <section className="backup" aria-labelledby="backup">
        <h2 id="backup">{isOver ? words.review.withMatch : text.backup}</h2>
        <p>{isOver ? words.review.withMatchHelp : text.backupHelp}</p>
        <button type="button" className="button" onClick={() => void saveBackup()}>
          {isOver ? words.review.withMatchSave : text.backupSave}
        </button>
      </section>
      <hr />
      <ImportForm onOpened={onClose} />
    </Dialog>
  );
}
