import type { PlayerName } from '@marchlands/core/match/entry.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { type Seat, SPECTATOR, type Viewer } from '@marchlands/core/seat.ts';
import { lineOf } from '../log-line.ts';
import type { LogLine } from '../table.ts';
import type { Seating } from './seating.ts';

/** What the page does not have yet of the viewer's log. */
interface News {
  /** Where the lines go into the log that the page has. */
  readonly from: number;
  readonly lines: readonly LogLine[];
  /** Those of them whose events this viewer has not been shown. */
  readonly fresh: readonly LogLine[];
}

/** What the page has been sent, viewer by viewer. */
export class Unsent {
  readonly #match: Match;
  readonly #seating: Seating;
  readonly #called: PlayerName;
  /** By viewer: how many entries of its log were sent with their events. */
  readonly #sent = new Map<Viewer, number>();
  /** Who had the screen last. */
  #last: Seat | null = null;
  /** The viewer of the last update, whose log the page has up to `#logged`. */
  #viewer: Viewer | null = null;
  #logged = 0;

  /** @param called how the log calls whoever sits in a seat */
  constructor(match: Match, seating: Seating, called: PlayerName) {
    this.#match = match;
    this.#seating = seating;
    this.#called = called;
    // What happened before the match was opened is history, and not shown again.
    for (const viewer of [SPECTATOR, ...match.players.keys()]) this.#sent.set(viewer, match.version(viewer));
  }

  /** Takes what is to be sent now: from then on the page has it. */
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
    // What one person is shown here everybody may see, as far as it is public. Before the screen is covered, whoever had
    // it last still sees the newest events.
    this.#sent.set(SPECTATOR, match.version(SPECTATOR));
    if (seated === null && this.#last !== null) this.#sent.set(this.#last, match.version(this.#last));
    this.#last = seated ?? this.#last;
    // Around an open board all have seen what this screen has shown.
    if (!hasSecrets) for (const other of this.#sent.keys()) this.#sent.set(other, match.version(other));
    return { from, lines, fresh };
  }
}
