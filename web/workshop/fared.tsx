import type { Interval } from '@marchlands/bots/stats.ts';
import { languageInUse } from '@marchlands/core/language.ts';
import { inPercent } from '@marchlands/core/percent.ts';
import { gainsByLabel, gainsByThing, levelOfAll } from '@marchlands/lab/controlled.ts';
import type { LabMatch } from '@marchlands/lab/protocol.ts';
import { useMemo } from 'react';
import { workshopWords as text } from '../words/workshop.ts';
import { halfText, meanText } from './figure-text.ts';
import type { Trial } from './trial.ts';
import { Whisker } from './whisker.tsx';

/** The results of some of the seats under one form of the rules. */
interface Told {
  /** Their share of all seats, 0..1. */
  readonly part: number;
  /** Uses per player; null if it is not a thing. */
  readonly times: number | null;
  /** Their additional share of the win; null if unknown. */
  readonly gain: Interval | null;
  /** The gain associated with one more use, or null. */
  readonly more: Interval | null;
}

interface Row {
  readonly name: string;
  /** By form; undefined where too few deals say anything. */
  readonly forms: readonly (Told | undefined)[];
}

/** Arranges the forms' results side by side, in the order of the last form. */
function rowsOf(forms: readonly ReadonlyMap<string, Told>[]): readonly Row[] {
  const names = new Set(forms.toReversed().flatMap((form) => [...form.keys()]));
  return [...names].map((name) => ({ name, forms: forms.map((form) => form.get(name)) }));
}

/** The results by opening, and by single cards, tiles and sites used: of all forms, as far as known. */
export function Fared({ trial, forms }: { trial: Trial; forms: readonly (readonly LabMatch[])[] }) {
  const { labels, things } = trial;
  const { seats } = trial.variant;
  const begun = useMemo(
    () =>
      rowsOf(
        forms.map(
          (matches) =>
            new Map(
              gainsByLabel(matches, seats, labels, levelOfAll(labels)).map(({ title, label, part, gain }) => [
                `${title}: ${label}`,
                { part, times: null, gain, more: null },
              ]),
            ),
        ),
      ),
    [forms, seats, labels],
  );
  const used = useMemo(() => {
    const told = forms.map((matches) => gainsByThing(matches, seats, things, levelOfAll(things)));
    return Object.entries(things).flatMap(([kind, { title }]) => {
      const rows = rowsOf(
        told.map((each) => new Map(each.filter(({ name }) => name === kind).map((one) => [one.thing, one]))),
      );
      return rows.length === 0 ? [] : [{ kind, title, rows }];
    });
  }, [forms, seats, things]);
  if (begun.length === 0 && used.length === 0) return null;
  return (
    <section aria-labelledby="fared">
      <h3 id="fared">{text.fared}</h3>
      {begun.length > 0 && <FaredTable title={text.begun} rows={begun} />}
      {used.map(({ kind, title, rows }) => (
        <details key={kind} className="more">
          <summary>{text.single(title)}</summary>
          <FaredTable title={title} rows={rows} />
        </details>
      ))}
      <p className="soft">{text.faredAbout}</p>
    </section>
  );
}

const SHARE = { isShare: true } as const;

function FaredTable({ title, rows }: { title: string; rows: readonly Row[] }) {
  const told = rows.flatMap(({ forms }) => forms.filter((form) => form !== undefined));
  const isRepeated = told.some(({ more }) => more !== null);
  const isCompared = rows[0].forms.length > 1;
  const ends = told.flatMap(({ gain }) => (gain === null ? [] : [gain.low, gain.high])).filter(Number.isFinite);
  const most = Math.max(0.01, ...ends.map(Math.abs));
  return (
    <div className="table-scroll">
      <table className="figures fared tabular">
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {isCompared && <td />}
            <th scope="col">{text.ofSeats}</th>
            <td className="plot" />
            <th scope="col">{text.winShare}</th>
            {isRepeated && <th scope="col">{text.oneMore}</th>}
          </tr>
        </thead>
        {rows.map(({ name, forms }) => (
          <tbody key={name}>
            {forms.map((form, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a form is its number
              <tr key={at}>
                {at === 0 && (
                  <th scope="rowgroup" rowSpan={forms.length}>
                    {name}
                  </th>
                )}
                {isCompared && <td className="soft">{at === 0 ? text.standard : text.yours}</td>}
                <td>{form === undefined ? '–' : <Used {...form} />}</td>
                <td className="plot">
                  {form !== undefined && form.gain !== null && (
                    <Whisker interval={form.gain} least={-most} most={most} line={0} isSecond={at > 0} />
                  )}
                </td>
                <Gain gain={form?.gain ?? null} />
                {isRepeated && <Gain gain={form?.more ?? null} />}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** A seat's additional share of the win; bold if it is more than chance. */
function Gain({ gain }: { gain: Interval | null }) {
  if (gain === null) return <td>–</td>;
  return (
    <td className={gain.low > 0 || gain.high < 0 ? 'clear' : ''}>
      {meanText(gain, SHARE, true)} <span className="soft">{halfText(gain, SHARE)}</span>
    </td>
  );
}

/** Their share of all seats, and the uses of each. */
function Used({ part, times }: Told) {
  const number = (value: number, digits: number): string =>
    new Intl.NumberFormat(languageInUse(), { maximumFractionDigits: digits }).format(value);
  return (
    <>
      {inPercent(number(100 * part, 0))}
      {times !== null && (
        <>
          {' '}
          <span className="soft times">{text.timesEach(number(times, 1))}</span>
        </>
      )}
    </>
  );
}
