import type { Seat } from '@marchlands/core/seat.ts';
import type { ClockPlan, SeatClock } from './change.ts';

/** Milliseconds that somebody has at least who comes back to a seat that a bot played on. */
const BACK = 30_000;

/** Milliseconds between two times in which clocks ran: outages of the server do not count. */
export type Elapsed = (from: number, to: number) => number;

/** Where times lie and how they are measured. */
export interface Time {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly elapsed: Elapsed;
}

/**
 * A clock as somebody reads it who knows the time and nothing of outages: where there was one since it began to run, it runs
 * from as much later.
 */
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
 * The clocks after something happened.
 * @param running the seats that must choose now
 * @param acted the seat that chose; null where none did
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
    // A clock that goes on running is left alone, so that nothing of it tells that somebody else did something.
    if (isRunning && wasRunning && seat !== acted) return clock;
    const left = timeLeft(clock, time) + (seat === acted && plan.kind === 'match' ? plan.increment * 1000 : 0);
    const since = isRunning ? time.now : null;
    return plan.kind === 'move' ? { left: plan.seconds * 1000, since } : { left, since };
  });
}

/** The clocks when a person has come back to a seat. */
export function clocksBack(clocks: readonly SeatClock[], seat: Seat): readonly SeatClock[] {
  return clocks.map((clock, at) => (at === seat ? { ...clock, left: Math.max(clock.left, BACK) } : clock));
}

/** The running seats whose time is up. */
export function fallen(clocks: readonly SeatClock[], time: Time): readonly Seat[] {
  return [...clocks.keys()].filter((seat) => clocks[seat].since !== null && timeLeft(clocks[seat], time) <= 0);
}

/** When the first running clock comes to zero; null where none runs. */
export function firstToFall(clocks: readonly SeatClock[], time: Time): number | null {
  const ends = clocks.filter(({ since }) => since !== null).map((clock) => time.now + timeLeft(clock, time));
  return ends.length === 0 ? null : Math.min(...ends);
}
