import type { Final } from '../game.ts';
import { OutcomeList } from '../lists.ts';
import { fail, ok, type Problem, type Result } from '../result.ts';
import type { DiceHeader } from './dice.ts';
import type { Match } from './match.ts';
import { type LoadGame, readRecord } from './record-parse.ts';

/** What a check of a record found. */
export interface Verified {
  /** Moves and outcomes replayed, each legal where it stands. */
  readonly steps: number;
  /** Outcomes of chance among them. */
  readonly outcomes: number;
  readonly dice: DiceHeader['kind'];
  /**
   * True where every outcome was computed anew and is the same. False for dice given by hand, and for fair dice as long
   * as their secret is not published. Seeded dice and deals are computed too, but whoever knew the seed, or anybody at
   * all, could know them beforehand.
   */
  readonly isComputed: boolean;
  readonly isOver: boolean;
  readonly result: Final | null;
}

/** Why a record does not hold. */
export interface Broken extends Problem {
  /** False where there is nothing to check: the text is no record, or that of one viewer. */
  readonly isRecord: boolean;
}

/**
 * Checks a record: every step is legal, every outcome is what the dice give, the secret is the one committed to, and the
 * result is what the moves lead to. Answers with the first thing that is wrong: a changed outcome is told where it
 * stands, not where it makes a later move illegal.
 */
export async function verifyRecord(text: string, load: LoadGame): Promise<Result<Verified, Broken>> {
  const { match, problem, isRecord } = await readRecord(text, load);
  const verified = match === null ? null : verifyMatch(match);
  if (verified !== null && !verified.ok) return { ok: false, problem: { ...verified.problem, isRecord: true } };
  if (problem !== null) return { ok: false, problem: { ...problem, isRecord } };
  return verified ?? { ok: false, problem: { message: 'The record holds no match.', isRecord: false } };
}

/** The same for a match that is at hand. */
export function verifyMatch(match: Match): Result<Verified> {
  const { game, journal } = match;
  const list = new OutcomeList(match.setup.bounds.outcomes);
  let state = journal.stateAt(0);
  let steps = 0;
  let drawn = 0;
  /** The outcomes that led to the present state, each with its entry. */
  const line: { readonly index: number; readonly code: number }[] = [];
  let isComputed = match.dice.kind !== 'given';
  for (let index = 0; index < journal.length; index += 1) {
    const { entry, step } = journal.at(index);
    if (step !== null) steps += 1;
    if (entry.kind === 'chance' && step !== null) {
      game.outcomes(state, list);
      const code = match.dice.draw(list, { ever: drawn, line: () => line.map((one) => one.code) });
      if (code === null) {
        isComputed = false;
      } else if (code !== step.code) {
        const [was, is] = [game.outcomeCodec.format(step.code), game.outcomeCodec.format(code)];
        return fail(
          `The record has "${was}" here, but the dice give "${is}".`,
          `outcome ${drawn + 1}, entry ${index + 1}`,
        );
      }
      drawn += 1;
      line.push({ index, code: step.code });
    }
    if (entry.kind === 'undo') while ((line.at(-1)?.index ?? -1) >= entry.to) line.pop();
    state = journal.stateAfter(state, index);
  }
  const { isOver, result } = match;
  return ok({ steps, outcomes: drawn, dice: match.dice.kind, isComputed, isOver, result });
}
