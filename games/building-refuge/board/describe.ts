/** A square in words: for the label of its cell, the panel's heading and the prompt line. */

import type { SeatInfo } from '@marchlands/kit/board.ts';
import { nameIn } from '@marchlands/kit/seats.ts';
import type { TableView } from '../view/table.ts';
import { words } from './words.ts';

/** The content of a square, without its name: `grass of Teal, with a road`. */
export function describe(table: TableView, cell: number, seats: readonly SeatInfo[]): string {
  const there = table.cells[cell];
  if (there == null) return '';
  const parts: string[] = [];
  if (there.faceDown) parts.push(words.faceDown);
  else if (there.tile === null) parts.push(words.empty);
  else {
    const owner = there.owner === null ? '' : ` ${words.ofSeat(nameIn(seats, there.owner))}`;
    parts.push(`${words.tile(there.tile)}${owner}`);
    if (there.road) parts.push(words.road);
    if (there.tile === 'city') parts.push(there.linked ? words.linked : words.newCity);
    if (there.occupied) parts.push(words.occupied);
  }
  if (cell === table.entry) parts.push(words.entry);
  if (cell === table.nextFaceDown) parts.push(words.next);
  if (cell === table.faceDown.at(-1)) parts.push(words.last);
  if (cell === table.attack?.at) parts.push(words.barbarians);
  return parts.join(', ');
}
