import type { Seat } from '@marchlands/core/seat.ts';
import type { EventSink } from '@marchlands/core/types.ts';
import type { Good } from './data/cards.ts';
import type { DRAWN_BY } from './state.ts';

/** Amounts of the six goods, in the order of GOODS. */
export type Amounts = readonly number[];

/** A discount and the structure that gives it. */
export interface Discount {
  readonly card: string;
  readonly amount: number;
}

/** How a card came to be drawn. */
export type DrawnBy = (typeof DRAWN_BY)[number];
/** 0 the attacking side, 1 the town. */
export type Side = 0 | 1;

/** What happened, in the past tense. Cards and units go by their ids (`knights`, `guard#2`). */
export type Event =
  | { readonly kind: 'openingRolled'; readonly seat: Seat; readonly die: number }
  | { readonly kind: 'firstChosen'; readonly seat: Seat }
  | { readonly kind: 'cardDealt'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'cardSetAside'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'cardsShuffledBack'; readonly count: number }
  | { readonly kind: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'cardDrawn'; readonly seat: Seat; readonly card: string; readonly by: DrawnBy }
  | { readonly kind: 'attackDrawn'; readonly seat: Seat; readonly card: string }
  | {
      readonly kind: 'cardDiscarded';
      readonly seat: Seat;
      readonly card: string;
      readonly why: 'bought' | 'limit' | 'choice' | 'vortex' | 'opening';
    }
  | { readonly kind: 'eventRolled'; readonly seat: Seat; readonly die: number; readonly result: string }
  /** BK-96, BK-97: a disaster or monster that is not even rolled for, since it comes to nothing. */
  | { readonly kind: 'eventLapsed'; readonly seat: Seat; readonly result: string; readonly isBought: boolean }
  | { readonly kind: 'thingRolled'; readonly seat: Seat; readonly die: number; readonly card: string }
  /** 91-00 of the structure table: any structure (BK-91). */
  | { readonly kind: 'pickRolled'; readonly seat: Seat; readonly die: number }
  /** The thing that is in play already (option nonCardRepeats), or null where no monster has attacked yet. */
  | { readonly kind: 'rollRepeated'; readonly seat: Seat; readonly die: number; readonly card: string | null }
  | { readonly kind: 'thingLapsed'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'structurePicked'; readonly seat: Seat; readonly card: string }
  | {
      readonly kind: 'goodsSwapped';
      readonly seat: Seat;
      readonly good: Good;
      readonly given: number;
      readonly gold: number;
    }
  | {
      readonly kind: 'goodsPaid';
      readonly seat: Seat;
      readonly what: 'draw' | 'guild' | 'upkeep' | 'build' | 'wall' | 'recover';
      /** The card paid for, or null. */
      readonly card: string | null;
      readonly amounts: Amounts;
      readonly discounts: readonly Discount[];
    }
  | { readonly kind: 'cardLapsed'; readonly seat: Seat; readonly unit: string; readonly forced: boolean }
  | { readonly kind: 'goodsProduced'; readonly seat: Seat; readonly amounts: Amounts; readonly banned: boolean }
  | { readonly kind: 'structureBuilt'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'defenderHired'; readonly seat: Seat; readonly unit: string }
  | { readonly kind: 'artifactAttached'; readonly seat: Seat; readonly card: string; readonly unit: string }
  | { readonly kind: 'attackPlayed'; readonly seat: Seat; readonly card: string; readonly victim: Seat | null }
  | { readonly kind: 'attackIdle'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'foodBanned'; readonly seat: Seat }
  | { readonly kind: 'goldRolled'; readonly seat: Seat; readonly die: number }
  | { readonly kind: 'goldLost'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'goldGained'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'handShown'; readonly seat: Seat; readonly owner: Seat; readonly cards: readonly string[] }
  | { readonly kind: 'disasterRolled'; readonly seat: Seat; readonly what: string; readonly die: number }
  | { readonly kind: 'vortexRolled'; readonly seat: Seat; readonly die: number }
  | { readonly kind: 'raidersSent'; readonly seat: Seat; readonly units: readonly string[] }
  | { readonly kind: 'battleBegan'; readonly seat: Seat; readonly victim: Seat; readonly card: string }
  | { readonly kind: 'segmentBegan'; readonly segment: number }
  | { readonly kind: 'spellCast'; readonly side: Side; readonly unit: string; readonly die: number }
  | { readonly kind: 'unitEnsorcelled'; readonly side: Side; readonly unit: string }
  | { readonly kind: 'unitMended'; readonly side: Side; readonly unit: string; readonly hits: number }
  | { readonly kind: 'minionSummoned'; readonly side: Side; readonly unit: string }
  | { readonly kind: 'attackRolled'; readonly side: Side; readonly unit: string; readonly die: number }
  | { readonly kind: 'hitPlaced'; readonly side: Side; readonly unit: string; readonly hits: number }
  | { readonly kind: 'unitDestroyed'; readonly side: Side; readonly unit: string }
  | { readonly kind: 'raidWithdrawn'; readonly seat: Seat }
  /** One raider goes home before the others (option raidersWithdraw). */
  | { readonly kind: 'raiderWithdrew'; readonly seat: Seat; readonly unit: string }
  | { readonly kind: 'battleEnded'; readonly winner: Side | null; readonly victim: Seat }
  | { readonly kind: 'lossRolled'; readonly seat: Seat; readonly die: number }
  | { readonly kind: 'structureDestroyed'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'defenderDestroyed'; readonly seat: Seat; readonly unit: string }
  | { readonly kind: 'cardLeftPlay'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'guardsChanged'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'wallsLost'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'townEliminated'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly kind: 'townHealed'; readonly seat: Seat; readonly hits: number; readonly guards: number }
  | { readonly kind: 'wallBuilt'; readonly seat: Seat }
  | { readonly kind: 'cardRecovered'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'gameEnded'; readonly reason: string };

export type Events = EventSink<Event> | undefined;
