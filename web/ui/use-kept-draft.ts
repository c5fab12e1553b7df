import type { AnyMove } from '@marchlands/core/moves.ts';
import { useEffect, useRef } from 'react';
import type { Table, TableState } from '../table/table.ts';

/** The unsent choice as stored in this browser tab, since a reload would drop it. */
interface Kept {
  /** The decision that it belongs to. */
  readonly of: string;
  readonly moves: readonly AnyMove[];
}

const NAME = 'marchlands.draft';

/**
 * Keeps the draft of the person at the screen in this tab over a reload. It is put back only to the same decision of
 * the same seat, and forgotten with the draft.
 * @param state null at a table that keeps none
 */
export function useKeptDraft(table: Table, state: TableState | null): void {
  const draft = state?.now.draft ?? null;
  const of = state === null ? null : decisionOf(state);
  const isKept = state !== null;
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (of === null || draft === null) {
      // Sent, or out of the hands of this person: the next one to look at this tab must not find it.
      if (isKept && asked.current !== null) keep({ of: asked.current, moves: [] });
      return;
    }
    const isFirst = asked.current !== of;
    asked.current = of;
    const before = isFirst && draft.moves.length === 0 ? keptOf(of) : null;
    // Refused moves leave the draft empty.
    if (before !== null) void table.draft(before);
    else keep({ of, moves: draft.moves });
  }, [table, isKept, of, draft]);
}

/** Names the decision at this screen; null if there is none. */
function decisionOf({ info, now, seated, held, handOver }: TableState): string | null {
  const isHere = now.draft !== null && seated !== null && held === 'here' && handOver === null;
  return isHere ? `${info.matchId} ${now.version} ${seated}` : null;
}

function keep(kept: Kept): void {
  try {
    if (kept.moves.length === 0) sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // Without storage a reload drops the draft.
  }
}

function keptOf(of: string): readonly AnyMove[] | null {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    return kept?.of === of && Array.isArray(kept.moves) ? kept.moves : null;
  } catch {
    return null;
  }
}
