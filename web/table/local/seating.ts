import type { Match } from '@marchlands/core/match/match.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import { type Seat, SPECTATOR, type Viewer } from '@marchlands/core/seat.ts';
import { localWords } from '../../words/local.ts';

/** Who has the screen of this device, and whom it goes to next. */
export class Seating {
  /** The person at the screen; null where nobody is, or the screen is being handed over. */
  seated: Seat | null = null;
  /** The person whom the screen is to be handed to; null where it is not. */
  handOver: Seat | null = null;
  /** Whose eyes it is seen with, where each person had a screen of their own; null at a table that is played at here. */
  readonly own: Seat | null;
  readonly #match: Match;

  constructor(match: Match, own: Seat | null) {
    this.#match = match;
    this.own = own;
    this.settle();
  }

  /** What the screen shows now: what this viewer may see. */
  get viewer(): Viewer {
    return this.seated ?? SPECTATOR;
  }

  get persons(): readonly Seat[] {
    const { players } = this.#match;
    return [...players.keys()].filter((seat) => players[seat].level === undefined);
  }

  /** Seats that have still to choose: what is sealed already is not asked for again. */
  get choosers(): readonly Seat[] {
    return this.#match.awaited().filter((seat) => this.#match.sealed(seat) === null);
  }

  /** True while one person may know what another at this screen must not see. */
  get hasSecrets(): boolean {
    const match = this.#match;
    if (match.isOver) return false;
    // Besides what a game always keeps secret, there is what is chosen at the same time.
    const isShared = match.awaited().length > 1;
    if (!isShared && !match.game.keepsSecrets(match.setup)) return false;
    return this.persons.some((seat) => match.view(seat).own !== null);
  }

  /** Seats the person who must choose next; covers the screen first where a secret would be shown. */
  settle(): void {
    if (this.own !== null) {
      this.seated = this.own;
      return;
    }
    const { persons } = this;
    const choosers = this.choosers.filter((seat) => persons.includes(seat));
    // Where several choose at once, whoever has the screen keeps it.
    const next = choosers.find((seat) => seat === this.seated) ?? choosers.at(0);
    if (this.seated !== null && !persons.includes(this.seated)) this.seated = null;
    if (persons.length <= 1) {
      this.seated = persons[0] ?? null;
      this.handOver = null;
      return;
    }
    if (next === undefined || next === this.seated) {
      this.handOver = null;
      if (this.#match.isOver && this.seated === null && !this.hasSecrets) this.seated = persons[0] ?? null;
      return;
    }
    if (this.hasSecrets) {
      this.seated = null;
      this.handOver = next;
    } else {
      this.seated = next;
      this.handOver = null;
    }
  }

  /** The next person has the screen. */
  takeOver(seat: Seat): Result<void> {
    if (this.handOver !== seat) return fail(localWords.noHandOver);
    this.seated = seat;
    this.handOver = null;
    return ok(undefined);
  }

  /** The seat that takes back here: the one at the screen or, where nothing is secret, the last person who moved. */
  get undoer(): Seat | null {
    const match = this.#match;
    if (this.handOver !== null || match.isOver) return null;
    const { persons } = this;
    if (persons.length <= 1) return persons[0] ?? null;
    if (this.hasSecrets) return this.seated;
    // Around one open board whoever moved last takes back, whosever turn it is now.
    const last = match.entries.findLast((entry) => entry.kind === 'move' && persons.includes(entry.by));
    return last?.kind === 'move' ? last.by : this.seated;
  }
}
