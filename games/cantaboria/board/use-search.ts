/** What the exact solver finds: searched only where it is asked for, and after the picture. */
import { useEffect, useState } from 'react';
import type { View } from '../view/view.ts';

export type Search<T> = (advice: typeof import('../advice/threats.ts')) => T;

/**
 * @param search kept as long as it asks the same; null where nobody asks
 * @returns null until it is found for this view
 */
export function useSearch<T>(view: View, search: Search<T> | null): T | null {
  const [found, setFound] = useState<{ readonly of: View; readonly by: Search<T>; readonly is: T } | null>(null);
  useEffect(() => {
    if (search === null) return;
    let isWanted = true;
    const timer = window.setTimeout(() => {
      void import('../advice/threats.ts').then((advice) => {
        if (isWanted) setFound({ of: view, by: search, is: search(advice) });
      });
    });
    return () => {
      isWanted = false;
      window.clearTimeout(timer);
    };
  }, [search, view]);
  return search !== null && found?.of === view && found.by === search ? found.is : null;
}
