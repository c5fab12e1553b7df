/** Advice computed after the picture is drawn, loaded only on demand, and dropped with its subject. */
import { useEffect, useState } from 'react';

interface Made<About, T> {
  readonly about: About;
  readonly by: unknown;
  readonly advice: T;
}

/**
 * @param about the subject of the advice: the view, or a part of it
 * @param work loads what it needs and computes the advice; must stay the same for the same question; null if nobody
 * asks
 * @returns null until it is computed for exactly this subject
 */
export function useAdvice<About extends object, T>(
  about: About,
  work: ((about: About) => Promise<T>) | null,
): T | null {
  const [made, setMade] = useState<Made<About, T> | null>(null);
  useEffect(() => {
    if (work === null) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      void work(about).then((advice) => {
        if (isWanted) setMade({ about, by: work, advice });
      });
    });
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [work, about]);
  return work !== null && made?.about === about && made.by === work ? made.advice : null;
}
