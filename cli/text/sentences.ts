import type { Game } from '@marchlands/core/game.ts';
import { listed } from '@marchlands/core/phrases.ts';
import { EVERYTHING, type Seat, seatsOf, type Viewer } from '@marchlands/core/seat.ts';
import type { AnyEvent, Final, Setup } from '@marchlands/core/types.ts';
import { playerName, type SeatName } from '@marchlands/core/words.ts';
import type { Position } from '../sources/position.ts';
import type { Style } from '../terminal/style.ts';
import { table } from '../terminal/table.ts';

/** Seats as rulebooks call them, in their colours: `Player 1`. */
export function playerNames(style: Style): SeatName {
  return (seat) => style.seat(seat, playerName(seat));
}

/** An event as a sentence for the viewer; null if the log leaves it out. */
export function sentenceOf(game: Game, setup: Setup, event: AnyEvent, viewer: Viewer, name: SeatName): string | null {
  const seen = game.viewEvent(setup, event, viewer);
  return seen === null ? null : game.words.event(seen, setup, name, viewer);
}

/** The prompt line. */
export function promptOf({ game, setup, state }: Position, viewer: Viewer, name: SeatName): string {
  return game.words.prompt(game.view(state, viewer), setup, name);
}

/** The seats that act now. */
export function actingSeats({ game, state }: Position): Seat[] {
  return seatsOf(game.actors(state));
}

/** The result in one sentence, and the table of ranks and scores. */
export function resultLines(game: Game, setup: Setup, final: Final, name: SeatName, style: Style): string[] {
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
  const winners = listed(final.winners.map(name));
  const outcome =
    final.winners.length === 0
      ? final.defeat
        ? 'Everybody lost.'
        : 'Nobody won.'
      : `${winners} ${final.winners.length === 1 ? 'wins.' : 'share the win.'}`;
  const why = game.words.endings[final.reason] ?? final.reason;
  const rows = seats
    .toSorted((a, b) => (final.ranks[a] ?? 0) - (final.ranks[b] ?? 0) || a - b)
    .map((seat) => [String(final.ranks[seat] ?? ''), name(seat), String(final.scores[seat] ?? '-')]);
  const columns = [{ heading: 'rank', numbers: true }, { heading: 'player' }, { heading: 'score', numbers: true }];
  return [`${style.strong(outcome)} ${why}`, '', ...table(columns, rows, style)];
}

/** The full board as text, with everything hidden shown. */
export function fullText({ game, setup, state }: Position): string {
  return game.text(game.view(state, EVERYTHING), setup, playerName);
}
