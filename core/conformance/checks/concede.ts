import { ALL, isActing } from '../../seat.ts';
import type { AnyEvent } from '../../types.ts';
import { fault, isOver, type Moment } from '../moment.ts';
import { checkFinal } from './final.ts';

/**
 * If the rules have resignation or agreed ends: they are possible at any moment, and a resigned seat no longer acts. If
 * an option forbids agreed ends, agreeing changes nothing.
 */
export function concede(moment: Moment): void {
  const { game, state, actors, seats } = moment;
  if (game.concede === undefined || isOver(actors)) return;
  // No seat resigns under rules that hand it over.
  const resigning = game.replacesResigned?.(state.setup) === true ? [] : seats;
  for (const who of [...resigning, ALL]) {
    const after = state.clone();
    const events: AnyEvent[] = [];
    game.concede(after, who, events);
    const acting = game.actors(after);
    if (isOver(acting)) checkFinal(moment, after);
    else if (who === ALL && !after.equals(state)) fault('concede', 'all agreed to end, but somebody still acts');
    else if (isActing(acting, who)) fault('concede', `seat ${who} resigned, but still acts`);
  }
}
