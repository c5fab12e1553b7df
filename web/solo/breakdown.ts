import { type Interval, Mean, wilson } from '@marchlands/bots/stats.ts';
import { type CameBy, joined } from '@marchlands/core/match/counted.ts';
import type { SoloResult } from './result.ts';

/** Results with something in common, such as the seat. */
export interface Share<K> {
  readonly key: K;
  readonly won: number;
  readonly n: number;
  /** The share won, with its 95 % interval. */
  readonly rate: Interval;
}

/** By the person's seat; ignores older results without it. */
export function bySeat(results: readonly SoloResult[]): readonly Share<number>[] {
  return sharesBy(results, ({ seat }) => seat).sort((a, b) => a.key - b.key);
}

/** The opponents: bots' levels and persons' names, each in order. */
export interface Opponents {
  readonly levels: readonly string[];
  readonly others: readonly string[];
}

/** By the bots' levels and the others' names, as the JSON of `Opponents`; the most recently met first. */
export function byOpponents(results: readonly SoloResult[]): readonly Share<string>[] {
  return sharesBy([...results].reverse(), ({ levels, others = [] }) => {
    const met: Opponents = { levels: [...levels].sort(), others: [...others].sort() };
    return JSON.stringify(met);
  });
}

/** By one label of the lab: the opening. Leaves out matches without it; the most frequent first. */
export function byOpening(results: readonly SoloResult[], label: string): readonly Share<string>[] {
  return sharesBy(results, ({ counted }) => counted?.labels[label]).sort((a, b) => b.n - a.n);
}

/** The chance results of all these matches: after the person's own moves only, or all. */
export function chanceIn(results: readonly SoloResult[], of: 'own' | 'all'): CameBy {
  return results.reduce<CameBy>((sum, { counted }) => (counted === undefined ? sum : joined(sum, counted[of])), {});
}

function sharesBy<K>(results: readonly SoloResult[], keyOf: (one: SoloResult) => K | undefined): Share<K>[] {
  const groups = new Map<K, { won: number; n: number }>();
  for (const one of results) {
    const key = keyOf(one);
    if (key === undefined) continue;
    const group = groups.get(key) ?? { won: 0, n: 0 };
    groups.set(key, { won: group.won + Number(one.result === 'won'), n: group.n + 1 });
  }
  return [...groups].map(([key, { won, n }]) => ({ key, won, n, rate: wilson(won, n) }));
}

/** A person's reviews over several matches. */
export interface Play {
  /** The reviewed matches, in the order played. */
  readonly matches: readonly (SoloResult & Required<Pick<SoloResult, 'reviewed'>>)[];
  /** Share of the win that chance gave in a match, -1..1. */
  readonly luck: Interval;
  /** Share of the win given away per choice that mattered: total loss divided by their number, 0..1. */
  readonly rate: number;
}

/** Null before the first reviewed match. */
export function playOf(results: readonly SoloResult[]): Play | null {
  const matches = results.flatMap((one) => (one.reviewed === undefined ? [] : [{ ...one, reviewed: one.reviewed }]));
  if (matches.length === 0) return null;
  const luck = new Mean();
  let [lost, mattered] = [0, 0];
  for (const { reviewed } of matches) {
    luck.add(reviewed.luck);
    lost += reviewed.lost;
    mattered += reviewed.mattered;
  }
  return { matches, luck: luck.bounded(-1, 1), rate: mattered === 0 ? 0 : lost / mattered };
}
