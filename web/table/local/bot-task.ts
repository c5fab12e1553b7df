import type { Match } from '@marchlands/core/match/match.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { BotTask } from './protocol.ts';

/** A bot's input for a decision: a view, nothing else. */
export function botTask(match: Match, seat: Seat, level: string): BotTask {
  const { header } = match;
  const { dice } = header;
  const version = match.version(seat);
  return {
    gameId: match.game.id,
    options: header.options,
    seats: header.seats,
    level,
    seat,
    view: match.view(seat),
    version,
    // The bots of one deal draw the same for each decision, so that two persons who play it meet the same bots.
    ...(dice.kind === 'numbered' ? { seed: `deal ${dice.deal}/${level}/${seat}/${version}` } : {}),
  };
}
