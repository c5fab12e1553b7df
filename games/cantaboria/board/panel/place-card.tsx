/** One place and its contents, large. */

import { Icon, SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { nameIn } from '@marchlands/kit/seats.ts';
import { BOAT } from '../../data/limits.ts';
import { pointsOf } from '../../rules/places.ts';
import type { Area } from '../areas.ts';
import * as icons from '../map/icons.ts';
import { SITE_ICONS, TOKEN_ICONS } from '../map/tokens.tsx';
import { besideOf, nearTo, titleOf, tokensAt } from '../names.ts';
import { siteOf } from '../scene.ts';
import { words } from '../words.ts';
import type { PanelProps } from './props.ts';

export function PlaceCard({
  state: s,
  seats,
  area,
  onSelect,
}: Pick<PanelProps, 'state' | 'seats' | 'onSelect'> & { area: Area }) {
  const owner = area.kind === 'place' ? s.owner[area.at] : 0;
  return (
    <section className="ca-place" aria-label={titleOf(s, area)}>
      <header>
        {owner > 0 && <SeatBadge seat={owner - 1} size={26} />}
        <h3>{titleOf(s, area)}</h3>
        <button type="button" className="button quiet icon" aria-label={words.close} onClick={() => onSelect(null)}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      {area.kind === 'place' && <Contents state={s} seats={seats} place={area.at} />}
      <Boats state={s} area={area} onSelect={onSelect} />
    </section>
  );
}

function Contents({ state: s, seats, place }: Pick<PanelProps, 'state' | 'seats'> & { place: number }) {
  const owner = s.owner[place] - 1;
  const site = place < BOAT ? siteOf(s, place) : null;
  return (
    <>
      <ul className="ca-contents tabular">
        <li>{owner < 0 ? words.nobody : `${words.warrior} ${words.of(nameIn(seats, owner))}`}</li>
        {place < BOAT && s.city[place] === 1 && (
          <li>
            <Icon path={icons.city} size={22} /> {words.city}
          </li>
        )}
        {tokensAt(s, place).map(({ token, count }) => (
          <li key={token}>
            <Icon path={TOKEN_ICONS[token]} size={22} /> {words.counted(count, words.tokens[token])}
          </li>
        ))}
        {site !== null && (
          <li className="soft">
            {site !== 'hidden' && <Icon path={SITE_ICONS[site]} size={22} />} {words.sites[site]}
          </li>
        )}
        {owner >= 0 && <li className="ca-points">{words.points(pointsOf(s, place))}</li>}
      </ul>
      <p className="soft ca-beside">{words.beside(besideOf(s, place))}</p>
    </>
  );
}

/** Buttons for the boats beside a place or in a water space: on a small map they are hard to hit. */
function Boats({ state: s, area, onSelect }: Pick<PanelProps, 'state' | 'onSelect'> & { area: Area }) {
  const boats =
    area.kind === 'place'
      ? nearTo(s, area.at).filter((at) => at >= BOAT)
      : Array.from({ length: s.boats }, (_, boat) => BOAT + boat).filter((at) => s.boatSpace[at - BOAT] === area.at);
  if (boats.length === 0) return null;
  return (
    <div className="ca-buttons">
      {boats.map((at) => (
        <button key={at} type="button" className="button" onClick={() => onSelect({ kind: 'place', at })}>
          <SeatBadge seat={s.owner[at] - 1} size={20} /> {titleOf(s, { kind: 'place', at })}
        </button>
      ))}
    </div>
  );
}
