import { fail, isRecord, isWhole, messageOf, ok, type Result } from '@marchlands/core/result.ts';
import type { SeatKey } from './keyring.ts';

/** Somebody at a server, as it knows browsers: by a cookie. */
export class Guest {
  readonly base: string;
  cookie: string;

  constructor(base: string, cookie: string) {
    this.base = base;
    this.cookie = cookie;
  }

  /** Enters a name, or another one. */
  async enter(name: string): Promise<Result<null>> {
    const answer = await this.#post('/api/guest', { name });
    return answer.ok ? ok(null) : answer;
  }

  /** Sits down; at the next free seat where none is named. */
  sit(table: string, seat: number | null, password: string | null): Promise<Result<SeatKey>> {
    return this.#key(`/api/tables/${table}/sit`, {
      ...(seat === null ? {} : { seat }),
      ...(password === null ? {} : { password }),
    });
  }

  /** Gets up again; false where the match has begun, or nobody answers. */
  async stand(table: string, seat: number): Promise<boolean> {
    return (await this.#post(`/api/tables/${table}/stand`, { seat })).ok;
  }

  /** Takes over a seat by the code that the owner of it was given; fails where it is one of another table. */
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
    let answer: unknown;
    try {
      response = await fetch(`${this.base}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(this.cookie === '' ? {} : { cookie: this.cookie }) },
        body: JSON.stringify(body),
      });
      answer = await response.json();
    } catch (error) {
      return fail(`${this.base} cannot be reached, or is no Marchlands server: ${messageOf(error)}.`);
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
