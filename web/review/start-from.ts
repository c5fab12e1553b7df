import { parseJson } from '@marchlands/core/json.ts';
import type { Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { startMatch } from '../table/local/start.ts';
import type { Table, TableInfo } from '../table/table.ts';

/**
 * A new match from where a match that is over stood after so many entries; gives its number. This seat is played by a
 * person, the others by whoever played them; chance is new.
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
