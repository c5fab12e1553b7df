import { type Sentences, telling } from '@marchlands/core/words.ts';
import type { Outcome } from '../../moves.ts';
import type { Setup } from '../../setup.ts';
import { bayName, hexName } from '../names.ts';
import { CARD_NAMES, FACE_NAMES, kindName, TERRAIN_NAMES } from './names.ts';

const SENTENCES: Sentences<Outcome, Setup> = {
  terrain: ({ terrain }) => `Land: ${TERRAIN_NAMES[terrain]}`,
  corner: ({ hex }) => `Spirale ab ${hexName(hex)}`,
  redToken: ({ hex }) => `Rote Zahl auf ${hexName(hex)}`,
  token: ({ token }) => `Zahl ${token}`,
  harbour: ({ harbour }) => `Hafen: ${harbour === 'any' ? '3:1' : kindName(harbour)}`,
  first: ({ seat }, name) => `Zuerst: ${name(seat)}`,
  shipBay: ({ bay }) => `Schiff in ${bayName(bay)}`,
  red: ({ face }) => `Roter Würfel ${face}`,
  yellow: ({ face }) => `Gelber Würfel ${face}`,
  event: ({ face }) => `Ereigniswürfel: ${FACE_NAMES[face]}`,
  march: ({ face }) => `Würfel ${face}`,
  card: ({ card }) => `Karte: ${CARD_NAMES[card]}`,
  devCard: ({ card }) => `Karte: ${CARD_NAMES[card]}`,
  steal: ({ card }) => `Gestohlen: ${kindName(card)}`,
};

export const outcomeText = telling(SENTENCES);
