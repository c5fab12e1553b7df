import { type MoveOf, moves } from '@marchlands/core/moves.ts';
import { oneOf, type Param, whole } from '@marchlands/core/params.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { numbersOf } from '@marchlands/core/steps.ts';
import { DEV_CARDS } from './data/cards.ts';
import { HARBOURS, KINDS, TERRAINS } from './data/kinds.ts';
import { MAX_BAYS, MAX_EDGES, MAX_HEXES, MAX_SEATS, MAX_VERTICES } from './data/limits.ts';

// Places are numbered as under Board data. The same number is another place on the board of 19 and on that of 30 hexes;
// the notation names edges by their ends.
const vertex = whole(0, MAX_VERTICES - 1);
const edge = whole(0, MAX_EDGES - 1);
const hex = whole(0, MAX_HEXES - 1);
const bay = whole(0, MAX_BAYS - 1);
const seat = whole(0, MAX_SEATS - 1);
const kind = oneOf(...KINDS);
const resource = oneOf('brick', 'lumber', 'wool', 'grain', 'ore');
const face = whole(1, 6);

/** A set of seats; its number has a bit for each of them. As text: their numbers, joined by commas. */
const seatSet: Param<readonly Seat[]> = {
  size: 1 << MAX_SEATS,
  value: (mask) => Array.from({ length: MAX_SEATS }, (_, of) => of).filter((of) => ((mask >> of) & 1) === 1),
  read(value) {
    if (!Array.isArray(value)) return -1;
    const numbers = value.map((one) => seat.read(one));
    if (numbers.some((one, i) => one < 0 || (i > 0 && one <= numbers[i - 1]))) return -1;
    return numbers.reduce((mask, one) => mask | (1 << one), 0);
  },
  format: (mask) => seatSet.value(mask).join(',') || '-',
  parse: (text) => (text === '-' ? 0 : seatSet.read(text.split(',').map((one) => seat.parse(one)))),
  expected: 'seats in ascending order',
};

/** Cards that are played from a hand: development cards, then progress cards. */
export const PLAYED = ['knight', 'road-building', 'plenty', 'monopoly'] as const;
export type PlayedCard = (typeof PLAYED)[number];
export const PLAY = numbersOf(PLAYED);

const moveKinds = {
  /** DEC-01, DEC-09: a building in set-up; a settlement. */
  settle: { at: vertex },
  /** A settlement becomes a city. */
  city: { at: vertex },
  /** DEC-02, DEC-09, and the roads of a card. */
  road: { edge },
  /** DEC-03. */
  roll: {},
  /** A development card. */
  buy: {},
  /** DEC-03, DEC-09: a card; what it asks for follows. */
  play: { card: oneOf(...PLAYED) },
  /** Trade with the bank: as many cards given as the rate says, for one card. */
  bank: { give: kind, take: kind },
  /** DEC-12: an offer is opened; then `give`, `want`, `send`. */
  offer: {},
  /** DEC-09, DEC-21: the end of the action phase, or of a special building phase; a second free road is left out. */
  end: {},
  /** DEC-06. */
  robber: { hex },
  /** DEC-07: the player robbed. */
  rob: { seat },
  /** DEC-05: one card. */
  discard: { card: kind },
  /** DEC-12, DEC-14: one more card given, or wanted. */
  give: { card: kind },
  want: { card: kind },
  /** DEC-12: the offer goes to these. */
  send: { to: seatSet },
  /** DEC-13. */
  accept: {},
  decline: {},
  counter: {},
  /** DEC-14: the counter-offer goes to the active player. */
  reply: {},
  /** DEC-15. */
  deal: { seat },
  close: {},
  /** A card of free choice from the bank: Plenty, Aqueduct. */
  take: { card: resource },
  /** A kind of card: Monopoly. */
  name: { card: kind },
};

/** Moves of seats. */
export const moveCodec = moves(moveKinds);
export type Move = MoveOf<typeof moveKinds>;

const outcomeKinds = {
  /** CH-1: terrain of the next hex. */
  terrain: { terrain: oneOf(...TERRAINS) },
  /** CH-2: where the spiral starts. */
  corner: { hex },
  /** CH-2, `tokens: random`: the hex of the next red token; the token of the next hex. */
  redToken: { hex },
  token: { token: whole(2, 12) },
  /** CH-3: kind of the next harbour. */
  harbour: { harbour: oneOf(...HARBOURS) },
  /** CH-4. */
  first: { seat },
  shipBay: { bay },
  /** CH-5. */
  red: { face },
  yellow: { face },
  /** CH-7: the development card bought. */
  devCard: { card: oneOf(...DEV_CARDS) },
  /** CH-8: the card stolen. */
  steal: { card: kind },
};

/** Outcomes of chance, one entry a draw. */
export const outcomeCodec = moves(outcomeKinds);
export type Outcome = MoveOf<typeof outcomeKinds>;

/** First codes of the kinds. */
export const MOVE = moveCodec.base;
export const OUTCOME = outcomeCodec.base;
/** Places in the codes of kinds with several fields: the first field counts so much. */
export const BANK_STRIDE = KINDS.length;
