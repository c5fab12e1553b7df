/** The phases of a cycle: the current one, the purpose of each, and the results of die and votes. */

import type { SeatInfo } from '@marchlands/kit/board.ts';
import { onlyPerson } from '@marchlands/kit/only-person.ts';
import { pipsOf } from '@marchlands/kit/pips.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { nameIn } from '@marchlands/kit/seats.ts';
import { useState } from 'react';
import type { Phase } from '../events.ts';
import { rulingOf } from '../state.ts';
import type { Rolled } from './use-rolled.ts';
import { words } from './words.ts';

const CYCLE: readonly Phase[] = ['development', 'production', 'trade', 'shipment', 'attack'];

export interface TrackProps {
  readonly phase: Phase;
  /** From 1; 0 in the opening. */
  readonly cycle: number;
  readonly lead: number;
  readonly seats: readonly SeatInfo[];
  readonly rolled: Rolled | null;
}

export function Track({ phase, cycle, lead, seats, rolled }: TrackProps) {
  const [asked, setAsked] = useState<Phase | null>(null);
  const told = asked ?? phase;
  return (
    <div className="ca-track">
      {cycle > 0 && (
        <p className="ca-cycle">
          <strong>{words.cycle(cycle)}</strong>{' '}
          <span>
            <SeatBadge seat={lead} size={18} />{' '}
            {lead === onlyPerson(seats) ? words.youLead : words.lead(nameIn(seats, lead))}
          </span>
        </p>
      )}
      <ol aria-label={words.phasesLabel}>
        {(cycle === 0 ? (['opening'] as const) : CYCLE).map((one) => (
          <li key={one} className={one === phase ? 'now' : ''} aria-current={one === phase ? 'step' : undefined}>
            <button type="button" aria-pressed={asked === one} onClick={() => setAsked(asked === one ? null : one)}>
              {words.phases[one].name}
            </button>
          </li>
        ))}
      </ol>
      <p className={`ca-track-says ${asked === null && rolled === null ? '' : 'asked'}`}>
        {asked === null && rolled !== null && (
          <span className="ca-rolled tabular">
            <Die value={rolled.die} /> {words.rulings[rulingOf(rolled.die)]}
            {rolled.votes !== null && `: ${words.votes(rolled.votes.yes.length, rolled.votes.no.length)}`}.{' '}
          </span>
        )}
        {words.phases[told].says}
      </p>
    </div>
  );
}

/** A die of 1 .. 6, read out as its number. */
function Die({ value }: { value: number }) {
  return (
    <svg className="ca-die" width="22" height="22" viewBox="-10 -10 20 20" role="img" aria-label={words.die(value)}>
      <rect x={-9} y={-9} width={18} height={18} rx={4} />
      {pipsOf(value).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 4.6} cy={y * 4.6} r={1.9} />
      ))}
    </svg>
  );
}
