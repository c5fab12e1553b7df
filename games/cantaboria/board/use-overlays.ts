/** Optional layers over the map: the points of all places, and the places under threat. */
import { useAdvice } from '@marchlands/kit/use-advice.ts';
import { useMemo, useState } from 'react';
import type { AttackReport } from '../advice/attack/report.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';
import { nameOf } from '../view/names.ts';
import type { View } from '../view/view.ts';
import { type Search, searching } from './search.ts';

export interface Overlays {
  readonly showsForce: boolean;
  readonly showsThreats: boolean;
  /** Ids of the places that others could take, if shown. */
  readonly threatened: ReadonlySet<string>;
  onForce(): void;
  onThreats(): void;
}

export function useOverlays(state: State, view: View): Overlays {
  const [showsForce, setForce] = useState(false);
  const [showsThreats, setThreats] = useState(false);
  const threats = useThreats(state.setup, view, showsThreats);
  const threatened = useMemo(() => new Set([...threats.keys()].map((place) => nameOf(state, place))), [threats, state]);
  return {
    ...{ showsForce, showsThreats, threatened },
    onForce: () => setForce(!showsForce),
    onThreats: () => setThreats(!showsThreats),
  };
}

/** By place: the attack with the greatest margin among those that succeed alone. */
type Threats = ReadonlyMap<number, AttackReport>;

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
function useThreats(setup: Setup, view: View, isOn: boolean): Threats {
  const seat = view.viewer;
  const search = useMemo<Search<Threats> | null>(
    () => (isOn && seat >= 0 ? searching(({ threatsTo }, asked) => worstOf(threatsTo(setup, asked, seat))) : null),
    [isOn, setup, seat],
  );
  return useAdvice(view, search) ?? NO_THREATS;
}
