import { useEffect, useState } from 'react';
import type { Table, TableState } from '../table/table.ts';

/** From this share of the win on, for either side, a match counts as decided. */
const DECIDED = 0.995;
/** Milliseconds to wait before computing the outlook, so that quick actions are not delayed. */
const QUIET = 400;

/** Whether the rest can hardly change the result for a single person; null if it can, or is unknown. */
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
  // While another seat chooses, the last known outlook stays.
  if (outlook === null || playsOut || now.final !== null) return null;
  if (outlook >= DECIDED) return 'won';
  return outlook <= 1 - DECIDED ? 'lost' : null;
}
