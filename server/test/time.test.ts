import { afterEach, expect, it, vi } from 'vitest';
import { shownClock, timeLeft } from '../table/clock.ts';
import { ServerTime } from '../time.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('a system clock that jumps, forward or back, moves no time of the server', () => {
  const time = new ServerTime();
  const before = time.now();
  for (const jump of [3_600_000, -3_600_000, 86_400_000 * 365]) {
    vi.spyOn(Date, 'now').mockReturnValue(before + jump);
    expect(time.now() - before).toBeGreaterThanOrEqual(0);
    expect(time.now() - before).toBeLessThan(10_000);
    expect(time.time.now).toBeLessThan(before + 10_000);
  }
});

it('several processes go by one clock, and none goes back', () => {
  const time = new ServerTime();
  const before = time.now();
  time.follow(before + 60_000);
  expect(time.now()).toBeGreaterThanOrEqual(before + 60_000);
  expect(time.now()).toBeLessThan(before + 70_000);
  const later = time.now();
  time.follow(before);
  expect(time.now()).toBe(later);
});

it('times in which no server ran are no times of a clock', () => {
  const time = new ServerTime();
  time.setOutages([
    { began: 100, ended: 200 },
    { began: 400, ended: 1000 },
  ]);
  const { elapsed } = time.time;
  expect(elapsed(0, 500)).toBe(300);
  expect(elapsed(150, 160)).toBe(0);
  expect(elapsed(200, 400)).toBe(200);
  // A clock of another process may lie ahead.
  expect(elapsed(500, 300)).toBe(0);
});

it('a clock is shown as it runs, wherever the outages lay', () => {
  const time = new ServerTime();
  time.setOutages([
    { began: 100, ended: 200 },
    { began: 400, ended: 1000 },
  ]);
  const { elapsed } = time.time;
  for (const since of [0, 50, 150, 300, 700, 1200]) {
    for (const now of [since, since + 30, since + 500, since + 2000]) {
      // While an outage lasts nobody is shown anything.
      if ((now > 100 && now < 200) || (now > 400 && now < 1000)) continue;
      const clock = { left: 5000, since };
      const shown = shownClock(clock, { now, elapsed });
      expect(shown.left - (now - (shown.since ?? now))).toBe(timeLeft(clock, { now, elapsed }));
    }
  }
  expect(shownClock({ left: 7, since: null }, { now: 500, elapsed })).toEqual({ left: 7, since: null });
});
