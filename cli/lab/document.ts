import { summarizeFigures } from '@marchlands/lab/summary.ts';
import { causeText } from '../simulate/summary-lines.ts';
import type { Outcome } from './outcome.ts';

/** What came out, for other programs. */
export function labDocument({ game, experiments, about, level, differences, answer, isRepeatable }: Outcome): object {
  const [{ plan }] = experiments;
  const { seats, seed, bots } = plan;
  const forms = experiments.map(({ plan: { options }, done }) => ({
    ...{ options, matches: done.matches.length },
    unfinished: done.unfinished.map(({ index, cause }) => ({ index, reason: causeText(cause) })),
    figures: summarizeFigures(done.matches, seats, about, level),
  }));
  const head = { game: game.id, rulesVersion: game.rulesVersion, seats, seed, bots, repeatable: isRepeatable };
  return { ...head, level, precision: answer, forms, differences };
}
