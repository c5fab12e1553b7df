import type { Match } from '@marchlands/core/match/match.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import { type Seat, SPECTATOR, type Viewer } from '@marchlands/core/seat.ts';
import { localWords } from '../../words/local.ts';

/** The person at this device's screen, and the next one. */
export class Seating {
  /** The person at the screen; null if there is none, or the screen is being handed over. */
  seated: Seat | null = null;
  /** The person to whom the screen is to be handed; null if it is not. */
  handOver: Seat | null = null;
  /** The seat whose view is shown of a match played on separate screens; null at a table played here. */
  readonly own: Seat | null;
  readonly #match: Match;

  constructor(match: Match, own: Seat | null) {
    this.#match = match;
    this.own = own;
    this.settle();
  }

  /** The viewer whose view the screen shows. */
  get viewer(): Viewer {
    return this.seated ?? SPECTATOR;
  }

  get persons(): readonly Seat[] {
    const { players } = this.#match;
    return [...players.keys()].filter((seat) => players[seat].level === undefined);
  }

  /** Seats that have yet to choose; sealed choices are not asked for again. */
  get choosers(): readonly Seat[] {
    return this.#match.awaited().filter((seat) => this.#match.sealed(seat) === null);
  }

  /** True while one person may know something that another at this screen must not see. */
  get hasSecrets(): boolean {
    const match = this.#match;
    if (match.isOver) return false;
    // Besides the game's secrets, simultaneous choices are secret.
    const isShared = match.awaited().length > 1;
    if (!isShared && !match.game.keepsSecrets(match.setup)) return false;
    return this.persons.some((seat) => match.view(seat).own !== null);
  }

  /** Seats the next person to choose; covers the screen first if a secret would be shown. */
  settle(): void {
    if (this.own !== null) {
      this.seated = this.own;
      return;
    }
    const { persons } = this;
    const choosers = this.choosers.filter((seat) => persons.includes(seat));
    // In a simultaneous decision, the person at the screen keeps it.
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

  /** The next person takes the screen. */
  takeOver(seat: Seat): Result<void> {
    if (this.handOver !== seat) return fail(localWords.noHandOver);
    this.seated = seat;
    this.handOver = null;
    return ok(undefined);
  }

  /** The person leaves the screen: where a secret would be shown, whoever comes back has to take it over. */
  leave(): void {
    if (this.own !== null || !this.hasSecrets) return;
    this.seated = null;
    this.settle();
  }

  /** The seat that may undo here: the one at the screen or, if nothing is secret, the last person who moved. */
  get undoer(): Seat | null {
    const match = this.#match;
    if (this.handOver !== null || match.isOver) return null;
    const { persons } = this;
    if (persons.length <= 1) return persons[0] ?? null;
    if (this.hasSecrets) return this.seated;
    // At an open board the last mover may undo, whoever has the turn.
    const last = match.entries.findLast((entry) => entry.kind === 'move' && persons.includes(entry.by));
    return last?.kind === 'move' ? last.by : this.seated;
  }
}
