/**
 * The sheet of the seat at this screen: kept as long as its decision is open, and synchronized with the table's draft.
 */
import type { DraftView } from '@marchlands/kit/board.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { chosenOf, type Ground, lineOf, sequenceOf } from '../advice/ground.ts';
import type { Move } from '../moves.ts';
import { chosenOn, EMPTY_SHEET, isBlank, type Sheet, sheetOf } from './sheet.ts';

/**
 * @param decision identifies the open decision and its seat: a change discards the old sheet
 * @returns the sheet, and a function that replaces it
 */
export function useSheet(
  decision: string,
  ground: Ground | null,
  draft: DraftView<Move> | null,
  redraft: (moves: readonly Move[]) => void,
): readonly [Sheet, (sheet: Sheet) => void] {
  const [kept, setKept] = useState(() => ({ decision, sheet: drafted(ground, draft) }));
  // Sequences sent to the table: a draft equal to one of them is no news.
  const sent = useRef<{ rows: Set<string>; last: string }>({ rows: new Set(), last: keyOf(draft?.moves ?? []) });
  let current = kept;
  // While rendering, so that no person ever sees another's draft.
  if (kept.decision !== decision) {
    current = { decision, sheet: drafted(ground, draft) };
    setKept(current);
  }

  useEffect(() => {
    const key = keyOf(draft?.moves ?? []);
    const { rows, last } = sent.current;
    if (draft === null || key === last) {
      rows.clear();
      sent.current.last = key;
      return;
    }
    if (rows.has(key)) return;
    // Typed, taken back, or taken over from a hint.
    sent.current = { rows: new Set(), last: key };
    setKept({ decision, sheet: drafted(ground, draft) });
  }, [draft, decision, ground]);

  const write = useCallback(
    (sheet: Sheet) => {
      setKept({ decision, sheet });
      if (ground === null || draft === null) return;
      const row = isBlank(sheet)
        ? { ok: true as const, value: [] }
        : sequenceOf(ground, lineOf(ground, chosenOn(sheet)));
      if (!row.ok) return;
      const key = keyOf(row.value);
      if (key === sent.current.last) return;
      sent.current.rows.add(key);
      sent.current.last = key;
      redraft(row.value);
    },
    [decision, ground, draft, redraft],
  );
  return [current.sheet, write];
}

function drafted(ground: Ground | null, draft: DraftView<Move> | null): Sheet {
  return ground === null || draft === null || draft.moves.length === 0
    ? EMPTY_SHEET
    : sheetOf(chosenOf(ground, draft.moves));
}

function keyOf(moves: readonly Move[]): string {
  return JSON.stringify(moves);
}
