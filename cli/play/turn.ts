import type { AnyState } from '@marchlands/core/game.ts';
import { ok, problemText, type Result } from '@marchlands/core/result.ts';
import { CHANCE, isActing, type Seat } from '@marchlands/core/seat.ts';
import { wrap } from '../terminal/wrap.ts';
import { chancesOf, legalOf, notationOf } from '../trial/options.ts';
import { readLine } from '../trial/read-line.ts';
import { stepProblem } from '../trial/refusal.ts';
import { type After, runCommand } from './commands.ts';
import { namesOf, type Session, situationOf } from './session.ts';
import { boardLines, choiceLines, outcomeLines, promptLines, tell, waitedFor } from './show.ts';

/** Prints a refusal, with the rule to look up. */
export function refuse({ screen }: Session, message: string, rule: string | null): void {
  const source = rule === null ? '' : ` (${rule})`;
  screen.print(wrap(`  ${message}${source}`, screen.width, '  ').join('\n'));
}

/** A choice that is being put together: the moves so far, and the position that they lead to at home. */
interface Draft {
  readonly codes: readonly number[];
  readonly state: AnyState;
}

/** A number of the list, a line of notation, or a move in its plain form, as codes; null where it was refused. */
function readMoves(session: Session, seat: Seat, line: string, draft: Draft): readonly number[] | null {
  const now = { ...situationOf(session.match), state: draft.state };
  const legal = legalOf(now, seat);
  if (/^\d+$/.test(line)) {
    const code = legal[Number(line) - 1];
    if (code !== undefined) return [code];
    refuse(session, `There is no move number ${line}; numbers go from 1 to ${legal.length}.`, null);
    return null;
  }
  const steps = readLine(now, seat, line);
  if (!steps.ok) {
    refuse(session, problemText({ message: steps.problem.message }), steps.problem.rule ?? null);
    return null;
  }
  const trial = { ...now, state: draft.state.clone() };
  for (const step of steps.value) {
    // What a line says of chance is for the match to judge: it may hold results only where the dice are given.
    if (step.by === CHANCE) break;
    const refusal = stepProblem(trial, step, line);
    if (refusal !== null) {
      refuse(session, refusal.message, refusal.rule);
      return null;
    }
    trial.game.apply(trial.state, step.by, step.code);
  }
  return steps.value.filter((step) => step.by === seat).map((step) => step.code);
}

/** Submits a line as it is where it holds chance results, else its codes. */
function submit(session: Session, seat: Seat, line: string, codes: readonly number[]): boolean {
  const { match } = session;
  const version = match.version(seat);
  const now = situationOf(match);
  const steps = /^\d+$/.test(line) ? null : readLine(now, seat, line);
  const withChance = steps?.ok === true && steps.value.some((step) => step.by === CHANCE);
  const taken = withChance ? match.submitLine(seat, line, version) : match.submit(seat, codes, version);
  if (!taken.ok) refuse(session, taken.problem.message, taken.problem.rule ?? null);
  return taken.ok;
}

/** Clears the screen and waits for the next person, where people have secrets from each other. */
export async function handOver(session: Session, seat: Seat): Promise<boolean> {
  const { screen, lines } = session;
  if (screen.isTerminal) screen.write('\u001b[2J\u001b[3J\u001b[H');
  else screen.print('\n'.repeat(3));
  const name = namesOf(session)(seat);
  const answer = await lines.ask(`Hand the screen to ${name}. ${name}: press Enter when nobody else looks. `);
  return answer !== null;
}

/** A person's decision: shows the table, then asks until a move is taken or a command ends the turn. */
export async function personTurn(session: Session, seat: Seat): Promise<After> {
  const { screen, lines } = session;
  const { match } = session;
  tell(session, seat);
  screen.print(boardLines(session, seat).join('\n'));
  const isSimultaneous = match.awaited().length > 1;
  let draft: Draft = { codes: [], state: match.state.clone() };
  const now = () => ({ ...situationOf(match), state: draft.state });
  const sayChoice = (): void => {
    screen.print(promptLines(session, seat).join('\n'));
    screen.print([...choiceLines(session, seat, legalOf(now(), seat), now()), ...waitedFor(session, seat)].join('\n'));
  };
  lines.complete(() => legalOf(now(), seat).map((code) => notationOf(now(), { by: seat, code }, seat)));
  sayChoice();
  for (;;) {
    const line = await lines.ask(`${namesOf(session)(seat)}> `);
    if (line === null) return 'quit';
    if (line === '') continue;
    if (line === 'undo' && draft.codes.length > 0) {
      draft = { codes: [], state: match.state.clone() };
      screen.print('  The choice is open again.');
      sayChoice();
      continue;
    }
    const after = await runCommand(session, seat, line, now());
    if (after === 'again') continue;
    if (after !== null) return after;
    const codes = readMoves(session, seat, line, draft);
    if (codes === null) continue;
    if (!isSimultaneous) {
      if (submit(session, seat, line, codes)) return 'next';
      continue;
    }
    for (const code of codes) match.game.apply(draft.state, seat, code);
    draft = { codes: [...draft.codes, ...codes], state: draft.state };
    if (isActing(match.game.actors(draft.state), seat)) {
      sayChoice();
    } else {
      const taken = match.submit(seat, draft.codes, match.version(seat));
      if (taken.ok) return 'next';
      refuse(session, taken.problem.message, taken.problem.rule ?? null);
      draft = { codes: [], state: match.state.clone() };
    }
  }
}

/** An outcome by its number, its plain form, or the last words of that where they fit one outcome alone. */
function readOutcome(session: Session, line: string): Result<number> {
  const { outcomeCodec } = session.match.game;
  const codes = chancesOf(situationOf(session.match)).map(({ code }) => code);
  const ending = ` ${line.toLowerCase()}`;
  const meant = codes.filter((code) => outcomeCodec.format(code).toLowerCase().endsWith(ending));
  const counted = /^\d+$/.test(line) ? codes[Number(line) - 1] : undefined;
  const found = counted ?? (meant.length === 1 ? meant[0] : undefined);
  return found === undefined ? outcomeCodec.parse(line) : ok(found);
}

/** Dice by hand: asks what chance brings. */
export async function chanceTurn(session: Session): Promise<After> {
  const { screen, lines } = session;
  screen.print(promptLines(session, session.looker ?? 0).join('\n'));
  screen.print(outcomeLines(session).join('\n'));
  for (;;) {
    const line = await lines.ask('Chance> ');
    if (line === null) return 'quit';
    if (line === '') continue;
    const after = await runCommand(session, session.looker ?? 0, line, situationOf(session.match));
    if (after === 'again') continue;
    if (after !== null) return after;
    const read = readOutcome(session, line);
    const supplied = read.ok ? session.match.supply(read.value) : read;
    if (supplied.ok) return 'next';
    refuse(session, supplied.problem.message, supplied.problem.rule ?? null);
  }
}
