import { lookOf } from '@marchlands/kit/seats.ts';
import type { ReactNode } from 'react';
import { levelName } from '../words/level-name.ts';
import { words } from '../words/words.ts';
import { byOpponents, bySeat, type Opponents, type Share } from './breakdown.ts';
import type { SoloResult } from './result.ts';

const hundredths = (share: number): number => Math.round(100 * share);

/** The share won by seat and by opponents; renders nothing if there is only one of each. */
export function Shares({ results }: { results: readonly SoloResult[] }) {
  const text = words.solo;
  const seats = bySeat(results);
  const opponents = byOpponents(results);
  return (
    <>
      {seats.length > 1 && (
        <ShareTable title={text.bySeat} shares={seats} nameOf={(seat) => text.seat(seat + 1, lookOf(seat).name)} />
      )}
      {opponents.length > 1 && (
        <ShareTable title={text.byOpponents} shares={opponents} nameOf={(key) => opponentsText(JSON.parse(key))} />
      )}
    </>
  );
}

/** `Ann, greedy`, or a text for playing alone. */
export function opponentsText({ levels, others }: Opponents): string {
  const met = [...others, ...levels.map(levelName)];
  return met.length === 0 ? words.solo.alone : met.join(', ');
}

export function ShareTable<K extends string | number>({
  title,
  shares,
  nameOf,
}: {
  title: string;
  shares: readonly Share<K>[];
  nameOf: (key: K) => ReactNode;
}) {
  const text = words.solo;
  return (
    <table className="solo-shares tabular">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{text.rate}</th>
          <th scope="col">{text.intervalHead}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ key, won, n, rate }) => (
          <tr key={key}>
            <th scope="row">{nameOf(key)}</th>
            <td>{text.part(won, n)}</td>
            <td>{text.range(hundredths(rate.low), hundredths(rate.high))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
