import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BotClient, type NoDecision } from '../table/local/bot-client.ts';
import type { BotCall, BotMessage, BotTask } from '../table/local/protocol.ts';
import { type FakeWorker, fakeWorkers } from './fake-worker.ts';

const started = fakeWorkers<BotCall, BotMessage>();

const task: BotTask = {
  gameId: 'game',
  options: {},
  seats: 2,
  level: 'scout',
  seat: 1,
  view: { viewer: 1, table: {}, own: null },
  version: 0,
};

const failure = (problem: NoDecision) => ({ ok: false, problem });

function last(): FakeWorker<BotCall, BotMessage> {
  const worker = started.at(-1);
  if (worker === undefined) throw new Error('no worker was started');
  return worker;
}

/** The newest worker answers the last decision that it was asked for. */
function say(kind: 'progress' | 'decided' | 'failed'): void {
  const worker = last();
  const call = worker.asked.findLast((one) => one.ask === 'think');
  if (call?.ask !== 'think') throw new Error('nothing was asked');
  const { id } = call;
  if (kind === 'progress') worker.say({ kind, id, progress: 0.5 });
  else if (kind === 'failed') worker.say({ kind, id, message: 'a bug' });
  else worker.say({ kind, id, codes: [7], considered: [] });
}

describe('the client of the bots', () => {
  it('hands over what the worker decided', async () => {
    const decision = new BotClient().think(task, 0, () => {});
    say('decided');
    expect(await decision).toMatchObject({ ok: true, value: { codes: [7] } });
  });

  it('starts another worker for one that died, and says so where that one dies too', async () => {
    const client = new BotClient();
    const decision = client.think(task, 0, () => {});
    last().onerror?.();
    expect(started).toHaveLength(2);
    expect(started[0]?.isEnded).toBe(true);
    last().onerror?.();
    expect(await decision).toEqual(failure('failed'));
    expect(client.isThinking).toBe(false);
    // A new try begins from the beginning.
    const again = client.think(task, 0, () => {});
    say('decided');
    expect(await again).toMatchObject({ ok: true, value: { codes: [7] } });
  });

  it('takes a bot that fails for a dead one', async () => {
    const decision = new BotClient().think(task, 0, () => {});
    say('failed');
    say('failed');
    expect(await decision).toEqual(failure('failed'));
    expect(started).toHaveLength(2);
  });

  it('takes a worker that says nothing for a dead one, and a slow one that says something for a living one', async () => {
    const decision = new BotClient().think(task, 0, () => {});
    for (let i = 0; i < 10; i += 1) {
      vi.advanceTimersByTime(10_000);
      say('progress');
    }
    expect(started).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect(started).toHaveLength(2);
    expect(await decision).toEqual(failure('failed'));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('answers a decision that is given up or replaced as stopped', async () => {
    const client = new BotClient();
    const first = client.think(task, 0, () => {});
    const second = client.think(task, 0, () => {});
    expect(await first).toEqual(failure('stopped'));
    client.stop();
    expect(await second).toEqual(failure('stopped'));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a bot and the picture of what led to its turn', () => {
  let paint: () => void = () => undefined;
  beforeEach(() => {
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    vi.stubGlobal('requestAnimationFrame', (painted: () => void) => {
      paint = painted;
      return 1;
    });
  });

  it('begins once it is painted, so that the two do not take the processor from each other', () => {
    const client = new BotClient();
    void client.think(task, 0, () => undefined);
    expect(started).toEqual([]);
    paint();
    vi.advanceTimersByTime(1);
    expect(last().asked.map(({ ask }) => ask)).toEqual(['think']);
    vi.advanceTimersByTime(500);
    expect(last().asked.map(({ ask }) => ask)).toEqual(['think']);
  });

  it('begins without it where nothing is painted, as on a page that nobody sees', () => {
    const client = new BotClient();
    void client.think(task, 0, () => undefined);
    vi.advanceTimersByTime(100);
    expect(last().asked.map(({ ask }) => ask)).toEqual(['think']);
  });

  it('begins at once where it is hurried, and never where it is stopped before', async () => {
    const client = new BotClient();
    void client.think(task, 0, () => undefined);
    client.hurry();
    expect(last().asked.map(({ ask }) => ask)).toEqual(['think', 'hurry']);
    const other = new BotClient();
    const stopped = other.think(task, 0, () => undefined);
    other.stop();
    vi.advanceTimersByTime(200);
    expect(await stopped).toEqual(failure('stopped'));
    expect(started).toHaveLength(1);
  });
});
