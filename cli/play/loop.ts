import { CHANCE, EVERYTHING, type Seat } from '@marchlands/core/seat.ts';
import { resultLines } from '../text/sentences.ts';
import { playBot } from './bot-seats.ts';
import { chanceTurn } from './chance-turn.ts';
import type { LoopAction } from './commands.ts';
import { handOver } from './hand-over.ts';
import { isPerson } from './players.ts';
import { audienceOf, isSecretive, namesOf, peopleOf, type Session } from './session.ts';
import { boardLines, printNews } from './show.ts';
import { showThinking } from './thinking-bar.ts';
import { personTurn } from './turn.ts';

async function botTurn(session: Session, seat: Seat): Promise<LoopAction> {
  const { match, bots } = session;
  const thinking = showThinking(session, `${namesOf(session)(seat)} is thinking`);
  await playBot(bots, match, seat, thinking.watch);
  thinking.end();
  if (!isSecretive(session)) printNews(session, audienceOf(session));
  return 'next';
}

/** The next seat to choose: people after bots, so that a person does not wait for a bot's secret choice. */
function nextSeat({ match }: Session): Seat | undefined {
  const waiting = match.awaited().filter((seat) => match.sealed(seat) === null);
  return waiting.find((seat) => !isPerson(match.players, seat)) ?? waiting[0];
}

/** Gives this person the screen, cleared of anything typed by others. False at the end of input. */
async function seatDown(session: Session, seat: Seat): Promise<boolean> {
  if (session.lastViewer === seat) return true;
  if (isSecretive(session)) {
    if (!(await handOver(session, seat))) return false;
  } else session.lines.forget();
  session.lastViewer = seat;
  return true;
}

async function oneTurn(session: Session): Promise<LoopAction> {
  const { match } = session;
  if (match.actors === CHANCE) {
    const first = peopleOf(session).at(0);
    if (session.lastViewer === null && first !== undefined && !(await seatDown(session, first))) return 'quit';
    return chanceTurn(session);
  }
  const seat = nextSeat(session);
  if (seat === undefined) throw new Error('nobody is waited for in a match that is not over');
  if (!isPerson(match.players, seat)) return botTurn(session, seat);
  if (!(await seatDown(session, seat))) return 'quit';
  return personTurn(session, seat);
}

/** Prints the end of a match, with everything that was hidden. */
export function printEnd(session: Session): void {
  const { match, screen } = session;
  printNews(session, session.lastViewer ?? audienceOf(session));
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
 * @returns true if it was played to its end
 */
export async function playToEnd(session: Session): Promise<boolean> {
  while (!session.match.isOver) {
    if (session.lines.isLeft() || (await oneTurn(session)) === 'quit') return false;
  }
  printEnd(session);
  return true;
}
