import { useEffect, useState } from 'react';
import type { Table, TableState } from '../table/table.ts';
import { words } from '../words/words.ts';

/** The share of the win from which on a match is as good as decided, on either side. */
const DECIDED = 0.995;
/** Milliseconds that a turn is quiet before its outlook is asked for: what one does at once is not held up. */
const QUIET = 400;

/**
 * Where the rest can hardly change the result: the offer that a bot plays one's side to the end, and the way back while it
 * does.
 */
export function PlayOut({ table, state, onProblem }: PlayOutProps) {
  const { now, playsOut } = state;
  const [isDeclined, setDeclined] = useState(false);
  const outlook = useOutlook(table, state, !isDeclined && !playsOut);
  const text = words.playOut;

  function play(isOn: boolean): void {
    void table.playOut(isOn).then((done) => !done.ok && onProblem(done.problem.message));
  }

  if (now.final !== null) return null;
  if (playsOut) {
    return (
      <section className="notice play-out" aria-label={text.label}>
        <p>{text.playing}</p>
        <button type="button" className="button" onClick={() => play(false)}>
          {text.stop}
        </button>
      </section>
    );
  }
  if (isDeclined || outlook === null || (outlook < DECIDED && outlook > 1 - DECIDED)) return null;
  return (
    <section className="notice play-out" aria-label={text.label}>
      <p>{outlook >= DECIDED ? text.won : text.lost}</p>
      <button type="button" className="button" onClick={() => play(true)}>
        {text.play}
      </button>
      <button type="button" className="button quiet" onClick={() => setDeclined(true)}>
        {text.later}
      </button>
    </section>
  );
}

interface PlayOutProps {
  readonly table: Table;
  readonly state: TableState;
  readonly onProblem: (message: string) => void;
}

/** The share of the win that one may expect in this turn; the last one known while another seat is to choose. */
function useOutlook(table: Table, { now, held }: TableState, isWanted: boolean): number | null {
  const [outlook, setOutlook] = useState<number | null>(null);
  const { version } = now;
  const isAsked = isWanted && held === 'here' && now.choices.length > 0;
  useEffect(() => {
    if (!isAsked) return;
    let isLate = false;
    const timer = setTimeout(() => {
      void table.outlook().then((answer) => {
        if (!isLate && answer.ok && table.state.now.version === version) setOutlook(answer.value);
      });
    }, QUIET);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [table, version, isAsked]);
  return outlook;
}
