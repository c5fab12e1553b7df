import { gradeOf } from '@marchlands/bots/review/errors.ts';
import { parseJson } from '@marchlands/core/json.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import { onlyPerson } from '@marchlands/kit/only-person.ts';
import { type Mistake, mistakesOf } from '../review/reckoning.ts';
import { keptPassages } from '../table/local/kept-review.ts';
import { loadMatch } from '../table/local/match-store.ts';
import { tableOf } from '../table/local/start.ts';
import { allMatches, unsavedMatch } from '../table/local/unsaved-matches.ts';
import type { Puzzle } from '../table/problems/problem-table.ts';
import type { MatchSummary } from '../table/table.ts';
import { words } from '../words/words.ts';

/** The number of matches searched for mistakes. */
const MATCHES = 10;

/** A mistake of the person. */
export interface OwnMistake extends Mistake {
  readonly match: MatchSummary;
}

/** The most recent finished matches of a game with a single person, the newest first. */
export async function lastMatches(gameId: string): Promise<readonly MatchSummary[]> {
  const { list } = await allMatches();
  return list
    .filter((match) => match.gameId === gameId && match.ended !== null && onlyPerson(match.players) !== null)
    .slice(0, MATCHES);
}

/** The single person's mistakes in the review of a match, without doubtful ones; null if it has no review. */
export async function mistakesIn(match: MatchSummary): Promise<readonly OwnMistake[] | null> {
  const held = unsavedMatch(match.matchId);
  const saved = held === undefined ? await loadMatch(match.matchId) : ok(held);
  const passages = saved.ok ? keptPassages(saved.value?.review) : null;
  if (passages === null) return null;
  return mistakesOf({ passages }, onlyPerson(match.players))
    .filter(({ error }) => gradeOf(error) !== 'doubtful')
    .map((one) => ({ ...one, match }));
}

/** A mistake as a problem: the position before it; the better choice is the answer. */
export async function puzzleOf(matchId: string, passage: number, seat: number): Promise<Result<Puzzle>> {
  const found = await tableOf(matchId);
  if (!found.ok) return found;
  const table = found.value;
  const review = await table.review.kept();
  if (!review.ok || review.value === null) return fail(words.problems.noReview);
  const one = review.value.passages.at(passage);
  const error = one?.choices.find((choice) => choice.seat === seat)?.error;
  if (one === undefined || error === undefined || error === null) return fail(words.problems.noMistake);
  const text = await table.position(one.from);
  if (!text.ok) return text;
  const position = parseJson(text.value);
  if (!position.ok) return position;
  const { gameId, seats, options } = table.state.info;
  const names = seats.map(({ name }) => name);
  return ok({ gameId, seats: seats.length, options, position: position.value, seat, best: error.bestLine, names });
}
