import type { AnyMove } from '@marchlands/core/moves.ts';
import type { Problem } from '@marchlands/core/result.ts';
import type { Reason } from '@marchlands/core/words.ts';
import type { BoardProps, Choice, DraftView } from '@marchlands/kit/board.ts';
import { chooser } from '@marchlands/kit/choose.ts';
import { watchPresses } from '@marchlands/kit/press.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Table, TableState } from '../table/table.ts';
import { words } from '../words/words.ts';

const NONE: readonly never[] = [];

export interface WhyNot {
  /** Why what was tried last cannot be done; null for nothing. */
  readonly reason: Reason | null;
  /** The same function each time. */
  readonly set: (reason: Reason | null) => void;
  /** Says a sentence in its place; the same function each time. */
  readonly say: (text: string) => void;
}

/** What the screen answers to what cannot be done. */
export function useWhyNot(): WhyNot {
  const [reason, set] = useState<Reason | null>(null);
  const say = useCallback((text: string) => set({ text, rule: '' }), []);
  useEffect(() => watchPresses(() => say(words.table.pressLost)), [say]);
  return { reason, set, say };
}

export interface Acting {
  /** What may be chosen here now. */
  readonly choices: readonly Choice[];
  /** The draft that is worked on here. */
  readonly draft: DraftView | null;
  /** True where the person at this screen is asked. */
  readonly isMine: boolean;
  readonly choose: BoardProps['choose'];
  readonly redraft: BoardProps['redraft'];
  readonly commit: BoardProps['commit'];
  readonly explain: BoardProps['explain'];
}

/**
 * What may be done at the board. Its functions stay the same as long as the table and the draft do.
 * @param whyNot hears why something cannot be done
 * @param onTry a choice is being made
 * @param onDone a choice was made
 */
export function useActing(
  table: Table,
  { now, held, handOver }: TableState,
  {
    isReplay,
    whyNot,
    onTry,
    onDone,
  }: {
    readonly isReplay: boolean;
    readonly whyNot: WhyNot['set'];
    readonly onTry: () => void;
    readonly onDone: () => void;
  },
): Acting {
  const commit = useCallback(
    (moves: readonly AnyMove[]) => {
      whyNot(null);
      onTry();
      void table.act(moves).then((done) => {
        if (done.ok) onDone();
        else whyNot(reasonOf(done.problem));
      });
    },
    [table, whyNot, onTry, onDone],
  );
  const redraft = useCallback(
    (moves: readonly AnyMove[]) => {
      whyNot(null);
      void table.draft(moves).then((done) => {
        if (!done.ok) whyNot(reasonOf(done.problem));
      });
    },
    [table, whyNot],
  );
  const explain = useCallback(
    (move: AnyMove) => void table.whyNot(move).then((why) => whyNot(why ?? { text: words.table.notNow, rule: '' })),
    [table, whyNot],
  );
  const isHere = !isReplay && held === 'here' && handOver === null;
  const choices = isHere ? now.choices : NONE;
  const draft = isHere ? now.draft : null;
  const choose = useMemo(() => chooser({ draft, act: commit, redraft }), [draft, commit, redraft]);
  return { choices, draft, isMine: choices.length > 0 || draft !== null, choose, redraft, commit, explain };
}

function reasonOf({ message, rule = '' }: Problem): Reason {
  return { text: message, rule };
}
