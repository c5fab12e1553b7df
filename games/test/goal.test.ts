import { makeBot } from '@marchlands/bots/levels.ts';
import { playMatch } from '@marchlands/bots/match.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { describe, expect, it } from 'vitest';
import { games } from '../index.ts';

describe.each(games)('$title', (entry) => {
  it('says what to want in one sentence, whatever the preset', async () => {
    const game = await entry.load();
    for (const { players, options } of entry.presets) {
      const setup = game.setup(options, players.length);
      if (!setup.ok) throw new Error(setup.problem.message);
      expect(game.words.goal(setup.value)).toMatch(/^[A-Z][^.]+\.$/);
    }
  });

  it('has a preset for each button, the person at the first seat of each', async () => {
    const { presets } = entry;
    expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length);
    expect(new Set(presets.map(({ title }) => title)).size).toBe(presets.length);
    for (const { players } of presets) expect(players.map((level) => level === null)[0]).toBe(true);
  });

  it('tells scores whose parts add up to the score', async () => {
    const game = await entry.load();
    let told = 0;
    for (const { players, options } of entry.presets) {
      const setup = game.setup(options, players.length);
      if (!setup.ok) throw new Error(setup.problem.message);
      const bots = players.map(() => makeBot('random', game, setup.value));
      let last = game.start(setup.value);
      const { final } = playMatch(game, setup.value, bots, 'score', {
        onStep: (state) => {
          last = state;
        },
      });
      const view = game.view(last, EVERYTHING);
      for (const [seat, score] of final.scores.entries()) {
        if (score === null) continue;
        const lines = game.words.score?.(view, setup.value, seat) ?? [];
        expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        told += 1;
      }
    }
    // Without a way to tell them there are no scores.
    expect(told > 0).toBe(game.words.score !== undefined);
  });
});
