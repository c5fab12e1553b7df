import { describe, expect, it, vi } from 'vitest';
import type { ReviewCall, ReviewMessage } from '../table/local/protocol.ts';
import { ReviewClient } from '../table/local/review-client.ts';
import { fakeWorkers } from './fake-worker.ts';

const started = fakeWorkers<ReviewCall, ReviewMessage>();

const review = {
  ...{ level: 'scout', start: [0.5, 0.5], passages: [], decided: null, error: null, blamed: null },
  examined: { suspected: 0, closely: 0 },
  milliseconds: 12_000,
};

describe('the client of the review', () => {
  it('hands over progress and the review, and ends the worker with it', async () => {
    const heard: number[] = [];
    const made = new ReviewClient().make('{}', 12_000, (progress) => heard.push(progress));
    const [worker] = started;
    expect(worker.asked).toMatchObject([{ match: '{}', milliseconds: 12_000 }]);
    worker.say({ kind: 'progress', progress: 0.3 });
    worker.say({ kind: 'reviewed', review });
    expect(await made).toEqual({ ok: true, value: review });
    expect(heard).toEqual([0.3]);
    expect(worker.isEnded).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('answers a review that is given up or replaced as stopped, and hears no more of it', async () => {
    const client = new ReviewClient();
    const heard: number[] = [];
    const first = client.make('{}', 12_000, (progress) => heard.push(progress));
    const second = client.make('{}', 12_000, () => {});
    expect(await first).toEqual({ ok: false, problem: 'stopped' });
    started[0].say({ kind: 'progress', progress: 0.9 });
    started[0].onerror?.();
    expect(heard).toEqual([]);
    expect(started.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    client.stop();
    expect(await second).toEqual({ ok: false, problem: 'stopped' });
    expect(started[1].isEnded).toBe(true);
  });

  it('says so where the worker fails or dies', async () => {
    const client = new ReviewClient();
    const failing = client.make('{}', 12_000, () => {});
    started[0].say({ kind: 'failed', message: 'a bug' });
    expect(await failing).toEqual({ ok: false, problem: 'failed' });
    const dying = client.make('{}', 12_000, () => {});
    started[1].onerror?.();
    expect(await dying).toEqual({ ok: false, problem: 'failed' });
    expect(started.every(({ isEnded }) => isEnded)).toBe(true);
  });

  it('takes a worker that says nothing for a dead one, and a slow one that says something for a living one', async () => {
    const made = new ReviewClient().make('{}', 12_000, () => {});
    for (let i = 1; i <= 5; i += 1) {
      vi.advanceTimersByTime(25_000);
      started[0].say({ kind: 'progress', progress: i / 10 });
    }
    expect(started[0].isEnded).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(await made).toEqual({ ok: false, problem: 'failed' });
    expect(vi.getTimerCount()).toBe(0);
  });
});
