/** Drawn over the map: the ways of a composed or shown plan, and the current event. */

import type { Seat } from '@marchlands/core/seat.ts';
import { Arrow } from '@marchlands/kit/arrow.tsx';
import type { PlayedAttack } from '../advice/attack/played.ts';
import type { Land } from '../data/land.ts';
import type { Point } from '../data/map.ts';
import type { Event } from '../events.ts';
import { Effect } from './effects.tsx';
import type { Prospect } from './outlook.ts';
import { planWaysOf, waysOf } from './ways.ts';

interface OverProps {
  readonly land: Land;
  /** The current event; null if none is shown. */
  readonly now: { readonly id: number; readonly event: Event } | null;
  /** The attack shown in full. */
  readonly plan: PlayedAttack | null;
  /** The choice being composed. */
  readonly prospect: Prospect | null;
  readonly choosing: Seat | null;
  /** The middle of a place by its id. */
  at(id: string): Point;
}

export function Over({ land, now, plan, prospect, choosing, at }: OverProps) {
  const own = prospect !== null && choosing !== null ? waysOf(prospect, choosing, at) : [];
  const ways = plan !== null ? planWaysOf(plan, at) : own;
  return (
    <>
      {ways.map(({ from, to, colour, label, isShort }) => (
        <Arrow
          key={`${from} ${to} ${label}`}
          from={{ x: from[0], y: from[1] }}
          to={{ x: to[0], y: to[1] }}
          gap={isShort ? 3 : 20}
          bend={isShort ? 3 : 11}
          width={5}
          colour={colour}
          className="ca-ghost"
          {...(label === undefined ? {} : { label })}
        />
      ))}
      {now !== null && <Effect key={now.id} event={now.event} land={land} at={at} />}
    </>
  );
}
