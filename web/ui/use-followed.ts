import { useEffect, useState } from 'react';

/** A source that announces its changes. */
interface Followed {
  subscribe(changed: () => void): () => void;
}

/**
 * The current state of a table, re-rendered when it changes. Changes that come faster than frames are rendered
 * together: `useSyncExternalStore` renders each message of a backlog separately, which React reports as an endless loop
 * after fifty.
 * @param source null if there is nothing to follow yet
 * @param read a stable function
 */
export function useFollowed<S extends Followed | null, T>(source: S, read: (source: S) => T): T {
  const [drawn, setDrawn] = useState(() => ({ source, value: read(source) }));
  useEffect(() => {
    const look = () =>
      setDrawn((before) => {
        const value = read(source);
        return before.source === source && Object.is(before.value, value) ? before : { source, value };
      });
    // It may have changed between rendering and this effect.
    look();
    return source?.subscribe(look);
  }, [source, read]);
  return drawn.source === source ? drawn.value : read(source);
}

/** For `read`: the state of a table. */
export function stateOf<T>({ state }: { readonly state: T }): T {
  return state;
}
