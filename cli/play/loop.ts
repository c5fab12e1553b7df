import { problemText } from '@marchlands/core/result.ts';
import { CHANCE, EVERYTHING, type Seat } from '@marchlands/core/seat.ts';
import { resultLines } from '../tell/sentences.ts';
import { chanceTurn } from './chance-turn.ts';
import type { After } from './commands.ts';
import { handOver } from './hand-over.ts';
import { isPerson } from './players.ts';
import { boardLines, tell } from './show.ts';
import { audienceOf, isSecretive, namesOf, peopleOf, type Sitting } from './sitting.ts';
import { personTurn } from './turn.ts';
import { watchThinking } from './watch.ts';

async function botTurn(sitting: Sitting, seat: Seat): Promise<After> {
  const { match, bots } = sitting;
  const thinking = watchThinking(sitting, `${namesOf(sitting)(seat)} is thinking`);
  const thought = await bots.think(match, seat, thinking.watch);
  thinking.end();
  const taken = match.submit(seat, thought.moves, match.version(seat));
  // Bots see legal moves only, so this is a bug of the program and not of anybody at the table.
  if (!taken.ok) throw new Error(`the bot ${match.nameOf(seat)} was refused: ${problemText(taken.problem)}`);
  if (!isSecretive(sitting)) tell(sitting, audienceOf(sitting));
  return 'next';
}

/** The next seat that has still to choose: people after bots, so that a person does not wait for a bot's secret. */
function nextSeat({ match }: Sitting): Seat | undefined {
  const waiting = match.awaited().filter((seat) => match.sealed(seat) === null);
  return waiting.find((seat) => !isPerson(match.players, seat)) ?? waiting[0];
}

/** The screen is this person's from now on, and nothing that another typed stays in it. False at the end of input. */
async function seatDown(sitting: Sitting, seat: Seat): Promise<boolean> {
  if (sitting.looker === seat) return true;
  if (isSecretive(sitting)) {
    if (!(await handOver(sitting, seat))) return false;
  } else sitting.lines.forget();
  sitting.looker = seat;
  return true;
}

async function oneTurn(sitting: Sitting): Promise<After> {
  const { match } = sitting;
  if (match.actors === CHANCE) {
    const [first] = peopleOf(sitting);
    if (sitting.looker === null && first !== undefined && !(await seatDown(sitting, first))) return 'quit';
    return chanceTurn(sitting);
  }
  const seat = nextSeat(sitting);
  if (seat === undefined) throw new Error('nobody is waited for in a match that is not over');
  if (!isPerson(match.players, seat)) return botTurn(sitting, seat);
  if (!(await seatDown(sitting, seat))) return 'quit';
  return personTurn(sitting, seat);
}

function tellEnd(sitting: Sitting): void {
  const { match, screen } = sitting;
  tell(sitting, sitting.looker ?? audienceOf(sitting));
  // Once it is over there is nothing to hide.
  screen.print(boardLines(sitting, EVERYTHING).join('\n'));
  const { result } = match;
  screen.print(
    result === null
      ? 'The match ends without a result.'
      : resultLines(match.game, match.setup, result, namesOf(sitting), screen.style).join('\n'),
  );
}

/**
 * Plays until the match is over or a person leaves.
 * @returns true where it was played to its end
 */
export async function playToEnd(sitting: Sitting): Promise<boolean> {
  while (!sitting.match.isOver) {
    if (sitting.lines.isLeft() || (await oneTurn(sitting)) === 'quit') return false;
  }
  tellEnd(sitting);
  return true;
}
