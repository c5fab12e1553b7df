import { type EventOf, events } from '@marchlands/core/events.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { hidden, open, shown } from '@marchlands/core/sight.ts';
import type { EventSink } from '@marchlands/core/types.ts';
import type { LandTile, Tile } from './data/tiles.ts';

const seat = open<Seat>();
const at = open<number>();
const from = open<number>();
const points = open<number>();
const into = open<number>();
const bandsLeft = open<number>();

/** By kind, with the viewers of each field. */
const kinds = {
  /** The first player was drawn (BR-17). */
  firstSeatDrawn: { seat: shown<Seat>() },
  /** The entry square was drawn (option `entryCorner`). */
  entryDrawn: { at: shown<number>() },
  /** A player named an empty square to discover (BR-28). */
  discoverNamed: { seat, at },
  /** A player named source and target of an activation (BR-37). */
  activateNamed: { seat, from, into },
  /** A player named the tile to build a road on (BR-54). */
  roadNamed: { seat, at },
  /** A tile was drawn from the bag and shown. */
  tileDrawn: { seat, tile: shown<Tile>() },
  /** A tile was drawn unseen and put face down; nobody sees its face before the match is over (BR-12). */
  faceDownPlaced: { at, tile: hidden<Tile>() },
  /** A land tile was put face up with the player's marker (BR-30, BR-35, BR-49). */
  tilePlaced: { seat, at, tile: open<LandTile>(), points, source: open<'bag' | 'hand'>() },
  /** A city or mine was replaced by the tile found in its own treasure hunt (option `treasureHunt`). */
  sourceReplaced: { at, seat, tile: open<LandTile>() },
  /** A land tile scored without a place and left the game (BR-53). */
  tileLost: { seat, tile: open<LandTile>(), points },
  /** Drawn tiles went back into the bag (BR-45, BR-46, BR-48). */
  tilesReturned: { seat, tiles: open<readonly Tile[]>(), why: open<'forbidden' | 'notForced' | 'notTaken' | 'hunt'>() },
  /** One of the remaining tiles was taken, by choice or as the only kind left (BR-48). */
  tileTaken: { seat, tile: open<Tile>() },
  /** No drawn tile remained (BR-47). */
  nothingLeft: { seat },
  /** A new target was named, or was the only one left (option `targetClash`). */
  targetMoved: { seat, from, into },
  /** The face-down tile took the target and no other square is free beside the source (option `targetClash`). */
  targetGone: { seat, from },
  /** A treasure was kept (BR-32, BR-50). */
  treasureKept: { seat },
  /** A barbarian was kept and paid at once (BR-33, BR-51). */
  barbarianKept: { seat, points },
  /** A road token was placed (BR-57). */
  roadBuilt: { seat, at },
  /** A network was scored (BR-66 to BR-70): its squares, the newly linked cities, the points by seat. */
  networkScored: {
    seat,
    cells: open<readonly number[]>(),
    newCities: open<readonly number[]>(),
    points: open<readonly number[]>(),
  },
  /** A draw was due and the bag was empty (BR-80). */
  bagRanOut: {},
  /** The same player acts once more in this turn (BR-26). */
  furtherAction: { seat },
  /** The turn passed on (BR-25). */
  turnPassed: { seat, turn: open<number>() },
  /** The attack began (BR-81, BR-82); `at` is the start square, null if a corner is still to be drawn. */
  attackBegan: { at: open<number | null>(), bands: open<number>() },
  /** The corner where the attack starts was drawn (option `attackStart`). */
  attackStartDrawn: { at: shown<number>() },
  /** All cities were occupied, and no longer are (BR-91). */
  occupationCleared: {},
  /** The barbarians moved to a city of `seat` (BR-84). */
  cityReached: { from, at, seat },
  /** The owner paid a treasure or points; the city stays, occupied (BR-88); for a treasure `points` is 0. */
  cityPlacated: { at, seat, paid: open<'treasure' | 'points'>(), points, bandsLeft },
  /** The city was taken off the board (BR-90). */
  cityRazed: { at, seat, bandsLeft },
  /** The match is over; `scores` are final, null for each seat if none are counted (BR-92). */
  matchEnded: { reason: open<string>(), winners: open<readonly Seat[]>(), scores: open<readonly (number | null)[]>() },
};

/** Events, named in the past tense. Squares are numbers; points are added at once. */
export type Event = EventOf<typeof kinds>;
/** Views of events: what viewers see, and which seats learn something. */
export const EVENTS = events(kinds);

/** The sink for events; absent if nobody listens, so that none is made. */
export type Events = EventSink<Event> | undefined;
