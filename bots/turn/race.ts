/** The race is settled if the leader is ahead by this many standard deviations of the remaining rounds. */
const SURE = 4;
/** Rounds before it can be settled. */
const LEAST = 8;

interface Runner {
  readonly choice: number;
  /** Its value before the race. */
  readonly value: number;
  /** The sums of its results after each round. */
  readonly sums: number[];
}

/**
 * Compares choices over rounds: each round plays all remaining choices with the same luck. Half of them leave at a
 * time, so that most work goes to the close decisions (sequential halving: Karnin, Koren, Somekh 2013).
 */
export class Race {
  readonly #trust: number;
  /** The remaining choices, best first. */
  #runners: readonly Runner[];
  #out: readonly Runner[] = [];
  #rounds = 0;

  /**
   * @param runners with their values before the race, 0..1
   * @param trust how many rounds those values count for
   */
  constructor(runners: readonly { readonly choice: number; readonly value: number }[], trust: number) {
    this.#trust = trust;
    this.#runners = runners.map((runner) => ({ ...runner, sums: [0] }));
  }

  get choices(): readonly number[] {
    return this.#runners.map(({ choice }) => choice);
  }

  get rounds(): number {
    return this.#rounds;
  }

  /** Adds a round. @param values of `choices`, in their order */
  add(values: readonly number[]): void {
    this.#rounds += 1;
    for (const [i, { sums }] of this.#runners.entries()) sums.push(sums[sums.length - 1] + values[i]);
    this.#runners = this.#runners.toSorted((a, b) => this.#mean(b) - this.#mean(a));
  }

  /** The worse half leaves. */
  halve(): void {
    const kept = Math.ceil(this.#runners.length / 2);
    this.#out = [...this.#runners.slice(kept), ...this.#out];
    this.#runners = this.#runners.slice(0, kept);
  }

  /** All choices with their values, best first; those that left first come last. */
  ranking(): readonly { readonly choice: number; readonly value: number; readonly rounds: number }[] {
    return [...this.#runners, ...this.#out].map((runner) => ({
      choice: runner.choice,
      value: this.#mean(runner),
      rounds: runner.sums.length - 1,
    }));
  }

  /**
   * Whether this many more rounds of equal choices would almost never (once in ten thousand) change the leader, given
   * the spread of the rounds so far.
   */
  isSettled(roundsLeft: number): boolean {
    const [leader, ...others] = this.#runners;
    return this.#rounds >= LEAST && others.every((other) => this.#isBehind(other, leader, roundsLeft));
  }

  #isBehind(other: Runner, leader: Runner, roundsLeft: number): boolean {
    const n = this.#rounds;
    let squares = 0;
    for (let round = 1; round <= n; round += 1) {
      const gained = leader.sums[round] - leader.sums[round - 1];
      squares += (gained - (other.sums[round] - other.sums[round - 1])) ** 2;
    }
    const found = leader.sums[n] - other.sums[n];
    const deviation = Math.sqrt(Math.max(0, (squares - found ** 2 / n) / (n - 1)));
    const ahead = found + this.#trust * (leader.value - other.value);
    return ahead > SURE * deviation * Math.sqrt(Math.max(0, roundsLeft));
  }

  #mean({ value, sums }: Runner): number {
    return (this.#trust * value + sums[sums.length - 1]) / (this.#trust + sums.length - 1);
  }
}
