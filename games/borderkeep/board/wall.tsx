/** The castle wall with its defenders: segments standing or in ruins, with figures on top and their remaining hits. */
import type { Seat } from '@marchlands/core/seat.ts';
import { Glyph } from '@marchlands/kit/seat-badge.tsx';
import { lookOf } from '@marchlands/kit/seats.ts';
import { useId } from 'react';
import { cardOf } from '../advice/budget.ts';
import type { Setup } from '../setup.ts';
import type { TownView, UnitView } from '../view/table.ts';
import { ArtifactMark, Defender } from './defender.tsx';
import { Place } from './place.tsx';
import { mostWalls, statsOf, unitLabel, unitSays } from './units.ts';
import { words } from './words.ts';

/** Squares for a unit's hits, or a town's walls: full if left, hollow if lost. */
export function Squares({ className, left, full }: { className: string; left: number; full: number }) {
  return (
    <span className={className} aria-hidden="true">
      {Array.from({ length: full }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: squares never change places
        <i key={i} className={i < left ? '' : 'lost'} />
      ))}
    </span>
  );
}

/** One segment of wall: dressed stone with battlements and a tower, or rubble. */
function Segment({ isStanding, pattern, seat, hasGate }: SegmentProps) {
  const look = lookOf(seat);
  if (!isStanding) {
    return (
      <svg className="bk-segment bk-drawing" aria-hidden="true">
        <svg x="50%" y="100%" overflow="visible" aria-hidden="true">
          <path
            className="stone"
            d="M-42 0l6-12 9-3 5 5 7-9 10 2 4 8 8-10 9 3 3 8 8-4 7 6 3 6zM-20 0l5-7 8 1 3 6M8 0l3-6 9 0 2 6"
          />
        </svg>
      </svg>
    );
  }
  return (
    <svg className="bk-segment bk-drawing" aria-hidden="true">
      <rect x="0" y="4" width="100%" height="44" fill={`url(#${pattern})`} />
      <path className="stone" d="M1 48V0h6v4h5V0h6v4h5V0h6v48z" />
      <path className="line" d="M1 14h28M1 26h28M1 38h28M10 14v12M20 26v12M14 38v10M18 4v10" />
      {hasGate && (
        <svg x="50%" overflow="visible" aria-hidden="true">
          <path className="stone" d="M-20 48V6h40v42z" />
          <path className="dark" d="M-10 48V34a10 10 0 0 1 20 0v14z" />
          <circle cx="0" cy="15" r="8.5" fill={look.colour} stroke="var(--marker-edge)" />
          <Glyph path={look.charge} x={0} y={15} size={11} fill="var(--marker-charge)" />
        </svg>
      )}
    </svg>
  );
}

interface SegmentProps {
  readonly isStanding: boolean;
  readonly pattern: string;
  readonly seat: Seat;
  readonly hasGate: boolean;
}

function Walls({ standing, most, seat }: { standing: number; most: number; seat: Seat }) {
  const pattern = `bk-stones-${useId().replaceAll(/[^a-z0-9]/gi, '')}`;
  const gate = Math.floor((most - 1) / 2);
  return (
    <span className="bk-segments">
      <svg className="bk-defs bk-drawing" width="0" height="0" aria-hidden="true">
        <defs>
          <pattern id={pattern} width="28" height="44" patternUnits="userSpaceOnUse" y="4">
            <path className="stone" d="M-1 45V8h5V0h10v8h10V0h5v45z" />
            <path className="line" d="M0 8h4M14 8h10M0 20h28M0 32h28M9 8v12M22 20v12M8 32v12" />
          </pattern>
        </defs>
      </svg>
      {Array.from({ length: most }, (_, i) => (
        <Segment
          // biome-ignore lint/suspicious/noArrayIndexKey: segments of wall never change places
          key={i}
          isStanding={i < standing}
          pattern={pattern}
          seat={seat}
          hasGate={i === Math.min(gate, standing - 1)}
        />
      ))}
    </span>
  );
}

export function Rampart({ setup, town, seat }: { setup: Setup; town: TownView; seat: Seat }) {
  const most = mostWalls(setup, town);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame with a legend
    <div className="bk-rampart" role="group" aria-label={words.wall}>
      <div className="bk-defenders">
        {town.units.map((unit) => (
          <Standing key={unit.unit} setup={setup} seat={seat} unit={unit} />
        ))}
      </div>
      <Place
        spot={{ kind: 'wall', seat }}
        row="wall"
        label={`${words.wallLine}: ${words.walls(town.walls, most)}.`}
        className="bk-wall"
      >
        <Walls standing={town.walls} most={most} seat={seat} />
      </Place>
    </div>
  );
}

function Standing({ setup, seat, unit }: { setup: Setup; seat: Seat; unit: UnitView }) {
  const stats = statsOf(setup, unit);
  return (
    <Place
      spot={{ kind: 'unit', seat, unit: unit.unit }}
      row="defenders"
      label={unitSays(setup, unit)}
      className="bk-unit"
    >
      <span className="bk-carried">
        {unit.artifacts.map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of one artifact are otherwise identical
          <ArtifactMark key={`${id}${i}`} card={id} />
        ))}
      </span>
      <Defender card={cardOf(unit.unit)} seat={seat} />
      <Squares className="bk-pips" left={stats.hits - unit.lost} full={stats.hits} />
      <span className="bk-unit-name" aria-hidden="true">
        {unitLabel(setup, unit.unit)}
      </span>
    </Place>
  );
}
