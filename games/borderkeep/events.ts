import { type EventOf, events } from '@marchlands/core/events.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { knew, open, seenBy, shown } from '@marchlands/core/sight.ts';
import type { EventSink } from '@marchlands/core/types.ts';
import type { Good } from './data/cards.ts';
import type { Setup } from './setup.ts';
import type { DRAWN_BY } from './state.ts';

/** Amounts of the six goods, in the order of GOODS. */
export type Amounts = readonly number[];

/** A discount and the structure that gives it. */
export interface Discount {
  readonly card: string;
  readonly amount: number;
}

/** How a card was drawn. */
export type DrawnBy = (typeof DRAWN_BY)[number];
/** 0 the attacking side, 1 the town. */
export type Side = 0 | 1;

const seat = open<Seat>();
/** A card that lies open. */
const laid = open<string>();
const unit = open<string>();
const die = open<number>();
const side = open<Side>();
const count = open<number>();
const hits = open<number>();
const result = open<string>();
const amounts = open<Amounts>();
const amount = open<number>();
const victim = open<Seat>();

/** By kind, with the viewers of each field. */
const kinds = {
  openingRolled: { seat, die },
  firstChosen: { seat },
  /** BK-03: only its holder sees a card drawn into a hand, except in the solo game. */
  cardDealt: { seat, card: seenBy<string>('seat', 'solo') },
  cardSetAside: { seat, card: shown<string>() },
  cardsShuffledBack: { count },
  turnBegan: { seat, turn: open<number>() },
  cardDrawn: { seat, card: seenBy<string>('seat', 'solo'), by: open<DrawnBy>() },
  attackDrawn: { seat, card: shown<string>() },
  cardDiscarded: {
    seat,
    card: shown<string>(knew('holder')),
    why: open<'bought' | 'limit' | 'choice' | 'vortex' | 'opening'>(),
  },
  eventRolled: { seat, die, result },
  /** BK-96, BK-97: a disaster or monster that is not even rolled, since it has no effect. */
  eventLapsed: { seat, result, isBought: open<boolean>() },
  thingRolled: { seat, die, card: laid },
  /** 91-00 of the structure table: any structure (BK-91). */
  pickRolled: { seat, die },
  /** The thing already in play (option nonCardRepeats), or null if no monster has attacked yet. */
  rollRepeated: { seat, die, card: open<string | null>() },
  thingLapsed: { seat, card: laid },
  structurePicked: { seat, card: laid },
  goodsSwapped: { seat, good: open<Good>(), given: open<number>(), gold: open<number>() },
  /** `card` is the card paid for, or null. */
  goodsPaid: {
    seat,
    what: open<'draw' | 'guild' | 'upkeep' | 'build' | 'wall' | 'recover'>(),
    card: open<string | null>(),
    amounts,
    discounts: open<readonly Discount[]>(),
  },
  cardLapsed: { seat, unit, forced: open<boolean>() },
  goodsProduced: { seat, amounts, banned: open<boolean>() },
  structureBuilt: { seat, card: laid },
  defenderHired: { seat, unit },
  artifactAttached: { seat, card: laid, unit },
  attackPlayed: { seat, card: laid, victim: open<Seat | null>() },
  attackIdle: { seat, card: laid },
  foodBanned: { seat },
  goldRolled: { seat, die },
  goldLost: { seat, amount },
  goldGained: { seat, amount },
  /** BK-49: one seat looks at the hand of another. */
  handShown: { seat, owner: open<Seat>(), cards: seenBy<readonly string[]>('seat', knew('owner')) },
  disasterRolled: { seat, what: open<string>(), die },
  vortexRolled: { seat, die },
  raidersSent: { seat, units: open<readonly string[]>() },
  battleBegan: { seat, victim, card: laid },
  segmentBegan: { segment: open<number>() },
  spellCast: { side, unit, die },
  unitEnsorcelled: { side, unit },
  unitMended: { side, unit, hits },
  minionSummoned: { side, unit },
  attackRolled: { side, unit, die },
  hitPlaced: { side, unit, hits },
  unitDestroyed: { side, unit },
  raidWithdrawn: { seat },
  /** One raider goes home before the others (option raidersWithdraw). */
  raiderWithdrew: { seat, unit },
  battleEnded: { winner: open<Side | null>(), victim },
  lossRolled: { seat, die },
  structureDestroyed: { seat, card: laid },
  defenderDestroyed: { seat, unit },
  cardLeftPlay: { seat, card: laid },
  guardsChanged: { seat, count },
  wallsLost: { seat, count },
  townEliminated: { seat, cards: shown<readonly string[]>(knew('seat')) },
  townHealed: { seat, hits, guards: open<number>() },
  wallBuilt: { seat },
  cardRecovered: { seat, card: laid },
  gameEnded: { reason: open<string>() },
};

/** Events, named in the past tense. Cards and units are given by their ids (`knights`, `guard#2`). */
export type Event = EventOf<typeof kinds>;
/** Views of events: what viewers see, and which seats learn something. */
export const EVENTS = events(kinds, {
  /** In the solo game there is nobody to hide a card from. */
  solo: (setup: Setup) => setup.isSolo,
  /** The seat that had the card in hand; a card bought or dealt in set-up comes straight from the deck. */
  holder: (_setup, event, viewer) =>
    event.kind === 'cardDiscarded' && event.seat === viewer && event.why !== 'bought' && event.why !== 'opening',
});

export type Events = EventSink<Event> | undefined;
