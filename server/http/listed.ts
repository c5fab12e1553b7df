import type { CardedTable } from './cards.ts';

/**
 * A table as everybody may list it: of one that is watched with a delay neither when something happened last, nor that it
 * is over before whoever watches has seen it.
 * @param now milliseconds since 1970
 */
export function openlyListed({ id, game, status, created, touched, listedUntil, card }: CardedTable, now: number) {
  const isSeen = status === 'gathering' || (status === 'over' && listedUntil !== null && listedUntil <= now);
  const isBehind = (card.spectators ?? 0) > 0 && !isSeen;
  return isBehind
    ? { id, game, status: 'playing', created, touched: created, card }
    : { id, game, status, created, touched, card };
}

/** A table as somebody whom it names may list it: all that a seat sees, or as everybody does where they hold none. */
export function ownListed(table: CardedTable, now: number) {
  const { id, game, status, created, touched, isTurn, holdsSeat, card } = table;
  if (!holdsSeat) return { ...openlyListed(table, now), isTurn: false };
  return { id, game, status, created, touched, isTurn, card };
}

/** Tables as a list shows them: by what it shows of them alone, so that the order tells nothing more. Those touched last first. */
export function inOrder<Listed extends { readonly id: string; readonly touched: number }>(
  tables: readonly Listed[],
): readonly Listed[] {
  return tables.toSorted((a, b) => b.touched - a.touched || (a.id < b.id ? -1 : 1));
}
