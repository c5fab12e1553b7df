/** How many cards a hand must let go, and which are picked for it. */
import type { Seat } from '@marchlands/core/seat.ts';
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

/** How many cards go now, all together: those above the hand limit, those that the Vortex takes, or any that may. */
export function dropCount(setup: Setup, view: View, seat: Seat, choices: readonly Option[]): number {
  const { table } = view;
  const over = (table.towns[seat]?.hand ?? 0) - handLimitOf(setup, view, seat);
  const all = ofKind(choices, 'drop').length;
  if (ofKind(choices, 'end').length > 0) return all;
  return Math.min(table.step === 'vortexDrop' ? table.left : Math.max(1, over), all);
}

/** The picked cards with one more or one less; beyond the number that must go the one picked first stays after all. */
export function toggled(picked: readonly string[], card: string, count: number): readonly string[] {
  if (picked.includes(card)) return picked.filter((one) => one !== card);
  return [...picked, card].slice(-Math.max(1, count));
}
