import { Rng } from '@marchlands/core/rng.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import { openStore } from '../../store/open.ts';
import type { Change } from '../../table/change.ts';
import { hashOf } from '../../table/state-hash.ts';
import { Table } from '../../table/table.ts';
import { guestAt, Visit } from '../device.ts';
import { type ServerProcess, startProcess } from './process.ts';

/** A run of kills. */
export interface Kills {
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
  /** The store's address. */
  readonly store: string;
  readonly port: number;
  /** A fault point that ends the process by itself, in place of a kill at a random moment: `after-commit:20`. */
  readonly fault?: string;
  /** Most milliseconds of play before each kill. */
  readonly life: number;
}

/** The findings of a run. Everything except the counts must be empty. */
export interface Killed {
  readonly kills: number;
  readonly acknowledged: number;
  /** Messages that were sent again since no answer had come. */
  readonly repeated: number;
  readonly changes: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly wrong: readonly string[];
}

/** A seat's request without an answer yet. */
interface Wish {
  readonly id: string;
  readonly message: object;
}

const [{ id: GAME }] = games;
const PLAN = { game: GAME, seats: 2, isPublic: true };

/** A seat that plays at random, reconnects as needed, and resends unanswered messages. */
class Player {
  readonly visit: Visit;
  readonly #rng: Rng;
  readonly acknowledged: string[] = [];
  repeated = 0;
  #wish: Wish | null = null;
  #count = 0;
  /** The log as it was seen before a connection broke. */
  #seen: readonly string[] = [];
  readonly wrong: string[] = [];

  constructor(visit: Visit, seed: string) {
    this.visit = visit;
    this.#rng = new Rng(seed);
  }

  /** Notes everything seen, before all of it is sent again. */
  remember(): void {
    this.#seen = this.visit.items.map((item) => JSON.stringify(item));
  }

  /** Everything seen before must still be there. */
  compare(): void {
    const now = this.visit.items.map((item) => JSON.stringify(item));
    const at = this.#seen.findIndex((item, i) => now[i] !== item);
    if (at >= 0) this.wrong.push(`${this.visit.id}: item ${at} that was seen is gone`);
  }

  /** Plays until the connection breaks or `isEnough`. */
  async play(isEnough: () => boolean): Promise<void> {
    const { visit } = this;
    try {
      while (!isEnough()) {
        if (this.#wish !== null) this.repeated += 1;
        this.#wish ??= await this.#next(isEnough);
        if (this.#wish === null) return;
        const answer = await visit.do(this.#wish.message, this.#wish.id);
        if (answer.kind === 'ok') this.acknowledged.push(this.#wish.id);
        else if (answer.kind === 'refused' && answer.code !== 'move.version')
          this.wrong.push(`${visit.id}: ${answer.code}`);
        this.#wish = null;
      }
    } catch {
      // The connection broke: the request is resent after the next one.
    }
  }

  async #next(isEnough: () => boolean): Promise<Wish | null> {
    const { visit } = this;
    while (!visit.isDue) {
      if (isEnough() || visit.closed !== null || visit.status?.isOver === true) return null;
      await visit
        .until(() => visit.isDue || visit.closed !== null || visit.status?.isOver === true, 500)
        .catch(() => {});
    }
    this.#count += 1;
    const moves = await visit.randomChoice(this.#rng);
    return { id: `s${visit.viewer}-${this.#count}`, message: { kind: 'act', version: visit.version, moves } };
  }
}

/** Opens the tables and seats everybody. */
async function seatEverybody(base: string, { tables, seed }: Kills): Promise<readonly Player[]> {
  const owner = await guestAt(base, 'Ann');
  const other = await guestAt(base, 'Bob');
  const players: Player[] = [];
  for (let i = 0; i < tables; i += 1) {
    const { id } = await owner.must('POST', '/api/tables', PLAN);
    for (const [seat, device] of [owner, other].entries()) {
      const { key } = await device.must('POST', `/api/tables/${id}/sit`, { seat });
      players.push(new Player(new Visit(device, id, { seat, key }), `${seed}/${i}/${seat}`));
    }
    await owner.must('POST', `/api/tables/${id}/begin`);
  }
  await Promise.all(players.map(({ visit }) => visit.until(() => visit.view !== null)));
  return players;
}

/**
 * Kills a server repeatedly while everybody plays, and then checks whether anything acknowledged is lost, anything
 * happened twice, anything seen is gone, or any table does not follow from its log.
 */
export async function runKills(plan: Kills, onKill: (kill: number) => void = () => {}): Promise<Killed> {
  const rng = new Rng(plan.seed);
  const start = (fault?: string): Promise<ServerProcess> =>
    startProcess(plan.port, {
      ...(plan.store.startsWith('postgres') ? { DATABASE_URL: plan.store } : { MARCHLANDS_STORE: plan.store }),
      ...(fault === undefined ? {} : { MARCHLANDS_FAULT: fault }),
    });
  let server = await start();
  const players = await seatEverybody(server.base, plan);
  for (let kill = 0; kill < plan.kills; kill += 1) {
    let isOver = false;
    const playing = Promise.all(players.map((player) => player.play(() => isOver)));
    if (plan.fault === undefined || kill === 0) {
      await new Promise((resolve) => setTimeout(resolve, 50 + rng.below(plan.life)));
      server.child.kill('SIGKILL');
    }
    // A fault point that nobody passes any more: all matches are over.
    const late = setTimeout(() => server.child.kill('SIGKILL'), 20_000);
    await server.ended;
    clearTimeout(late);
    isOver = true;
    await playing;
    onKill(kill + 1);
    for (const player of players) player.remember();
    server = await start(kill + 1 < plan.kills ? plan.fault : undefined);
    for (const { visit } of players) visit.reconnect();
    await Promise.all(players.map(({ visit }) => visit.until(() => visit.isReady, 60_000)));
    for (const player of players) player.compare();
  }
  let isOver = false;
  setTimeout(() => {
    isOver = true;
  }, 500);
  await Promise.all(players.map((player) => player.play(() => isOver)));
  for (const { visit } of players) visit.cut();
  server.child.kill('SIGTERM');
  await server.ended;
  return { ...(await judge(plan, players)), kills: plan.kills };
}

/** Reads the store back and compares it with everything that was seen. */
async function judge({ store: address }: Kills, players: readonly Player[]): Promise<Omit<Killed, 'kills'>> {
  const store = await openStore(address, null);
  const lost: string[] = [];
  const doubled: string[] = [];
  const wrong = players.flatMap((player) => player.wrong);
  let changes = 0;
  for (const id of new Set(players.map(({ visit }) => visit.id))) {
    const rows = await store.tables.changes(id);
    changes += rows.length;
    const past = rows.map(({ at, data }) => ({ at, change: JSON.parse(data) as Change }));
    const ids = past.flatMap(({ change }) => (change.kind === 'went' && change.id !== '' ? [change.id] : []));
    for (const [i, one] of ids.entries()) if (ids.indexOf(one) < i) doubled.push(`${id}: ${one}`);
    for (const player of players.filter(({ visit }) => visit.id === id)) {
      for (const one of player.acknowledged) if (!ids.includes(one)) lost.push(`${id}: ${one}`);
    }
    const game = await loadGame(PLAN.game);
    if (!game.ok) throw new Error(game.problem.message);
    // Loading replays the log by the rules and compares the state's hash.
    const table = Table.load(game.value, id, past);
    if (table.match === null || hashOf(table.match) !== table.data.hash)
      wrong.push(`${id}: another state than its log leads to`);
  }
  await store.close();
  const sum = (count: (player: Player) => number): number =>
    players.reduce((total, player) => total + count(player), 0);
  return {
    acknowledged: sum(({ acknowledged }) => acknowledged.length),
    repeated: sum(({ repeated }) => repeated),
    changes,
    lost,
    doubled,
    wrong,
  };
}
