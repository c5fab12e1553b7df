import { EVERYTHING, SPECTATOR } from '../../seat.ts';
import { fault, type Moment, nameViewer } from '../moment.ts';
import { difference, plainProblem, textOf } from '../plain.ts';

/** Views are plain data, name their viewer, are reproducible, and share one table. */
export function views(moment: Moment): void {
  const { game, state, viewers } = moment;
  const table = game.view(state, SPECTATOR).table;
  for (const viewer of [...viewers, EVERYTHING]) {
    const view = game.view(state, viewer);
    const problem = plainProblem(view);
    if (problem !== null) fault('view', `the view of ${nameViewer(viewer)} is not plain JSON data: ${problem}`);
    if (view.viewer !== viewer)
      fault('view', `the view of ${nameViewer(viewer)} says that it is that of ${view.viewer}`);
    if (textOf(view.table) !== textOf(table)) {
      fault('view', `${nameViewer(viewer)} sees another table than the spectator: ${difference(view.table, table)}`);
    }
    const again = game.view(state, viewer);
    if (textOf(again) !== textOf(view)) fault('view', `seen twice, it differs: ${difference(again, view)}`);
  }
}
