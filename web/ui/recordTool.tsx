import { useEffect, useState } from 'react';
import type { Table } from '../table/table.ts';
import { words } from '../words/words.ts';
import { CopyButton, saveAsFile } from './copy.tsx';
import { Dialog } from './dialog.tsx';
import { ImportForm } from './importForm.tsx';

/** The record of the match: to read, copy, save, and to bring in another. */
export function RecordTool({ table, isOver, onClose }: { table: Table; isOver: boolean; onClose: () => void }) {
  const [record, setRecord] = useState('');
  const [whole, setWhole] = useState(isOver);
  useEffect(() => {
    void table.record(whole).then(setRecord);
  }, [table, whole]);
  const text = words.table;
  return (
    <Dialog title={text.recordTitle} onClose={onClose}>
      <p>{text.recordHelp}</p>
      <textarea className="record" readOnly rows={12} value={record} aria-label={text.recordTitle} />
      {!isOver && (
        <p>
          <label className="row">
            <input
              type="checkbox"
              className="check"
              checked={whole}
              onChange={(event) => setWhole(event.target.checked)}
            />
            {text.recordWhole}
          </label>
        </p>
      )}
      <div className="row">
        <button
          type="button"
          className="button primary"
          onClick={() => saveAsFile(`${table.state.info.gameId}-${table.state.info.matchId}.txt`, record)}
        >
          {text.save}
        </button>
        <CopyButton text={record} />
      </div>
      <hr />
      <ImportForm onOpened={onClose} />
    </Dialog>
  );
}
