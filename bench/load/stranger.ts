// One stranger against every table: spectators who request the past of a long match as often as they may, while other
// tables are played. Runs only against a server started by the load on this machine.

import { PROTOCOL } from '@marchlands/server/wire/messages.ts';
import WebSocket from 'ws';
import { type Driven, drive } from './drive.ts';
import { type LiveTable, pause } from './tables.ts';

/** Number of requesting spectators, and requests of each per second. */
const SPECTATORS = 50;
const PER_SECOND = 10;
/** Items per request: the most allowed in a message. */
const ITEMS = 100;
/** Seconds to measure each side of the comparison, and choices per second at the other tables. */
const SECONDS = 10;
const RATE = 20;

/** The delays of moves at other tables, without and with the spectators. */
export interface Pestered {
  readonly alone: Driven;
  readonly beside: Driven;
  /** The spectators' answers and refusals. */
  readonly answered: number;
  readonly refused: number;
}

/** A guest's socket that requests a table's past. */
class Spectator {
  readonly #socket: WebSocket;
  #count = 0;
  #isIn = false;
  answered = 0;
  refused = 0;

  constructor(base: string, cookie: string, id: string) {
    this.#socket = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${id}/socket`, { headers: { cookie } });
    this.#socket.on('open', () => this.#socket.send(JSON.stringify({ kind: 'hello', protocol: PROTOCOL })));
    this.#socket.on('error', () => {});
    this.#socket.on('message', (data) => {
      const text = String(data);
      if (text.startsWith('{"kind":"match"')) this.#isIn = true;
      if (text.startsWith('{"kind":"history"')) this.answered += 1;
      if (text.startsWith('{"kind":"refused"')) this.refused += 1;
    });
  }

  ask(items: number): void {
    if (!this.#isIn || this.#socket.readyState !== WebSocket.OPEN) return;
    this.#count += 1;
    // Another part each time, so that no request is served from a cache.
    const from = (this.#count * 7) % Math.max(1, items - ITEMS);
    this.#socket.send(JSON.stringify({ kind: 'history', id: `h${this.#count}`, from, count: ITEMS }));
  }

  close(): void {
    this.#socket.terminate();
  }
}

/**
 * @param long a table with a long match
 * @param others tables played meanwhile
 */
export async function pester(base: string, long: LiveTable, others: readonly LiveTable[]): Promise<Pestered> {
  // The match is played to its end, so that there is a past.
  await drive([long], SECONDS, null);
  const items = long.players[0].version;
  const alone = await drive(others, SECONDS, RATE);
  const spectators: Spectator[] = [];
  for (let i = 0; i < SPECTATORS; i += 1) {
    const response = await fetch(`${base}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: `Stranger ${i}` }),
    });
    const cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    spectators.push(new Spectator(base, cookie, long.id));
  }
  await pause(1000);
  const asking = setInterval(() => {
    for (const spectator of spectators) spectator.ask(items);
  }, 1000 / PER_SECOND);
  const beside = await drive(others, SECONDS, RATE);
  clearInterval(asking);
  for (const spectator of spectators) spectator.close();
  const sum = (what: 'answered' | 'refused'): number => spectators.reduce((all, one) => all + one[what], 0);
  return { alone, beside, answered: sum('answered'), refused: sum('refused') };
}
