import type { Game, GameTypes } from '../game.ts';
import type { Seat } from '../seat.ts';
import type { Journal } from './journal.ts';
import type { Logged } from './logged.ts';

/** A point that a seat may go back to: just before a choice of its own. */
export interface Point {
  /** Entries of the log that are kept. */
  readonly index: number;
  /** The same in the seat's own numbers. */
  readonly version: number;
  /** True where it needs nobody's consent. */
  readonly alone: boolean;
}

/**
 * All points of the present line that a seat may go back to, nearest first. By itself it goes back over moves of its
 * own alone, while since then chance has not acted, no other seat has acted, it has committed nothing in a
 * simultaneous decision, and nothing hidden was shown to it. Everything earlier needs consent.
 * A simultaneous decision is gone back to as a whole: all seats then choose anew.
 */
export function undoPoints<T extends GameTypes>(game: Game<T>, journal: Journal<T>, seat: Seat): readonly Point[] {
  const points: Point[] = [];
  let alone = true;
  for (let i = journal.line.length - 1; i >= 0; i -= 1) {
    const index = journal.line[i] as number;
    const logged = journal.at(index);
    if (alone) alone = isOwn(logged, seat) && !logged.events.some((event) => game.reveals(event, seat));
    if (logged.entry.kind !== 'move' || logged.entry.by !== seat) continue;
    const at = logged.decision >= 0 ? logged.decision : index;
    // Several moves of one choice in a simultaneous decision share the point before it.
    if (points[points.length - 1]?.index === at) continue;
    points.push({ index: at, version: journal.versionAt(at, seat), alone });
  }
  return points;
}

function isOwn<T extends GameTypes>(logged: Logged<T>, seat: Seat): boolean {
  return logged.entry.kind === 'move' && logged.entry.by === seat && logged.decision < 0;
}
