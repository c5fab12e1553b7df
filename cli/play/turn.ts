import { Draft } from '@marchlands/core/match/draft.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { Position } from '../sources/position.ts';
import { wrap } from '../terminal/wrap.ts';
import { legalOf, notationOf } from '../trial/steps.ts';
import { choosing, takeLine } from './choice.ts';
import { type LoopAction, runCommand } from './commands.ts';
import { namesOf, type Session } from './session.ts';
import { boardLines, choiceLines, printNews, promptLines, refuse, waitedFor } from './show.ts';

/**
 * A person's decision: shows the table, then asks until a move is taken or a command ends the turn. Lists, reading and
 * refusals use a state sampled from the person's own view.
 */
export async function personTurn(session: Session, seat: Seat): Promise<LoopAction> {
  const { screen, lines, match } = session;
  printNews(session, seat);
  screen.print(boardLines(session, seat).join('\n'));
  const draft = new Draft(match);
  const now = (): Position => choosing(match, draft, seat);
  const sayChoice = (): void => {
    screen.print(promptLines(session, seat, match.game.view(now().state, seat)).join('\n'));
    screen.print([...choiceLines(session, seat, legalOf(now(), seat), now()), ...waitedFor(session, seat)].join('\n'));
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
    const taken = takeLine(match, draft, seat, line);
    if (!taken.ok) refuse(session, taken.problem.message, taken.problem.rule ?? null);
    else if (taken.value) return 'next';
    else {
      const soFar = `  So far: ${draft.lineOf(seat, draft.codes)}; undo opens it again.`;
      screen.print(wrap(soFar, screen.width, '    ').join('\n'));
      sayChoice();
    }
  }
}
