import type { FigureDifference, FigureSummary } from '@marchlands/lab/summary.ts';
import { workshopWords as text } from '../words/workshop.ts';
import { halfText, meanText } from './figure-text.ts';

/** The figures of one form. */
export function Figures({ figures }: { figures: readonly FigureSummary[] }) {
  const known = figures.filter(({ mean }) => mean.n > 0);
  return (
    <div className="table-scroll">
      <table className="figures tabular">
        <thead>
          <tr>
            <th scope="col">{text.figure}</th>
            <th scope="col">{text.mean}</th>
            <th scope="col">{text.winners}</th>
          </tr>
        </thead>
        <tbody>
          {known.map((each) => (
            <tr key={each.name}>
              <th scope="row">{each.title}</th>
              <td>
                {meanText(each.mean, each)} <span className="soft">{halfText(each.mean, each)}</span>
              </td>
              <td>
                {each.winners !== null && each.winners.n > 0 && (
                  <>
                    {meanText(each.winners, each, true)} <span className="soft">{halfText(each.winners, each)}</span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether a difference is more than chance. */
export function isShown({ difference: { low, high } }: FigureDifference): boolean {
  return low > 0 || high < 0;
}

export function titleOf({ title, seat }: FigureDifference): string {
  return seat === null ? title : text.seatOf(title, seat + 1);
}

/** The effect of a changed rule, figure by figure. */
export function Differences({ differences }: { differences: readonly FigureDifference[] }) {
  const known = differences.filter(({ difference }) => difference.n > 0);
  return (
    <div className="table-scroll">
      <table className="figures tabular">
        <thead>
          <tr>
            <th scope="col">{text.figure}</th>
            <th scope="col">{text.standard}</th>
            <th scope="col">{text.yours}</th>
            <th scope="col">{text.difference}</th>
          </tr>
        </thead>
        <tbody>
          {known.map((each) => (
            <tr key={`${each.name} ${each.seat}`} className={isShown(each) ? 'shown' : ''}>
              <th scope="row">{titleOf(each)}</th>
              <td>{meanText(each.first, each)}</td>
              <td>{meanText(each.second, each)}</td>
              <td>
                {meanText(each.difference, each, true)} <span className="soft">{halfText(each.difference, each)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
