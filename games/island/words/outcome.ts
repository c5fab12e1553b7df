import { type Sentences, telling } from '@marchlands/core/words.ts';
import type { Outcome } from '../moves.ts';
import type { Setup } from '../setup.ts';
import { bayName, CARD_NAMES, hexName } from './names.ts';

const SENTENCES: Sentences<Outcome, Setup> = {
  terrain: ({ terrain }) => `Terrain: ${terrain}`,
  corner: ({ hex }) => `Spiral from ${hexName(hex)}`,
  redToken: ({ hex }) => `Red token on ${hexName(hex)}`,
  token: ({ token }) => `Token ${token}`,
  harbour: ({ harbour }) => `Harbour: ${harbour === 'any' ? '3:1' : harbour}`,
  first: ({ seat }, name) => `First: ${name(seat)}`,
  shipBay: ({ bay }) => `Ship in ${bayName(bay)}`,
  red: ({ face }) => `Red die ${face}`,
  yellow: ({ face }) => `Yellow die ${face}`,
  event: ({ face }) => `Event die: ${face}`,
  march: ({ face }) => `Die ${face}`,
  card: ({ card }) => `Card: ${CARD_NAMES[card]}`,
  devCard: ({ card }) => `Card: ${CARD_NAMES[card]}`,
  steal: ({ card }) => `Stolen: ${card}`,
};

/** The possible outcomes of chance. */
export const outcomeText = telling(SENTENCES);
