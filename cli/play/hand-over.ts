import type { Seat } from '@marchlands/core/seat.ts';
import { namesOf, type Session } from './session.ts';

/** Clears the screen and waits for the next person, where people have secrets from each other. */
export async function handOver(session: Session, seat: Seat): Promise<boolean> {
  const { screen, lines } = session;
  if (screen.isTerminal) screen.write('\u001b[2J\u001b[3J\u001b[H');
  else screen.print('\n'.repeat(3));
  const name = namesOf(session)(seat);
  const answer = await lines.ask(`Hand the screen to ${name}. ${name}: press Enter when nobody else looks. `);
  return answer !== null;
}
