import type { AnyMove } from '@marchlands/core/moves.ts';
import type { Problem } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { Reason } from '@marchlands/core/words.ts';
import type { BoardProps, Choice, DraftView } from '@marchlands/kit/board.ts';
import { chooser } from '@marchlands/kit/choose.ts';
import { watchPresses } from '@marchlands/kit/press.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Table, TableState } from '../table/table.ts';
import { words } from '../words/words.ts';

const NONE: readonly never[] = [];

export interface WhyNot {
  /** Why the last attempt was refused; null if it was not. */
  readonly reason: Reason | null;
  /** A stable function. */
  readonly set: (reason: Reason | null) => void;
  /** Shows a sentence instead; a stable function. */
  readonly say: (text: string) => void;
}

/** A message to the person at the screen, and a stable function that sets it; the next person does not see it. */
export function useToldTo<T>(seated: Seat | null): readonly [T | null, (told: T | null) => void] {
  const [told, tell] = useState<T | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person at the screen ends it
  useEffect(() => tell(null), [seated]);
  return [told, tell];
}

/** The screen's explanations for refused actions. */
export function useWhyNot(seated: Seat | null): WhyNot {
  const [reason, set] = useToldTo<Reason>(seated);
  const say = useCallback((text: string) => set({ text, rule: '' }), [set]);
  useEffect(() => watchPresses(() => say(words.table.pressLost)), [say]);
  return { reason, set, say };
}

export interface Acting {
  /** The current choices. */
  readonly choices: readonly Choice[];
  /** The draft in progress. */
  readonly draft: DraftView | null;
  /** True if the person at this screen must choose. */
  readonly isMine: boolean;
  readonly choose: BoardProps['choose'];
  readonly redraft: BoardProps['redraft'];
  readonly commit: BoardProps['commit'];
  readonly explain: BoardProps['explain'];
}

/**
 * The possible actions at the board. Its functions are stable while the table and the draft are.
 * @param whyNot receives the reasons of refusals
 * @param onTry called when a choice is attempted
 * @param onDone called when a choice was made
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
