import { type Invitation, invitationPath } from '../table/invitation.ts';
import type { Table, TableState } from '../table/table.ts';
import { words } from '../words/words.ts';

/** The starting point of lines, and the way back. */
export interface LinesAddress {
  /** Entries that the viewer had been shown; null for now. */
  readonly at: number | null;
  /** Whether the review was on the screen. */
  readonly hasReview: boolean;
}

/** The address of lines from a moment of a match. */
export function linesPath(matchId: string, address: LinesAddress): string {
  return `/lines/${matchId}${queryOf(address)}`;
}

/** The link back: to the replay if lines started from a moment of it, otherwise to the table. */
export function matchPath(matchId: string, address: LinesAddress): string {
  return `/${address.at === null ? 'table' : 'replay'}/${matchId}${queryOf(address)}`;
}

function queryOf({ at, hasReview }: LinesAddress): string {
  const query = new URLSearchParams();
  if (at !== null) query.set('at', String(at));
  if (hasReview) query.set('review', '1');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Reads the query of both addresses. */
export function readLinesQuery(search: string): LinesAddress {
  const query = new URLSearchParams(search);
  const at = query.get('at');
  return { at: at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null, hasReview: query.has('review') };
}

/** The address of a board on which a position is set up, by the rules of a set-up. */
export function positionPath(gameId: string, { seats, options }: Pick<Invitation, 'seats' | 'options'>): string {
  const wish = { ...(seats === undefined ? {} : { seats }), ...(options === undefined ? {} : { options }) };
  return invitationPath(gameId, wish).replace('/setup/', '/position/');
}

/** Why lines cannot be tried here now, as a sentence, or null. */
export function whyNoLines(table: Table, { info, now }: TableState): string | null {
  if (!table.allowsLines) return words.lines.notAllowed;
  return now.final === null && info.keepsSecrets ? words.lines.secrets : null;
}
