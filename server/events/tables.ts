import { messageOf } from '@marchlands/core/result.ts';
import type { Person, Plan } from '../table/change.ts';
import type { TableData } from '../table/data.ts';
import { type EventData, type EventRound, type EventTable, type Outcome, runningTables } from './event.ts';
import { pointsOf } from './pairing/history.ts';
import type { EventParts } from './parts.ts';

/** The result of a table that cannot continue: a tie of all. */
const NOTHING_WON = 1;
/** Refusals after which a table can never be read, so its result is unknown. */
const GONE: readonly (string | undefined)[] = ['table.unknown', 'table.damaged'];

/** The tables of events. All operations are idempotent. */
export class Tables {
  readonly #parts: EventParts;
  /** Tables that this process has seen in play: their rules do not change before the end. */
  readonly #seen = new Set<string>();

  constructor(parts: EventParts) {
    this.#parts = parts;
  }

  /**
   * Opens the tables of a round, reserving a seat for each player. @throws if one cannot be opened; the caller retries
   */
  async open(id: string, data: EventData, round: EventRound): Promise<void> {
    for (const table of round.tables) {
      const kept = table.seats.map((entrant) => (entrant === null ? null : keptFor(data, entrant)));
      const owner: Person = { guest: '', name: data.plan.name };
      const done = await this.#parts.keeper.open(this.#planOf(id, data), owner, kept, table.id);
      if (!done.ok) throw new Error(`a table of the event cannot be opened: ${done.problem.message}`);
      await this.#settle(data, table);
    }
  }

  /** Notifies players of their waiting tables if they subscribed to turn notifications. */
  async announce({ plan, players, rounds }: EventData): Promise<void> {
    const { pusher, titleOf, log } = this.#parts;
    for (const { id, seats } of rounds.at(-1)?.tables ?? []) {
      for (const entrant of seats) {
        if (entrant === null || !players[entrant].isIn) continue;
        const told = pusher.tellTurn(players[entrant].person.guest, id, titleOf(plan.game));
        await told.catch((error: unknown) => {
          log.error({ table: id, error: messageOf(error) }, 'Somebody could not be told of a table');
        });
      }
    }
  }

  /**
   * Maintains unfinished tables: seats bots for players who left, starts matches. @returns the results of finished
   * tables
   */
  async settle(data: EventData): Promise<readonly Outcome[]> {
    const unknown = runningTables(data);
    const statuses = await this.#parts.store.lists.statuses(unknown.map(({ id }) => id));
    const outcomes: Outcome[] = [];
    for (const table of unknown) {
      const hasLeft = table.seats.some((entrant) => entrant !== null && !data.players[entrant].isIn);
      // A table in play needs nothing before its end, so it is not loaded.
      const isPlayed = statuses.get(table.id) === 'playing';
      if (isPlayed && !hasLeft && this.#seen.has(table.id)) continue;
      if (isPlayed) this.#seen.add(table.id);
      else this.#seen.delete(table.id);
      await this.#settle(data, table);
      const outcome = await this.#outcome(table);
      if (outcome !== null) outcomes.push(outcome);
    }
    return outcomes;
  }

  #planOf(event: string, { plan }: EventData): Plan {
    const { game, seats, options, clock, standIn, isWatched, isRated, arrive } = plan;
    const fill = { at: this.#parts.time.now() + arrive * 1000, level: standIn };
    const spectators = isWatched ? 0 : null;
    const nowhere = { isPublic: false, password: null, deal: null };
    return { game, seats, options, clock, standIn, spectators, isRated, fill, event, ...nowhere };
  }

  async #settle(data: EventData, { id, seats }: EventTable): Promise<void> {
    const { keeper } = this.#parts;
    const look = () => keeper.look(id, (table) => table.data);
    const found = await look();
    if (!found.ok || found.value.status === 'over') return;
    for (const [seat, entrant] of seats.entries()) {
      if (entrant === null || !data.players[entrant].isIn) await this.#seatBot(id, found.value, seat);
    }
    const now = await look();
    if (!now.ok || now.value.status !== 'gathering') return;
    const isFull = now.value.seats.every(({ person, level }) => person !== null || level !== null);
    if (isFull) await keeper.perform(id, { kind: 'begin', guest: '' });
  }

  /** Has a bot play at a seat whose player is nobody, or has left. The owner of the table is nobody: the event itself. */
  async #seatBot(id: string, { status, seats, plan }: TableData, seat: number): Promise<void> {
    const { keeper } = this.#parts;
    const { person, level } = seats[seat];
    if (level !== null) return;
    if (status === 'playing') {
      await keeper.perform(id, { kind: 'away', seat, id: '' });
      return;
    }
    if (person !== null) await keeper.perform(id, { kind: 'stand', guest: '', seat });
    await keeper.perform(id, { kind: 'seatBot', guest: '', seat, level: plan.standIn });
  }

  /** The result of a table; null while it is in play. */
  async #outcome({ id, seats }: EventTable): Promise<Outcome | null> {
    const found = await this.#parts.keeper.look(id, ({ data, match, trouble }) => {
      if (data.status !== 'over' && trouble === null) return null;
      // An agreed end without a result, or a match whose rules are gone, counts as a tie of all.
      const ranks = match?.result?.ranks ?? seats.map(() => NOTHING_WON);
      return { points: pointsOf(ranks), came: data.seats.map(({ person }) => person !== null) };
    });
    if (found.ok) return found.value === null ? null : { table: id, ...found.value };
    if (!GONE.includes(found.problem.code)) return null;
    return { table: id, points: pointsOf(seats.map(() => NOTHING_WON)), came: seats.map(() => true) };
  }
}

/** The guest a seat is reserved for; null if the player has left. */
function keptFor({ players }: EventData, entrant: number): Person | null {
  const { person, isIn } = players[entrant];
  return isIn ? person : null;
}
