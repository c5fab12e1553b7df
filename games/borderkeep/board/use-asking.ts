import { useEffect, useState } from 'react';

export type Asking = typeof import('./asking.ts');

let loaded: Asking | null = null;

/**
 * The part of the board that asks the rules. It is half of the board's weight and comes right after the table itself is
 * there; null until then.
 */
export function useAsking(): Asking | null {
  const [asking, setAsking] = useState<Asking | null>(loaded);
  useEffect(() => {
    let isWanted = true;
    import('./asking.ts').then(
      (module) => {
        loaded = module;
        if (isWanted) setAsking(module);
      },
      (problem: unknown) => {
        // Thrown where the table is drawn, so that the guard around the board tells it.
        setAsking(() => {
          throw problem;
        });
      },
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return asking;
}
