import { ok, type Result } from '@marchlands/core/result.ts';
import { outcomesOf } from '../trial/steps.ts';
import { type LoopAction, runCommand } from './commands.ts';
import { positionOf, type Session } from './session.ts';
import { outcomeLines, promptLines, refuse } from './show.ts';

/** An outcome by its number, its plain form, or that form's last words if they fit only one outcome. */
function readOutcome(session: Session, line: string): Result<number> {
  const { outcomeCodec } = session.match.game;
  const codes = outcomesOf(positionOf(session.match)).map(({ code }) => code);
  const ending = ` ${line.toLowerCase()}`;
  const meant = codes.filter((code) => outcomeCodec.format(code).toLowerCase().endsWith(ending));
  const counted = /^\d+$/.test(line) ? codes[Number(line) - 1] : undefined;
  const found = counted ?? (meant.length === 1 ? meant[0] : undefined);
  return found === undefined ? outcomeCodec.parse(line) : ok(found);
}

/** Dice by hand: asks for the chance outcome. */
export async function chanceTurn(session: Session): Promise<LoopAction> {
  const { screen, lines } = session;
  screen.print(promptLines(session, session.lastViewer ?? 0).join('\n'));
  screen.print(outcomeLines(session).join('\n'));
  for (;;) {
    const line = await lines.ask('Chance> ');
    if (line === null) return 'quit';
    if (line === '') continue;
    const after = await runCommand(session, session.lastViewer ?? 0, line, positionOf(session.match));
    if (after === 'again') continue;
    if (after !== null) return after;
    const read = readOutcome(session, line);
    const supplied = read.ok ? session.match.supply(read.value) : read;
    if (supplied.ok) return 'next';
    refuse(session, supplied.problem.message, supplied.problem.rule ?? null);
  }
}
