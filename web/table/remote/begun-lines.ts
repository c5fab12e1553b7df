import type { LinesStart } from '../local/protocol.ts';

/** Lines begun at an online table whose match is still running. */
export interface BegunLines {
  readonly tableId: string;
  readonly gameId: string;
  readonly options: object;
  /** By seat. */
  readonly names: readonly string[];
  readonly start: LinesStart;
  /** As written by `kept-lines.ts`; null if nothing was tried. */
  kept: unknown;
}

/** By the id under which the device will store the match; as long as the page is open. */
const begun = new Map<string, BegunLines>();

/** Begins lines, or resumes those of the same match from another moment. */
export function beginLines(matchId: string, lines: Omit<BegunLines, 'kept'>): void {
  begun.set(matchId, { ...lines, kept: begun.get(matchId)?.kept ?? null });
}

/** The lines begun at this table, or null: the match is over and stored, or the page was reloaded. */
export function begunLines(matchId: string): BegunLines | null {
  return begun.get(matchId) ?? null;
}

/** The match is over: from now on lines use this device's copy. */
export function endLines(matchId: string): void {
  begun.delete(matchId);
}
