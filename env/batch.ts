/** The sizes of a batch. */
export interface BatchShape {
  /** Matches side by side: rows. */
  readonly matches: number;
  readonly seats: number;
  /** Numbers of an observation. */
  readonly columns: number;
  /** Columns for legal moves per row: the maximum of any decision. */
  readonly moves: number;
}

/** The state of a row's match after a step: running, ended by the rules, or cut off for length. */
export const GOES_ON = 0;
export const ENDED = 1;
export const CUT_OFF = 2;

/** The filler behind a row's legal moves. */
export const NO_MOVE = -1;

/**
 * All matches of an environment, one per row. Every step overwrites the same arrays: copy data to keep it. If a row's
 * match has ended, the row shows the first decision of the next match, and the rewards of the last.
 */
export interface Batch {
  /** matches x columns: the choosing seat's observation. */
  readonly observations: Float32Array;
  /** By row: the choosing seat. */
  readonly actors: Int32Array;
  /** matches x moves: the codes of the legal moves, ascending; NO_MOVE behind them. */
  readonly moves: Int32Array;
  /** By row: the number of legal moves. */
  readonly counts: Int32Array;
  /** matches x seats: shares of the win, 0..1, if the match ended with this step; else 0. */
  readonly rewards: Float32Array;
  /** By row: GOES_ON, ENDED or CUT_OFF. */
  readonly ends: Int32Array;
}

/**
 * Checks that every row's choice is an index into its legal moves.
 * @throws RangeError naming the first invalid one
 */
export function checkChoices({ counts }: Batch, choices: ArrayLike<number>, from: number, to: number): void {
  for (let row = from; row < to; row += 1) {
    const choice = choices[row];
    if (Number.isInteger(choice) && choice >= 0 && choice < counts[row]) continue;
    throw new RangeError(`the choice of row ${row} must be a whole number from 0 to ${counts[row] - 1}, not ${choice}`);
  }
}

/** Memory for a batch and for the choices made in it: 4 bytes a number. */
export function bytesOf({ matches, seats, columns, moves }: BatchShape): number {
  return 4 * matches * (columns + moves + seats + 4);
}

/** A batch with the choices made in it. */
export interface Board {
  readonly batch: Batch;
  /** By row: the index of the chosen move among the legal ones. */
  readonly choices: Int32Array;
}

/** Lays out a batch in shared memory. @param buffer of `bytesOf` bytes */
export function layOut({ matches, seats, columns, moves }: BatchShape, buffer: ArrayBufferLike): Board {
  let at = 0;
  const take = (count: number): [ArrayBufferLike, number, number] => {
    const from = at;
    at += 4 * count;
    return [buffer, from, count];
  };
  return {
    batch: {
      observations: new Float32Array(...take(matches * columns)),
      moves: new Int32Array(...take(matches * moves)),
      rewards: new Float32Array(...take(matches * seats)),
      actors: new Int32Array(...take(matches)),
      counts: new Int32Array(...take(matches)),
      ends: new Int32Array(...take(matches)),
    },
    choices: new Int32Array(...take(matches)),
  };
}
