/** The sizes of a batch. */
export interface BatchShape {
  /** Matches side by side: rows. */
  readonly matches: number;
  readonly seats: number;
  /** Numbers of an observation. */
  readonly columns: number;
  /** Places of a row for legal moves: no decision has more. */
  readonly moves: number;
}

/** How the match of a row has ended with a step: not at all, by the rules, or because it was longer than allowed. */
export const GOES_ON = 0;
export const ENDED = 1;
export const CUT_OFF = 2;

/** What a row of moves holds behind the legal ones. */
export const NO_MOVE = -1;

/**
 * All matches of an environment, one a row. The arrays are the same after every step, with other contents: copy what is kept.
 * Where the match of a row has ended, the row shows the first decision of its next one, and the rewards of the last.
 */
export interface Batch {
  /** matches x columns: what the seat that chooses may know. */
  readonly observations: Float32Array;
  /** By row: the seat that chooses. */
  readonly actors: Int32Array;
  /** matches x moves: the codes of the legal moves, ascending; NO_MOVE behind them. */
  readonly moves: Int32Array;
  /** By row: how many legal moves there are. */
  readonly counts: Int32Array;
  /** matches x seats: shares of the win, 0..1, where the match has ended with this step; else 0. */
  readonly rewards: Float32Array;
  /** By row: GOES_ON, ENDED or CUT_OFF. */
  readonly ends: Int32Array;
}

/**
 * Whether every row's choice is a place among its legal moves.
 * @throws RangeError naming the first that is not
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
  /** By row: the place of the chosen move among the legal ones. */
  readonly choices: Int32Array;
}

/** Lays a batch out in memory: threads that share it see the same numbers. @param buffer of `bytesOf` bytes */
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
