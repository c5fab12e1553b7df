import { ok, type Result } from '@marchlands/core/result.ts';
import type { AnyView } from '@marchlands/core/types.ts';
import { playFilms, type WireFilmSeen } from './mirror.ts';
import type { History } from './online-table.ts';

/** Number of items per request: stepping through a match needs all of it, and a server has its limits. */
const PART = 50;

/** A stretch of the log, with the view before it. */
interface Part {
  readonly view: AnyView;
  readonly films: readonly WireFilmSeen[];
}

/** The viewer's past, requested in parts and cached: it never changes. */
export class Past {
  readonly #ask: (from: number, count: number) => Promise<Result<History>>;
  readonly #parts = new Map<number, Promise<Result<Part>>>();

  constructor(ask: (from: number, count: number) => Promise<Result<History>>) {
    this.#ask = ask;
  }

  /** The view after this many items. */
  async viewAt(at: number): Promise<Result<AnyView>> {
    // The view after a part is that after its last film; only the first has one before it.
    const part = await this.#part(Math.max(0, Math.ceil(at / PART) - 1), at);
    if (!part.ok) return part;
    const { view, films } = part.value;
    return ok(films.findLast(({ index }) => index < at)?.after ?? view);
  }

  /** The films of items `from` .. `to` - 1. */
  async films(from: number, to: number): Promise<Result<readonly WireFilmSeen[]>> {
    const found: WireFilmSeen[] = [];
    for (let number = Math.floor(from / PART); number * PART < to; number += 1) {
      const part = await this.#part(number, to);
      if (!part.ok) return part;
      found.push(...part.value.films.filter(({ index }) => index >= from && index < to));
    }
    return ok(found);
  }

  /** A part, with its items before `to`. */
  async #part(number: number, to: number): Promise<Result<Part>> {
    const known = await this.#parts.get(number);
    const first = number * PART;
    if (known?.ok === true && first + known.value.films.length >= Math.min(to, first + PART)) return known;
    const asked = this.#ask(first, PART).then((answer): Result<Part> => {
      if (!answer.ok) return answer;
      const { view, items } = answer.value;
      return ok({ view, films: playFilms(view, first, items) });
    });
    this.#parts.set(number, asked);
    // Failed requests are not cached.
    asked.then(
      (part) => !part.ok && this.#parts.delete(number),
      () => this.#parts.delete(number),
    );
    return asked;
  }
}
