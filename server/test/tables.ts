import { makeBot } from '@marchlands/bots/levels.ts';
import { MoveList } from '@marchlands/core/lists.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { mustGoOn } from '@marchlands/core/partial.ts';
import type { Result } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import type { Seat, Viewer } from '@marchlands/core/seat.ts';
import type { BotTask } from '../bots/protocol.ts';
import { Connection, type Wire } from '../keeper/connection.ts';
import { Keeper } from '../keeper/keeper.ts';
import type { Log, Meters } from '../keeper/parts.ts';
import { hashSecret } from '../keeper/secrets.ts';
import { openStore } from '../store/open.ts';
import type { Outage } from '../store/outages.ts';
import type { Store } from '../store/store.ts';
import { askId, type Plan } from '../table/change.ts';
import type { Time } from '../table/clock.ts';
import { elapsedWithout, type Timekeeper } from '../time.ts';
import type { ServerMessage } from '../wire/messages.ts';
import { loadGame } from './toy-games.ts';

/** A time that only moves when a test says so. */
export class TestTime implements Timekeeper {
  at = 1_000_000;
  #outages: readonly Outage[] = [];

  now(): number {
    return this.at;
  }

  get time(): Time {
    return { now: this.at, elapsed: (from, to) => elapsedWithout(this.#outages, from, to) };
  }

  setOutages(outages: readonly Outage[]): void {
    this.#outages = outages;
  }
}

const silent: Log = { info() {}, warn() {}, error() {} };
const unmetered: Meters = { performed() {}, thought() {} };

/** Bots without threads: they think at once, and their inputs are recorded. */
export class TestBots {
  readonly tasks: BotTask[] = [];

  async think(task: BotTask): Promise<readonly number[]> {
    this.tasks.push(task);
    const game = must(await loadGame(task.game));
    const setup = must(game.setup(task.options, task.seats));
    const bot = makeBot(task.level, game, setup, { seed: `${task.seed}/${this.tasks.length}` });
    return bot.think(task.view, task.seat).moves;
  }
}

/** Records the notified guests, instead of their browsers. */
export class TestPusher {
  readonly told: { readonly guest: string; readonly table: string; readonly title: string }[] = [];

  async tellTurn(guest: string, table: string, title: string): Promise<void> {
    this.told.push({ guest, table, title });
  }
}

/** A keeper under test with all that it works with. */
export interface Kept {
  readonly keeper: Keeper;
  readonly store: Store;
  readonly time: TestTime;
  readonly bots: TestBots;
  readonly pusher: TestPusher;
}

/** A keeper over a store in memory; without its sweeps, which tests do by `tick`. */
export async function keep(store?: Store, time = new TestTime(), refresh = async () => {}): Promise<Kept> {
  const kept = store ?? (await openStore(':memory:', null));
  const bots = new TestBots();
  const pusher = new TestPusher();
  const keeper = new Keeper({
    store: kept,
    time,
    loadGame,
    bots,
    pusher,
    log: silent,
    meters: unmetered,
    refresh,
    idle: 60_000,
    pushAfter: PUSH_AFTER,
  });
  return { keeper, store: kept, time, bots, pusher };
}

/** Milliseconds before an absent player is notified of a turn. */
export const PUSH_AFTER = 5000;

export const PLAN: Plan = {
  game: 'hidden-draw',
  seats: 2,
  options: {},
  clock: null,
  standIn: 'random',
  spectators: 0,
  isRated: false,
  isPublic: true,
  password: null,
  deal: null,
  fill: null,
};

export function must<V>(result: Result<V>): V {
  if (!result.ok) throw new Error(`${result.problem.code}: ${result.problem.message}`);
  return result.value;
}

/** The code of a refusal. */
export function codeOf(result: Result<unknown>): string | undefined {
  return result.ok ? 'not refused' : result.problem.code;
}

export function personAt(seat: Seat): { readonly guest: string; readonly name: string } {
  return { guest: `guest${seat}`, name: `Guest ${seat + 1}` };
}

/** Opens a table, seats persons (or bots of these levels) and begins. */
export async function begun(
  { keeper }: Kept,
  plan: Partial<Plan> = {},
  levels: readonly (string | null)[] = [],
): Promise<string> {
  const whole = { ...PLAN, ...plan };
  const id = must(await keeper.open(whole, personAt(0)));
  for (let seat = 0; seat < whole.seats; seat += 1) {
    const level = levels[seat] ?? null;
    must(
      await keeper.perform(
        id,
        level === null
          ? { kind: 'sit', person: personAt(seat), seat, key: hashSecret(`key ${seat}`) }
          : { kind: 'seatBot', guest: 'guest0', seat, level },
      ),
    );
  }
  must(await keeper.perform(id, { kind: 'begin', guest: 'guest0' }));
  return id;
}

/** Looks into the match of a table. */
export async function inMatch<R>(keeper: Keeper, id: string, look: (match: Match) => R): Promise<R> {
  return must(
    await keeper.look(id, ({ match }) => {
      if (match === null) throw new Error('no match');
      return look(match);
    }),
  );
}

let ids = 0;

/** Lets a seat make a random whole choice. */
export async function choose(keeper: Keeper, id: string, seat: Seat, rng: Rng): Promise<Result<void>> {
  const chosen = await inMatch(keeper, id, (match) => ({
    version: match.version(seat),
    moves: randomMoves(match, seat, rng),
  }));
  ids += 1;
  return keeper.perform(id, { kind: 'act', seat, id: `c${ids}`, ...chosen });
}

function randomMoves(match: Match, seat: Seat, rng: Rng) {
  const { game } = match;
  const state = match.state.clone();
  const list = new MoveList(match.setup.bounds.moves);
  const isShared = match.awaited().length > 1;
  const moves = [];
  do {
    game.legal(state, seat, list);
    const code = list.toArray()[rng.below(list.length)];
    moves.push(game.moveCodec.decode(code));
    game.apply(state, seat, code);
  } while (mustGoOn(game, state, seat, isShared));
  return moves;
}

/** The seats that must choose, those that have chosen among them. */
export function awaited(keeper: Keeper, id: string): Promise<readonly Seat[]> {
  return inMatch(keeper, id, (match) => match.awaited());
}

/** Answers the pending request for a seat, or one that nobody made. */
export async function answerAsk(keeper: Keeper, id: string, seat: Seat, isAgreed: boolean): Promise<Result<void>> {
  const ask = must(await keeper.look(id, ({ data }) => (data.ask === null ? '0/none' : askId(data.ask))));
  return keeper.perform(id, { kind: 'answer', seat, ask, isAgreed });
}

/** A wire that ends in a list. */
export class TestWire implements Wire {
  readonly texts: string[] = [];
  buffered = 0;
  closed: string | null = null;

  send(text: string): void {
    this.texts.push(text);
  }

  close(_code: number, reason: string): void {
    this.closed = reason;
  }

  get messages(): readonly ServerMessage[] {
    return this.texts.map((text) => JSON.parse(text) as ServerMessage);
  }
}

/** Connects a viewer to a table. */
export async function connect(keeper: Keeper, id: string, viewer: Viewer, have: number | null = null) {
  const wire = new TestWire();
  const connection = new Connection(
    wire,
    viewer,
    `guest${viewer}`,
    viewer < 0 ? null : hashSecret(`key ${viewer}`),
    have,
    [],
    'logs',
  );
  must(await keeper.join(id, connection));
  return { wire, connection };
}

/** A generator for a test, by its name. */
export function rngOf(name: string): Rng {
  return new Rng(name);
}
