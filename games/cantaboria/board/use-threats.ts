/** Places of a seat that others could take: searched exactly, so only where it is asked for, and after the picture. */
import { useEffect, useState } from 'react';
import type { AttackReport } from '../advice/attack/report.ts';
import type { Setup } from '../setup.ts';
import type { View } from '../view/view.ts';

/** By place: the attack with the greatest margin of those that succeed alone. */
export type Threats = ReadonlyMap<number, AttackReport>;

export const NO_THREATS: Threats = new Map();

/** The worst of attacks for each place, of those that need nobody's help. */
export function worstOf(reports: readonly AttackReport[]): Threats {
  const worst = new Map<number, AttackReport>();
  for (const report of reports) {
    const { target, margin } = report;
    if (margin === null || margin <= 0) continue;
    if (margin > (worst.get(target)?.margin ?? 0)) worst.set(target, report);
  }
  return worst;
}

/** @param isOn false where nobody asks */
export function useThreats(setup: Setup, view: View, isOn: boolean): Threats {
  const [found, setFound] = useState<{ readonly of: View; readonly threats: Threats } | null>(null);
  const isAsked = isOn && view.viewer >= 0;
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    async function search() {
      const { threatsTo } = await import('../advice/threats.ts');
      if (isWanted) setFound({ of: view, threats: worstOf(threatsTo(setup, view, view.viewer)) });
    }
    const timer = window.setTimeout(() => void search());
    return () => {
      isWanted = false;
      window.clearTimeout(timer);
    };
  }, [isAsked, setup, view]);
  return isAsked && found !== null && found.of === view ? found.threats : NO_THREATS;
}
