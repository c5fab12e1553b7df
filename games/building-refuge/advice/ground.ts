/** The view as a state, for asking the rules about the effect of a road and connected squares. */
import type { Seat } from '@marchlands/core/seat.ts';
import { addNetworkPoints, connects, findNetwork, roadCells } from '../rules/network.ts';
import type { Setup } from '../setup.ts';
import { openPart } from '../view/resample.ts';
import type { TableView } from '../view/table.ts';

/** The board's access to the rules. */
export interface Ground {
  readonly setup: Setup;
  /** The squares connected with this one, including itself; empty if the square does not connect. */
  networkAt(cell: number): readonly number[];
  /** The connections and points of a road on this square. */
  roadOn(cell: number, builder: Seat): RoadPreview;
}

export interface RoadPreview {
  readonly cells: readonly number[];
  readonly scores: boolean;
  /** By seat; all 0 if the network is not scored. */
  readonly points: readonly number[];
}

/** The open part of a view as ground for questions; the hidden part does not matter for them. */
export function groundOf(setup: Setup, view: TableView): Ground {
  const state = openPart(setup, view);
  return {
    setup,
    networkAt(cell) {
      if (!connects(state.tile[cell], state.mark[cell])) return [];
      const { size } = findNetwork(state, cell);
      return Array.from(roadCells.subarray(0, size));
    },
    roadOn(cell, builder) {
      const { size, scores } = findNetwork(state, cell);
      const points = new Int32Array(setup.seats);
      if (scores) addNetworkPoints(state, builder, size, points);
      return { cells: Array.from(roadCells.subarray(0, size)), scores, points: Array.from(points) };
    },
  };
}
