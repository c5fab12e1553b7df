import { messageOf } from '@marchlands/core/result.ts';
import { useEffect, useState } from 'react';

/** Loading, loaded, or failed with a sentence. */
export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly message: string };

/** Follows a promise that is recreated whenever a dependency changes. */
export function useLoaded<T>(load: () => Promise<T>, dependencies: readonly unknown[]): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  useEffect(() => {
    let wanted = true;
    setLoaded({ state: 'loading' });
    load().then(
      (value) => wanted && setLoaded({ state: 'ready', value }),
      (error: unknown) => wanted && setLoaded({ state: 'failed', message: messageOf(error) }),
    );
    return () => {
      wanted = false;
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what the promise depends on
  }, dependencies);
  return loaded;
}
