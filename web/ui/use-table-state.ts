import { isPressing, whenReleased } from '@marchlands/kit/press.ts';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Table, TableState } from '../table/table.ts';

/** The table as it is shown: what is news while something is being pressed is shown right after. */
export function useTableState(table: Table): TableState {
  const shown = useRef({ table, state: table.state });
  const subscribe = useCallback(
    (changed: () => void) => {
      let callOff = () => {};
      const stop = table.subscribe(() => {
        callOff();
        callOff = whenReleased(changed);
      });
      return () => {
        callOff();
        stop();
      };
    },
    [table],
  );
  return useSyncExternalStore(subscribe, () => {
    if (shown.current.table !== table || !isPressing()) shown.current = { table, state: table.state };
    return shown.current.state;
  });
}
