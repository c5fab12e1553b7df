import { whenReleased } from '@marchlands/kit/press.ts';
import { useMemo } from 'react';
import type { Table, TableState } from '../table/table.ts';
import { stateOf, useFollowed } from './use-followed.ts';

/** The displayed state of the table: updates that arrive during a press are shown right after it. */
export function useTableState(table: Table): TableState {
  const heard = useMemo(() => afterPresses(table), [table]);
  return useFollowed(heard, stateOf);
}

function afterPresses(table: Table): Pick<Table, 'state' | 'subscribe'> {
  return {
    get state() {
      return table.state;
    },
    subscribe(changed) {
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
  };
}
