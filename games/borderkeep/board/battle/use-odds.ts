/** Odds for the screen, computed after it is painted; sampled ones in small steps. */
import type { Seat } from '@marchlands/core/seat.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Odds } from '../../advice/odds/odds.ts';
import { errorOf } from '../../advice/odds/played-out.ts';
import { attackOdds, type Sampling } from '../../advice/preview.ts';
import type { Setup } from '../../setup.ts';
import type { View } from '../../view/view.ts';

/** A function that computes odds; null if there is no battle. */
export type Ask = (sampling: Sampling) => Odds | null;

/** Battles in one step: a few milliseconds, so that the screen stays responsive. */
const GO = 25;
/** The most steps; together they bring the error to about one in a hundred. */
const GOES = 80;
/** Milliseconds of exact odds before yielding to the screen. */
const PATIENCE = 12;

/** Combined samples of two steps. */
function pooled(one: Odds | null, n: number, other: Odds): Odds {
  if (one === null) return other;
  const mean = (a: number, b: number): number => (a * n + b) / (n + 1);
  const attackers = mean(one.attackers, other.attackers);
  return {
    ...other,
    attackers,
    town: mean(one.town, other.town),
    neither: mean(one.neither, other.neither),
    samples: GO * (n + 1),
    error: errorOf(attackers, GO * (n + 1)),
  };
}

/**
 * The odds of several questions, by key, as far as computed.
 * @param asks by key; the questions count as unchanged while `what` is the same
 * @param what the view, or whatever else the answers depend on
 * @param goes the most sampling steps
 */
export function useOdds<K>(asks: ReadonlyMap<K, Ask> | null, what: unknown, goes = GOES): ReadonlyMap<K, Odds | null> {
  const [known, setKnown] = useState<{ readonly of: unknown; readonly odds: ReadonlyMap<K, Odds | null> }>({
    of: null,
    odds: new Map(),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `what` stands for the questions
  useEffect(() => {
    if (asks === null) return;
    const odds = new Map<K, Odds | null>();
    const open = [...asks];
    const counts = new Map<K, number>();
    let timer = 0;
    const go = (): void => {
      const start = performance.now();
      while (open.length > 0 && performance.now() - start < PATIENCE) {
        const next = open.shift();
        if (next === undefined) break;
        const [key, ask] = next;
        const n = counts.get(key) ?? 0;
        const found = ask({ samples: GO, seed: `odds ${n}` });
        odds.set(key, found === null || found.samples === null ? found : pooled(odds.get(key) ?? null, n, found));
        counts.set(key, n + 1);
        // A sampled question comes again after all others have had their turn.
        if (found !== null && found.samples !== null && n + 1 < goes) open.push(next);
      }
      setKnown({ of: what, odds: new Map(odds) });
      if (open.length > 0) timer = window.setTimeout(go, 16);
    };
    timer = window.setTimeout(go, 0);
    return () => window.clearTimeout(timer);
  }, [asks === null, what, goes]);
  return known.of === what ? known.odds : new Map();
}

/**
 * The odds of one question, as far as computed.
 * @param ask must stay the same for the same question; null for none
 * @returns undefined until computed, null if there is no question or no battle
 */
export function useOddsOf(ask: Ask | null): Odds | null | undefined {
  const asks = useMemo(() => (ask === null ? null : new Map([[0, ask]])), [ask]);
  const odds = useOdds(asks, asks).get(0);
  return ask === null ? null : odds;
}

/**
 * The odds of an attack before its card is played, as in `attackOdds`.
 * @param card null for no question
 * @returns undefined until computed, null if there would be no battle
 */
export function useAttackOdds(
  setup: Setup,
  view: View,
  card: string | null,
  victim?: Seat,
  raiders?: readonly number[],
): Odds | null | undefined {
  const ask = useMemo<Ask | null>(
    () => (card === null ? null : (sampling) => attackOdds(setup, view, card, victim, raiders, sampling)),
    [setup, view, card, victim, raiders],
  );
  return useOddsOf(ask);
}
