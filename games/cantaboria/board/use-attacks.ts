/** Attacks on the chosen place by any seat, and the targets within reach of the seat at this screen. */
import type { Seat } from '@marchlands/core/seat.ts';
import { useAdvice } from '@marchlands/kit/use-advice.ts';
import { useMemo, useState } from 'react';
import type { PlayedAttack } from '../advice/attack/played.ts';
import type { AttackReport } from '../advice/attack/report.ts';
import type { Setup } from '../setup.ts';
import type { View } from '../view/view.ts';
import { type Search, searching } from './search.ts';

export interface Attacks {
  /** Whether the attackers of the chosen place were asked for. */
  readonly isAsked: boolean;
  /** Null until computed. */
  readonly found: readonly PlayedAttack[] | null;
  /** The attack shown in full and drawn. */
  readonly shown: PlayedAttack | null;
  /** Whether the deciding seat's targets were asked for. */
  readonly asksTargets: boolean;
  /** Null until computed. */
  readonly targets: readonly AttackReport[] | null;
  ask(isAsked: boolean): void;
  askTargets(isAsked: boolean): void;
  /** Shows another attack in full; null for none. */
  show(by: Seat | null): void;
}

/** @param place the chosen one as the view numbers it; null if none is chosen or a choice is being composed */
export function useAttacks(setup: Setup, view: View, place: number | null, choosing: Seat | null): Attacks {
  const [isAsked, ask] = useState(false);
  const [asksTargets, askTargets] = useState(false);
  const [picked, pick] = useState<{ readonly of: readonly PlayedAttack[]; readonly by: Seat | null } | null>(null);
  const onPlace = useMemo<Search<readonly PlayedAttack[]> | null>(
    () => (isAsked && place !== null ? searching(({ attacksOn }, asked) => attacksOn(setup, asked, place)) : null),
    [isAsked, setup, place],
  );
  const found = useAdvice(view, onPlace);
  const byOneself = useMemo<Search<readonly AttackReport[]> | null>(
    () =>
      asksTargets && choosing !== null ? searching(({ targetsOf }, asked) => targetsOf(setup, asked, choosing)) : null,
    [asksTargets, setup, choosing],
  );
  const targets = useAdvice(view, byOneself);
  // A seat that can attack sees its own attack first, else the worst one.
  const first = found?.find(({ report }) => report.by === choosing) ?? found?.at(0) ?? null;
  const isPicked = picked !== null && picked.of === found;
  const shown = isPicked ? (found.find(({ report }) => report.by === picked.by) ?? null) : first;
  return {
    ...{ isAsked, found, shown, asksTargets, targets, ask, askTargets },
    show: (by) => {
      if (found !== null) pick({ of: found, by });
    },
  };
}
