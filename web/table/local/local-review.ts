import { fail, type Result } from '@marchlands/core/result.ts';
import { words } from '../../words/words.ts';
import type { MatchReview, Reviewing } from '../table.ts';
import type { MatchPage } from './match-page.ts';
import { type NoReview, ReviewClient } from './review-client.ts';

/** The review of a match stored on this device. */
export class LocalReview implements Reviewing {
  readonly #page: MatchPage;
  readonly #client = new ReviewClient();

  constructor(page: MatchPage) {
    this.#page = page;
  }

  kept(): Promise<Result<MatchReview | null>> {
    return this.#page.ask({ ask: 'review' });
  }

  async make(milliseconds: number, onProgress: (progress: number) => void): Promise<Result<MatchReview>> {
    const { held, now } = this.#page.state;
    if (held !== 'here') return fail(words.table.notHere);
    if (now.final === null) return fail(words.review.notOver);
    const match = await this.#page.ask({ ask: 'backup' });
    if (!match.ok) return match;
    const made = await this.#client.make(match.value, milliseconds, onProgress);
    return made.ok ? this.#page.ask({ ask: 'keepReview', review: made.value }) : fail(reviewProblemText(made.problem));
  }

  stop(): void {
    this.#client.stop();
  }
}

/** Why there is no review. */
function reviewProblemText(problem: NoReview): string {
  switch (problem) {
    case 'stopped':
      return words.review.stopped;
    case 'failed':
      return words.review.failed;
    default:
      return problem satisfies never;
  }
}
