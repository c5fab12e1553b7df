import type { Match } from '@marchlands/core/match/match.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import { CHANCE, EVERYTHING, type Viewer } from '@marchlands/core/seat.ts';
import { localWords } from '../../words/local.ts';
import { words } from '../../words/words.ts';
import type { LinesStart } from './protocol.ts';

/**
 * Where lines can be tried from: now, or after so many entries that the viewer was shown; before the last choice, where
 * the match was over then. While it runs it is what the viewer may write down, and nothing else: what others chose in an
 * open simultaneous decision is in no state yet.
 */
export function linesStart(match: Match, viewer: Viewer, at: number | null): Result<LinesStart> {
  const { game, journal, setup } = match;
  if (!match.isOver && game.keepsSecrets(setup)) return fail(words.lines.secrets);
  const last = match.version(viewer);
  if (at !== null && !isStep(at, last)) return fail(noStep(last, at));
  const asked = at === null || at === last ? journal.length : journal.indexOf(at, viewer);
  const entries = restBefore(match, match.isOver && asked === journal.length ? lastChoice(match) : asked);
  const position = game.position.format(match.stateAt(entries), match.isOver ? EVERYTHING : viewer);
  return ok({ position, entries, step: journal.versionAt(entries, viewer) });
}

/** Whether a match has a step, whose last one is `last`. */
export function isStep(at: number, last: number): boolean {
  return Number.isInteger(at) && at >= 0 && at <= last;
}

/** What is said where a step is asked for that there is not. */
export function noStep(last: number, at: number): string {
  return localWords.noStep(last, at);
}

/** Entries before the last choice that led to the end. */
function lastChoice({ journal }: Match): number {
  const last = journal.line.findLast((index) => {
    const { step } = journal.at(index);
    return step !== null && step.by !== CHANCE;
  });
  return last === undefined ? journal.length : journal.choiceOf(last);
}

/** Entries, up to so many, after which no seat was inside a choice, alone or with others. */
function restBefore({ journal }: Match, entries: number): number {
  const rest = journal.restBefore(entries);
  const decision = rest < journal.length ? journal.at(rest).decision : -1;
  return decision < 0 ? rest : decision;
}
