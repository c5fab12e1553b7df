import { makeBot } from '@marchlands/bots/levels.ts';
import { seededDice } from '@marchlands/core/match/dice.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Call, Reply } from '../table/asker.ts';
import { sharesOf } from '../table/lines/shares.ts';
import { sharesAsker } from '../table/lines/shares-client.ts';
import type { PositionTask } from '../table/position-of.ts';
import { fakeWorkers } from './fake-worker.ts';

describe.each(games.map(({ id }) => id))('values of a position of %s', (id) => {
  it('are a share of the win for each seat, and at the end what each got', async () => {
    const found = await loadGame(id);
    if (!found.ok) throw new Error(found.problem.message);
    const game = found.value;
    const seats = game.seats.find((count) => count > 1) ?? 1;
    const made = createMatch(game, { seats, dice: seededDice(`shares ${id}`) });
    if (!made.ok) throw new Error(made.problem.message);
    const match = made.value;
    const bot = makeBot('random', game, match.setup, { seed: 'shares' });
    for (let i = 0; !match.isOver; i += 1) {
      if (i % 100 === 0) {
        const shares = sharesOf(game, match.setup, match.state);
        expect(shares).toHaveLength(seats);
        // Nothing is certain before the end.
        for (const share of shares) expect(share > 0 && share < 1).toBe(true);
      }
      const seat = match.awaited().find((one) => match.sealed(one) === null) ?? 0;
      const done = match.submit(seat, bot.think(match.view(seat), seat).moves, match.version(seat));
      if (!done.ok) throw new Error(done.problem.message);
    }
    const winners = match.result?.winners ?? [];
    const expected = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    if (winners.length > 0) expect(sharesOf(game, match.setup, match.state)).toEqual(expected);
  });
});

describe('the client of values', () => {
  const task = { gameId: 'game', seats: 2, options: {}, position: {} };
  const started = fakeWorkers<Call<PositionTask>, Reply<readonly number[]>>();

  it('asks one worker for all, and hands over what it says', async () => {
    const client = sharesAsker();
    for (const share of [0.3, 0.6]) {
      const asked = client.ask(task);
      const [worker] = started;
      worker.say({ id: worker.asked.at(-1)?.id ?? 0, answer: [share, 1 - share] });
      expect(await asked).toEqual([share, 1 - share]);
    }
    expect(started).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives a question up for another, and does not take the answer to the one for that of the other', async () => {
    const client = sharesAsker();
    const first = client.ask(task);
    const second = client.ask(task);
    expect(await first).toBeNull();
    const [worker] = started;
    worker.say({ id: worker.asked[0].id, answer: [1, 0] });
    worker.say({ id: worker.asked[1].id, answer: [0.5, 0.5] });
    expect(await second).toEqual([0.5, 0.5]);
  });

  it('has no answer where the worker fails or is silent, and asks a new one the next time', async () => {
    const client = sharesAsker();
    const first = client.ask(task);
    started[0].onerror?.();
    expect(await first).toBeNull();
    expect(started[0].isEnded).toBe(true);
    const second = client.ask(task);
    vi.advanceTimersByTime(60_000);
    expect(await second).toBeNull();
    expect(started).toHaveLength(2);
    expect(started[1].isEnded).toBe(true);
  });
});
