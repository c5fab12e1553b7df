import { type MoveOf, moves, rows } from '@marchlands/core/moves.ts';
import { oneOf, whole } from '@marchlands/core/params.ts';
import { open, seenBy } from '@marchlands/core/sight.ts';
import { numbersOf } from '@marchlands/core/steps.ts';
import { DECK_OF, PROGRESS_CARDS } from './data/cards.ts';
import { EVENT_FACES, HARBOURS, KINDS, TERRAINS, TRACKS } from './data/kinds.ts';
import { MAX_VERTICES } from './data/limits.ts';
import * as params from './data/params.ts';

const vertex = open(params.vertex);
const edge = open(params.edge);
const hex = open(params.hex);
const bay = open(params.bay);
const seat = open(params.seat);
const kind = open(params.kind);
const resource = open(oneOf('brick', 'lumber', 'wool', 'grain', 'ore'));
const face = open(whole(1, 6));
const track = open(params.track);
/** A progress card with its deck, which is public even if the card is hidden: one code a card. */
function deckAndCard(...seers: readonly string[]) {
  return rows(
    PROGRESS_CARDS.map((card, i) => ({ deck: TRACKS[DECK_OF[i]], card })),
    { deck: track, card: seenBy(params.progressCard, ...seers) },
  );
}

/** Cards that are played from a hand: development cards, then progress cards. */
// biome-ignore format: a deck a row
export const PLAYED = [
  'knight', 'road-building', 'plenty', 'monopoly',
  'alchemist', 'crane', 'engineer', 'inventor', 'irrigation', 'medicine', 'mining', 'smith',
  'commercial-harbor', 'master-merchant', 'merchant', 'merchant-fleet', 'resource-monopoly', 'trade-monopoly',
  'bishop', 'deserter', 'diplomat', 'intrigue', 'saboteur', 'spy', 'warlord', 'wedding',
] as const;
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
  /** DEC-03, DEC-09: plays a card; its details follow. */
  play: { card: open(oneOf(...PLAYED)) },
  /** A level of a track; with Crane for one commodity less. */
  improve: { track },
  wall: { at: vertex },
  /** Knights: a new one, one made active, one promoted (by Smith free of charge). */
  recruit: { at: vertex },
  activate: { at: vertex },
  promote: { at: vertex },
  /** Actions of a ready knight. */
  move: { from: vertex, to: vertex },
  attack: { from: vertex, to: vertex },
  displace: { from: vertex, to: vertex },
  chase: { at: vertex },
  /** Commercial harbor: forces a resource on an opponent. */
  force: { seat, card: resource },
  /** Opens the player's house to an opponent, or closes it. */
  house: { seat },
  /** Trade with the bank: as many cards as the rate says, for one card. */
  bank: { give: kind, take: kind },
  /** DEC-12: opens an offer; then `give`, `want`, `send`. */
  offer: {},
  /** DEC-09, DEC-21: ends the action phase, or a special building phase; or skips the rest of a card's effects. */
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
  /** DEC-12: sends the offer to these. */
  send: { to: open(params.seatSet) },
  /** DEC-13. */
  accept: {},
  decline: {},
  counter: {},
  /** DEC-14: sends the counter-offer to the active player. */
  reply: {},
  /** DEC-15. */
  deal: { seat },
  close: {},
  /** A card of free choice from the bank: Plenty, Aqueduct. */
  take: { card: resource },
  /** A kind of card: Monopoly, Merchant fleet, Resource monopoly, Trade monopoly. */
  name: { card: kind },
  /** DEC-10: the city for the metropolis. */
  crown: { at: vertex },
  /** DEC-11: the barbarian to attack. */
  foe: { bay },
  /** DEC-16. */
  relocate: { to: vertex },
  /** DEC-17, DEC-19: the deck to draw from. */
  deck: { deck: track },
  /** DEC-18: a progress card put under its deck. */
  drop: deckAndCard('allWhereShown'),
  /** DEC-20: the city to lose. */
  lose: { at: vertex },
  /** Alchemist: red, then yellow. */
  face: { face },
  /** Inventor: two hexes, the lower first; Merchant: its hex. */
  onto: { hex },
  /** Master merchant, Deserter, Spy: the opponent. */
  target: { seat },
  /** Master merchant: a card from the hand that was seen. */
  pick: { card: seenBy(params.kind, 'victim') },
  /** Commercial harbor, Wedding: a card given by its owner's choice. */
  gift: { card: kind },
  /** Diplomat: the open road. */
  remove: { edge },
  /** Intrigue: the knight to drive away. */
  drive: { at: vertex },
  /** Deserter: the knight given up; the knight placed instead. */
  desert: { at: vertex },
  station: { at: vertex, level: open(params.level) },
  /** Spy, `killReward: search`: the progress card to take. */
  fetch: deckAndCard('victim', 'allWhereOpen'),
};

/** Moves of seats. */
export const moveCodec = moves(moveKinds);
export type Move = MoveOf<typeof moveKinds>;

const outcomeKinds = {
  /** CH-1: terrain of the next hex. */
  terrain: { terrain: open(oneOf(...TERRAINS)) },
  /** CH-2: the start of the spiral. */
  corner: { hex },
  /** CH-2, `tokens: random`: the hex of the next red token; the token of the next hex. */
  redToken: { hex },
  token: { token: open(whole(2, 12)) },
  /** CH-3: kind of the next harbour. */
  harbour: { harbour: open(oneOf(...HARBOURS)) },
  /** CH-4. */
  first: { seat },
  shipBay: { bay },
  /** CH-5. */
  red: { face },
  yellow: { face },
  /** CH-6. */
  event: { face: open(oneOf(...EVENT_FACES)) },
  /** CH-9. */
  march: { face },
  /** CH-7: the progress card drawn. */
  card: { card: seenBy(params.progressCard, 'drawer', 'allWhereOpen') },
  /** CH-7: the development card bought. */
  devCard: { card: seenBy(params.devCard, 'drawer') },
  /** CH-8: the card stolen. */
  steal: { card: seenBy(params.kind, 'victim', 'active') },
};

/** Outcomes of chance, one entry a draw. */
export const outcomeCodec = moves(outcomeKinds);
export type Outcome = MoveOf<typeof outcomeKinds>;

/** First codes of the kinds. */
export const MOVE = moveCodec.base;
export const OUTCOME = outcomeCodec.base;
/** Strides in the codes of kinds with several fields, for the first field. */
export const BANK_STRIDE = KINDS.length;
export const FORCE_STRIDE = 5;
export const STATION_STRIDE = 3;
export const PATH_STRIDE = MAX_VERTICES;
