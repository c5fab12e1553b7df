/** One thing that a check found. */
export interface Finding {
  /** Number of the check, as the rules list them: 1 is MAP-01; 0 for a warning. */
  readonly check: number;
  /** What is wrong and where, as the rules word it. */
  readonly message: string;
}

/** The most findings of one check that are told: a broken file of thousands of points needs no thousands of sentences. */
const MOST_A_CHECK = 30;

/** Gathers what the checks find. */
export class Findings {
  readonly #found: Finding[] = [];

  add(check: number, message: string): void {
    if (this.#found.filter((one) => one.check === check).length < MOST_A_CHECK) this.#found.push({ check, message });
  }

  /** In the order of the checks. */
  list(): readonly Finding[] {
    return this.#found.toSorted((a, b) => a.check - b.check);
  }
}
