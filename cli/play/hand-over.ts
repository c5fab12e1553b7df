import { listed } from '@marchlands/core/phrases.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { isPerson } from './players.ts';
import { isSecretive, namesOf, type Session } from './session.ts';
import { boardLines, promptLines } from './show.ts';

/** Removes everything one person saw and typed: the screen with its scrollback, and the keyboard history. */
function cover({ screen, lines }: Session): void {
  lines.forget();
  if (screen.isTerminal) screen.write('\u001b[2J\u001b[3J\u001b[H');
  else screen.print('\n'.repeat(3));
}

/** Clears the screen and waits for the next person, if people have secrets from each other. */
export async function handOver(session: Session, seat: Seat): Promise<boolean> {
  cover(session);
  const name = namesOf(session)(seat);
  const answer = await session.lines.ask(
    `Hand the screen to ${name}. ${name}: press Enter when nobody else is looking. `,
  );
  return answer !== null;
}

/**
 * Asks the other people at the screen for their consent; bots are not asked. With secrets, this person's are hidden
 * from them, and the screen is handed back after their answer.
 * @param question follows their names
 * @param yes the accepted consent
 * @returns null at the end of input
 */
export async function askOthers(session: Session, seat: Seat, question: string, yes: RegExp): Promise<boolean | null> {
  const { match, screen, lines } = session;
  const others = match.players.flatMap((_player, other) =>
    other !== seat && isPerson(match.players, other) ? [other] : [],
  );
  const isCovered = isSecretive(session);
  if (isCovered) cover(session);
  const answer = await lines.ask(`  ${listed(others.map(namesOf(session)))}: ${question} `);
  if (answer === null) return null;
  if (isCovered) {
    if (!(await handOver(session, seat))) return null;
    screen.print([...boardLines(session, seat), ...promptLines(session, seat)].join('\n'));
  }
  return yes.test(answer);
}
