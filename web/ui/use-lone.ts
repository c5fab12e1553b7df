import type { AnyMove } from '@marchlands/core/moves.ts';
import type { Choice } from '@marchlands/kit/board.ts';
import { useEffect } from 'react';
import { words } from '../words/words.ts';

/** Milliseconds for which a lone alternative is shown before it is sent: long enough to see it, and to stop it. */
const SHOWN = 900;

/**
 * Sends the lone alternative of the seat at this screen after showing it, if that setting is on. The match itself plays
 * lone alternatives only if every viewer can see them (`Game.isOpen`).
 * @param choices the seat's current choices
 * @param isOn false while the table asks in any case, or still shows earlier events
 * @param tell puts a sentence into the prompt line; null clears it
 */
export function useLone(
  choices: readonly Choice[],
  isOn: boolean,
  send: (...moves: readonly AnyMove[]) => void,
  tell: (consequence: string | null) => void,
): void {
  const lone = isOn && choices.length === 1 ? choices[0] : null;
  useEffect(() => {
    if (lone === null) return;
    tell(words.table.lone(lone.words));
    const timer = setTimeout(() => send(lone.move), SHOWN);
    return () => {
      clearTimeout(timer);
      tell(null);
    };
  }, [lone, send, tell]);
}
