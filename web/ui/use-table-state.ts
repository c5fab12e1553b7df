import { whenReleased } from '@marchlands/kit/press.ts';
import { useMemo } from 'react';
import type { Table, TableState } from '../table/table.ts';
import { stateOf, useFollowed } from './use-followed.ts';

/** The table as it is shown: what is news while something is being pressed is shown right after. */
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
