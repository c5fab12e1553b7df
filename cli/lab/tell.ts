import { summarize } from '@marchlands/bots/summary.ts';
import { summarizeFigures } from '@marchlands/lab/summary.ts';
import { givenUpLines, seriesLines } from '../simulate/summary-lines.ts';
import type { Screen } from '../terminal/screen.ts';
import { wrap } from '../terminal/wrap.ts';
import { differenceLines, figureLines, precisionLines } from './figure-lines.ts';
import type { Outcome } from './outcome.ts';

export const ABOUT_FIGURES =
  'Intervals hold together with 95 %: where many figures are looked at, each is wider (Bonferroni). Winners + tells what winners had more of than the others: what goes with winning, not what brings it about.';

/** Tells in tables what came out. */
export function tell(
  { game, experiments, about, level, differences, answer, isRepeatable }: Outcome,
  screen: Screen,
): void {
  const { style } = screen;
  for (const { plan, done } of experiments) {
    const { seats } = plan;
    screen.print(seriesLines(game, plan, done, summarize(done.matches, seats), style).join('\n'));
    for (const line of givenUpLines(plan, done)) screen.print(line);
    const figures = summarizeFigures(done.matches, seats, about, level);
    screen.print(['', ...figureLines(figures, seats, style), ''].join('\n'));
  }
  if (differences.length > 0) screen.print([...differenceLines(differences, style), ''].join('\n'));
  if (answer !== null) screen.print([...precisionLines(answer, about, experiments.length > 1), ''].join('\n'));
  screen.print(wrap(ABOUT_FIGURES, screen.width).join('\n'));
  if (!isRepeatable) screen.print('Not repeatable: a bot thinks for a time, or is a program of its own.');
}
