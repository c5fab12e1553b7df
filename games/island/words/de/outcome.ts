import type { SeatName } from '@marchlands/core/words.ts';
import type { Outcome } from '../../moves.ts';
import type { Setup } from '../../setup.ts';
import { bayName, hexName } from '../names.ts';
import { CARD_NAMES, FACE_NAMES, kindName, TERRAIN_NAMES } from './names.ts';

export function outcomeText(outcome: Outcome, _setup: Setup, name: SeatName): string {
  switch (outcome.kind) {
    case 'terrain':
      return `Land: ${TERRAIN_NAMES[outcome.terrain]}`;
    case 'corner':
      return `Spirale ab ${hexName(outcome.hex)}`;
    case 'redToken':
      return `Rote Zahl auf ${hexName(outcome.hex)}`;
    case 'token':
      return `Zahl ${outcome.token}`;
    case 'harbour':
      return `Hafen: ${outcome.harbour === 'any' ? '3:1' : kindName(outcome.harbour)}`;
    case 'first':
      return `Zuerst: ${name(outcome.seat)}`;
    case 'shipBay':
      return `Schiff in ${bayName(outcome.bay)}`;
    case 'red':
      return `Roter Würfel ${outcome.face}`;
    case 'yellow':
      return `Gelber Würfel ${outcome.face}`;
    case 'event':
      return `Ereigniswürfel: ${FACE_NAMES[outcome.face]}`;
    case 'march':
      return `Würfel ${outcome.face}`;
    case 'card':
    case 'devCard':
      return `Karte: ${CARD_NAMES[outcome.card]}`;
    case 'steal':
      return `Gestohlen: ${kindName(outcome.card)}`;
    default:
      return outcome satisfies never;
  }
}
