import { useEffect, useState } from 'react';

export type Outlook = typeof import('./outlook.ts');

let loaded: Outlook | null = null;

/** What tries moves by the rules. It is a large part of the board's weight and comes right after it; null until then. */
export function useOutlook(): Outlook | null {
  const [outlook, setOutlook] = useState<Outlook | null>(loaded);
  useEffect(() => {
    let isWanted = true;
    import('./outlook.ts').then(
      (module) => {
        loaded = module;
        if (isWanted) setOutlook(module);
      },
      (problem: unknown) => {
        // Thrown where the table is drawn, so that the guard around the board tells it.
        setOutlook(() => {
          throw problem;
        });
      },
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return outlook;
}
