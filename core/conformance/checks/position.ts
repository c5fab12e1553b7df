import { isAtRest } from '../../partial.ts';
import { problemText } from '../../result.ts';
import { EVERYTHING } from '../../seat.ts';
import { fault, type Moment, nameViewer } from '../moment.ts';
import { difference, plainProblem, textOf } from '../plain.ts';
import { checkSame } from './bytes.ts';

/**
 * A position written for EVERYTHING and read back is the same state; one written for a viewer gives it the same view.
 */
export function position(moment: Moment): void {
  const { game, setup, state, viewers, rng } = moment;
  const json = game.position.format(state, EVERYTHING);
  const problem = plainProblem(json);
  if (problem !== null) fault('position', `the position is not plain JSON data: ${problem}`);
  const read = game.position.parse(setup, JSON.parse(textOf(json)));
  if (!read.ok) fault('position', `its own position is refused: ${problemText(read.problem)}`);
  checkSame('position', 'a position written and read back', read.value, state);
  // Views exist only if no seat is inside a choice that is sent whole.
  if (!isAtRest(game, state)) return;
  for (const viewer of viewers) {
    const masked = game.position.format(state, viewer);
    const maskedProblem = plainProblem(masked);
    if (maskedProblem !== null) fault('position', `the position of ${nameViewer(viewer)}: ${maskedProblem}`);
    const filled = game.position.parse(setup, JSON.parse(textOf(masked)), rng);
    if (!filled.ok)
      fault('position', `the position of ${nameViewer(viewer)} is refused: ${problemText(filled.problem)}`);
    const found = game.view(filled.value, viewer);
    const wanted = game.view(state, viewer);
    if (textOf(found) !== textOf(wanted)) {
      fault('position', `the position of ${nameViewer(viewer)} shows it something else: ${difference(found, wanted)}`);
    }
  }
}
