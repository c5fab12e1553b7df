/** Places of a seat that others could take. */
import { useAdvice } from '@marchlands/kit/use-advice.ts';
import { useMemo } from 'react';
import type { AttackReport } from '../advice/attack/report.ts';
import type { Setup } from '../setup.ts';
import type { View } from '../view/view.ts';
import { type Search, searching } from './search.ts';

/** By place: the attack with the greatest margin among those that succeed alone. */
export type Threats = ReadonlyMap<number, AttackReport>;

const NO_THREATS: Threats = new Map();

/** The worst attack on each place among those that succeed alone. */
export function worstOf(reports: readonly AttackReport[]): Threats {
  const worst = new Map<number, AttackReport>();
  for (const report of reports) {
    const { target, margin } = report;
    if (margin === null || margin <= 0) continue;
    if (margin > (worst.get(target)?.margin ?? 0)) worst.set(target, report);
  }
  return worst;
}

/** @param isOn false if nobody asks */
export function useThreats(setup: Setup, view: View, isOn: boolean): Threats {
  const seat = view.viewer;
  const search = useMemo<Search<Threats> | null>(
    () => (isOn && seat >= 0 ? searching(({ threatsTo }, asked) => worstOf(threatsTo(setup, asked, seat))) : null),
    [isOn, setup, seat],
  );
  return useAdvice(view, search) ?? NO_THREATS;
}
