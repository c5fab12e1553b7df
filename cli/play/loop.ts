import { problemText } from '@marchlands/core/result.ts';
import { CHANCE, EVERYTHING, type Seat } from '@marchlands/core/seat.ts';
import { resultLines } from '../tell/sentences.ts';
import { chanceTurn } from './chance-turn.ts';
import type { After } from './commands.ts';
import { handOver } from './hand-over.ts';
import { isPerson } from './players.ts';
import { audienceOf, isSecretive, namesOf, type Session } from './session.ts';
import { boardLines, tell } from './show.ts';
import { personTurn } from './turn.ts';
import { watchThinking } from './watch.ts';

async function botTurn(session: Session, seat: Seat): Promise<After> {
  const { match, bots } = session;
  const thinking = watchThinking(session, `${namesOf(session)(seat)} is thinking`);
  const thought = await bots.think(match, seat, thinking.watch);
  thinking.end();
  const taken = match.submit(seat, thought.moves, match.version(seat));
  // Bots see legal moves only, so this is a bug of the program and not of anybody at the table.
  if (!taken.ok) throw new Error(`the bot ${match.nameOf(seat)} was refused: ${problemText(taken.problem)}`);
  if (!isSecretive(session)) tell(session, audienceOf(session));
  return 'next';
}

/** The next seat that has still to choose: people after bots, so that a person does not wait for a bot's secret. */
function nextSeat({ match }: Session): Seat | undefined {
  const waiting = match.awaited().filter((seat) => match.sealed(seat) === null);
  return waiting.find((seat) => !isPerson(match.players, seat)) ?? waiting[0];
}

async function oneTurn(session: Session): Promise<After> {
  const { match } = session;
  if (match.actors === CHANCE) return chanceTurn(session);
  const seat = nextSeat(session);
  if (seat === undefined) throw new Error('nobody is waited for in a match that is not over');
  if (!isPerson(match.players, seat)) return botTurn(session, seat);
  if (session.looker !== seat && isSecretive(session) && !(await handOver(session, seat))) return 'quit';
  session.looker = seat;
  return personTurn(session, seat);
}

function tellEnd(session: Session): void {
  const { match, screen } = session;
  tell(session, session.looker ?? audienceOf(session));
  // Once it is over there is nothing to hide.
  screen.print(boardLines(session, EVERYTHING).join('\n'));
  const { result } = match;
  screen.print(
    result === null
      ? 'The match ends without a result.'
      : resultLines(match.game, match.setup, result, namesOf(session), screen.style).join('\n'),
  );
}

/**
 * Plays until the match is over or a person leaves.
 * @returns true where it was played to its end
 */
export async function playToEnd(session: Session): Promise<boolean> {
  while (!session.match.isOver) {
    if ((await oneTurn(session)) === 'quit') return false;
  }
  tellEnd(session);
  return true;
}
