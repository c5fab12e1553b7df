import { messageOf, type Result } from '@marchlands/core/result.ts';
import type { BotTask } from '../bots/protocol.ts';
import type { Command } from '../table/command.ts';
import type { Parts } from './parts.ts';
import type { Slot } from './slot.ts';
import type { Slots } from './slots.ts';

/** Milliseconds before a failed bot is retried. */
const AGAIN = 5000;

/** Runs the bots of tables, one at a time per table. */
export class BotTurns {
  readonly #parts: Parts;
  readonly #slots: Slots;
  readonly #perform: (id: string, command: Command) => Promise<Result<void>>;

  constructor(parts: Parts, slots: Slots, perform: (id: string, command: Command) => Promise<Result<void>>) {
    this.#parts = parts;
    this.#slots = slots;
    this.#perform = perform;
  }

  /** Starts the bot that must choose, unless one is already thinking. */
  think(slot: Slot): void {
    const { table } = slot;
    const seat = table?.botSeat ?? null;
    const match = table?.match ?? null;
    if (slot.isThinking || this.#slots.isClosing || table === null || seat === null || match === null) return;
    const { plan, seats } = table.data;
    const version = match.version(seat);
    const level = seats[seat].level ?? plan.standIn;
    const task: BotTask = {
      game: plan.game,
      seats: plan.seats,
      options: match.header.options,
      level,
      seat,
      view: match.view(seat),
      seed: plan.deal === null ? null : `deal ${plan.deal}/${level}/${seat}/${version}`,
    };
    slot.isThinking = true;
    void this.#think(slot, task, version);
  }

  async #think(slot: Slot, task: BotTask, version: number): Promise<void> {
    const { bots, log, meters } = this.#parts;
    const begun = performance.now();
    try {
      const codes = await bots.think(task);
      meters.thought(performance.now() - begun);
      slot.isThinking = false;
      const done = await this.#perform(slot.id, { kind: 'botAct', seat: task.seat, version, codes });
      if (done.ok) return;
      // The table has changed meanwhile, for example by an undo: the bot thinks about the new state.
      const isStale = done.problem.code === 'move.version' || done.problem.code === 'seat.person';
      if (isStale) this.think(slot);
      else {
        log.error({ table: slot.id, level: task.level, problem: done.problem.message }, 'A bot was refused');
        this.#thinkLater(slot);
      }
    } catch (error) {
      slot.isThinking = false;
      log.error({ table: slot.id, level: task.level, error: messageOf(error) }, 'A bot failed');
      this.#thinkLater(slot);
    }
  }

  #thinkLater(slot: Slot): void {
    if (!this.#slots.isClosing) setTimeout(() => this.think(slot), AGAIN).unref();
  }
}
