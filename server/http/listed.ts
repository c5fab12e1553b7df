import type { CardedTable } from './cards.ts';

/**
 * The public list entry of a table. If spectators are delayed, it hides the time of the last change, and the end until
 * spectators have seen it.
 * @param now milliseconds since 1970
 */
export function openlyListed({ id, game, status, created, touched, listedUntil, card }: CardedTable, now: number) {
  const isSeen = status === 'gathering' || (status === 'over' && listedUntil !== null && listedUntil <= now);
  const isBehind = (card.spectators ?? 0) > 0 && !isSeen;
  return isBehind
    ? { id, game, status: 'playing', created, touched: created, card }
    : { id, game, status, created, touched, card };
}

/** A table's list entry for a guest it names: all that a seat sees, or the public one if they hold no seat. */
export function ownListed(table: CardedTable, now: number) {
  const { id, game, status, created, touched, isTurn, holdsSeat, card } = table;
  if (!holdsSeat) return { ...openlyListed(table, now), isTurn: false };
  return { id, game, status, created, touched, isTurn, card };
}

/** Tables for a list, most recent first; sorted only by what the list shows, so that the order reveals nothing more. */
export function inOrder<Listed extends { readonly id: string; readonly touched: number }>(
  tables: readonly Listed[],
): readonly Listed[] {
  return tables.toSorted((a, b) => b.touched - a.touched || (a.id < b.id ? -1 : 1));
}
