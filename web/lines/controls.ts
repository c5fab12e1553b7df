import type { Direction } from '../table/lines/tree.ts';

/** The controls that replace replay and ending while lines are tried. */
export interface LinesControls {
  /** Where `leave` leads. */
  readonly backLabel: string;
  move(direction: Direction): void;
  leave(): void;
  /** Opens the position as text. */
  position(): void;
}
