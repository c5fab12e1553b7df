/** One finding of a check. */
export interface Finding {
  /** Number of the check, as the rules list them: 1 is MAP-01; 0 for a warning. */
  readonly check: number;
  /** What is wrong and where, as the rules word it. */
  readonly message: string;
}

/** The most findings reported of one check: a broken file with thousands of points needs no thousands of sentences. */
const MOST_A_CHECK = 30;

/** Collects the findings of the checks. */
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
