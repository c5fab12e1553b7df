import { useEffect, useState } from 'react';

/** What tells of its changes. */
interface Followed {
  subscribe(changed: () => void): () => void;
}

/**
 * What a table holds now, drawn again when it changes. Changes that come faster than they can be drawn are drawn together:
 * `useSyncExternalStore` draws each message of a backlog by itself, which React takes for an endless loop after fifty.
 * @param source null where there is nothing to follow yet
 * @param read the same function at each call
 */
export function useFollowed<S extends Followed | null, T>(source: S, read: (source: S) => T): T {
  const [drawn, setDrawn] = useState(() => ({ source, value: read(source) }));
  useEffect(() => {
    const look = () =>
      setDrawn((before) => {
        const value = read(source);
        return before.source === source && Object.is(before.value, value) ? before : { source, value };
      });
    // It may have changed between the picture and this effect.
    look();
    return source?.subscribe(look);
  }, [source, read]);
  return drawn.source === source ? drawn.value : read(source);
}

/** For `read`: the state of a table. */
export function stateOf<T>({ state }: { readonly state: T }): T {
  return state;
}
