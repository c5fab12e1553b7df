import type { LinesStart } from '../local/protocol.ts';

/** Lines that were begun at a table online whose match goes on. */
export interface BegunLines {
  readonly tableId: string;
  readonly gameId: string;
  readonly options: object;
  /** By seat. */
  readonly names: readonly string[];
  readonly start: LinesStart;
  /** As `kept-lines.ts` writes them; null where nothing was tried. */
  kept: unknown;
}

/** By the number under which the device will keep the match; for as long as the page is open. */
const begun = new Map<string, BegunLines>();

/** Begins lines, or goes on with those of the same match from another moment. */
export function beginLines(matchId: string, lines: Omit<BegunLines, 'kept'>): void {
  begun.set(matchId, { ...lines, kept: begun.get(matchId)?.kept ?? null });
}

/** The lines that were begun at this table, or null: the match is over and kept, or the page was loaded anew. */
export function begunLines(matchId: string): BegunLines | null {
  return begun.get(matchId) ?? null;
}

/** The match is over: from now on they are tried on what the device keeps of it. */
export function endLines(matchId: string): void {
  begun.delete(matchId);
}
