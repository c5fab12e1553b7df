import { type EventOf, events } from '@marchlands/core/events.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { knew, open, seenBy, shown } from '@marchlands/core/sight.ts';
import type { EventSink } from '@marchlands/core/types.ts';
import { type DevCard, PROGRESS, type ProgressCard, SHOWN_CARDS } from './data/cards.ts';
import type { EventFace, Harbour, Kind, Terrain, Track } from './data/kinds.ts';
import type { PlayedCard } from './moves.ts';
import type { Setup } from './setup.ts';

/** Cards by kind, in kind order: 5 or 8 counts. */
export type Cards = readonly number[];

const seat = open<Seat>();
const at = open<number>();
const of = open<Kind>();
const from = open<number>();
const bay = open<number>();
const cards = open<Cards>();
const level = open<number>();
const hex = open<number>();
const edge = open<number>();
const count = open<number>();
const deck = open<Track>();
const to = open<number>();
const face = open<number>();
const given = open<Kind>();
const taken = open<Kind>();
const give = open<Cards>();
const want = open<Cards>();
const isOpen = open<boolean>();
const track = open<Track>();
const owner = open<Seat>();

/** By kind, with the viewers of each field. */
const kinds = {
  /** Set-up (CH-1 to CH-4). */
  terrainDealt: { hex, terrain: open<Terrain>() },
  tokensLaid: { corner: open<number>() },
  tokenLaid: { hex, token: open<number>() },
  harbourDealt: { edge, harbour: open<Harbour>() },
  firstSeatDrawn: { seat },
  shipBayDrawn: { bay },
  /** A settlement was built, in set-up or for cards. */
  settlementBuilt: { seat, at },
  /** A city was built: in set-up on an empty vertex, otherwise on a settlement. */
  cityBuilt: { seat, at },
  roadBuilt: { seat, edge },
  /** The cards of the second building in set-up (IK-044). */
  startCardsTaken: { seat, cards },
  turnBegan: { seat, turn: open<number>() },
  dieRolled: { die: open<'red' | 'yellow'>(), face },
  /** Both dice of a turn have been rolled (IK-051). */
  diceRolled: { seat, red: open<number>(), yellow: open<number>() },
  /** A player's yield of a roll (IK-064). */
  produced: { seat, cards },
  /** The bank could not pay all claims of a kind (IK-070, IK-071). */
  bankRanShort: { of },
  /** A seven: the number of cards that each player must discard (IK-078). */
  discardsDue: { counts: open<readonly number[]>() },
  cardsDiscarded: { seat, cards: shown<Cards>(knew('seat')) },
  robberMoved: { from, hex },
  /** IK-085: thief and victim see the card. */
  cardStolen: { seat, from: open<Seat>(), of: seenBy<Kind>('seat', 'from') },
  /** IK-224: a card was taken from a hand that had been seen. */
  cardPicked: { seat, from: open<Seat>(), of: seenBy<Kind>(knew('seat'), 'from') },
  bankTraded: { seat, given, count, taken },
  offerSent: { seat, give: shown<Cards>(knew('seat')), want, to: open<readonly Seat[]>() },
  /** All have answered (IK-103); `give` and `want` are those of the seat's counter-offer, null if there is none. */
  offerAnswered: {
    seat,
    answer: shown<'accept' | 'decline' | 'counter'>(knew('seat')),
    give: open<Cards | null>(),
    want: open<Cards | null>(),
  },
  /** The active player gave `give` and got `want` (IK-110). */
  dealMade: { seat, with: open<Seat>(), give, want },
  offerClosed: { seat },
  /** IK-007. */
  developmentBought: { seat, card: seenBy<DevCard>('seat') },
  cardPlayed: { seat, card: open<PlayedCard>() },
  /** Cards gained from the bank by a card or an ability (IK-074, IK-139, IK-215, IK-217). */
  cardsGained: { seat, of, count },
  /** Shown even if the seat has none of the kind. */
  kindNamed: { seat, of: shown<Kind>() },
  /** A player gave a number of one kind to another because of a card (IK-140). */
  cardsCollected: { seat, from: open<Seat>(), of, count: shown<number>() },
  /** The holder changed; null: nobody holds it (IK-130, IK-142). */
  longestRoadMoved: { seat: open<Seat | null>(), length: open<number>() },
  largestArmyMoved: { seat, cards: open<number>() },
  /** The event die and its effects (IK-058 to IK-063); `step` counts from the last arrival. */
  eventRolled: { face: open<EventFace>() },
  marchDieRolled: { face },
  shipSailed: { step: open<number>() },
  /** Progress cards. */
  deckNamed: { seat, deck, why: open<'kill' | 'tie'>() },
  /** IK-008. */
  cardDrawn: { seat, deck, card: seenBy<ProgressCard>('seat') },
  /** All see a card taken from under the deck (`isOpen`), or one that is revealed. */
  deckSearched: { seat, card: seenBy<ProgressCard>('seat', 'allWhereOpen'), isOpen },
  cardShown: { seat, card: shown<ProgressCard>() },
  /** IK-206. */
  cardDropped: { seat, deck, card: seenBy<ProgressCard>(knew('seat'), 'allWhereShown') },
  /** Improvements, metropolises, walls. */
  levelBought: { seat, track, level },
  metropolisBuilt: { seat, track, at },
  wallBuilt: { seat, at },
  /** Knights. */
  knightRecruited: { seat, at },
  knightActivated: { seat, at },
  knightsActivated: { seat },
  knightPromoted: { seat, at, level },
  knightMoved: { seat, from, to },
  knightDisplaced: { seat, from, to, owner },
  /** Where a displaced knight went; null: back to the supply (IK-192). */
  knightRelocated: { seat, from, to: open<number | null>() },
  robberChased: { seat, at },
  knightDeserted: { seat, at, level },
  knightStationed: { seat, at, level },
  knightsRested: {},
  /** A house was opened to a player, or closed (option `guestKnights`). */
  houseTurned: { seat, to: open<Seat>(), isOpen },
  /** The ordinary attack (IK-245, IK-246). */
  islandAttacked: { strength: open<number>(), defence: open<number>() },
  /** Roaming barbarians: named by the bay of their landing. */
  barbariansRemoved: {},
  barbarianLanded: { bay, level },
  barbarianMarched: { bay, from, to },
  barbarianLeft: { bay, from },
  /** A fight with a knight of `seat`; `left` is the barbarian's level after it, 0 if it was killed. */
  barbarianFought: { seat, at, bay, left: open<number>() },
  cityLost: { seat, at, how: open<'reduced' | 'onSide' | 'destroyed'>() },
  defenderNamed: { seat },
  /** Effects of progress cards. */
  diceSet: { red: open<number>(), yellow: open<number>() },
  tokensSwapped: { seat, hexes: open<readonly number[]>() },
  merchantPlaced: { seat, hex },
  /** `isMet` is false if the opponent has no commodity. */
  swapForced: { seat, on: open<Seat>(), of, isMet: shown<boolean>(knew('on')) },
  swapMade: { seat, with: open<Seat>(), given, taken: shown<Kind>(knew('with')) },
  /** IK-224, IK-239; progress cards by number. */
  handSeen: { seat, of: open<Seat>(), cards: seenBy<Cards>('seat', knew('of')) },
  progressSeen: { seat, of: open<Seat>(), cards: seenBy<Cards>('seat', knew('of')) },
  progressStolen: { seat, from: open<Seat>(), card: seenBy<ProgressCard>('seat', 'from') },
  desertionDemanded: { seat, of: open<Seat>() },
  roadRemoved: { seat, owner, edge },
  /** IK-241. */
  giftGiven: { seat, to: open<Seat>(), of: seenBy<Kind>(knew('seat'), 'to') },
  turnEnded: { seat },
  /** A special building phase began (IK-317). */
  specialBegan: { seat },
  /** The match is over; `scores` count hidden Point cards (IK-303, IK-306). */
  matchEnded: { reason: open<string>(), winners: open<readonly Seat[]>(), scores: shown<readonly number[]>() },
};

/** Events, named in the past tense, in order. Places are numbered as under Board data. */
export type Event = EventOf<typeof kinds>;
/** Views of events: what viewers see, and which seats learn something. */
export const EVENTS = events(kinds, {
  allWhereOpen: (_setup: Setup, event) =>
    event.kind === 'deckSearched' && (event.isOpen || SHOWN_CARDS.includes(PROGRESS[event.card])),
  allWhereShown: ({ options }) => options.showDiscards,
});

/** The sink for events; absent if nobody listens, so that none is made. */
export type Events = EventSink<Event> | undefined;

/** A row of counts as a plain list, for an event. */
export function cardsOf(counts: Uint8Array, row: number, width: number, kinds: number): Cards {
  return Array.from(counts.subarray(row * width, row * width + kinds));
}
