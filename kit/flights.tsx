/** Pieces that move over the board and the seats during an event: bands to a city, a card to a thief. */
import './flights.css';
import type { Seat } from '@marchlands/core/seat.ts';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './seat-badge.tsx';
import { lookOf } from './seats.ts';

/** A place of the board by its id, or a seat's place. */
export type Anchor = { readonly place: string } | { readonly seat: Seat };

/** One moving thing. It is not drawn if one of its ends is off the screen. */
export interface Flight {
  /** Path data of `icons.ts`. */
  readonly icon: string;
  /** Absent if it only appears at its end. */
  readonly from?: Anchor;
  readonly to: Anchor;
  /** The seat whose colour it has; absent for none. */
  readonly seat?: Seat;
}

/** @param ms total duration */
export function Flights({ flights, ms }: { readonly flights: readonly Flight[]; readonly ms: number }) {
  return createPortal(
    flights.map((flight) => <Moving key={JSON.stringify(flight)} flight={flight} ms={ms} />),
    document.body,
  );
}

function Moving({ flight, ms }: { readonly flight: Flight; readonly ms: number }) {
  const { icon, from, to, seat } = flight;
  const drawn = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const begin = middleOf(from ?? to);
    const end = middleOf(to);
    if (begin === null || end === null) return;
    const at = ({ x, y }: DOMPoint, scale: number) => ({
      transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`,
      opacity: 1,
    });
    const frames = from === undefined ? [at(end, 0.4), at(end, 1.3), at(end, 1)] : [at(begin, 0.8), at(end, 1)];
    const motion = drawn.current?.animate(frames, { duration: ms, easing: 'ease-in-out', fill: 'forwards' });
    return () => motion?.cancel();
  }, [from, to, ms]);
  return (
    <span
      className="kit-flight"
      ref={drawn}
      style={{ color: seat === undefined ? 'var(--ink)' : lookOf(seat).colour }}
      aria-hidden="true"
    >
      <Icon path={icon} size={26} />
    </span>
  );
}

/** The middle of an anchor on the screen, in pixels; null if it is not visible. */
function middleOf(anchor: Anchor): DOMPoint | null {
  const selector = 'place' in anchor ? `[data-place="${CSS.escape(anchor.place)}"]` : `[data-seat="${anchor.seat}"]`;
  const found = document.querySelector(selector);
  if (found?.checkVisibility() !== true) return null;
  const { left, top, width, height } = found.getBoundingClientRect();
  return new DOMPoint(left + width / 2, top + height / 2);
}
