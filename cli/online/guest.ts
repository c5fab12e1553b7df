import { fail, isRecord, isWhole, ok, type Result } from '@marchlands/core/result.ts';
import { connectionReason } from '@marchlands/server/ops/network-problem.ts';
import type { SeatKey } from './keyring.ts';

/** A guest at a server, identified by a cookie like a browser. */
export class Guest {
  readonly base: string;
  cookie: string;

  constructor(base: string, cookie: string) {
    this.base = base;
    this.cookie = cookie;
  }

  /** Sets or changes the name. */
  async enter(name: string): Promise<Result<null>> {
    const answer = await this.#post('/api/guest', { name });
    return answer.ok ? ok(null) : answer;
  }

  /** Takes a seat; by default the next free one. */
  sit(table: string, seat: number | null, password: string | null): Promise<Result<SeatKey>> {
    return this.#key(`/api/tables/${table}/sit`, {
      ...(seat === null ? {} : { seat }),
      ...(password === null ? {} : { password }),
    });
  }

  /** Leaves a seat; false if the match has begun, or nobody answers. */
  async stand(table: string, seat: number): Promise<boolean> {
    return (await this.#post(`/api/tables/${table}/stand`, { seat })).ok;
  }

  /** Takes over a seat by its owner's code; fails if it is at another table. */
  async takeOver(code: string, table: string): Promise<Result<SeatKey>> {
    const answer = await this.#post('/api/codes', { code });
    if (!answer.ok) return answer;
    if (answer.value.id !== table) return fail('This code is for a seat at another table.');
    return readSeat(answer.value);
  }

  async #key(path: string, body: object): Promise<Result<SeatKey>> {
    const answer = await this.#post(path, body);
    return answer.ok ? readSeat(answer.value) : answer;
  }

  async #post(path: string, body: object): Promise<Result<Readonly<Record<string, unknown>>>> {
    let response: Response;
    let text: string;
    let answer: unknown;
    try {
      response = await fetch(`${this.base}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(this.cookie === '' ? {} : { cookie: this.cookie }) },
        body: JSON.stringify(body),
      });
      text = await response.text();
    } catch (error) {
      return fail(`${this.base} cannot be reached: ${connectionReason(error)}`);
    }
    try {
      answer = JSON.parse(text);
    } catch {
      return fail(`${this.base} is not a Marchlands server: its answer is not JSON.`);
    }
    const set = response.headers.getSetCookie().at(0);
    if (set !== undefined) [this.cookie] = set.split(';', 1);
    const told = isRecord(answer) ? answer : {};
    if (response.ok) return ok(told);
    const code = typeof told.code === 'string' ? told.code : undefined;
    return fail(typeof told.message === 'string' ? told.message : 'The server refused.', undefined, undefined, code);
  }
}

function readSeat({ seat, key }: Readonly<Record<string, unknown>>): Result<SeatKey> {
  if (isWhole(seat, 0, 99) && typeof key === 'string') return ok({ seat, key });
  return fail('The server gave no key.');
}
