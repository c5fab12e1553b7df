/** Derived knowledge: of the barbarians' next two turns, and of the other hands. */

import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { nameIn } from '@marchlands/kit/seats.ts';
import { useState } from 'react';
import { KINDS } from '../../data/kinds.ts';
import { KindCard } from '../cards.tsx';
import { piecesSay } from '../labels.ts';
import type { PanelProps } from '../props.ts';
import { useKnownHands } from '../use-known-hands.ts';
import { words } from '../words.ts';

/** Buildings that barbarians can reach, likeliest first. */
export function ForecastTable({ forecast, view, seats }: PanelProps) {
  if (view.table.turn === 0) return null;
  const reached = (forecast?.threats ?? [])
    .filter(({ vertex }) => view.table.vertices[vertex].building !== null)
    .sort((a, b) => b.lost[1] - a.lost[1] || b.arrives[1] - a.arrives[1]);
  return (
    <details className="ik-forecast" aria-busy={forecast === null}>
      <summary>
        {words.forecast} <span className="soft tabular">{reached.length > 0 && reached.length}</span>
      </summary>
      {reached.length === 0 ? (
        <p className="soft">{forecast === null ? words.notYet : words.safe}</p>
      ) : (
        <>
          <p className="soft">{words.forecastSays}</p>
          <table className="tabular">
            <thead>
              <tr>
                <th scope="col">{words.column.building}</th>
                <th scope="col">{words.column.next}</th>
                <th scope="col">{words.column.two}</th>
                <th scope="col">{words.column.lost}</th>
              </tr>
            </thead>
            <tbody>
              {reached.map(({ vertex, arrives, lost }) => (
                <tr key={vertex}>
                  <th scope="row">
                    {vertex}: {piecesSay(view.table, seats, vertex)}
                  </th>
                  <td>{words.percent(arrives[0])}</td>
                  <td>{words.percent(arrives[1])}</td>
                  <td>{words.percent(lost[1])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </details>
  );
}

/** By player and kind: the fewest and the most cards, as far as the viewer can know; computed while open. */
export function Known({ setup, view, seats }: PanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const hands = useKnownHands(setup, view, isOpen);
  if (view.viewer < 0 || view.table.turn === 0) return null;
  const kinds = KINDS.slice(0, setup.kinds);
  return (
    <details className="ik-known" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{words.known}</summary>
      <table className="tabular" aria-busy={isOpen && hands === null}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.seat}</span>
            </th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                <KindCard kind={kind} isSmall />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats
            .filter(({ seat }) => seat !== view.viewer)
            .map(({ seat }) => (
              <tr key={seat}>
                <th scope="row">
                  <SeatBadge seat={seat} size={20} />
                  <span className="visually-hidden">{nameIn(seats, seat)}</span>
                </th>
                {kinds.map((kind, i) => (
                  <td key={kind}>
                    {hands === null ? words.notYet : words.between(hands[seat].fewest[i], hands[seat].most[i])}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}
