import type { GameLab } from '@marchlands/core/lab.ts';
import { inLanguage } from '@marchlands/core/language.ts';
import type { Came } from '@marchlands/core/match/counted.ts';
import { useState } from 'react';
import { Segmented } from '../ui/segmented.tsx';
import { words } from '../words/words.ts';
import { chanceIn } from './breakdown.ts';
import type { SoloResult } from './result.ts';

const WHOSE = ['own', 'all'] as const;
/** 95 of 100 results of a normal distribution lie within this many standard deviations. */
const USUAL = 1.96;

const number = inLanguage((tag) => new Intl.NumberFormat(tag));
const tenth = inLanguage((tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));

/** The usual range of a count: 95 of 100 cases, by the normal distribution. */
function usualOf({ expected, variance }: Came): readonly [low: number, high: number] {
  const half = USUAL * Math.sqrt(variance);
  return [Math.max(0, Math.ceil(expected - half)), Math.floor(expected + half)];
}

/** Results of dice and bags beside their expectation; renders nothing before the first match that has them. */
export function Chance({ results, lab }: { results: readonly SoloResult[]; lab: GameLab }) {
  const [whose, setWhose] = useState<(typeof WHOSE)[number]>('own');
  const text = words.solo;
  if (Object.keys(chanceIn(results, 'all')).length === 0) return null;
  const came = chanceIn(results, whose);
  const told = Object.entries(lab.chance ?? {}).flatMap(([name, { title, values }]) => {
    const found = came[name] ?? {};
    const rows = Object.entries(values).flatMap(([key, value]) =>
      Object.hasOwn(found, key) ? [{ key, value, came: found[key] }] : [],
    );
    return rows.length === 0 ? [] : [{ name, title, rows }];
  });
  return (
    <section aria-label={text.chance}>
      <h2>{text.chance}</h2>
      <Segmented
        className="solo-whose"
        label={text.whose}
        values={WHOSE}
        value={whose}
        name={(one) => text.whoseOf[one]}
        onChange={setWhose}
      />
      {told.length === 0 && <p className="soft">{text.noChance}</p>}
      {told.map(({ name, title, rows }) => (
        <ChanceTable key={name} title={title} rows={rows} />
      ))}
      {told.length > 0 && <p className="soft">{text.chanceAbout}</p>}
    </section>
  );
}

interface Row {
  readonly key: string;
  readonly value: string;
  readonly came: Came;
}

function ChanceTable({ title, rows }: { title: string; rows: readonly Row[] }) {
  const text = words.solo;
  const most = Math.max(...rows.map(({ came }) => Math.max(came.came, usualOf(came)[1])));
  return (
    <table className="solo-shares solo-chance tabular">
      <thead>
        <tr>
          <th scope="col">{text.headed(title)}</th>
          <th scope="col">{text.came}</th>
          <th scope="col" className="wide-only">
            {text.expected}
          </th>
          <th scope="col">{text.usual}</th>
          <td className="solo-bar" />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, value, came }) => {
          const [low, high] = usualOf(came);
          const isRare = came.came < low || came.came > high;
          return (
            <tr key={key} className={isRare ? 'rare' : undefined}>
              <th scope="row">{value}</th>
              <td>
                {number().format(came.came)}
                {isRare && <span className="visually-hidden"> {text.rare}</span>}
              </td>
              <td className="wide-only">{tenth().format(came.expected)}</td>
              <td>{text.between(low, high)}</td>
              <td className="solo-bar">
                <Bar came={came} low={low} high={high} most={most} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The count as a bar, its usual range as a band behind it, the expectation as a line. */
function Bar({ came, low, high, most }: { came: Came; low: number; high: number; most: number }) {
  const x = (value: number): number => (100 * value) / Math.max(1, most);
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <rect className="band" x={x(low)} width={Math.max(1, x(high) - x(low))} y={0} height={12} />
      <rect className="came" x={0} width={x(came.came)} y={3} height={6} />
      <line x1={x(came.expected)} x2={x(came.expected)} y1={0} y2={12} />
    </svg>
  );
}
