/** How many cards a hand must let go, how many it may, and the whole discard of those picked for it. */
import type { Seat } from '@marchlands/core/seat.ts';
import type { Move } from '../moves.ts';
import type { Setup } from '../setup.ts';
import type { View } from '../view/view.ts';
import { ofKind } from './panel-props.ts';
import type { Option } from './props.ts';
import { cardById } from './units.ts';

/** BK-16: the hand limit of a town with what its structures add. */
export function handLimitOf(setup: Setup, { table }: View, seat: Seat): number {
  return (table.towns[seat]?.structures ?? [])
    .flatMap((id) => cardById(setup, id)?.effects ?? [])
    .reduce((sum, effect) => sum + (effect.type === 'handLimit' ? effect.amount : 0), setup.options.handLimit);
}

/** How many cards go together. */
export interface DropRange {
  readonly least: number;
  readonly most: number;
}

/** The cards above the hand limit, those that the Vortex takes, or more where any may go (option voluntaryDiscard). */
export function dropRange(setup: Setup, view: View, seat: Seat, choices: readonly Option[]): DropRange {
  const { step, left, towns } = view.table;
  const all = ofKind(choices, 'drop').length;
  const over = (towns[seat]?.hand ?? 0) - handLimitOf(setup, view, seat);
  const least = Math.min(step === 'vortexDrop' ? left : Math.max(0, over), all);
  return { least, most: isFree(setup, view) ? all : least };
}

function isFree(setup: Setup, { table }: View): boolean {
  return table.step === 'drop' && setup.options.voluntaryDiscard;
}

/** The whole discard of the picked cards; null where too few are picked. What may be more is ended in so many words. */
export function dropRow(
  setup: Setup,
  view: View,
  picked: readonly string[],
  { least, most }: DropRange,
): readonly Move[] | null {
  if (picked.length < least) return null;
  const drops = picked.map((card): Move => ({ kind: 'drop', card }));
  // A hand that is empty is not asked about.
  return isFree(setup, view) && picked.length < most ? [...drops, { kind: 'end' }] : drops;
}
