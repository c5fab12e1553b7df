import { type EventOf, events } from '@marchlands/core/events.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { open, shown } from '@marchlands/core/sight.ts';
import type { EventSink } from '@marchlands/core/types.ts';
import type { TOKENS } from './data/limits.ts';
import type { ANSWERS, PHASES, SIDES } from './state.ts';

export type Token = (typeof TOKENS)[number];
/**
 * A territory by its number, or a boat by its position at that moment: its water space and the number of boats before
 * it.
 */
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

type Side = (typeof SIDES)[number];

/** CA-90: the secret choice of a third party. */
export interface ShownSide {
  readonly seat: Seat;
  readonly side: Side;
  readonly points: number;
}

const seat = open<Seat>();
const token = open<Token>();
const at = open<number>();
const phase = open<Phase>();
const space = open<number>();
const position = open<number>();
const from = open<Spot>();
const into = open<Spot>();
const reach = open<number>();
const target = open<Spot>();
const offence = open<number>();
const defence = open<number>();
const die = open<number>();

/** By kind, with the viewers of each field. */
const kinds = {
  openingRolled: { seat, die },
  firstChosen: { seat },
  sitePlaced: { seat: open<Seat | null>(), at },
  /** CA-16: nobody knew what lay face down. */
  siteTurned: { at, site: shown<Token>() },
  warriorPlaced: { seat, at },
  cycleBegan: { cycle: open<number>(), lead: open<Seat>() },
  dieRolled: { phase, seat, die },
  /** CA-26: votes are shown once all are in. */
  votesShown: { phase, yes: shown<readonly Seat[]>(), no: shown<readonly Seat[]>(), passed: open<boolean>() },
  phaseBegan: { phase },
  turnBegan: { phase, seat },
  built: { seat, what: open<'weapon' | 'city' | 'boat'>(), at: open<Spot>(), isGold: open<boolean>() },
  boatPlaced: { seat, space, position },
  produced: { seat, at, token, count: open<number>() },
  horseBred: { seat, ground: open<number>(), into: open<Spot | null>() },
  tokenMoved: { seat, token, from, into },
  tokenTaken: { seat, token, from },
  tokenDropped: { seat, token, into },
  horseStepped: { seat, from, into },
  boatCastOff: { seat, space, position },
  boatSailed: { seat, from: open<number>(), into: open<number>() },
  passageAsked: { seat, reach },
  passageAnswered: { seat, reach, answer: open<(typeof ANSWERS)[number]>() },
  boatStopped: { seat, reach },
  boatMoored: { seat, space, position },
  shipmentMade: { seat },
  tokenLost: { at: open<Spot>(), token },
  attackDeclared: { seat, target, offence, defence },
  sideTaken: { seat, side: open<Side>(), points: open<number>() },
  /** CA-90: answers that were given in secret. */
  sidesShown: { sides: shown<readonly ShownSide[]>() },
  attackFailed: { seat, target, offence, defence },
  placeTaken: { seat, from: open<Seat>(), target, offence, defence },
  offerMade: { seat, to: open<Seat>(), give: open<readonly Given[]>(), get: open<readonly Wanted[]>() },
  offerRefused: { seat, from: open<Seat>(), isForAll: open<boolean>() },
  tradeMade: { seat, with: open<Seat>(), given: open<readonly Traded[]>(), received: open<readonly Traded[]>() },
  tradePassed: { seat },
  seatResigned: { seat },
  shipmentsUndone: { seat },
  seatOut: { seat },
  gameEnded: { reason: open<string>(), winners: open<readonly Seat[]>() },
};

/** Events, named in the past tense. Territories and water spaces are numbers. */
export type Event = EventOf<typeof kinds>;
/** Views of events: what viewers see, and which seats learn something. */
export const EVENTS = events(kinds);

export type Events = EventSink<Event> | undefined;
