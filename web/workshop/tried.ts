import type { Interval } from '@marchlands/bots/stats.ts';
import { isRecord } from '@marchlands/core/result.ts';
import { summarizeFigures, together } from '@marchlands/lab/summary.ts';
import { KeptItem } from '../online/kept-item.ts';
import type { Variant } from './trial.ts';
import type { TrialState } from './use-trial.ts';

/** A tried variant with the figures for comparing variants. */
export interface Tried {
  readonly gameId: string;
  readonly variant: Variant;
  /** Share of wins of the first seat; null if it plays alone. */
  readonly firstSeat: Interval | null;
  readonly decisions: Interval;
}

/** Most stored variants; the oldest is dropped. */
const MOST = 20;

function isTried(value: unknown): value is Tried {
  return (
    isRecord(value) && typeof value['gameId'] === 'string' && isRecord(value['variant']) && isRecord(value['decisions'])
  );
}

export const tried = new KeptItem<readonly Tried[]>('marchlands.variants', (value) =>
  Array.isArray(value) ? value.filter(isTried) : [],
);

const nameOf = ({ gameId, variant }: Tried): string => JSON.stringify([gameId, variant]);

export function forget(one: Tried): void {
  tried.set(tried.get().filter((other) => nameOf(other) !== nameOf(one)));
}

/** Stores a completed trial: of the changed rules, or of the standard ones if none was changed. */
export function keep({ trial, forms }: Pick<TrialState, 'trial' | 'forms'>): void {
  const { variant, about, plans } = trial;
  const { seats } = variant;
  const [wins, decisions] = summarizeFigures(
    forms[forms.length - 1],
    seats,
    { wins: about['wins'], decisions: about['decisions'] },
    together(2),
  );
  const one: Tried = {
    ...{ gameId: plans[0].game, variant, decisions: decisions.mean },
    firstSeat: seats > 1 ? (wins.seats?.[0] ?? null) : null,
  };
  tried.set([one, ...tried.get().filter((other) => nameOf(other) !== nameOf(one))].slice(0, MOST));
}
