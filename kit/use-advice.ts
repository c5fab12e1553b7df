/** Advice that is worked out after the picture, loaded only when asked for, and forgotten with what it is about. */
import { useEffect, useState } from 'react';

interface Made<About, T> {
  readonly about: About;
  readonly by: unknown;
  readonly advice: T;
}

/**
 * @param about the view, or the part of it, that the advice is about
 * @param work loads what it needs and works the advice out; kept as long as it asks the same; null where nobody asks
 * @returns null until it is worked out for exactly this
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
