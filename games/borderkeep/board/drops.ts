/** How many cards a hand must and may drop, and the whole discard made of the picked ones. */
import type { Seat } from '@marchlands/core/seat.ts';
import type { Move } from '../moves.ts';
import type { Setup } from '../setup.ts';
import type { View } from '../view/view.ts';
import { movesOf } from './panel-props.ts';
import type { Option } from './props.ts';
import { cardById } from './units.ts';

/** BK-16: the hand limit of a town, including its structures. */
export function handLimitOf(setup: Setup, { table }: View, seat: Seat): number {
  return (table.towns[seat]?.structures ?? [])
    .flatMap((id) => cardById(setup, id)?.effects ?? [])
    .reduce((sum, effect) => sum + (effect.type === 'handLimit' ? effect.amount : 0), setup.options.handLimit);
}

/** The number of cards dropped together. */
export interface DropRange {
  readonly least: number;
  readonly most: number;
}

/** The cards above the hand limit, those taken by the Vortex, or more if any may go (option voluntaryDiscard). */
export function dropRange(setup: Setup, view: View, seat: Seat, choices: readonly Option[]): DropRange {
  const { step, left, towns } = view.table;
  const all = movesOf(choices, 'drop').length;
  const over = (towns[seat]?.hand ?? 0) - handLimitOf(setup, view, seat);
  const least = Math.min(step === 'vortexDrop' ? left : Math.max(0, over), all);
  return { least, most: isFree(setup, view) ? all : least };
}

function isFree(setup: Setup, { table }: View): boolean {
  return table.step === 'drop' && setup.options.voluntaryDiscard;
}

/**
 * The whole discard of the picked cards; null if too few are picked. A discard that could continue is ended explicitly.
 */
export function dropRow(
  setup: Setup,
  view: View,
  picked: readonly string[],
  { least, most }: DropRange,
): readonly Move[] | null {
  if (picked.length < least) return null;
  const drops = picked.map((card): Move => ({ kind: 'drop', card }));
  // An empty hand is not asked.
  return isFree(setup, view) && picked.length < most ? [...drops, { kind: 'end' }] : drops;
}
