import type { Match } from '@marchlands/core/match/match.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import { CHANCE, EVERYTHING, type Viewer } from '@marchlands/core/seat.ts';
import { localWords } from '../../words/local.ts';
import { words } from '../../words/words.ts';
import type { LinesStart } from './protocol.ts';

/**
 * A position to try lines from: now, or after this many entries shown to the viewer; if the match was over then, before
 * the last choice. In a running match it contains only what the viewer may write down; open simultaneous choices are in
 * no state yet.
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

/** Whether a match has a step, given its last one. */
export function isStep(at: number, last: number): boolean {
  return Number.isInteger(at) && at >= 0 && at <= last;
}

/** The message for a step that does not exist. */
export function noStep(last: number, at: number): string {
  return localWords.noStep(last, at);
}

/** The number of entries before the last choice. */
function lastChoice({ journal }: Match): number {
  const last = journal.line.findLast((index) => {
    const { step } = journal.at(index);
    return step !== null && step.by !== CHANCE;
  });
  return last === undefined ? journal.length : journal.choiceOf(last);
}

/** The last number of entries, up to this one, after which no seat was inside a choice or a simultaneous decision. */
function restBefore({ journal }: Match, entries: number): number {
  const rest = journal.restBefore(entries);
  const decision = rest < journal.length ? journal.at(rest).decision : -1;
  return decision < 0 ? rest : decision;
}
