/** One seat's result in a rated match. */
export interface SeatResult {
  /** A guest, or the level of a bot. */
  readonly player: string;
  readonly isBot: boolean;
  /** 1 is best; ties share a rank. */
  readonly rank: number;
}

/** The result of a rated match. */
export interface RatedResult {
  /** When the public may know it: later than its end if spectators are delayed. */
  readonly at: number;
  readonly seats: readonly SeatResult[];
}

export interface RatedMatch extends RatedResult {
  readonly table: string;
}

/** Results of rated matches, written by `Tables.append`. */
export interface Ratings {
  /** All rated matches of a game that are public at that time, in the order of publication. */
  matches(game: string, now: number): Promise<readonly RatedMatch[]>;
}
