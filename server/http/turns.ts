import type { Result } from '@marchlands/core/result.ts';
import { refuse } from '../table/refusal.ts';

/** The payer of expensive work: groups from the widest, such as an address, to the narrowest, such as a guest. */
export type Payer = readonly string[];

/** The waiting groups of one level by name, or, at the last level, their work. */
interface Waiting {
  readonly groups: Map<string, Waiting>;
  readonly work: (() => void)[];
}

/**
 * Schedules expensive work fairly: the groups of the first level take turns, within each its subgroups do, and so on. A
 * heavy user waits only behind its own work and delays nobody else.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #most: number;
  readonly #waiting: Waiting = { groups: new Map(), work: [] };
  /** Queued work per payer, by the narrowest group. */
  readonly #counts = new Map<string, number>();
  #running = 0;

  /**
   * @param atOnce number of concurrent jobs
   * @param most most queued jobs of one payer of the last level, whatever its parent groups
   */
  constructor(atOnce: number, most: number) {
    this.#atOnce = atOnce;
    this.#most = most;
  }

  /** Runs work when it is its payer's turn; refused if the payer has too much queued. */
  async take<R>(payer: Payer, work: () => Promise<R>): Promise<Result<R>> {
    const name = payer.at(-1) ?? '';
    const count = this.#counts.get(name) ?? 0;
    if (count >= this.#most) return refuse('limit.rate');
    this.#counts.set(name, count + 1);
    await new Promise<void>((begin) => {
      this.#enter(payer, begin);
      this.#next();
    });
    try {
      return { ok: true, value: await work() };
    } finally {
      const left = (this.#counts.get(name) ?? 1) - 1;
      if (left > 0) this.#counts.set(name, left);
      else this.#counts.delete(name);
      this.#running -= 1;
      this.#next();
    }
  }

  #enter(payer: Payer, begin: () => void): void {
    let at = this.#waiting;
    for (const name of payer) {
      const group = at.groups.get(name) ?? { groups: new Map(), work: [] };
      at.groups.set(name, group);
      at = group;
    }
    at.work.push(begin);
  }

  #next(): void {
    while (this.#running < this.#atOnce) {
      const begin = taken(this.#waiting);
      if (begin === null) return;
      this.#running += 1;
      begin();
    }
  }
}

/** Takes the next job and moves its group to the end of its level. */
function taken({ groups, work }: Waiting): (() => void) | null {
  const own = work.shift();
  if (own !== undefined) return own;
  for (const [name, group] of groups) {
    const begin = taken(group);
    groups.delete(name);
    if (group.work.length > 0 || group.groups.size > 0) groups.set(name, group);
    if (begin !== null) return begin;
  }
  return null;
}
