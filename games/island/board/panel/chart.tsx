/** The flip-chart of improvements: three pads, each open at its next level. */
import { ofKind } from '@marchlands/kit/of-kind.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { nameIn } from '@marchlands/kit/seats.ts';
import { useState } from 'react';
import { KINDS, TRACK_KIND, TRACKS, type Track } from '../../data/kinds.ts';
import { ABILITY_LEVEL, METROPOLIS_LEVEL, TOP_LEVEL } from '../../data/pieces.ts';
import { KindCard } from '../cards.tsx';
import type { PanelProps } from '../props.ts';
import { words } from '../words.ts';

const LEVELS = Array.from({ length: TOP_LEVEL }, (_, i) => i + 1);

export function FlipChart(props: PanelProps) {
  const { table } = props.view;
  const seat = props.choosing ?? (props.view.viewer >= 0 ? props.view.viewer : table.active);
  return (
    <details className="ik-chart-fold" open>
      <summary>
        <h2>{words.chart}</h2>
      </summary>
      <div className="ik-pads">
        {TRACKS.map((track, i) => (
          <Pad key={track} {...props} track={track} number={i} own={table.seats[seat].levels[i]} />
        ))}
      </div>
    </details>
  );
}

function Pad(props: PanelProps & { readonly track: Track; readonly number: number; readonly own: number }) {
  const { view, seats, choices, choose, track, number, own } = props;
  const [looked, setLooked] = useState<number | null>(null);
  const { table } = view;
  const next = Math.min(TOP_LEVEL, own + 1);
  const level = looked ?? next;
  const buy = ofKind(choices, 'improve').find(({ move }) => move.track === track);
  const city = table.metropolises[number];
  const holder = city === null ? null : (table.vertices[city].building?.seat ?? null);
  return (
    <section className={`ik-pad ${track}`} aria-label={words.chartSays(track)}>
      <h3>{words.tracks[track]}</h3>
      <div className="ik-tabs">
        {LEVELS.map((one) => (
          <button
            key={one}
            type="button"
            className={one <= own ? 'had' : ''}
            aria-pressed={one === level}
            aria-label={words.turnPage(one)}
            onClick={() => setLooked(one)}
          >
            {one}
          </button>
        ))}
      </div>
      <div className="ik-page" key={level}>
        <span className="ik-price">
          {Array.from({ length: level }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: alike
            <KindCard key={i} kind={KINDS[TRACK_KIND[number]]} isSmall />
          ))}
        </span>
        <small>
          {level === ABILITY_LEVEL
            ? words.abilities[track]
            : level >= METROPOLIS_LEVEL
              ? words.metropolisSays(level)
              : words.gate(level)}
        </small>
        <span className="ik-others">
          {table.seats.map(({ levels }, seat) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
            levels[number] === level ? <SeatBadge key={seat} seat={seat} size={18} /> : null,
          )}
        </span>
        {holder !== null && level >= METROPOLIS_LEVEL && (
          <small>{words.of(words.metropolis(track), nameIn(seats, holder))}</small>
        )}
        {buy !== undefined && level === next && (
          <button type="button" className="button" onClick={() => choose(buy.move)}>
            {words.improve(level)}
          </button>
        )}
      </div>
    </section>
  );
}
