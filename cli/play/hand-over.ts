import type { Seat } from '@marchlands/core/seat.ts';
import { listed } from '../tell/listed.ts';
import { isPerson } from './players.ts';
import { boardLines, promptLines } from './show.ts';
import { isSecretive, namesOf, type Sitting } from './sitting.ts';

/** Takes away all that one person saw and typed: the screen with what was scrolled off it, and the memory of the keyboard. */
function cover({ screen, lines }: Sitting): void {
  lines.forget();
  if (screen.isTerminal) screen.write('\u001b[2J\u001b[3J\u001b[H');
  else screen.print('\n'.repeat(3));
}

/** Clears the screen and waits for the next person, where people have secrets from each other. */
export async function handOver(sitting: Sitting, seat: Seat): Promise<boolean> {
  cover(sitting);
  const name = namesOf(sitting)(seat);
  const answer = await sitting.lines.ask(`Hand the screen to ${name}. ${name}: press Enter when nobody else looks. `);
  return answer !== null;
}

/**
 * Asks the other people at the screen for their consent; bots are not asked. Where there are secrets they see nothing of
 * this person's, and the screen is handed back behind their answer.
 * @param question what follows their names
 * @param yes what counts as consent
 * @returns null at the end of input
 */
export async function askOthers(sitting: Sitting, seat: Seat, question: string, yes: RegExp): Promise<boolean | null> {
  const { match, screen, lines } = sitting;
  const others = match.players.flatMap((_player, other) =>
    other !== seat && isPerson(match.players, other) ? [other] : [],
  );
  const isCovered = isSecretive(sitting);
  if (isCovered) cover(sitting);
  const answer = await lines.ask(`  ${listed(others.map(namesOf(sitting)))}: ${question} `);
  if (answer === null) return null;
  if (isCovered) {
    if (!(await handOver(sitting, seat))) return null;
    screen.print([...boardLines(sitting, seat), ...promptLines(sitting, seat)].join('\n'));
  }
  return yes.test(answer);
}
