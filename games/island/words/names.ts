/** Names of cards, places and pieces in sentences. */

import { catalogue } from '@marchlands/core/language.ts';
import { amounts, listed } from '@marchlands/core/phrases.ts';
import type { SeatName } from '@marchlands/core/words.ts';
import type { DevCard, ProgressCard } from '../data/cards.ts';
import { KINDS, type Kind } from '../data/kinds.ts';
import type { PlayedCard } from '../moves.ts';
import type { Setup } from '../setup.ts';

const cardNames: { readonly [card in DevCard | ProgressCard | PlayedCard]: string } = {
  knight: 'Knight',
  point: 'Point',
  'road-building': 'Road building',
  plenty: 'Plenty',
  monopoly: 'Monopoly',
  alchemist: 'Alchemist',
  crane: 'Crane',
  engineer: 'Engineer',
  inventor: 'Inventor',
  irrigation: 'Irrigation',
  medicine: 'Medicine',
  mining: 'Mining',
  printer: 'Printer',
  smith: 'Smith',
  'commercial-harbor': 'Commercial harbor',
  'master-merchant': 'Master merchant',
  merchant: 'Merchant',
  'merchant-fleet': 'Merchant fleet',
  'resource-monopoly': 'Resource monopoly',
  'trade-monopoly': 'Trade monopoly',
  bishop: 'Bishop',
  constitution: 'Constitution',
  deserter: 'Deserter',
  diplomat: 'Diplomat',
  intrigue: 'Intrigue',
  saboteur: 'Saboteur',
  spy: 'Spy',
  warlord: 'Warlord',
  wedding: 'Wedding',
};
/** Names of cards in hand or played. */
export const CARD_NAMES = catalogue('island/cards', cardNames);

/** An edge by its ends, the lower first: `22-28`. */
export function edgeName({ board }: Setup, edge: number): string {
  return `${board.edgeEnds[edge * 2]}-${board.edgeEnds[edge * 2 + 1]}`;
}

export function hexName(hex: number): string {
  return `h${hex}`;
}

/** A barbarian or a bay. */
export function bayName(bay: number): string {
  return `b${bay}`;
}

/** `2 brick and 1 ore`; `nothing`. */
export function cardsText(counts: readonly number[]): string {
  return amounts(counts, (count, kind) => `${count} ${KINDS[kind]}`, 'nothing');
}

export function seatsText(seats: readonly number[], name: SeatName): string {
  return seats.length === 0 ? 'nobody' : listed(seats.map(name));
}

/** A kind that may be hidden: `1 wool`, `a card`. */
export function oneCard(kind: Kind | '?'): string {
  return kind === '?' ? 'a card' : `1 ${kind}`;
}
