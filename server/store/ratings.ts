/** What one seat of a rated match came to. */
export interface SeatResult {
  /** A guest, or the level of a bot. */
  readonly player: string;
  readonly isBot: boolean;
  /** 1 is best; equal ranks share. */
  readonly rank: number;
}

/** How a rated match ended. */
export interface RatedResult {
  /** When everybody may know of it: later than its end where spectators are behind. */
  readonly at: number;
  readonly seats: readonly SeatResult[];
}

export interface RatedMatch extends RatedResult {
  readonly table: string;
}

/** How rated matches ended; `Tables.append` writes it. */
export interface Ratings {
  /** All rated matches of a game that everybody may know of at that time, in the order in which it came to that. */
  matches(game: string, now: number): Promise<readonly RatedMatch[]>;
}
