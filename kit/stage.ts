import { useEffect, useRef, useState } from 'react';
import type { Happening } from './board.ts';

/**
 * Plays happenings one after the other: gives the one that is on the stage now, null between and after.
 * The view under it is already the final one; a board animates its last step towards it. With `motion` off nothing is
 * ever on the stage. New happenings replace those still waiting, so a slow animation never holds up the table.
 *
 * @param lengthOf milliseconds that a happening stays on the stage; 0 leaves it out
 */
export function useStage<E>(
  happenings: readonly Happening<E>[],
  motion: boolean,
  lengthOf: (event: E) => number,
): Happening<E> | null {
  const [now, setNow] = useState<Happening<E> | null>(null);
  const played = useRef(-1);

  useEffect(() => {
    const fresh = happenings.filter((happening) => happening.id > played.current && lengthOf(happening.event) > 0);
    const last = happenings.at(-1);
    if (last !== undefined) played.current = Math.max(played.current, last.id);
    if (!motion || fresh.length === 0) {
      setNow(null);
      return;
    }
    let timer = 0;
    let next = 0;
    const play = () => {
      const happening = fresh[next];
      next += 1;
      setNow(happening ?? null);
      if (happening !== undefined) timer = window.setTimeout(play, lengthOf(happening.event));
    };
    play();
    return () => window.clearTimeout(timer);
  }, [happenings, motion, lengthOf]);

  return now;
}
