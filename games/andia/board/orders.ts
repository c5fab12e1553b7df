/** The orders that are drawn on the map. */
import type { Considered } from '@marchlands/kit/board.ts';
import type { OwnProps } from '@marchlands/kit/define-board.tsx';
import { chosenOf, type Ground, groundOf } from '../advice/ground.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Types } from '../types.ts';
import type { DrawnOrder } from './map.tsx';
import { isBlank, orderOn, placedOn, type Sheet, sheetOf } from './sheet.ts';

type Given = Pick<OwnProps<Types, Event>, 'setup' | 'view' | 'hints' | 'pointed' | 'recent' | 'choosing'>;

/** Opacity of the previous turn's orders. */
const PAST = 0.3;

/**
 * Orders on the map: the composed or sealed one; a hint; that of the log line under the pointer; those of the previous
 * turn.
 */
export function ordersOf(props: Given, ground: Ground | null, sheet: Sheet): readonly DrawnOrder[] {
  const { setup, view, hints, pointed, recent, choosing } = props;
  const drawn: DrawnOrder[] = [];
  if (pointed?.kind === 'orderRevealed') {
    drawn.push({ ...pointed.order, seat: pointed.seat, placed: new Map(), strength: 1 });
  }
  if (isBlank(sheet)) {
    for (const event of recent) {
      if (event.kind !== 'orderRevealed') continue;
      drawn.push({ ...event.order, seat: event.seat, placed: new Map(), strength: PAST });
    }
  }
  if (ground !== null) drawn.push(...hintsOf(hints, ground));
  if (ground !== null && pointed === null) {
    drawn.push({ ...orderOn(sheet), seat: ground.seat, placed: placedOn(ground, sheet), strength: 1 });
  }
  if (choosing !== null) return drawn;
  for (const { seat, chosen } of view.own?.choices ?? []) {
    if (chosen.length === 0) continue;
    const at = groundOf(setup, view, seat);
    const choice = chosenOf(at, chosen);
    drawn.push({ ...choice.order, seat, placed: placedOn(at, sheetOf(choice)), strength: 1 });
  }
  return drawn;
}

/** A mixture of orders, each as opaque as it is likely. */
function hintsOf(hints: readonly Considered<Move>[], ground: Ground): readonly DrawnOrder[] {
  return hints.map(({ moves, probability }, i) => {
    const chosen = chosenOf(ground, moves);
    return {
      ...chosen.order,
      seat: ground.seat,
      placed: placedOn(ground, sheetOf(chosen)),
      strength: 0.25 + 0.5 * (probability ?? (i === 0 ? 1 : 0.2)),
    };
  });
}
