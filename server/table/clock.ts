import type { Seat } from '@marchlands/core/seat.ts';
import type { ClockPlan, SeatClock } from './change.ts';

/** Minimum milliseconds for a person returning to a seat that a bot took over. */
const BACK = 30_000;

/** Running milliseconds between two times, without server outages. */
export type Elapsed = (from: number, to: number) => number;

/** The source of time. */
export interface Time {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly elapsed: Elapsed;
}

/** A clock for clients that know nothing of outages: its start is shifted by the outages since then. */
export function shownClock({ left, since }: SeatClock, { now, elapsed }: Time): SeatClock {
  return { left, since: since === null ? null : Math.max(since, now - elapsed(since, now)) };
}

/** The clocks before the first choice: full, and standing. */
export function fullClocks(plan: ClockPlan, seats: number): readonly SeatClock[] {
  if (plan === null) return [];
  return Array.from({ length: seats }, () => ({ left: plan.seconds * 1000, since: null }));
}

/** Milliseconds left on a clock, never less than 0. */
export function timeLeft({ left, since }: SeatClock, { now, elapsed }: Time): number {
  return since === null ? left : Math.max(0, left - elapsed(since, now));
}

/**
 * The clocks after a change.
 * @param running the seats that must choose now
 * @param acted the seat that chose, or null
 */
export function nextClocks(
  plan: ClockPlan,
  clocks: readonly SeatClock[],
  running: readonly Seat[],
  acted: Seat | null,
  time: Time,
): readonly SeatClock[] {
  if (plan === null) return [];
  return clocks.map((clock, seat) => {
    const isRunning = running.includes(seat);
    const wasRunning = clock.since !== null;
    // A running clock is left untouched, so that it does not reveal another seat's action.
    if (isRunning && wasRunning && seat !== acted) return clock;
    const left = timeLeft(clock, time) + (seat === acted && plan.kind === 'match' ? plan.increment * 1000 : 0);
    const since = isRunning ? time.now : null;
    return plan.kind === 'move' ? { left: plan.seconds * 1000, since } : { left, since };
  });
}

/** The clocks after a person returns to a seat. */
export function clocksBack(clocks: readonly SeatClock[], seat: Seat): readonly SeatClock[] {
  return clocks.map((clock, at) => (at === seat ? { ...clock, left: Math.max(clock.left, BACK) } : clock));
}

/** Seats whose running clock has expired. */
export function fallen(clocks: readonly SeatClock[], time: Time): readonly Seat[] {
  return [...clocks.keys()].filter((seat) => clocks[seat].since !== null && timeLeft(clocks[seat], time) <= 0);
}

/** When the first running clock expires, or null. */
export function firstToFall(clocks: readonly SeatClock[], time: Time): number | null {
  const ends = clocks.filter(({ since }) => since !== null).map((clock) => time.now + timeLeft(clock, time));
  return ends.length === 0 ? null : Math.min(...ends);
}
