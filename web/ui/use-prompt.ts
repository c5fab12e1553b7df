import type { Seat } from '@marchlands/core/seat.ts';
import { useRef } from 'react';
import type { TableState } from '../table/table.ts';
import { words } from '../words/words.ts';
import { headline } from './headline.ts';
import { nameAt } from './names.ts';

export interface Prompt {
  readonly text: string;
  /** Of the person at the screen, where it is asked; else ''. */
  readonly name: string;
  readonly seat: Seat | null;
}

/**
 * What the prompt line says, and of which seat. While the board shows what has happened it says what it said before; how a
 * match ended is not announced before it is seen.
 * @param shown the prompt of the moment that is on the board
 * @param task what a lesson asks for; null for nothing
 */
export function usePrompt(
  { info, now, seated }: TableState,
  {
    shown,
    task,
    isMine,
    isReplay,
    isWhole,
    isShowing,
  }: {
    readonly shown: string;
    readonly task: string | null;
    readonly isMine: boolean;
    readonly isReplay: boolean;
    readonly isWhole: boolean;
    readonly isShowing: boolean;
  },
): Prompt {
  const prompt = {
    text: textOf(),
    name: isMine && seated !== null ? nameAt(info.seats, seated) : '',
    seat: isReplay ? null : isMine ? seated : (now.awaited[0] ?? null),
  };
  const announced = useRef(prompt);
  if (!isShowing) announced.current = prompt;
  return isShowing && now.final !== null
    ? { ...announced.current, text: words.table.showing, name: '' }
    : announced.current;

  function textOf(): string {
    if (!isReplay && now.final !== null) return headline(now.final, (seat) => nameAt(info.seats, seat));
    if (isWhole) return words.table.draftPrompt;
    return isMine && task !== null ? task : shown;
  }
}
