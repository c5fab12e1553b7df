import type { Direction } from '../table/lines/tree.ts';

/** What stands in place of the replay and of the end of a match where lines are tried. */
export interface LinesControls {
  /** Where `leave` leads. */
  readonly backLabel: string;
  move(direction: Direction): void;
  leave(): void;
  /** Opens the position as text. */
  position(): void;
}
