import { randomBytes } from 'node:crypto';
import { commitmentOf } from '@marchlands/core/match/dice.ts';
import { ok, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { faultPoint } from '../store/fault.ts';
import type { Change, Person, Plan } from '../table/change.ts';
import type { Command } from '../table/command.ts';
import { sittersOf } from '../table/data.ts';
import { planProblem } from '../table/gathering.ts';
import { refuse } from '../table/refusal.ts';
import { Table } from '../table/table.ts';
import type { Following } from './following.ts';
import type { Parts } from './parts.ts';
import { dueOf, resultsOf, rowOf } from './row.ts';
import type { Slot } from './slot.ts';
import type { Slots } from './slots.ts';

/** Retries of a command if another process was faster. */
const TRIES = 8;
/** Changes that may alter seat ownership. */
const SEATING: readonly string[] = ['sat', 'stood', 'bot', 'planned', 'forgotten'] satisfies Change['kind'][];

/** The counted outcomes of a command. */
type Outcome = Parameters<Parts['meters']['performed']>[1];

/**
 * Called after each change is stored and sent. `turns`: the seats whose turn has come, without the command's own seat.
 */
type OnChange = (slot: Slot, turns: readonly Seat[]) => void;

/** Runs commands one at a time per table, and stores each change before anyone sees it. */
export class Commands {
  readonly #parts: Parts;
  readonly #slots: Slots;
  readonly #following: Following;
  readonly #onChange: OnChange;

  constructor(parts: Parts, slots: Slots, following: Following, onChange: OnChange) {
    this.#parts = parts;
    this.#slots = slots;
    this.#following = following;
    this.#onChange = onChange;
  }

  /** Opens a table; returns its id. @param id given if the caller may repeat the call: only the first one counts */
  async open(
    plan: Plan,
    by: Person,
    kept: readonly (Person | null)[],
    id = randomBytes(12).toString('base64url'),
  ): Promise<Result<string>> {
    const { store, time, loadGame } = this.#parts;
    const game = await loadGame(plan.game);
    if (!game.ok) return refuse('table.plan', game.problem.message);
    const wrong = planProblem(game.value, plan);
    if (wrong !== null) return refuse('table.plan', wrong);
    const secret = randomBytes(32);
    const dice = plan.deal === null ? { secret: secret.toString('hex'), commitment: commitmentOf(secret) } : null;
    const change: Change = { kind: 'opened', by, plan, dice, kept };
    const at = time.now();
    const { data, told } = Table.load(game.value, id, [{ change, at }]);
    try {
      await store.tables.append({
        table: id,
        seq: 0,
        at,
        data: JSON.stringify(change),
        row: rowOf({ before: null, after: data, match: null }, told, time.time),
        sitters: [],
        owner: by.guest,
        named: kept.flatMap((person) => person?.guest ?? []),
        isSecret: false,
        results: null,
      });
    } catch (error) {
      return this.#slots.storeDown(error);
    }
    return ok(id);
  }

  /** Runs a command and stores its change. Resolves once that is durable and sent to the viewers here. */
  perform(id: string, command: Command): Promise<Result<void>> {
    if (this.#slots.isClosing) return Promise.resolve(refuse('server.closing'));
    const begun = performance.now();
    return this.#slots.queue(id, async (slot) => {
      let outcome: Outcome = 'failed';
      try {
        const [result, came] = await this.#perform(slot, command);
        outcome = came;
        return result;
      } finally {
        this.#parts.meters.performed(command.kind, outcome, performance.now() - begun);
      }
    });
  }

  async #perform(slot: Slot, command: Command): Promise<[Result<void>, Outcome]> {
    const { store, time } = this.#parts;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const loaded = await this.#slots.loaded(slot);
      if (!loaded.ok) return [loaded, 'refused'];
      const table = loaded.value;
      const waited = table.waiting();
      const now = time.time;
      const attempted = table.attempt(command, now);
      if (!attempted.ok) {
        // Catch up first, so that a command is not refused on stale state.
        if (await this.#following.follow(slot)) continue;
        return [attempted, 'refused'];
      }
      const attempt = attempted.value;
      if (attempt === null) {
        if (command.kind === 'tick') await store.tables.setDue(slot.id, table.data.seq, dueOf(table.data, now));
        return [ok(undefined), 'nothing'];
      }
      const { change, before, after } = attempt;
      slot.table = null;
      let isWritten: boolean;
      try {
        isWritten = await store.tables.append({
          table: slot.id,
          seq: before.seq,
          at: now.now,
          data: JSON.stringify(change),
          row: rowOf(attempt, table.told, now),
          ...(SEATING.includes(change.kind) ? sittersOf(after) : { sitters: null }),
          named: [],
          isSecret: change.kind === 'sealed',
          results: resultsOf(attempt, now.now),
        });
      } catch (error) {
        return [this.#slots.storeDown(error), 'failed'];
      }
      // Another process was faster: apply its change first.
      if (!isWritten) continue;
      attempt.commit();
      slot.table = table;
      faultPoint('before-answer');
      slot.tell(time);
      const own = 'seat' in command ? command.seat : null;
      this.#onChange(
        slot,
        table.waiting().filter((seat) => seat !== own && !waited.includes(seat)),
      );
      return [ok(undefined), 'changed'];
    }
    return [refuse('store.down'), 'failed'];
  }
}
