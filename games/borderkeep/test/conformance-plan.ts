import type { GamePlan } from '@marchlands/core/conformance/conformance.ts';
import { keyOf } from '@marchlands/core/conformance/exact.ts';
import type { AnyState } from '@marchlands/core/types.ts';
import { MAX_SEATS } from '../setup.ts';
import { PUBLIC, type State } from '../state.ts';

/** A state without single seats' knowledge of each other's hands: `resampler` leaves that open. */
function withoutSpying(state: AnyState): string {
  // Only ever called with Borderkeep states.
  const open = state.clone() as State;
  for (let card = 0; card < open.seen.length; card += 1) open.seen[card] &= 1 << PUBLIC;
  open.sure.fill(0, 0, PUBLIC * MAX_SEATS);
  return keyOf(open);
}

/** What every run of the suite checks of this game besides the contract. */
export const plan: GamePlan = {
  lines: [
    { seats: 1, options: {} },
    { seats: 3, options: {} },
    { seats: 2, options: { form: 'nonCard' } },
  ],
  // The next question and its data, a battle between two dice, and the end of an attack card.
  untold: [
    ...[
      'step',
      'actor',
      'victim',
      'cursor',
      'chosen',
      'left',
      'dropped',
      'sum',
      'source',
      'table',
      'bought',
      'opening',
      'artifact',
    ],
    ...['battle', 'towns.units.lost', 'towns.fallen', 'attackCard', 'discard'],
  ],
  // The first copy of a unit may omit its number.
  sameLine: (line) => line.replace(/#1\b/g, ''),
  memory: {
    options: { deck: ['farm', 'inn', 'mine', 'moat', 'dragon', 'giant', 'spies'], startHand: 2, firstAttackTurn: 1 },
    seats: 2,
    entries: 40,
    key: withoutSpying,
  },
};
