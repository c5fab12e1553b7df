import type { SeatName } from '@marchlands/core/words.ts';
import type { Outcome } from '../moves.ts';
import type { Setup } from '../setup.ts';

/** The possible outcomes of chance. */
export function outcomeText(outcome: Outcome, _setup: Setup, name: SeatName): string {
  switch (outcome.kind) {
    case 'firstSeat':
      return `First: ${name(outcome.seat)}`;
    case 'entryCorner':
      return `Entry corner: ${outcome.corner}`;
    case 'tile':
      return `Tile: ${outcome.tile}`;
    case 'attackCorner':
      return `Attack from ${outcome.corner}`;
    default:
      return outcome satisfies never;
  }
}
