import { useState } from 'react';
import type { Table, TableState } from '../table/table.ts';
import { words } from '../words/words.ts';

/** Says that another tab plays the match, with a button to play it here. */
export function OtherTab({ table, state }: { table: Table; state: TableState }) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // A finished match needs no seat here.
  if (state.held === 'here' || (state.held === 'otherTab' && state.now.final !== null)) return null;
  const isOvertaken = state.held === 'overtaken';
  const text = words.table;

  async function play() {
    setIsBusy(true);
    const done = await table.playHere?.();
    setProblem(done?.ok === false ? done.problem.message : null);
    setIsBusy(false);
  }

  return (
    <div className={`notice other-tab ${isOvertaken ? 'bad' : ''}`} role="status">
      <p>{problem ?? (isOvertaken ? text.overtaken : text.otherTab)}</p>
      <button type="button" className="button primary" disabled={isBusy} onClick={() => void play()}>
        {isOvertaken ? text.loadHere : text.playHere}
      </button>
    </div>
  );
}
