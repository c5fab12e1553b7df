import { featureNames } from '@marchlands/core/features.ts';
import type { Features } from '@marchlands/core/knowledge.ts';

/** The sizes of a network. */
export interface Shape {
  readonly seats: number;
  /** Features per seat. */
  readonly own: number;
  /** Features of the table, the same for all seats. */
  readonly table: number;
  /** Hidden units per seat; all seats share their weights. */
  readonly hidden: number;
}

/** The number of inputs for a state: all seats' features and the table's. */
export function inputsOf({ seats, own, table }: Shape): number {
  return seats * own + table;
}

/** Where the weights of each part begin; `end` is their number. */
export interface Layout {
  /** A row of hidden units for each own feature, then a row for each feature averaged over the others. */
  readonly fromOwn: number;
  readonly fromOthers: number;
  readonly fromTable: number;
  readonly hiddenBias: number;
  /** The contributions of a seat's hidden units, its own features and the others' to its log odds. */
  readonly hiddenToSeat: number;
  readonly ownToSeat: number;
  readonly othersToSeat: number;
  /**
   * The contributions of the mean hidden unit, the mean features of a seat and the table's to the log odds of a common
   * defeat, then a bias.
   */
  readonly hiddenToDefeat: number;
  readonly ownToDefeat: number;
  readonly tableToDefeat: number;
  readonly defeatBias: number;
  readonly end: number;
}

export function layoutOf({ own, table, hidden }: Shape): Layout {
  let end = 0;
  const take = (count: number): number => {
    const begin = end;
    end += count;
    return begin;
  };
  const layout = {
    fromOwn: take(own * hidden),
    fromOthers: take(own * hidden),
    fromTable: take(table * hidden),
    hiddenBias: take(hidden),
    hiddenToSeat: take(hidden),
    ownToSeat: take(own),
    othersToSeat: take(own),
    hiddenToDefeat: take(hidden),
    ownToDefeat: take(own),
    tableToDefeat: take(table),
    defeatBias: take(1),
  };
  return { ...layout, end };
}

/** The shape of a network over a game's features. */
export function shapeOf(features: Pick<Features, 'seat' | 'table'>, seats: number, hidden: number): Shape {
  return { seats, own: featureNames(features.seat).length, table: featureNames(features.table).length, hidden };
}
