import { CHANCE, isActing, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState } from '@marchlands/core/types.ts';
import { legalOf, notationOf } from '../trial/options.ts';
import { readLine } from '../trial/read-line.ts';
import { stepProblem } from '../trial/refusal.ts';
import { type After, runCommand } from './commands.ts';
import { boardLines, choiceLines, promptLines, refuse, tell, waitedFor } from './show.ts';
import { namesOf, type Sitting, situationOf } from './sitting.ts';

/** A choice that is being put together: the moves so far, and the position that they lead to at home. */
interface Draft {
  readonly codes: readonly number[];
  readonly state: AnyState;
}

/** A number of the list, a line of notation, or a move in its plain form, as codes; null where it was refused. */
function readMoves(sitting: Sitting, seat: Seat, line: string, draft: Draft): readonly number[] | null {
  const now = { ...situationOf(sitting.match), state: draft.state };
  const legal = legalOf(now, seat);
  if (/^\d+$/.test(line)) {
    const code = legal[Number(line) - 1];
    if (code !== undefined) return [code];
    refuse(sitting, `There is no move number ${line}; numbers go from 1 to ${legal.length}.`, null);
    return null;
  }
  const steps = readLine(now, seat, line);
  if (!steps.ok) {
    refuse(sitting, steps.problem.message, steps.problem.rule ?? null);
    return null;
  }
  const trial = { ...now, state: draft.state.clone() };
  for (const step of steps.value) {
    // What a line says of chance is for the match to judge: it may hold results only where the dice are given.
    if (step.by === CHANCE) break;
    const refusal = stepProblem(trial, step, line);
    if (refusal !== null) {
      refuse(sitting, refusal.message, refusal.rule);
      return null;
    }
    trial.game.apply(trial.state, step.by, step.code);
  }
  return steps.value.filter((step) => step.by === seat).map((step) => step.code);
}

/** Submits a line as it is where it holds chance results, else its codes. */
function submit(sitting: Sitting, seat: Seat, line: string, codes: readonly number[]): boolean {
  const { match } = sitting;
  const version = match.version(seat);
  const now = situationOf(match);
  const steps = /^\d+$/.test(line) ? null : readLine(now, seat, line);
  const withChance = steps?.ok === true && steps.value.some((step) => step.by === CHANCE);
  const taken = withChance ? match.submitLine(seat, line, version) : match.submit(seat, codes, version);
  if (!taken.ok) refuse(sitting, taken.problem.message, taken.problem.rule ?? null);
  return taken.ok;
}

/** A person's decision: shows the table, then asks until a move is taken or a command ends the turn. */
export async function personTurn(sitting: Sitting, seat: Seat): Promise<After> {
  const { screen, lines } = sitting;
  const { match } = sitting;
  tell(sitting, seat);
  screen.print(boardLines(sitting, seat).join('\n'));
  const isSimultaneous = match.awaited().length > 1;
  let draft: Draft = { codes: [], state: match.state.clone() };
  const now = () => ({ ...situationOf(match), state: draft.state });
  const sayChoice = (): void => {
    screen.print(promptLines(sitting, seat).join('\n'));
    screen.print([...choiceLines(sitting, seat, legalOf(now(), seat), now()), ...waitedFor(sitting, seat)].join('\n'));
  };
  lines.complete(() => legalOf(now(), seat).map((code) => notationOf(now(), { by: seat, code }, seat)));
  sayChoice();
  for (;;) {
    const line = await lines.ask(`${namesOf(sitting)(seat)}> `);
    if (line === null) return 'quit';
    if (line === '') continue;
    if (line === 'undo' && draft.codes.length > 0) {
      draft = { codes: [], state: match.state.clone() };
      screen.print('  The choice is open again.');
      sayChoice();
      continue;
    }
    const after = await runCommand(sitting, seat, line, now());
    if (after === 'again') continue;
    if (after !== null) return after;
    const codes = readMoves(sitting, seat, line, draft);
    if (codes === null) continue;
    if (!isSimultaneous) {
      if (submit(sitting, seat, line, codes)) return 'next';
      continue;
    }
    for (const code of codes) match.game.apply(draft.state, seat, code);
    draft = { codes: [...draft.codes, ...codes], state: draft.state };
    if (isActing(match.game.actors(draft.state), seat)) {
      const steps = draft.codes.map((code) => ({ by: seat, code }));
      screen.print(`  So far: ${match.game.notation.format(match.state, steps, seat).join(' ')}; undo opens it again.`);
      sayChoice();
    } else {
      const taken = match.submit(seat, draft.codes, match.version(seat));
      if (taken.ok) return 'next';
      refuse(sitting, taken.problem.message, taken.problem.rule ?? null);
      draft = { codes: [], state: match.state.clone() };
    }
  }
}
