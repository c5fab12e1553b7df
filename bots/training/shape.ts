import { featureNames } from '@marchlands/core/features.ts';
import type { Features } from '@marchlands/core/knowledge.ts';

/** The sizes of a network, and where each part of its weights begins. */
export interface Shape {
  readonly seats: number;
  /** Numbers of each seat. */
  readonly own: number;
  /** Numbers of the table, the same for all seats. */
  readonly table: number;
  /** Hidden units of each seat; all seats share their weights. */
  readonly hidden: number;
}

/** All numbers of a state: seat by seat, then those of the table. */
export function inputsOf({ seats, own, table }: Shape): number {
  return seats * own + table;
}

/** Where the weights of each part begin; `end` is how many there are. */
export interface Layout {
  /** A row of hidden units for each number of the seat itself, then a row for each number as the mean of the others has it. */
  readonly fromOwn: number;
  readonly fromOthers: number;
  readonly fromTable: number;
  readonly hiddenBias: number;
  /** What a seat's hidden units, its own numbers and the others' add to the logarithm of its odds. */
  readonly hiddenToSeat: number;
  readonly ownToSeat: number;
  readonly othersToSeat: number;
  /** What the mean hidden unit, the mean seat's numbers and the table's add to those of a common defeat; a bias behind them. */
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

/** The shape of a network over what a game says of its states. */
export function shapeOf(features: Pick<Features, 'seat' | 'table'>, seats: number, hidden: number): Shape {
  return { seats, own: featureNames(features.seat).length, table: featureNames(features.table).length, hidden };
}
