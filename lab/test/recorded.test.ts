import { makeBot } from '@marchlands/bots/levels.ts';
import { playSeriesMatch } from '@marchlands/bots/series.ts';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { parseRecord } from '@marchlands/core/match/record-parse.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../protocol.ts';
import { recordedMatch } from '../recorded.ts';

describe('a match of an experiment', () => {
  it.each(games)('of $id is written down as it was played', async ({ id, seats: [seats] }) => {
    const loaded = await loadGame(id);
    if (!loaded.ok) throw new Error(loaded.problem.message);
    const game = loaded.value;
    const setup = game.setup({}, seats);
    if (!setup.ok) throw new Error(setup.problem.message);
    const levels = Array.from({ length: seats }, () => 'random');
    const plan: Plan = { game: id, seats, options: {}, bots: levels, seed: 'r', times: false, figures: false };
    const makeBots = () => levels.map((name) => makeBot(name, game, setup.value, { seed: 'r' }));
    for (const index of [0, seats]) {
      const played = playSeriesMatch(game, setup.value, makeBots(), 'r', index);
      const players = levels.map((level, seat) => ({ name: `Bot ${seat + 1}`, level }));
      const match = recordedMatch(game, setup.value, makeBots(), plan, index, players);
      expect(match.result).toEqual(played.final);
      const read = await parseRecord(formatRecord(match, EVERYTHING), loadGame);
      if (!read.ok) throw new Error(read.problem.message);
      expect(read.value.result).toEqual(played.final);
      expect(read.value.entries).toEqual(match.entries);
    }
  });
});
