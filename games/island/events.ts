import type { Seat } from '@marchlands/core/seat.ts';
import type { EventSink } from '@marchlands/core/types.ts';
import type { DevCard, ProgressCard } from './data/cards.ts';
import type { EventFace, Harbour, Kind, Terrain, Track } from './data/kinds.ts';
import type { PlayedCard } from './moves.ts';

/** Cards by kind, in kind order: 5 or 8 counts. */
export type Cards = readonly number[];

/** What happened, in the past tense, in the order it happened. Places are numbers as under Board data. */
export type Event =
  /** Set-up (CH-1 to CH-4). */
  | { readonly kind: 'terrainDealt'; readonly hex: number; readonly terrain: Terrain }
  | { readonly kind: 'tokensLaid'; readonly corner: number }
  | { readonly kind: 'tokenLaid'; readonly hex: number; readonly token: number }
  | { readonly kind: 'harbourDealt'; readonly edge: number; readonly harbour: Harbour }
  | { readonly kind: 'firstSeatDrawn'; readonly seat: Seat }
  | { readonly kind: 'shipBayDrawn'; readonly bay: number }
  /** A settlement was built, in set-up or for cards. */
  | { readonly kind: 'settlementBuilt'; readonly seat: Seat; readonly at: number }
  /** A city was built: in set-up on an empty vertex, else on a settlement. */
  | { readonly kind: 'cityBuilt'; readonly seat: Seat; readonly at: number }
  | { readonly kind: 'roadBuilt'; readonly seat: Seat; readonly edge: number }
  /** The cards of the second building in set-up (IK-044). */
  | { readonly kind: 'startCardsTaken'; readonly seat: Seat; readonly cards: Cards }
  | { readonly kind: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'dieRolled'; readonly die: 'red' | 'yellow'; readonly face: number }
  /** What a roll brought a player (IK-064). */
  | { readonly kind: 'produced'; readonly seat: Seat; readonly cards: Cards }
  /** The bank could not pay all claims of a kind (IK-070, IK-071). */
  | { readonly kind: 'bankRanShort'; readonly of: Kind }
  /** A seven: these players must discard so many cards (IK-078). */
  | { readonly kind: 'discardsDue'; readonly counts: readonly number[] }
  | { readonly kind: 'cardsDiscarded'; readonly seat: Seat; readonly cards: Cards }
  | { readonly kind: 'robberMoved'; readonly from: number; readonly hex: number }
  /** A card was stolen; `of` is known to thief and victim (IK-085). */
  | { readonly kind: 'cardStolen'; readonly seat: Seat; readonly from: Seat; readonly of: Kind }
  /** IK-224: a card was taken out of a hand that was seen; `of` is known to both. */
  | { readonly kind: 'cardPicked'; readonly seat: Seat; readonly from: Seat; readonly of: Kind }
  | {
      readonly kind: 'bankTraded';
      readonly seat: Seat;
      readonly given: Kind;
      readonly count: number;
      readonly taken: Kind;
    }
  | {
      readonly kind: 'offerSent';
      readonly seat: Seat;
      readonly give: Cards;
      readonly want: Cards;
      readonly to: readonly Seat[];
    }
  /** All have answered (IK-103); `give` and `want` are those of the seat's counter-offer, null without one. */
  | {
      readonly kind: 'offerAnswered';
      readonly seat: Seat;
      readonly answer: 'accept' | 'decline' | 'counter';
      readonly give: Cards | null;
      readonly want: Cards | null;
    }
  /** The active player gave `give` and got `want` (IK-110). */
  | {
      readonly kind: 'dealMade';
      readonly seat: Seat;
      readonly with: Seat;
      readonly give: Cards;
      readonly want: Cards;
    }
  | { readonly kind: 'offerClosed'; readonly seat: Seat }
  /** `card` is known to the buyer (IK-007). */
  | { readonly kind: 'developmentBought'; readonly seat: Seat; readonly card: DevCard }
  | { readonly kind: 'cardPlayed'; readonly seat: Seat; readonly card: PlayedCard }
  /** Cards came from the bank by a card or an ability (IK-074, IK-139, IK-215, IK-217). */
  | { readonly kind: 'cardsGained'; readonly seat: Seat; readonly of: Kind; readonly count: number }
  | { readonly kind: 'kindNamed'; readonly seat: Seat; readonly of: Kind }
  /** A player gave so many of a kind to another by a card (IK-140). */
  | {
      readonly kind: 'cardsCollected';
      readonly seat: Seat;
      readonly from: Seat;
      readonly of: Kind;
      readonly count: number;
    }
  /** The holder changed; null: nobody holds it (IK-130, IK-142). */
  | { readonly kind: 'longestRoadMoved'; readonly seat: Seat | null; readonly length: number }
  | { readonly kind: 'largestArmyMoved'; readonly seat: Seat; readonly cards: number }
  /** The event die, and what it set going (IK-058 to IK-063); `step` counts from the last arrival. */
  | { readonly kind: 'eventRolled'; readonly face: EventFace }
  | { readonly kind: 'marchDieRolled'; readonly face: number }
  | { readonly kind: 'shipSailed'; readonly step: number }
  /** Progress cards. `card` of `cardDrawn` is known to who drew it, of `cardDropped` to who dropped it (IK-008, IK-206). */
  | { readonly kind: 'deckNamed'; readonly seat: Seat; readonly deck: Track; readonly why: 'kill' | 'tie' }
  | { readonly kind: 'cardDrawn'; readonly seat: Seat; readonly deck: Track; readonly card: ProgressCard }
  /** `card` is known to who searched; where it came from under the deck (`isOpen`) or is laid open, to all. */
  | { readonly kind: 'deckSearched'; readonly seat: Seat; readonly card: ProgressCard; readonly isOpen: boolean }
  | { readonly kind: 'cardShown'; readonly seat: Seat; readonly card: ProgressCard }
  | { readonly kind: 'cardDropped'; readonly seat: Seat; readonly deck: Track; readonly card: ProgressCard }
  /** Improvements, metropolises, walls. */
  | { readonly kind: 'levelBought'; readonly seat: Seat; readonly track: Track; readonly level: number }
  | { readonly kind: 'metropolisBuilt'; readonly seat: Seat; readonly track: Track; readonly at: number }
  | { readonly kind: 'wallBuilt'; readonly seat: Seat; readonly at: number }
  /** Knights. */
  | { readonly kind: 'knightRecruited'; readonly seat: Seat; readonly at: number }
  | { readonly kind: 'knightActivated'; readonly seat: Seat; readonly at: number }
  | { readonly kind: 'knightsActivated'; readonly seat: Seat }
  | { readonly kind: 'knightPromoted'; readonly seat: Seat; readonly at: number; readonly level: number }
  | { readonly kind: 'knightMoved'; readonly seat: Seat; readonly from: number; readonly to: number }
  | {
      readonly kind: 'knightDisplaced';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly owner: Seat;
    }
  /** Where a displaced knight went; null: back to the supply (IK-192). */
  | { readonly kind: 'knightRelocated'; readonly seat: Seat; readonly from: number; readonly to: number | null }
  | { readonly kind: 'robberChased'; readonly seat: Seat; readonly at: number }
  | { readonly kind: 'knightDeserted'; readonly seat: Seat; readonly at: number; readonly level: number }
  | { readonly kind: 'knightStationed'; readonly seat: Seat; readonly at: number; readonly level: number }
  | { readonly kind: 'knightsRested' }
  /** A house was opened to a player, or closed (option `guestKnights`). */
  | { readonly kind: 'houseTurned'; readonly seat: Seat; readonly to: Seat; readonly isOpen: boolean }
  /** The ordinary attack (IK-245, IK-246). */
  | { readonly kind: 'islandAttacked'; readonly strength: number; readonly defence: number }
  /** Roaming barbarians: named by the bay of their landing. */
  | { readonly kind: 'barbariansRemoved' }
  | { readonly kind: 'barbarianLanded'; readonly bay: number; readonly level: number }
  | { readonly kind: 'barbarianMarched'; readonly bay: number; readonly from: number; readonly to: number }
  | { readonly kind: 'barbarianLeft'; readonly bay: number; readonly from: number }
  /** A fight with a knight of `seat`; `left` is the barbarian's level after it, 0 where it was killed. */
  | {
      readonly kind: 'barbarianFought';
      readonly seat: Seat;
      readonly at: number;
      readonly bay: number;
      readonly left: number;
    }
  | {
      readonly kind: 'cityLost';
      readonly seat: Seat;
      readonly at: number;
      readonly how: 'reduced' | 'onSide' | 'destroyed';
    }
  | { readonly kind: 'defenderNamed'; readonly seat: Seat }
  /** Effects of progress cards. */
  | { readonly kind: 'diceSet'; readonly red: number; readonly yellow: number }
  | { readonly kind: 'tokensSwapped'; readonly seat: Seat; readonly hexes: readonly number[] }
  | { readonly kind: 'merchantPlaced'; readonly seat: Seat; readonly hex: number }
  | {
      readonly kind: 'swapForced';
      readonly seat: Seat;
      readonly on: Seat;
      readonly of: Kind;
      /** False where the opponent has no commodity. */
      readonly isMet: boolean;
    }
  | {
      readonly kind: 'swapMade';
      readonly seat: Seat;
      readonly with: Seat;
      readonly given: Kind;
      readonly taken: Kind;
    }
  /** `cards` are seen by `seat` alone (IK-224, IK-239); progress cards by number. */
  | { readonly kind: 'handSeen'; readonly seat: Seat; readonly of: Seat; readonly cards: Cards }
  | { readonly kind: 'progressSeen'; readonly seat: Seat; readonly of: Seat; readonly cards: Cards }
  /** `card` is known to both. */
  | { readonly kind: 'progressStolen'; readonly seat: Seat; readonly from: Seat; readonly card: ProgressCard }
  | { readonly kind: 'desertionDemanded'; readonly seat: Seat; readonly of: Seat }
  | { readonly kind: 'roadRemoved'; readonly seat: Seat; readonly owner: Seat; readonly edge: number }
  /** `of` is known to giver and receiver (IK-241). */
  | { readonly kind: 'giftGiven'; readonly seat: Seat; readonly to: Seat; readonly of: Kind }
  | { readonly kind: 'turnEnded'; readonly seat: Seat }
  /** A special building phase began (IK-317). */
  | { readonly kind: 'specialBegan'; readonly seat: Seat }
  /** The match is over; `scores` count hidden Point cards (IK-303, IK-306). */
  | {
      readonly kind: 'matchEnded';
      readonly reason: string;
      readonly winners: readonly Seat[];
      readonly scores: readonly number[];
    };

/** Where events go; absent where nobody listens, so that none is made. */
export type Events = EventSink<Event> | undefined;

/** A row of counts as a plain list, for an event. */
export function cardsOf(counts: Uint8Array, row: number, width: number, kinds: number): Cards {
  return Array.from(counts.subarray(row * width, row * width + kinds));
}
