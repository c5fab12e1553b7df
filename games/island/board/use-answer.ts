import type { Choice } from '@marchlands/kit/board.ts';
import { useEffect } from 'react';
import type { Move } from '../moves.ts';

/** Milliseconds until an offer is answered automatically: about as long as other seats take. */
const REFUSED_MS = 900;
const CANNOT_PAY_MS = 6000;

/**
 * Declines an offer automatically: at once if all are refused, and after a while if the seat cannot pay and makes no
 * counter-offer.
 * @param isHeld true while a counter-offer is being composed
 */
export function useAnswer(
  choices: readonly Choice<Move>[],
  refusesAll: boolean,
  isHeld: boolean,
  commit: (moves: readonly Move[]) => void,
): void {
  const canDecline = choices.some(({ move }) => move.kind === 'decline');
  const canAccept = choices.some(({ move }) => move.kind === 'accept');
  const after = !canDecline || isHeld ? null : refusesAll ? REFUSED_MS : canAccept ? null : CANNOT_PAY_MS;
  useEffect(() => {
    if (after === null) return;
    const timer = window.setTimeout(() => commit([{ kind: 'decline' }]), after);
    return () => window.clearTimeout(timer);
  }, [after, commit]);
}
