import { fail, ok, type Result } from '@marchlands/core/result.ts';
import type { Final } from '@marchlands/core/types.ts';
import type { TableInfo } from '@marchlands/server/wire/messages.ts';
import { playerNamed } from '../players/levels.ts';
import { DEADLINE } from '../players/outside-bot.ts';
import { findGame } from '../sources/catalogue.ts';
import type { TableAddress } from './address.ts';
import type { SeatKey } from './keyring.ts';
import { type Answer, type Sight, TableLink } from './link.ts';
import { Thinker } from './thinker.ts';

/** Milliseconds of a table's clock reserved for transmission, and the minimum for thinking. */
const MARGIN = 1000;
const SHORTEST = 500;

/** Milliseconds that a player has for a decision at a table. */
export function deadlineAt({ clock }: Pick<TableInfo, 'clock'>): number {
  if (clock?.kind !== 'move') return DEADLINE;
  return Math.max(SHORTEST, Math.min(DEADLINE, 1000 * clock.seconds - MARGIN));
}

interface Told {
  /** Receives events, one sentence each. */
  readonly tell: (sentence: string) => void;
  /** Ends the player; a bot of the table plays on. */
  readonly stop: AbortSignal;
}

/**
 * Plays a seat of an online table to the end of the match. If the player gives up, the seat reports itself away: a bot
 * of the table's level plays on.
 * @param player a level of the bots, or an external program
 * @returns the end of the match, null if it has no result; fails with the reason if the player did not play to the end
 */
export async function playSeat(
  address: TableAddress,
  cookie: string,
  key: SeatKey,
  player: string,
  told: Told,
): Promise<Result<Final | null>> {
  return new Seat(address, cookie, key, player, told).end;
}

class Seat {
  readonly end: Promise<Result<Final | null>>;
  readonly #key: SeatKey;
  readonly #player: string;
  readonly #told: Told;
  readonly #link: TableLink;
  #finish: (end: Result<Final | null>) => void = () => {};
  #thinker: Thinker | null = null;
  /** True while an action must finish first. */
  #isBusy = false;
  #hasBegun = false;
  /** True once the player and the table were checked. */
  #isKnown = false;
  /** True once the seat was taken back from an earlier bot, or never had one. */
  #isOwn = false;
  /** The last answered request. */
  #asked = '';
  #isOver = false;

  constructor(address: TableAddress, cookie: string, key: SeatKey, player: string, told: Told) {
    this.#key = key;
    this.#player = player;
    this.#told = told;
    this.end = new Promise((resolve) => {
      this.#finish = resolve;
    });
    this.#link = new TableLink(address, cookie, key, {
      onChange: () => void this.#look(),
      onRefused: (message) => void this.#stop(fail(message)),
    });
    told.stop.addEventListener('abort', () => void this.#giveUp('was stopped.'), { once: true });
  }

  /** Performs the next due action; called after every change. */
  async #look(): Promise<void> {
    const { table, sight } = this.#link;
    if (this.#isBusy || this.#isOver || table === null) return;
    this.#isBusy = true;
    const problem = await this.#check(table);
    if (problem !== null) await this.#stop(problem);
    else if (sight?.status.isOver === true) await this.#stop(ok(sight.status.result));
    else if (sight !== null) await this.#act(table, sight);
    this.#isBusy = false;
    // Changes that came meanwhile.
    if (this.#link.sight !== sight || this.#link.table !== table) await this.#look();
  }

  /** Why the player may not sit here; null if it may. Checked once: neither changes afterwards. */
  async #check(table: TableInfo): Promise<Result<never> | null> {
    if (this.#isKnown) return null;
    this.#isKnown = true;
    if (table.isRated) return fail('A rated table is for people: no program sits down there.');
    const game = await findGame(table.game);
    const known = game.ok ? playerNamed(this.#player, game.value) : game;
    return known.ok ? null : known;
  }

  async #act(table: TableInfo, sight: Sight): Promise<void> {
    const { seat } = this.#key;
    if (!this.#hasBegun) this.#told.tell('The match has begun.');
    this.#hasBegun = true;
    const { ask, awaited, sealed } = sight.status;
    if (table.seats[seat].level !== null) return this.#takeBack();
    this.#isOwn = true;
    if (ask !== null && ask.id !== this.#asked && ask.seat !== seat && !ask.agreed.includes(seat)) {
      this.#asked = ask.id;
      // As a table's bots do.
      await this.#link.do({ kind: 'answer', ask: ask.id, agree: true });
      return;
    }
    if (awaited.includes(seat) && sealed === null) await this.#choose(table, sight);
  }

  /** A bot plays on: from before, or because the clock has run out. */
  async #takeBack(): Promise<void> {
    if (this.#isOwn) return this.#giveUp('was too late for the clock of the table.');
    const answer = await this.#link.do({ kind: 'back' });
    if (answer.kind === 'refused') await this.#giveUp(`cannot take its seat back: ${answer.message}`);
    else this.#told.tell('Took the seat back from the bot that played on.');
  }

  async #choose(table: TableInfo, { header, view, version }: Sight): Promise<void> {
    const { seat } = this.#key;
    this.#thinker ??= new Thinker({
      player: this.#player,
      game: table.game,
      seats: header.seats,
      options: header.options,
      seed: `${table.id}/${seat}`,
      deadline: deadlineAt(table),
    });
    const reply = await this.#thinker.choose({ view, seat });
    if (this.#isOver) return;
    if (reply.kind === 'gaveUp') return this.#giveUp(reply.failure);
    // The match has moved on: the considered choice is obsolete.
    if (this.#link.sight?.version !== version) return;
    const answer = await this.#link.do({ kind: 'act', version, moves: reply.moves });
    if (answer.kind === 'refused' && !isPassing(answer)) await this.#giveUp(`was refused: ${answer.message}`);
  }

  /** Leaves the seat to a bot of the table, if the match has begun. */
  async #giveUp(why: string): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    if (this.#link.sight?.status.isOver === false) {
      this.#told.tell('A bot of the table plays on.');
      await Promise.race([this.#link.do({ kind: 'away' }), later(DEADLINE)]);
    }
    await this.#close(fail(`${this.#player} ${why}`));
  }

  async #stop(end: Result<Final | null>): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    await this.#close(end);
  }

  async #close(end: Result<Final | null>): Promise<void> {
    this.#link.close();
    await this.#thinker?.end();
    this.#finish(end);
  }
}

/** Whether a refusal means that the state is outdated: the match has moved on, or a bot has the seat by now. */
function isPassing(answer: Extract<Answer, { kind: 'refused' }>): boolean {
  return ['move.version', 'seat.bot', 'store.down', 'server.closing', 'limit.rate'].includes(answer.code);
}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
