import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StoredMatch } from '../table/local/match-store.ts';
import type { TabMessage } from '../table/local/tab-channel.ts';
import { type TabEvents, Tabs } from '../table/local/tabs.ts';
import { update } from './bare-update.ts';

// Node has no window: only its timers are used. The channels between the tabs are real ones.
vi.stubGlobal('window', globalThis);

const kept: StoredMatch = {
  summary: { matchId: 'match', gameId: 'game', players: [], entries: 3, begun: 0, touched: 0, ended: null },
  match: 'as the first tab had it',
};

interface Tab {
  readonly tabs: Tabs;
  /** Its messages, in order. */
  readonly told: string[];
  readonly gained: (StoredMatch | undefined)[];
}

const open: Tab[] = [];
let matches = 0;

/** A tab that enters a match; `unsaved` is the match that it cannot save. */
async function tab(matchId: string, unsaved?: StoredMatch, hangs = false): Promise<Tab> {
  const { tabs } = await Tabs.enter(matchId);
  const told: string[] = [];
  const gained: (StoredMatch | undefined)[] = [];
  const events: TabEvents = {
    whole: () => update,
    ask: () => Promise.resolve({ ok: true, value: null }),
    release: () => (hangs ? new Promise(() => {}) : Promise.resolve(unsaved)),
    onLost: () => told.push('lost'),
    onGained: (handed) => {
      told.push('gained');
      gained.push(handed);
    },
    onOvertaken: () => told.push('overtaken'),
    onUpdate: () => told.push('update'),
    onWaiting: () => {},
  };
  tabs.start(events);
  const opened = { tabs, told, gained };
  open.push(opened);
  return opened;
}

const newMatch = () => {
  matches += 1;
  return `match ${matches}`;
};

const channelOf = (matchId: string) => `marchlands.match.${matchId}`;

/** Waits until a message of this kind was said to all tabs. */
function heardOn(matchId: string, kind: TabMessage['kind']): Promise<void> {
  const channel = new BroadcastChannel(channelOf(matchId));
  return new Promise((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      if (data.kind !== kind) return;
      channel.close();
      resolve();
    });
  });
}

afterEach(() => {
  for (const { tabs } of open.splice(0)) void tabs.leave();
});

// Node has locks and channels as browsers have them.
describe('the tabs of one match', () => {
  it('do not go on from what was handed over once somebody has played on from it', async () => {
    const match = newMatch();
    const first = await tab(match, kept);
    const second = await tab(match);
    const third = await tab(match);
    expect(await second.tabs.takeOver()).toEqual(kept);
    second.tabs.broadcast(update);
    await vi.waitFor(() => expect([first.told, third.told]).toEqual([['update'], ['update']]));
    void second.tabs.leave();
    await vi.waitFor(() => expect([...first.gained, ...third.gained]).toEqual([undefined]));
  });

  it('have what could not be saved of a table that is left, and say whether there is such a tab', async () => {
    const match = newMatch();
    const first = await tab(match, kept);
    const second = await tab(match);
    expect(await first.tabs.leave(kept)).toBe(true);
    await vi.waitFor(() => expect(second.gained).toEqual([kept]));
    expect(await second.tabs.leave(kept)).toBe(false);
  });

  it('do not take the match from themselves when a tab that hangs is closed while it is asked', async () => {
    const match = newMatch();
    const first = await tab(match, undefined, true);
    const second = await tab(match);
    const taken = second.tabs.takeOver();
    void first.tabs.leave();
    await vi.waitFor(() => expect(second.told).toEqual(['gained']));
    // Only now is the wait for the first over.
    const late = new BroadcastChannel(channelOf(match));
    late.postMessage({ kind: 'yielded' });
    await taken;
    late.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(second.told).toEqual(['gained']);
  });

  it('answer a tab that came while the match went from one to another', async () => {
    const match = newMatch();
    const first = await tab(match, undefined, true);
    const second = await tab(match);
    const asked = heardOn(match, 'yield');
    void second.tabs.takeOver();
    await asked;
    // From now on the first answers nobody.
    const joined = heardOn(match, 'join');
    const coming = Tabs.enter(match);
    await joined;
    void first.tabs.leave();
    const { tabs, followed } = await coming;
    expect(followed).toEqual(update);
    void tabs.leave();
  });
});
