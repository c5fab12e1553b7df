import type { DiceHeader } from './dice.ts';
import type { Player } from './entry.ts';

/** What is fixed before the first entry: with the entries it is the whole match. Plain JSON data. */
export interface Header {
  /** Id of the game. */
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  /** Only what differs from the defaults; maps and decks given by a user in full. */
  readonly options: { readonly [name: string]: unknown };
  /** By seat, as they sat down; who took over later is in the entries. */
  readonly players: readonly Player[];
  /** What is published of the dice; a fair secret is in it once the match is over. */
  readonly dice: DiceHeader;
  /** The full starting position, where it is not the usual one. */
  readonly position?: unknown;
}
