import type { Result } from '@marchlands/core/result.ts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { simplerThan } from '../table/levels.ts';
import type { Bots, Table, TableState, Trouble } from '../table/table.ts';
import { levelName } from '../words/level-name.ts';
import { words } from '../words/words.ts';

/** Problems around the match, each in words with possible remedies. */
export function Troubles({ table, state }: { table: Table; state: TableState }) {
  // A past problem is shown until it was read; a lasting one stays.
  const [read, setRead] = useState<Trouble | null>(null);
  const shown = state.troubles.filter((trouble) => trouble !== read);
  if (shown.length === 0) return null;
  return (
    <div className="table-trouble">
      {shown.map((trouble) => (
        <div key={trouble.kind} className="notice bad" role="alert">
          <p>{trouble.message}</p>
          {trouble.kind === 'worker' && (
            <button
              type="button"
              className="button quiet icon"
              aria-label={words.table.dismiss}
              onClick={() => setRead(trouble)}
            >
              <X size={18} aria-hidden="true" />
            </button>
          )}
          {trouble.kind === 'bot' && table.bots !== undefined && (
            <BotTrouble bots={table.bots} state={state} trouble={trouble} />
          )}
        </div>
      ))}
    </div>
  );
}

/** A failed bot: offers replacements. */
function BotTrouble({ bots, state, trouble }: { bots: Bots; state: TableState; trouble: Trouble }) {
  const info = state.info.seats.find(({ seat }) => seat === trouble.seat);
  const [problem, setProblem] = useState<string | null>(null);
  const text = words.trouble;
  const level = simplerThan(info?.level ?? '');
  function show(done: Result<void>) {
    setProblem(done.ok ? null : done.problem.message);
  }
  return (
    <div className="row">
      <button type="button" className="button" onClick={() => void bots.retry().then(show)}>
        {text.tryAgain}
      </button>
      {info !== undefined && (
        <>
          <button
            type="button"
            className="button"
            onClick={() => void bots.reseat(info.seat, { name: info.name, level }).then(show)}
          >
            {text.otherBot(levelName(level))}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => void bots.reseat(info.seat, { name: info.name, level: null }).then(show)}
          >
            {text.takeSeat(info.name)}
          </button>
        </>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
    </div>
  );
}
