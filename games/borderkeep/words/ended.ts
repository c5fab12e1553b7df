/** What an `end` ends, in any language. */
import type { Seat } from '@marchlands/core/seat.ts';
import { choiceText, type SeatName } from '@marchlands/core/words.ts';
import type { Move } from '../moves.ts';
import type { Setup } from '../setup.ts';
import { STEP, type State } from '../state.ts';
import type { Types } from '../types.ts';

/** What can be ended, as the words name it; `events` is drawing in the form without cards. */
export type Ended = 'draw' | 'events' | 'build' | 'attack' | 'heal';

const ENDED = new Map<number, Ended>([
  [STEP.build, 'build'],
  [STEP.attack, 'attack'],
  [STEP.heal, 'heal'],
]);

/** What `end` ends now (D-01, D-05, D-07, D-17). */
function endedBy(s: State): Ended {
  return ENDED.get(s.step) ?? (s.setup.hasCards ? 'draw' : 'events');
}

/**
 * A choice that names what its end ends, as the buttons do.
 * @param moveText a move of the choice in words
 * @param ends what each end is called
 */
export function choiceTold(
  moveText: (move: Move, setup: Setup, name: SeatName) => string,
  ends: { readonly [ended in Ended]: string },
  moves: readonly Move[],
  before: State,
  seat: Seat,
  name: SeatName,
): string {
  const move = (one: Move, setup: Setup): string =>
    one.kind === 'end' ? ends[endedBy(before)] : moveText(one, setup, name);
  return choiceText<Types>({ move }, moves, before, seat, name);
}
