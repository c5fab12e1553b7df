import { GRADES, type Problem, type ProblemGrade } from './problem.ts';

/** Limits: the largest shares of one kind and of the easiest grade, and the most problems from one match. */
const OF_KIND = 0.5;
const OF_EASY = 0.75;
const OF_MATCH = 2;

/** Collects problems of many kinds: a problem of a kind that the collection has enough of is left out. */
export class Collection {
  readonly problems: Problem[];
  /** Number of problems left out for that reason. */
  alike = 0;
  readonly #wanted: number;

  /**
   * @param wanted number of problems, at least 1
   * @param before problems that the collection already has
   */
  constructor(wanted: number, before: readonly Problem[] = []) {
    this.#wanted = wanted;
    this.problems = [...before];
  }

  get isWhole(): boolean {
    return this.problems.length >= this.#wanted;
  }

  /** @param match identifies the problem's match */
  add(problem: Problem, match: string): void {
    const likes = (is: (one: Problem) => boolean): number => this.problems.filter(is).length;
    const position = JSON.stringify(problem.position);
    const isTaken =
      // Sealed orders all begin with the same kind of move.
      (problem.expected !== undefined || likes(({ kind }) => kind === problem.kind) < OF_KIND * this.#wanted) &&
      likes((one) => JSON.stringify(one.position) === position) === 0 &&
      (problem.grade !== 'easy' || this.counts().easy < OF_EASY * this.#wanted) &&
      likes(({ id }) => id.startsWith(`${match}.`)) < OF_MATCH;
    if (isTaken) this.problems.push(problem);
    else this.alike += 1;
  }

  counts(): { readonly [grade in ProblemGrade]: number } {
    const of = (grade: ProblemGrade): number => this.problems.filter((one) => one.grade === grade).length;
    return { easy: of('easy'), fair: of('fair'), hard: of('hard') };
  }

  /** From the easiest to the hardest; within a grade in the order found. */
  sorted(): readonly Problem[] {
    return this.problems.toSorted((a, b) => GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade));
  }
}
