import type { Seat } from '@marchlands/core/seat.ts';
import { namesOf, type Sitting } from './sitting.ts';

/** Clears the screen and waits for the next person, where people have secrets from each other. */
export async function handOver(sitting: Sitting, seat: Seat): Promise<boolean> {
  const { screen, lines } = sitting;
  if (screen.isTerminal) screen.write('\u001b[2J\u001b[3J\u001b[H');
  else screen.print('\n'.repeat(3));
  const name = namesOf(sitting)(seat);
  const answer = await lines.ask(`Hand the screen to ${name}. ${name}: press Enter when nobody else looks. `);
  return answer !== null;
}
