import type { PlayerName } from '@marchlands/core/match/entry.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { type Seat, SPECTATOR, type Viewer } from '@marchlands/core/seat.ts';
import { lineOf } from '../log-line.ts';
import type { LogLine } from '../table.ts';
import type { Seating } from './seating.ts';

/** The part of the viewer's log that the page does not have yet. */
interface News {
  /** The index of the first line in the page's log. */
  readonly from: number;
  readonly lines: readonly LogLine[];
  /** Those whose events this viewer has not been shown. */
  readonly fresh: readonly LogLine[];
}

/** The data already sent to the page, by viewer. */
export class Unsent {
  readonly #match: Match;
  readonly #seating: Seating;
  readonly #called: PlayerName;
  /** By viewer: how many entries of its log were sent with their events. */
  readonly #sent = new Map<Viewer, number>();
  /** The last person at the screen. */
  #last: Seat | null = null;
  /** The viewer of the last update, whose log the page has up to `#logged`. */
  #viewer: Viewer | null = null;
  #logged = 0;

  /** @param called the displayed name of a seat's player in the log */
  constructor(match: Match, seating: Seating, called: PlayerName) {
    this.#match = match;
    this.#seating = seating;
    this.#called = called;
    // Events before the match was opened are history, and not shown again.
    for (const viewer of [SPECTATOR, ...match.players.keys()]) this.#sent.set(viewer, match.version(viewer));
  }

  /** Takes the unsent part, which then counts as sent. */
  take(): News {
    const match = this.#match;
    const { viewer, seated, hasSecrets } = this.#seating;
    const from = viewer === this.#viewer ? this.#logged : 0;
    const lines = match.log(viewer, from, this.#called).map((item) => lineOf(item));
    const sent = this.#sent.get(viewer) ?? 0;
    const fresh = lines.slice(viewer === this.#viewer ? Math.max(0, sent - from) : sent);
    const version = match.version(viewer);
    this.#viewer = viewer;
    this.#logged = version;
    this.#sent.set(viewer, version);
    // The public part of what one person is shown here has been seen by all. Before the screen is covered, the last
    // person still sees the newest events.
    this.#sent.set(SPECTATOR, match.version(SPECTATOR));
    if (seated === null && this.#last !== null) this.#sent.set(this.#last, match.version(this.#last));
    this.#last = seated ?? this.#last;
    // At an open board everybody has seen this screen.
    if (!hasSecrets) for (const other of this.#sent.keys()) this.#sent.set(other, match.version(other));
    return { from, lines, fresh };
  }
}
