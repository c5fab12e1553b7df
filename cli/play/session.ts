import type { Match } from '@marchlands/core/match/match.ts';
import { type Seat, SPECTATOR, type Viewer } from '@marchlands/core/seat.ts';
import type { SeatName } from '@marchlands/core/words.ts';
import type { Position } from '../sources/position.ts';
import type { Lines } from '../terminal/lines.ts';
import type { Screen } from '../terminal/screen.ts';
import type { BotSeats } from './bot-seats.ts';
import { isPerson } from './players.ts';

/** A match at this screen: shared by the loop of `play` and its commands. */
export interface Session {
  readonly screen: Screen;
  readonly lines: Lines;
  readonly bots: BotSeats;
  /** Replaced by `load`. */
  match: Match;
  /** How many items of its log each viewer has been shown. */
  shownItems: Map<Viewer, number>;
  /** The last person at the screen; null before the first. */
  lastViewer: Seat | null;
}

/** The true position, for chance outcomes; a person's choice is read on a state sampled from a view. */
export function positionOf({ game, setup, state }: Match): Position {
  return { game, setup, state };
}

/** Names of the seats in their colours. */
export function namesOf({ match, screen }: Session): SeatName {
  return (seat) => screen.style.seat(seat, match.nameOf(seat));
}

/** People's seats, in seat order. */
export function peopleOf({ match }: Session): Seat[] {
  return match.players.map((_player, seat) => seat).filter((seat) => isPerson(match.players, seat));
}

/** True if people at one screen could see each other's secrets: the screen is then handed over. */
export function isSecretive(session: Session): boolean {
  const people = peopleOf(session);
  const deciding = session.match.awaited().filter((seat) => people.includes(seat));
  return people.length > 1 && (deciding.length > 1 || people.some((seat) => session.match.view(seat).own !== null));
}

/** The viewer of the screen while no person decides. */
export function audienceOf(session: Session): Viewer {
  const people = peopleOf(session);
  return people.length === 1 ? people[0] : SPECTATOR;
}
