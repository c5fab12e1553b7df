import type { Match } from '@marchlands/core/match/match.ts';
import { type Seat, SPECTATOR, type Viewer } from '@marchlands/core/seat.ts';
import type { SeatName } from '@marchlands/core/words.ts';
import type { Position } from '../sources/position.ts';
import type { Lines } from '../terminal/lines.ts';
import type { Screen } from '../terminal/screen.ts';
import type { BotSeats } from './bot-seats.ts';
import { isPerson } from './players.ts';

/** A match at this screen: what the loop of `play` and its commands share. */
export interface Session {
  readonly screen: Screen;
  readonly lines: Lines;
  readonly bots: BotSeats;
  /** Another one after `load`. */
  match: Match;
  /** How many items of its log each viewer has been shown. */
  shownItems: Map<Viewer, number>;
  /** The person who looked at the screen last; null before the first. */
  lastViewer: Seat | null;
}

/** The true position, for what chance may bring; a person's choice is read on a state sampled from a view. */
export function positionOf({ game, setup, state }: Match): Position {
  return { game, setup, state };
}

/** Names of the seats in their colours. */
export function namesOf({ match, screen }: Session): SeatName {
  return (seat) => screen.style.seat(seat, match.nameOf(seat));
}

/** The seats that people play, in seat order. */
export function peopleOf({ match }: Session): Seat[] {
  return match.players.map((_player, seat) => seat).filter((seat) => isPerson(match.players, seat));
}

/** True where people at one screen could see what is another's: the screen is then handed over. */
export function isSecretive(session: Session): boolean {
  const people = peopleOf(session);
  const deciding = session.match.awaited().filter((seat) => people.includes(seat));
  return people.length > 1 && (deciding.length > 1 || people.some((seat) => session.match.view(seat).own !== null));
}

/** Whose eyes the screen is for while no person decides. */
export function audienceOf(session: Session): Viewer {
  const people = peopleOf(session);
  return people.length === 1 ? people[0] : SPECTATOR;
}
