import type { WireStatus } from '@marchlands/server/wire/messages.ts';
import { useEffect, useState } from 'react';
import { remoteWords } from '../../words/remote.ts';

type SeatClock = WireStatus['clocks'][number];

/** Milliseconds left on a clock. @param skew the server's time minus this device's */
export function leftOf({ left, since }: SeatClock, skew: number): number {
  return since === null ? left : Math.max(0, left - (Date.now() + skew - since));
}

/** `1:05`, `2:03:04`, `3 days 4 h`: the time left, rounded up to seconds. */
export function clockText(milliseconds: number): string {
  const all = Math.ceil(milliseconds / 1000);
  const days = Math.floor(all / 86_400);
  const hours = Math.floor((all % 86_400) / 3600);
  const minutes = Math.floor((all % 3600) / 60);
  const two = (n: number): string => String(n).padStart(2, '0');
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} ${hours} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`;
}

/** Re-renders its user each second while a clock runs. */
export function useSeconds(isRunning: boolean): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
}

/** The clock of a seat. @param warnAt milliseconds left below which it warns */
export function Clock({ clock, skew, name, warnAt }: { clock: SeatClock; skew: number; name: string; warnAt: number }) {
  const isRunning = clock.since !== null;
  useSeconds(isRunning);
  const left = leftOf(clock, skew);
  const text = clockText(left);
  return (
    <span
      className={`clock tabular ${isRunning ? 'running' : ''} ${isRunning && left <= warnAt ? 'late' : ''}`}
      role="timer"
      aria-live="off"
      aria-label={remoteWords.clock(name, text)}
    >
      {text}
    </span>
  );
}
