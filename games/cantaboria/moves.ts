import { type MoveOf, moves } from '@marchlands/core/moves.ts';
import { nullAt, oneOf, places, whole } from '@marchlands/core/params.ts';
import { open } from '@marchlands/core/sight.ts';
import { MAX_BOATS, MAX_PLACES, MAX_SEATS, MAX_SPACES, MAX_TERRITORIES, TOKENS } from './data/limits.ts';
import { ANSWERS, LANDINGS, SIDES } from './state.ts';

// Plain names: a number means the same territory, boat or water space on the map in use.
const names = (letter: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
const TERRITORY_NAMES = names('t', MAX_TERRITORIES);
const territory = open(places(TERRITORY_NAMES, `a territory from t1 to t${MAX_TERRITORIES}`));
const place = open(
  places([...TERRITORY_NAMES, ...names('b', MAX_BOATS)], `a territory or a boat from b1 to b${MAX_BOATS}`),
);
const space = open(places(names('w', MAX_SPACES), `a water space from w1 to w${MAX_SPACES}`));
const boat = open(places(names('b', MAX_BOATS), `a boat from b1 to b${MAX_BOATS}`));
const price = open(oneOf('goods', 'gold'));
const token = open(oneOf(...TOKENS));
const seat = open(whole(0, MAX_SEATS - 1));

const moveKinds = {
  /** A site, face down, and a Warrior (CA-16, CA-18). */
  site: { at: territory },
  draft: { at: territory },
  vote: { is: open(oneOf('no', 'yes')) },
  /** Ends development, shipping, logistics or attacking; in Trade, passes. */
  end: {},
  /** A development and its price (CA-28 to CA-32); a boat's water space and position follow. */
  build: { what: open(oneOf('weapon', 'city', 'boat')), at: place, price },
  enter: { space },
  position: { at: open(whole(1, MAX_BOATS)) },
  /** CA-43: the site to serve next. */
  serve: { at: territory },
  /** CA-41, CA-42: the destination of a ground's Horse; null declines it. */
  breed: { ground: territory, into: open(nullAt(MAX_PLACES, place)) },
  /** Begins a shipment, or the planned move of an attack. */
  foot: { token, from: place },
  horse: { from: place },
  chain: { token, from: place },
  boat: { boat },
  /** CA-72: asks the owners of the banks before the boat moves; their answer (CA-66); another move instead. */
  ask: { reach: space },
  answer: { as: open(oneOf(...ANSWERS)) },
  giveUp: {},
  sail: { space },
  /** Loads or unloads one token at a stop. */
  take: { token, from: place },
  drop: { token, into: place },
  /** A step of the moving piece; in a chain, the receiving link. */
  step: { into: place },
  stop: {},
  /** CA-88. */
  attack: { target: place },
  /** Declares the attack with the current plan. */
  declare: {},
  /** CA-89. */
  side: { with: open(oneOf(...SIDES)) },
  /** CA-49: begins an offer; then the tokens given and wanted, one by one, by ascending codes; then sends it. */
  offer: { to: seat },
  give: { token, from: place },
  get: { token, into: place },
  send: {},
  /** The partner's answer (CA-49, CA-50); `refuseAll` refuses all further offers of this seat in the phase. */
  refuse: {},
  refuseAll: {},
  /**
   * CA-48: the places that the wanted tokens leave, then the places that the given ones enter, in the order of the
   * offer, places ascending.
   */
  accept: {},
  pay: { token, from: place },
  put: { token, into: place },
  /** CA-86: the pieces that the planned boat lands in the target. */
  land: { what: open(oneOf(...LANDINGS)) },
};

export const moveCodec = moves(moveKinds);
export type Move = MoveOf<typeof moveKinds>;

const outcomeKinds = {
  /** Opening roll, or the die of a phase. */
  die: { die: open(whole(1, 6)) },
  /** The kind of the first site still face down. */
  site: { site: open(oneOf('timber', 'gold', 'iron', 'magic', 'horse')) },
  /** sitePlacement = random: the place of the next site. */
  lot: { at: territory },
};

export const outcomeCodec = moves(outcomeKinds);
export type Outcome = MoveOf<typeof outcomeKinds>;

/** First codes of the kinds, for the rules. */
export const MOVE = moveCodec.base;
export const OUTCOME = outcomeCodec.base;
/** In `breed`: the Horse is declined. */
export const DECLINED = MAX_PLACES;
/** Destinations of one ground in the codes of `breed`. */
export const BREEDS = MAX_PLACES + 1;
/** Places, in the codes of kinds with a token and a place. */
export const PER_TOKEN = MAX_PLACES;
/** In `build`: the numbers of the buildings, and prices. */
export const BUILT = { weapon: 0, city: 1, boat: 2 } as const;
