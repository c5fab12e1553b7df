import { summarize } from '@marchlands/bots/summary.ts';
import { givenUpLines, seriesLines } from '../simulate/summary-lines.ts';
import type { Screen } from '../terminal/screen.ts';
import { wrap } from '../terminal/wrap.ts';
import {
  controlledLines,
  differenceLines,
  figureLines,
  isShown,
  luckLine,
  precisionLines,
  sweepLines,
  thingLines,
} from './figure-lines.ts';
import type { FormOutcome, Outcome } from './outcome.ts';
import { nearestLines } from './target-flag.ts';

export const ABOUT_FIGURES =
  'All intervals together hold with 95 % confidence: with many figures, each is wider (Bonferroni). Winners + is the winners’ excess over the others: it shows what goes with winning, not what causes it.';

export const ABOUT_CONTROLLED =
  'One more of: the increase of a seat’s share of the win by one more of it, if all other choices of the seat and of the others in the match are equal, and apart from seat and player (least squares over whole deals, which are the clusters). Began with: the excess of these seats’ wins over those of the same players in the same seats on average. Who used a thing: the same for the seats that used a single card, tile and so on, and the increase that goes with one more of it. All compare like with like, but they are no experiment: an uncounted factor may be the cause, and a player who is ahead, or plays longer, uses more of everything.';

/** Figures with shown changes, by title; a seat's figure only if the mean has none. */
function changesOf({ differences }: FormOutcome): readonly string[] {
  return [...new Set(differences.filter(isShown).map(({ title }) => title))];
}

/** Prints the results in tables. */
export function tell({ game, forms, about, answer, nearest, isRepeatable }: Outcome, screen: Screen): void {
  const { style } = screen;
  const [{ plan }] = forms;
  const { seats } = plan;
  // A sweep's forms are shown side by side, one or two in full.
  const isSweep = forms.length > 2;
  for (const { plan: each, done, figures, luck, uses, labels, things } of isSweep ? forms.slice(0, 1) : forms) {
    screen.print(seriesLines(game, each, done, summarize(done.matches, seats), style).join('\n'));
    for (const line of givenUpLines(each, done)) screen.print(line);
    screen.print(['', ...figureLines(figures, seats, style), ''].join('\n'));
    const controlled = controlledLines(uses, labels, style);
    if (controlled.length > 0) screen.print(controlled.join('\n'));
    const single = thingLines(things, style);
    if (single.length > 0) screen.print(single.join('\n'));
    if (luck !== null) screen.print(`${wrap(luckLine(luck), screen.width).join('\n')}\n`);
  }
  if (isSweep) {
    const rows = forms.map((form, at) => ({ ...form, changes: at === 0 ? null : changesOf(form).length }));
    screen.print([...sweepLines(rows, nearest?.target.figure ?? null, style), ''].join('\n'));
  } else {
    for (const { name, differences } of forms.slice(1)) {
      screen.print([...differenceLines(differences, name, style), ''].join('\n'));
    }
  }
  if (nearest !== null) {
    const form = forms[nearest.form];
    const others = changesOf(form).filter((title) => title !== about[nearest.target.figure].title);
    for (const line of nearestLines(nearest, form.name, about, others))
      screen.print(wrap(line, screen.width).join('\n'));
    screen.print();
  }
  if (answer !== null) {
    const lines = precisionLines(
      answer,
      about,
      forms.map(({ name }) => name),
    );
    screen.print([...lines, ''].join('\n'));
  }
  screen.print(wrap(ABOUT_FIGURES, screen.width).join('\n'));
  if (forms.some(({ uses, labels, things }) => uses.length + labels.length + things.length > 0)) {
    screen.print(wrap(ABOUT_CONTROLLED, screen.width).join('\n'));
  }
  if (!isRepeatable) screen.print('Not repeatable: a bot has a time budget, or is an external program.');
}
