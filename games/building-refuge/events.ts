import type { Seat } from '@marchlands/core/seat.ts';
import type { EventSink } from '@marchlands/core/types.ts';
import type { LandTile, Tile } from './data/tiles.ts';

/** What happened, in the past tense, in the order it happened. Squares are numbers, points are added at once. */
export type Event =
  /** The first player was drawn (BR-17). */
  | { readonly kind: 'firstSeatDrawn'; readonly seat: Seat }
  /** The entry square was drawn (option `entryCorner`). */
  | { readonly kind: 'entryDrawn'; readonly at: number }
  /** A player named an empty square to discover (BR-28). */
  | { readonly kind: 'discoverNamed'; readonly seat: Seat; readonly at: number }
  /** A player named source and target of an activation (BR-37). */
  | { readonly kind: 'activateNamed'; readonly seat: Seat; readonly from: number; readonly into: number }
  /** A player named the tile to build a road on (BR-54). */
  | { readonly kind: 'roadNamed'; readonly seat: Seat; readonly at: number }
  /** A tile was drawn from the bag and shown. */
  | { readonly kind: 'tileDrawn'; readonly seat: Seat; readonly tile: Tile }
  /** A tile was drawn unseen and put face down; nobody sees `tile` before the match is over (BR-12). */
  | { readonly kind: 'faceDownPlaced'; readonly at: number; readonly tile: Tile }
  /** A land tile was put face up with the player's marker (BR-30, BR-35, BR-49). */
  | {
      readonly kind: 'tilePlaced';
      readonly seat: Seat;
      readonly at: number;
      readonly tile: LandTile;
      readonly points: number;
      readonly source: 'bag' | 'hand';
    }
  /** A city or mine was replaced by what its own treasure hunt found (option `treasureHunt`). */
  | { readonly kind: 'sourceReplaced'; readonly at: number; readonly seat: Seat; readonly tile: LandTile }
  /** A land tile scored without a place and left the game (BR-53). */
  | { readonly kind: 'tileLost'; readonly seat: Seat; readonly tile: LandTile; readonly points: number }
  /** Drawn tiles went back into the bag (BR-45, BR-46, BR-48). */
  | {
      readonly kind: 'tilesReturned';
      readonly seat: Seat;
      readonly tiles: readonly Tile[];
      readonly why: 'forbidden' | 'notForced' | 'notTaken' | 'hunt';
    }
  /** One of the remaining tiles was taken, by choice or as the only kind left (BR-48). */
  | { readonly kind: 'tileTaken'; readonly seat: Seat; readonly tile: Tile }
  /** No drawn tile remained (BR-47). */
  | { readonly kind: 'nothingLeft'; readonly seat: Seat }
  /** A new target was named, or was the only one there was (option `targetClash`). */
  | { readonly kind: 'targetMoved'; readonly seat: Seat; readonly from: number; readonly into: number }
  /** The face-down tile took the target and no other is beside the source (option `targetClash`). */
  | { readonly kind: 'targetGone'; readonly seat: Seat; readonly from: number }
  /** A treasure was kept (BR-32, BR-50). */
  | { readonly kind: 'treasureKept'; readonly seat: Seat }
  /** A barbarian was kept and paid at once (BR-33, BR-51). */
  | { readonly kind: 'barbarianKept'; readonly seat: Seat; readonly points: number }
  /** A road token was placed (BR-57). */
  | { readonly kind: 'roadBuilt'; readonly seat: Seat; readonly at: number }
  /** A network was scored (BR-66 to BR-70): its squares, the cities that were new, the points by seat. */
  | {
      readonly kind: 'networkScored';
      readonly seat: Seat;
      readonly cells: readonly number[];
      readonly newCities: readonly number[];
      readonly points: readonly number[];
    }
  /** A draw was due and the bag was empty (BR-80). */
  | { readonly kind: 'bagRanOut' }
  /** The same player acts once more in this turn (BR-26). */
  | { readonly kind: 'furtherAction'; readonly seat: Seat }
  /** The turn passed on (BR-25). */
  | { readonly kind: 'turnPassed'; readonly seat: Seat; readonly turn: number }
  /** The attack began (BR-81, BR-82); `at` is the start square, null where a corner is still to be drawn. */
  | { readonly kind: 'attackBegan'; readonly at: number | null; readonly bands: number }
  /** The corner where the attack starts was drawn (option `attackStart`). */
  | { readonly kind: 'attackStartDrawn'; readonly at: number }
  /** All cities were occupied and none is any more (BR-91). */
  | { readonly kind: 'occupationCleared' }
  /** The barbarians moved to a city of `seat` (BR-84). */
  | { readonly kind: 'cityReached'; readonly from: number; readonly at: number; readonly seat: Seat }
  /** The owner paid a treasure or points; the city stays, occupied (BR-88). */
  | {
      readonly kind: 'cityPlacated';
      readonly at: number;
      readonly seat: Seat;
      readonly paid: 'treasure' | 'points';
      /** Points paid, 0 for a treasure. */
      readonly points: number;
      readonly bandsLeft: number;
    }
  /** The city was taken off the board (BR-90). */
  | { readonly kind: 'cityRazed'; readonly at: number; readonly seat: Seat; readonly bandsLeft: number }
  /** The match is over; `scores` are final, null by seat where none are counted (BR-92). */
  | {
      readonly kind: 'matchEnded';
      readonly reason: string;
      readonly winners: readonly Seat[];
      readonly scores: readonly (number | null)[];
    };

/** Where events go; absent where nobody listens, so that none is made. */
export type Events = EventSink<Event> | undefined;
