import { describe, expect, it } from 'vitest';
import { Pace } from '../review/pace.ts';

/** A pace over this many milliseconds of a clock controlled by the test. */
function timed(milliseconds: number) {
  const at = { now: 1000 };
  return { at, pace: new Pace({ time: { milliseconds, clock: () => at.now } }) };
}

describe('the pace of a review', () => {
  it('deals out what is left of a round in equal parts', () => {
    const { at, pace } = timed(1000);
    at.now += 200;
    pace.beginLooks();
    pace.begin(4, 0.5);
    expect(pace.next()).toEqual({ milliseconds: 100 });
    // A look that took longer leaves less to those after it.
    at.now += 250;
    expect(pace.next()).toEqual({ milliseconds: 50 });
    at.now += 149;
    expect(pace.isOut).toBe(false);
    at.now += 1;
    expect(pace.isOut).toBe(true);
    pace.begin(1, 1);
    expect(pace.next()).toEqual({ milliseconds: 400 });
  });

  it('leaves time for the looks, however long came before them', () => {
    const { at, pace } = timed(1000);
    at.now += 5000;
    pace.beginLooks();
    pace.begin(1, 1);
    expect(pace.next()).toEqual({ milliseconds: 400 });
  });

  it('is never out where only iterations count', () => {
    const pace = new Pace({ iterations: 7 });
    pace.beginLooks();
    pace.begin(2, 0.5);
    expect([pace.next(), pace.next(), pace.next()]).toEqual([{ iterations: 7 }, { iterations: 7 }, { iterations: 7 }]);
    expect(pace.isOut).toBe(false);
  });

  it('does a piece of work as often as fits into a look, by time alone', () => {
    const { at, pace } = timed(1000);
    const done: number[] = [];
    const work = (times: number): void => {
      done.push(times);
      at.now += 10 * times;
    };
    pace.beginLooks();
    pace.begin(2, 1);
    pace.next();
    expect(pace.fill(10, 48, 400, work)).toBe(50);
    expect(done).toEqual([10, 40]);
    pace.next();
    expect(pace.fill(10, 48, 20, work)).toBe(20);
    expect(done.slice(2)).toEqual([10, 10]);
    expect(new Pace({}).fill(10, 48, 400, (times) => done.push(times))).toBe(48);
    expect(done.slice(4)).toEqual([10, 38]);
  });
});
