import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Clock, clockText } from '../table/remote/clock.tsx';
import { OnlineNotices } from '../table/remote/online-notices.tsx';
import type { OnlineState } from '../table/remote/online-table.ts';
import type { RemoteTable } from '../table/remote/remote-table.ts';

/** Milliseconds left below which these tests expect a warning. */
const WARN_AT = 10_000;

/** The notices above the board of seat 0, with this much time left. */
function noticesWith(left: number, isRunning: boolean): string {
  const clocks = [{ left, since: isRunning ? Date.now() : null }];
  // Only the parts of a table and its state that the notices use.
  const table = { ask: null, declined: null, clocks, state: { now: { final: null } } } as unknown as RemoteTable;
  const seats = [{ seat: 0, name: 'Ann', level: null, guest: 'ann' }];
  const state = { viewer: 0, table: { seats, spectators: 0 }, skew: 0 } as unknown as OnlineState;
  return renderToStaticMarkup(createElement(OnlineNotices, { table, state, warnAt: WARN_AT }));
}

describe('a clock that runs low', () => {
  it('warns its owner, and only while it runs', () => {
    expect(noticesWith(9000, true)).toContain('Less than 10 s left on your clock.');
    expect(noticesWith(60_000, true)).toBe('');
    expect(noticesWith(9000, false)).toBe('');
  });

  it('is marked for everybody', () => {
    const drawn = (left: number, since: number | null) =>
      renderToStaticMarkup(createElement(Clock, { clock: { left, since }, skew: 0, name: 'Ann', warnAt: WARN_AT }));
    expect(drawn(9000, Date.now())).toContain('late');
    expect(drawn(9000, null)).not.toContain('late');
    expect(drawn(60_000, Date.now())).not.toContain('late');
    // The server's clock is ahead by a minute.
    const ahead = renderToStaticMarkup(
      createElement(Clock, { clock: { left: 65_000, since: Date.now() }, skew: 60_000, name: 'Ann', warnAt: WARN_AT }),
    );
    expect(ahead).toContain('late');
  });

  it('says what is left in days, hours, minutes and seconds', () => {
    expect([500, 65_000, 7_384_000, 273_600_000].map(clockText)).toEqual(['0:01', '1:05', '2:03:04', '3 days 4 h']);
  });
});
