import { useEffect, useState } from 'react';
import { type OnlineState, OnlineTable } from '../table/remote/online-table.ts';
import { useFollowed } from '../ui/use-followed.ts';
import { usePasswordOf, useSeatAt } from './keys.ts';

interface Connected {
  readonly online: OnlineTable | null;
  /** Null before the server has answered. */
  readonly state: OnlineState | null;
}

/** The connection to a table with this device's key; replaced when the key or the guest changes. */
export function useOnline(id: string, guest: string | null): Connected {
  const seat = useSeatAt(id);
  const password = usePasswordOf(id);
  const [online, setOnline] = useState<OnlineTable | null>(null);
  useEffect(() => {
    if (guest === null) {
      setOnline(null);
      return;
    }
    const table = new OnlineTable(id, seat, password);
    const stop = table.subscribe(() => {
      // Shows the previous state until a new one arrives.
      if (table.state.table === null && table.state.link !== 'refused') return;
      stop();
      setOnline(table);
    });
    return () => {
      stop();
      table.close();
    };
  }, [id, guest, seat, password]);
  return { online, state: useFollowed(online, stateOrNull) };
}

function stateOrNull(online: OnlineTable | null): OnlineState | null {
  return online?.state ?? null;
}
