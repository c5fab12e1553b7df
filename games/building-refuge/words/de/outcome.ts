import type { SeatName } from '@marchlands/core/words.ts';
import type { Outcome } from '../../moves.ts';
import type { Setup } from '../../setup.ts';
import { TILE_NAMES } from './phrases.ts';

export function outcomeText(outcome: Outcome, _setup: Setup, name: SeatName): string {
  switch (outcome.kind) {
    case 'firstSeat':
      return `Zuerst: ${name(outcome.seat)}`;
    case 'entryCorner':
      return `Eintrittsecke: ${outcome.corner}`;
    case 'tile':
      return `Plättchen: ${TILE_NAMES[outcome.tile]}`;
    case 'attackCorner':
      return `Angriff von ${outcome.corner}`;
    default:
      return outcome satisfies never;
  }
}
