import type { LabMatch } from '@marchlands/lab/protocol.ts';
import { type About, summarizeFigures, together } from '@marchlands/lab/summary.ts';
import { workshopWords as text } from '../words/workshop.ts';
import { halfText, meanText } from './figure-text.ts';
import { Whisker } from './whisker.tsx';

/** The share of wins of each seat, by form, beside that of an even game. */
export function Wins({
  forms,
  seats,
  about,
}: {
  forms: readonly (readonly LabMatch[])[];
  seats: number;
  about: About;
}) {
  const { wins } = about;
  const shares = forms.map((matches) => summarizeFigures(matches, seats, { wins }, together(seats))[0].seats ?? []);
  const most = Math.min(
    1,
    Math.max(...shares.flat().map(({ high }) => (Number.isFinite(high) ? high : 1)), 1.5 / seats),
  );
  return (
    <section aria-labelledby="wins">
      <h3 id="wins">{text.wins}</h3>
      <table className="wins tabular">
        <tbody>
          {Array.from({ length: seats }, (_, seat) =>
            shares.map((each, form) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat and a form are their numbers
              <tr key={`${seat} ${form}`} className={form === 0 ? 'first' : ''}>
                {form === 0 && (
                  <th scope="rowgroup" rowSpan={shares.length}>
                    {text.seat(seat + 1)}
                  </th>
                )}
                {shares.length > 1 && <td className="soft">{form === 0 ? text.standard : text.yours}</td>}
                <td className="plot">
                  <Whisker interval={each[seat]} least={0} most={most} line={1 / seats} isSecond={form > 0} />
                </td>
                <td className="number">
                  {meanText(each[seat], wins)} <span className="soft">{halfText(each[seat], wins)}</span>
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      <p className="soft">{text.winsAbout}</p>
    </section>
  );
}
