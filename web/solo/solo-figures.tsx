import { words } from '../words/words.ts';
import type { Figures } from './figures.ts';
import { scoreText } from './words.ts';

const percent = (rate: number): number => Math.round(100 * rate);

/** The figures of some results, side by side. */
export function SoloFigures({ figures, n }: { figures: Figures; n: number }) {
  const { won, rate, best, median, streak, longest } = figures;
  const text = words.solo;
  return (
    <dl className="solo-figures tabular" aria-label={text.figures}>
      <div className="main">
        <dt>{text.rate}</dt>
        <dd>
          {rate === null ? text.noScore : text.rateOf(percent(rate.value))}
          <small>{text.tally(won, n)}</small>
        </dd>
        {rate !== null && (
          <dd className="soft">
            {text.interval(percent(rate.low), percent(rate.high))} {text.intervalOf(n)}
          </dd>
        )}
      </div>
      <div>
        <dt>{text.best}</dt>
        <dd>{scoreText(best)}</dd>
      </div>
      <div>
        <dt>{text.median}</dt>
        <dd>{scoreText(median)}</dd>
      </div>
      <div>
        <dt>{text.streak}</dt>
        <dd>{streak}</dd>
        <dd className="soft">{text.longest(longest)}</dd>
      </div>
    </dl>
  );
}
