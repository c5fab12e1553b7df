import type { Seat } from '@marchlands/core/seat.ts';
import type { EventSink } from '@marchlands/core/types.ts';
import type { TOKENS } from './data/limits.ts';
import type { ANSWERS, PHASES, SIDES } from './state.ts';

export type Token = (typeof TOKENS)[number];
/** A territory by its number, or a boat by where it lay at that moment: its water space and how many boats before it. */
export type Spot = number | { readonly space: number; readonly position: number };

/** Tokens of an offer, and tokens that change hands. */
export interface Given {
  readonly token: Token;
  readonly from: Spot;
}
export interface Wanted {
  readonly token: Token;
  readonly into: Spot;
}
export type Traded = Given & Wanted;
export type Phase = (typeof PHASES)[number];

/** CA-90: what a third party chose in secret. */
interface ShownSide {
  readonly seat: Seat;
  readonly side: (typeof SIDES)[number];
  readonly points: number;
}

/** What happened, in the past tense. Territories and water spaces are numbers. */
export type Event =
  | { readonly kind: 'openingRolled'; readonly seat: Seat; readonly die: number }
  | { readonly kind: 'firstChosen'; readonly seat: Seat }
  | { readonly kind: 'sitePlaced'; readonly seat: Seat | null; readonly at: number }
  | { readonly kind: 'siteTurned'; readonly at: number; readonly site: Token }
  | { readonly kind: 'warriorPlaced'; readonly seat: Seat; readonly at: number }
  | { readonly kind: 'cycleBegan'; readonly cycle: number; readonly lead: Seat }
  | { readonly kind: 'dieRolled'; readonly phase: Phase; readonly seat: Seat; readonly die: number }
  | {
      readonly kind: 'votesShown';
      readonly phase: Phase;
      readonly yes: readonly Seat[];
      readonly no: readonly Seat[];
      readonly passed: boolean;
    }
  | { readonly kind: 'phaseBegan'; readonly phase: Phase }
  | { readonly kind: 'turnBegan'; readonly phase: Phase; readonly seat: Seat }
  | {
      readonly kind: 'built';
      readonly seat: Seat;
      readonly what: 'weapon' | 'city' | 'boat';
      readonly at: Spot;
      readonly isGold: boolean;
    }
  | { readonly kind: 'boatPlaced'; readonly seat: Seat; readonly space: number; readonly position: number }
  | {
      readonly kind: 'produced';
      readonly seat: Seat;
      readonly at: number;
      readonly token: Token;
      readonly count: number;
    }
  | { readonly kind: 'horseBred'; readonly seat: Seat; readonly ground: number; readonly into: Spot | null }
  | {
      readonly kind: 'tokenMoved';
      readonly seat: Seat;
      readonly token: Token;
      readonly from: Spot;
      readonly into: Spot;
    }
  | { readonly kind: 'tokenTaken'; readonly seat: Seat; readonly token: Token; readonly from: Spot }
  | { readonly kind: 'tokenDropped'; readonly seat: Seat; readonly token: Token; readonly into: Spot }
  | { readonly kind: 'horseStepped'; readonly seat: Seat; readonly from: Spot; readonly into: Spot }
  | { readonly kind: 'boatCastOff'; readonly seat: Seat; readonly space: number; readonly position: number }
  | { readonly kind: 'boatSailed'; readonly seat: Seat; readonly from: number; readonly into: number }
  | { readonly kind: 'passageAsked'; readonly seat: Seat; readonly reach: number }
  | {
      readonly kind: 'passageAnswered';
      readonly seat: Seat;
      readonly reach: number;
      readonly answer: (typeof ANSWERS)[number];
    }
  | { readonly kind: 'boatStopped'; readonly seat: Seat; readonly reach: number }
  | { readonly kind: 'boatMoored'; readonly seat: Seat; readonly space: number; readonly position: number }
  | { readonly kind: 'shipmentMade'; readonly seat: Seat }
  | { readonly kind: 'tokenLost'; readonly at: Spot; readonly token: Token }
  | {
      readonly kind: 'attackDeclared';
      readonly seat: Seat;
      readonly target: Spot;
      readonly offence: number;
      readonly defence: number;
    }
  | {
      readonly kind: 'sideTaken';
      readonly seat: Seat;
      readonly side: (typeof SIDES)[number];
      readonly points: number;
    }
  | { readonly kind: 'sidesShown'; readonly sides: readonly ShownSide[] }
  | {
      readonly kind: 'attackFailed';
      readonly seat: Seat;
      readonly target: Spot;
      readonly offence: number;
      readonly defence: number;
    }
  | {
      readonly kind: 'placeTaken';
      readonly seat: Seat;
      readonly from: Seat;
      readonly target: Spot;
      readonly offence: number;
      readonly defence: number;
    }
  | {
      readonly kind: 'offerMade';
      readonly seat: Seat;
      readonly to: Seat;
      readonly give: readonly Given[];
      readonly get: readonly Wanted[];
    }
  | { readonly kind: 'offerRefused'; readonly seat: Seat; readonly from: Seat; readonly isForAll: boolean }
  | {
      readonly kind: 'tradeMade';
      readonly seat: Seat;
      readonly with: Seat;
      readonly given: readonly Traded[];
      readonly received: readonly Traded[];
    }
  | { readonly kind: 'tradePassed'; readonly seat: Seat }
  | { readonly kind: 'seatResigned'; readonly seat: Seat }
  | { readonly kind: 'shipmentsUndone'; readonly seat: Seat }
  | { readonly kind: 'seatOut'; readonly seat: Seat }
  | { readonly kind: 'gameEnded'; readonly reason: string; readonly winners: readonly Seat[] };

export type Events = EventSink<Event> | undefined;
