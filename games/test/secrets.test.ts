import { makeBot } from '@marchlands/bots/levels.ts';
import { seededDice } from '@marchlands/core/match/dice.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import type { Result } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, test } from 'vitest';
import { games } from '../index.ts';

/** Decisions of a match after which is looked, at most. */
const DECISIONS = 300;
/** States drawn for each seat each time. */
const DRAWS = 4;

function must<V>(result: Result<V>): V {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/** Whether a seat sees something that another cannot tell: some state that fits the other's view looks otherwise to it. */
function hidesFromSomeone(match: Match): boolean {
  const { game, setup } = match;
  const rng = new Rng('secrets');
  const state = game.State.blank(setup);
  const seats = [...match.players.keys()];
  const views = seats.map((seat) => JSON.stringify(match.view(seat)));
  return seats.some((viewer) => {
    const sampler = game.resampler(setup, match.view(viewer));
    for (let i = 0; i < DRAWS; i += 1) {
      sampler.draw(rng, state);
      if (seats.some((seat) => JSON.stringify(game.view(state, seat)) !== views[seat])) return true;
    }
    return false;
  });
}

const forms = games.flatMap(({ id, load, presets }) => presets.map((preset) => ({ id, load, preset })));

describe.each(forms)('$id as $preset.id', ({ load, preset: { players, options } }) => {
  test('says rightly whether seats keep secrets from each other', async () => {
    const game = await load();
    const match = must(createMatch(game, { seats: players.length, options, dice: seededDice('secrets') }));
    const bot = makeBot('random', game, match.setup, { seed: 'secrets' });
    const keeps = game.keepsSecrets(match.setup);
    let hidden = 0;
    for (let i = 0; i < DECISIONS && !match.isOver && !(keeps && hidden > 0); i += 1) {
      const seat = match.awaited().find((one) => match.sealed(one) === null);
      if (seat === undefined) throw new Error('nobody chooses, and the match is not over');
      if (hidesFromSomeone(match)) hidden += 1;
      must(match.submit(seat, bot.think(match.view(seat), seat).moves, match.version(seat)));
    }
    if (keeps) expect(hidden).toBeGreaterThan(0);
    else expect(hidden).toBe(0);
  });
});
