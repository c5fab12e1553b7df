import { Draft } from '@marchlands/core/match/draft.ts';
import { echo } from '@marchlands/core/result.ts';
import { CHANCE, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState } from '@marchlands/core/types.ts';
import type { Position } from '../sources/position.ts';
import { wrap } from '../terminal/wrap.ts';
import { readLine } from '../trial/read-line.ts';
import { stepProblem } from '../trial/refusal.ts';
import { legalOf, notationOf } from '../trial/steps.ts';
import { type LoopAction, runCommand } from './commands.ts';
import { namesOf, type Session } from './session.ts';
import { boardLines, choiceLines, printNews, promptLines, refuse, waitedFor } from './show.ts';

/** What a line asks for: moves of the seat, or (null) chance results with them, which only the match can judge. */
type Read = { readonly codes: readonly number[] | null };

/** A number of the list, a line of notation, or a move in its plain form; null where it was refused. */
function readMoves(session: Session, seat: Seat, line: string, now: Position): Read | null {
  const legal = legalOf(now, seat);
  if (/^\d+$/.test(line)) {
    const number = Number(line);
    if (number >= 1 && number <= legal.length) return { codes: [legal[number - 1]] };
    refuse(session, `There is no move number ${echo(line)}; numbers go from 1 to ${legal.length}.`, null);
    return null;
  }
  const steps = readLine(now, seat, line);
  if (!steps.ok) {
    refuse(session, steps.problem.message, steps.problem.rule ?? null);
    return null;
  }
  const trial = { ...now, state: now.state.clone() };
  for (const step of steps.value) {
    if (step.by === CHANCE) return { codes: null };
    const refusal = stepProblem(trial, step, line);
    if (refusal !== null) {
      refuse(session, refusal.message, refusal.rule);
      return null;
    }
    trial.game.apply(trial.state, step.by, step.code);
  }
  return { codes: steps.value.filter((step) => step.by === seat).map((step) => step.code) };
}

/**
 * A person's decision: shows the table, then asks until a move is taken or a command ends the turn. All that is listed,
 * read and refused here comes from a state sampled from the person's own view.
 */
export async function personTurn(session: Session, seat: Seat): Promise<LoopAction> {
  const { screen, lines, match } = session;
  printNews(session, seat);
  screen.print(boardLines(session, seat).join('\n'));
  const draft = new Draft(match);
  const state = (): AnyState => draft.seenBy(seat)?.state ?? draft.startOf(seat);
  const now = (): Position => ({ game: match.game, setup: match.setup, state: state() });
  const sayChoice = (): void => {
    screen.print(promptLines(session, seat, match.game.view(state(), seat)).join('\n'));
    screen.print([...choiceLines(session, seat, legalOf(now(), seat), now()), ...waitedFor(session, seat)].join('\n'));
  };
  /** True where the match took it. */
  const submit = (codes: readonly number[]): boolean => {
    const taken = match.submit(seat, codes, match.version(seat));
    if (!taken.ok) refuse(session, taken.problem.message, taken.problem.rule ?? null);
    return taken.ok;
  };
  lines.complete(() => legalOf(now(), seat).map((code) => notationOf(now(), { by: seat, code }, seat)));
  sayChoice();
  for (;;) {
    const line = await lines.ask(`${namesOf(session)(seat)}> `);
    if (line === null) return 'quit';
    if (line === '') continue;
    if (line === 'undo' && !draft.isEmpty) {
      draft.clear();
      screen.print('  The choice is open again.');
      sayChoice();
      continue;
    }
    const after = await runCommand(session, seat, line, now());
    if (after === 'again') continue;
    if (after !== null) return after;
    const read = readMoves(session, seat, line, now());
    if (read === null) continue;
    if (read.codes === null) {
      // Chance results: the match takes them where its dice are given, and says why not elsewhere.
      const taken = match.submitLine(seat, line, match.version(seat));
      if (taken.ok) return 'next';
      refuse(session, taken.problem.message, taken.problem.rule ?? null);
      continue;
    }
    const drafted = draft.put(seat, [...draft.codes, ...read.codes]);
    if (!drafted.ok && !draft.isOpen(seat)) {
      if (submit(read.codes)) return 'next';
    } else if (!drafted.ok) {
      refuse(session, drafted.problem.message, drafted.problem.rule ?? null);
    } else if (!drafted.value.isWhole) {
      const soFar = `  So far: ${draft.lineOf(seat, draft.codes)}; undo opens it again.`;
      screen.print(wrap(soFar, screen.width, '    ').join('\n'));
      sayChoice();
    } else {
      if (submit(draft.codes)) return 'next';
      draft.clear();
    }
  }
}
