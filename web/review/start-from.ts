import { parseJson } from '@marchlands/core/json.ts';
import type { Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { startMatch } from '../table/local/start.ts';
import type { Table, TableInfo } from '../table/table.ts';

/**
 * Starts a new match from the position of a finished match after this many entries; returns its id. A person plays this
 * seat, the others' players stay; chance is new.
 */
export async function startFrom(
  table: Table,
  { gameId, seats, options }: TableInfo,
  entries: number,
  seat: Seat,
): Promise<Result<string>> {
  const found = await table.position(entries);
  if (!found.ok) return found;
  const position = parseJson(found.value);
  if (!position.ok) return position;
  return startMatch({
    gameId,
    seats: seats.length,
    options: { ...options },
    players: seats.map((one) => ({ name: one.name, level: one.seat === seat ? null : (one.level ?? null) })),
    position: position.value,
  });
}
