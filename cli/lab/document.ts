import { causeText } from '../simulate/summary-lines.ts';
import type { Outcome } from './outcome.ts';

/** The results, for other programs. */
export function labDocument({ game, forms, level, evaluation, answer, nearest, isRepeatable }: Outcome): object {
  const [{ plan }] = forms;
  const { seats, seed, bots } = plan;
  return {
    ...{ game: game.id, rulesVersion: game.rulesVersion, seats, seed, bots, repeatable: isRepeatable, level },
    ...{ evaluation, precision: answer, target: nearest },
    forms: forms.map(({ name, plan: { options }, done, luck, figures, differences, uses, labels, things }) => ({
      ...{ name, options, matches: done.matches.length },
      unfinished: done.unfinished.map(({ index, cause }) => ({ index, reason: causeText(cause) })),
      ...{ luck, figures, differences, uses, labels, things },
    })),
  };
}
