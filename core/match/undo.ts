import type { Game } from '../game.ts';
import { isSimultaneous, type Seat } from '../seat.ts';
import type { GameTypes } from '../types.ts';
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
  /**
   * True where it needed nobody's consent before what others were shown, and what they may have sealed, was looked at
   * too: matches kept from that time hold such undos and are still read.
   */
  readonly onceAlone: boolean;
  /**
   * True for a point at which no seat is asked: in the middle of a choice, or before a move that the match played by
   * itself. Only logs of earlier versions go back to such.
   */
  readonly isPassed: boolean;
}

/**
 * All points of the present line that a seat may go back to, nearest first. By itself it goes back over moves of its
 * own alone, while since then chance has not acted, no other seat has acted, it has committed nothing in a
 * simultaneous decision, nothing hidden was shown to it or to anybody else, and no simultaneous decision is open: going
 * back would take away what others have sealed in it, and whether they have is not for anybody to know. Everything
 * earlier needs consent, and whoever consents gives up what it has sealed.
 * A simultaneous decision is gone back to as a whole: all seats then choose anew. So is a choice that is sent whole; the
 * points inside it are there for logs that were once written move by move. A move that the match played by itself is gone
 * back over with the choice before it, since it would come straight back.
 * @param actors who acts now, as `Match.actors`
 * @param most how many points before a choice are looked for
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
  // Only what lies behind everything that it did alone can be passed over in one step.
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

/** Whether an entry has shown any seat something hidden, by an event or by having been opened to it after all. */
function hasShown<T extends GameTypes>(game: Game<T>, journal: Journal<T>, index: number): boolean {
  const { events, seen } = journal.at(index);
  for (let seat = 0; seat < journal.seats; seat += 1) {
    if (events.some((event) => game.reveals(journal.setup, event, seat))) return true;
    if (seen[seat]?.isSealed === true && !journal.isWaiting(index, seat)) return true;
  }
  return false;
}
