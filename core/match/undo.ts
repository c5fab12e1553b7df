import type { Game } from '../game.ts';
import { isSimultaneous, type Seat } from '../seat.ts';
import type { GameTypes } from '../types.ts';
import type { Journal } from './journal.ts';
import type { Logged } from './logged.ts';

/** A point that a seat may go back to: just before a choice of its own. */
export interface Point {
  /** Entries of the log that are kept. */
  readonly index: number;
  /** The same in the seat's own numbering. */
  readonly version: number;
  /** True if it needs no consent. */
  readonly alone: boolean;
  /**
   * True if it needed no consent under the older rule, which ignored things shown to others and sealed by them. Stored
   * matches from that time hold such undos and can still be read.
   */
  readonly onceAlone: boolean;
  /**
   * True for a point where no seat decides: inside a choice, or before a move that the match played by itself. Only
   * logs of earlier versions go back to one.
   */
  readonly isPassed: boolean;
}

/**
 * All points that a seat may go back to, nearest first. Alone, it may only undo its own moves, and only if since then
 * chance and the other seats have not acted, it has committed nothing in a simultaneous decision, nothing hidden was
 * shown to anybody, and no simultaneous decision is open: undoing would discard the others' sealed choices, whose
 * existence is secret. Anything earlier needs consent, and a consenting seat gives up its sealed choice. A simultaneous
 * decision is undone as a whole: all seats then choose again. So is a choice that is sent whole; the points inside it
 * exist for old logs, written move by move. A move that the match played by itself is undone together with the choice
 * before it, since the match would replay it at once.
 * @param actors the acting seats, as `Match.actors`
 * @param most maximum number of points before a choice to find
 */
export function undoPoints<T extends GameTypes>(
  game: Game<T>,
  journal: Journal<T>,
  seat: Seat,
  actors: number,
  most = Number.POSITIVE_INFINITY,
): readonly Point[] {
  const points: Point[] = [];
  const { line } = journal;
  // Only points after all of its moves made alone can be skipped in one step.
  const own = journal.movesBy(seat);
  let onceAlone = true;
  let alone = !isSimultaneous(actors);
  let found = 0;
  let last = line.length - 1;
  for (let next = own.length - 1; next >= 0 && found < most; next -= 1) {
    const index = own[next];
    for (; onceAlone && last >= 0 && line[last] >= index; last -= 1) {
      const logged = journal.at(line[last]);
      onceAlone = isOwn(logged, seat) && !logged.events.some((event) => game.reveals(journal.setup, event, seat));
      alone &&= onceAlone && !hasShown(game, journal, line[last]);
    }
    const { decision } = journal.at(index);
    const at = decision >= 0 ? decision : index;
    // Several moves of one choice in a simultaneous decision share the point before it.
    if (points[points.length - 1]?.index === at) continue;
    const isPassed = journal.choiceOf(index) < at || journal.isForcedAt(at);
    if (!isPassed) found += 1;
    points.push({ index: at, version: journal.versionAt(at, seat), alone, onceAlone, isPassed });
  }
  return points;
}

function isOwn<T extends GameTypes>(logged: Logged<T>, seat: Seat): boolean {
  return logged.entry.kind === 'move' && logged.entry.by === seat && logged.decision < 0;
}

/** Whether an entry has revealed something to any seat, by an event or by being unsealed. */
function hasShown<T extends GameTypes>(game: Game<T>, journal: Journal<T>, index: number): boolean {
  const { events, seen } = journal.at(index);
  for (let seat = 0; seat < journal.seats; seat += 1) {
    if (events.some((event) => game.reveals(journal.setup, event, seat))) return true;
    if (seen[seat]?.isSealed === true && !journal.isWaiting(index, seat)) return true;
  }
  return false;
}
