import { wholeDeals } from '@marchlands/bots/summary.ts';
import { halfOf } from '@marchlands/lab/digits.ts';
import {
  compareFigures,
  type FigureDifference,
  intervalsOf,
  summarizeFigures,
  together,
} from '@marchlands/lab/summary.ts';
import { useMemo } from 'react';
import { workshopWords as text } from '../words/workshop.ts';
import { Fared } from './fared.tsx';
import { halfText, meanText } from './figure-text.ts';
import { Differences, Figures, isShown, titleOf } from './figures.tsx';
import { SampleList } from './sample-list.tsx';
import type { TrialState } from './use-trial.ts';
import { Wins } from './wins.tsx';

/** Most changes shown first; the table has all. */
const MOST_CHANGES = 8;

/** A difference divided by half its interval. */
function clarityOf({ difference }: FigureDifference): number {
  return Math.abs(difference.value) / halfOf(difference);
}

/** The results of a trial so far. */
export function Results({ state }: { state: TrialState }) {
  const { trial, forms, isStopped, bug } = state;
  const { seats } = trial.variant;
  const deals = Math.min(...forms.map((matches) => wholeDeals(matches, seats).length));
  return (
    <>
      {isStopped && <p className="notice">{text.stopped}</p>}
      {bug !== null && (
        <p className="notice bad" role="alert">
          {text.bug(bug)}
        </p>
      )}
      {deals === 0 ? (
        <p className="soft">{text.soon}</p>
      ) : (
        <>
          <h2>{text.after(deals)}</h2>
          {forms.length > 1 ? <Changes state={state} /> : <AsItIs state={state} />}
          <Fared trial={trial} forms={forms} />
          {!state.isRunning && <SampleList trial={trial} forms={forms} />}
        </>
      )}
    </>
  );
}

function AsItIs({ state: { trial, forms } }: { state: TrialState }) {
  const { about, variant } = trial;
  const { seats } = variant;
  const figures = useMemo(
    () => summarizeFigures(forms[0], seats, about, together(intervalsOf(about, seats))),
    [forms, seats, about],
  );
  return (
    <>
      {seats > 1 && <Wins forms={forms} seats={seats} about={about} />}
      <h3>{text.all}</h3>
      <p className="soft">{text.beliefs}</p>
      <Figures figures={figures} />
    </>
  );
}

function Changes({ state: { trial, forms } }: { state: TrialState }) {
  const { about, variant } = trial;
  const { seats } = variant;
  const differences = useMemo(() => {
    const [first, second] = forms;
    const intervals = Object.values(about).reduce((sum, { of }) => sum + (of === 'match' ? 1 : 1 + seats), 0);
    return compareFigures(first, second, seats, about, together(intervals));
  }, [forms, seats, about]);
  // Those of single seats follow from the means, except wins, which have their own picture.
  const shown = differences
    .filter((each) => isShown(each) && each.seat === null)
    .sort((a, b) => clarityOf(b) - clarityOf(a));
  return (
    <>
      {seats > 1 && <Wins forms={forms} seats={seats} about={about} />}
      <h3>{text.changesTitle}</h3>
      <p role="status">{text.changes(shown.length)}</p>
      {shown.length > 0 && (
        <ul>
          {shown.slice(0, MOST_CHANGES).map((each) => (
            <li key={each.name}>
              {text.fromTo(
                titleOf(each),
                meanText(each.first, each),
                meanText(each.second, each),
                `${meanText(each.difference, each, true)} ${halfText(each.difference, each)}`.trim(),
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="soft">{text.beliefs}</p>
      <details className="more">
        <summary>{text.all}</summary>
        <Differences differences={differences} />
      </details>
    </>
  );
}
