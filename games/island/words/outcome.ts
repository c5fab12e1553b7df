import type { SeatName } from '@marchlands/core/words.ts';
import type { Outcome } from '../moves.ts';
import type { Setup } from '../setup.ts';
import { bayName, CARD_NAMES, hexName } from './names.ts';

/** What chance may bring. */
export function outcomeText(outcome: Outcome, _setup: Setup, name: SeatName): string {
  switch (outcome.kind) {
    case 'terrain':
      return `Terrain: ${outcome.terrain}`;
    case 'corner':
      return `Spiral from ${hexName(outcome.hex)}`;
    case 'redToken':
      return `Red token on ${hexName(outcome.hex)}`;
    case 'token':
      return `Token ${outcome.token}`;
    case 'harbour':
      return `Harbour: ${outcome.harbour === 'any' ? '3:1' : outcome.harbour}`;
    case 'first':
      return `First: ${name(outcome.seat)}`;
    case 'shipBay':
      return `Ship in ${bayName(outcome.bay)}`;
    case 'red':
      return `Red die ${outcome.face}`;
    case 'yellow':
      return `Yellow die ${outcome.face}`;
    case 'event':
      return `Event die: ${outcome.face}`;
    case 'march':
      return `Die ${outcome.face}`;
    case 'card':
    case 'devCard':
      return `Card: ${CARD_NAMES[outcome.card]}`;
    case 'steal':
      return `Stolen: ${outcome.card}`;
    default:
      return outcome satisfies never;
  }
}
