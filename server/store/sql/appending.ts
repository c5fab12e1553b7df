import { cardPlace } from '../damage.ts';
import { type Statement, statement, type Value } from '../driver.ts';
import type { Append } from '../tables.ts';
import type { Vault } from '../vault.ts';

/** A guest's relation to a table, in `sitters.is_there`: holds a seat, owns it without one, or was only named. */
const NAMED = 0;
export const SITTER = 1;
const OWNER = 2;

/** Another writer's change may have this number by now. */
const IS_OURS = 'EXISTS (SELECT 1 FROM entries WHERE match = ? AND seq = ? AND data = ?)';

/**
 * The statements that write a change. The first returns a row if the change was written; the others have an effect only
 * then.
 */
export function appending(change: Append, vault: Vault): readonly Statement[] {
  const { table, seq, at, data } = change;
  const sealed = vault.seal(data, `${table}/${seq}`);
  const ours = [table, seq, sealed];
  return [
    statement(
      'INSERT INTO entries (match, seq, at, data) VALUES (?, ?, ?, ?) ON CONFLICT (match, seq) DO NOTHING RETURNING seq',
      table,
      seq,
      at,
      sealed,
    ),
    rowStatement(change, vault),
    ...sitterStatements(change, ours),
    ...resultStatements(change, ours),
  ];
}

/** Writes the table's row for lists and sweeps. */
function rowStatement({ table, seq, at, row, isSecret }: Append, vault: Vault): Statement {
  const { game, status, isPublic, listedUntil, due, awaitsBot, turns, card } = row;
  const sealedCard = card === null ? null : vault.seal(card, cardPlace(table));
  const kept = [status, isPublic ? 1 : 0, listedUntil, due, awaitsBot ? 1 : 0, turns.join(' '), sealedCard];
  if (seq === 0) {
    return statement(
      `INSERT INTO tables (id, seq, game, created, touched, status, is_public, listed_until, due, awaits_bot, turns, card)
       VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
      table,
      game,
      at,
      at,
      ...kept,
    );
  }
  return statement(
    `UPDATE tables SET seq = ?, touched = COALESCE(CAST(? AS BIGINT), touched), status = ?, is_public = ?, listed_until = ?, due = ?, awaits_bot = ?, turns = ?, card = COALESCE(CAST(? AS TEXT), card)
     WHERE id = ? AND seq = ?`,
    seq + 1,
    isSecret ? null : at,
    ...kept,
    table,
    seq,
  );
}

/** Writes the guests' relations to the table. */
function sitterStatements({ table, sitters, owner, named }: Append, ours: readonly Value[]): readonly Statement[] {
  if (sitters === null && owner === undefined && named.length === 0) return [];
  const places = new Map(named.map((guest) => [guest, NAMED]));
  if (owner !== undefined) places.set(owner, OWNER);
  for (const guest of sitters ?? []) places.set(guest, SITTER);
  const cleared =
    sitters === null
      ? []
      : [statement(`UPDATE sitters SET is_there = 0 WHERE match = ? AND ${IS_OURS}`, table, ...ours)];
  const placed = [...places].map(([guest, place]) =>
    statement(
      `INSERT INTO sitters (guest, match, is_there) SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS INTEGER)
       WHERE ${IS_OURS} ON CONFLICT (guest, match) DO ${place === NAMED ? 'NOTHING' : 'UPDATE SET is_there = excluded.is_there'}`,
      guest,
      table,
      place,
      ...ours,
    ),
  );
  return [...cleared, ...placed];
}

/** Writes the result of a rated match that the change ended. */
function resultStatements({ table, at, row, results }: Append, ours: readonly Value[]): readonly Statement[] {
  return (results?.seats ?? []).map(({ player, isBot, rank }, seat) =>
    statement(
      `INSERT INTO results (match, seat, game, at, player, is_bot, rank)
       SELECT CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS TEXT),
         CAST(? AS INTEGER), CAST(? AS INTEGER)
       WHERE ${IS_OURS} ON CONFLICT DO NOTHING`,
      table,
      seat,
      row.game,
      results?.at ?? at,
      player,
      isBot ? 1 : 0,
      rank,
      ...ours,
    ),
  );
}
