import { useEffect, useState } from 'react';
import type { Table, TableState } from '../table/table.ts';

/** The share of the win from which on a match is as good as decided, on either side. */
const DECIDED = 0.995;
/** Milliseconds that a turn is quiet before its outlook is asked for: what one does at once is not held up. */
const QUIET = 400;

/** Whether the rest can hardly change the result for the one person who plays; null where it can, or nobody knows. */
export function useOutlook(table: Table, { now, held, playsOut }: TableState): 'won' | 'lost' | null {
  const [outlook, setOutlook] = useState<number | null>(null);
  const { version } = now;
  const isAsked = held === 'here' && now.choices.length > 0;
  const { bots } = table;
  useEffect(() => {
    if (!isAsked || bots === undefined) return;
    let isLate = false;
    const timer = setTimeout(() => {
      void bots.outlook().then((answer) => {
        if (!isLate && answer.ok && table.state.now.version === version) setOutlook(answer.value);
      });
    }, QUIET);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [table, bots, version, isAsked]);
  // While another seat is to choose, the last one known stands.
  if (outlook === null || playsOut || now.final !== null) return null;
  if (outlook >= DECIDED) return 'won';
  return outlook <= 1 - DECIDED ? 'lost' : null;
}
