/** A boat that asks for passage: its points, and those of the banks that may stop it (CA-66 to CA-70). */

import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { nameIn } from '@marchlands/kit/seats.ts';
import { BOAT } from '../../data/limits.ts';
import { plannedPointsOf } from '../../rules/force.ts';
import { movingBoat } from '../../rules/waters.ts';
import { nameOf as placeName } from '../../view/names.ts';
import { titleOf } from '../names.ts';
import { words } from '../words.ts';
import type { PanelProps } from './props.ts';

export function Passage({ state: s, view, seats }: Pick<PanelProps, 'state' | 'view' | 'seats'>) {
  const { passage } = view.table;
  if (passage === null) return null;
  const { banks, spaceIds } = s.setup.land;
  const reach = spaceIds.indexOf(passage.reach);
  const boat = BOAT + movingBoat(s);
  const places = [boat, banks[reach * 2], banks[reach * 2 + 1]];
  return (
    <section className="ca-totals" aria-label={titleOf(s, { kind: 'space', at: reach })}>
      <h3>{titleOf(s, { kind: 'space', at: reach })}</h3>
      <ul className="ca-banks tabular">
        {places.map((place) => (
          <li key={place}>
            <SeatBadge seat={s.owner[place] - 1} size={18} />
            <span>{place === boat ? words.boatOf(nameIn(seats, s.owner[place] - 1)) : placeName(s, place)}</span>
            <span>{words.points(plannedPointsOf(s, place))}</span>
          </li>
        ))}
      </ul>
      <p className="soft">{words.passageSays}</p>
    </section>
  );
}
