import type { Result } from '@marchlands/core/result.ts';
import { refuse } from '../table/refusal.ts';

/** Who waits for work that costs much: from the widest group, such as an address, to the narrowest, such as a guest. */
export type Payer = readonly string[];

/** Those who wait at one level: others by name, or, at the last level, what they wait for. */
interface Waiting {
  readonly groups: Map<string, Waiting>;
  readonly work: (() => void)[];
}

/**
 * Work that costs much, in turns: what is free next goes to the groups of the first level one after the other, within each to
 * its groups in the same way, and so on. Whoever asks for much waits behind its own work, and nobody else does.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #most: number;
  readonly #waiting: Waiting = { groups: new Map(), work: [] };
  /** What each payer waits for, by the narrowest group alone. */
  readonly #counts = new Map<string, number>();
  #running = 0;

  /**
   * @param atOnce how much is worked on at the same time
   * @param most what one payer of the last level may wait for, whatever groups above it are named
   */
  constructor(atOnce: number, most: number) {
    this.#atOnce = atOnce;
    this.#most = most;
  }

  /** Does some work when it is its payer's turn; refused where the payer waits for too much already. */
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

/** Takes out what is next; the group that it came from is the last one in its level now. */
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
