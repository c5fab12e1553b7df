import type { Seat } from '@marchlands/core/seat.ts';
import { useRef } from 'react';
import type { TableState } from '../table/table.ts';
import { words } from '../words/words.ts';
import { headline } from './headline.ts';
import { calledAt } from './names.ts';

export interface Prompt {
  readonly text: string;
  /** The name of the asked person at the screen; otherwise ''. */
  readonly name: string;
  readonly seat: Seat | null;
}

/**
 * The prompt line and its seat. While the board shows events it keeps the earlier prompt, unless that asked to confirm
 * a choice that is made now; the end of the match is not announced before it is shown.
 * @param shown the prompt of the moment on the board
 * @param task a lesson's task; null for none
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
    name: isMine && seated !== null ? calledAt(info, seated) : '',
    seat: isReplay ? null : isMine ? seated : (now.awaited[0] ?? null),
  };
  const announced = useRef({ prompt, isWhole });
  if (!isShowing) announced.current = { prompt, isWhole };
  const last = announced.current;
  if (isShowing && now.final !== null) return { ...last.prompt, text: words.table.showing, name: '' };
  if (isShowing && last.isWhole) return { ...last.prompt, text: words.table.happening, name: '' };
  return last.prompt;

  function textOf(): string {
    if (!isReplay && now.final !== null) return headline(now.final, (seat) => calledAt(info, seat));
    if (isWhole) return words.table.draftPrompt;
    return isMine && task !== null ? task : shown;
  }
}
