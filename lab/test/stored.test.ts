import { makeBot } from '@marchlands/bots/levels.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import { describe, expect, it } from 'vitest';
import { playMeasured } from '../measured.ts';
import type { LabMatch, Plan } from '../protocol.ts';
import { figureOf, MatchStore } from '../stored.ts';
import { match } from './toy.ts';

/** A match as a file or another program has it: figures in the order of their names. */
function told({ figures, ...rest }: LabMatch): unknown {
  return { ...rest, figures: Object.fromEntries(Object.entries(figures ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))) };
}

const jsonOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a store of matches', () => {
  it.each(games)('says of matches of $id what they said', async ({ id, seats: [seats], lab }) => {
    const loaded = await loadGame(id);
    if (!loaded.ok) throw new Error(loaded.problem.message);
    const game = loaded.value;
    const setup = game.setup({}, seats);
    if (!setup.ok) throw new Error(setup.problem.message);
    const own = (await lab?.()) ?? null;
    const levels = Array.from({ length: seats }, () => 'random');
    const plan: Plan = { game: id, seats, options: {}, bots: levels, seed: 's', times: false, figures: true };
    const bots = levels.map((name) => makeBot(name, game, setup.value, { seed: 's' }));
    const store = new MatchStore(seats);
    const played = Array.from({ length: 3 * seats }, (_, index) =>
      playMeasured(game, setup.value, bots, plan, index, own),
    );
    const kept = played.map((one) => store.keep(one));
    expect(kept.map(jsonOf)).toEqual(played.map((one) => jsonOf(told(one))));
    for (const [i, one] of played.entries()) {
      for (const [name, value] of Object.entries(one.figures ?? {})) expect(figureOf(kept[i], name)).toEqual(value);
    }
  });

  it('holds small, large, negative and broken numbers exactly, whichever came first', () => {
    const store = new MatchStore(2);
    const numbers = [1, -1, -127, 128, -128, 40_000, 0.1 + 0.2, -0, 2 ** 40, -1.5];
    const kept = numbers.map((number, i) => store.keep(match(i, 0, number, [number, -number])));
    for (const [i, number] of numbers.entries()) {
      expect(figureOf(kept[i], 'length')).toBe(number);
      expect(figureOf(kept[i], 'used')).toEqual([number, -number]);
    }
  });

  it('leaves out what a match says nothing of, before and after one that does', () => {
    const store = new MatchStore(2);
    const spoken = { ...match(1, 0, 3, [1, 2]), figures: { 'cards:spy': [0, 1], gap: 0 } };
    const [before, there, after] = [match(0, 0, 3, [1, 2]), spoken, match(2, 1, 3, [1, 2])].map((one) =>
      store.keep(one),
    );
    expect([before, there, after].map((one) => figureOf(one, 'cards:spy'))).toEqual([undefined, [0, 1], undefined]);
    expect([before, there, after].map((one) => figureOf(one, 'gap'))).toEqual([undefined, 0, undefined]);
    expect(Object.keys(after.figures ?? {})).toEqual(['length', 'used']);
  });

  it('tells scores that were not counted, who shared the win in their order, and what thinking took', () => {
    const efforts = [{ fixed: { decisions: 3, iterations: 70_000 } }, {}];
    const final = { ranks: [1, 1], scores: [null, 7], winners: [1, 0], reason: 'shared', defeat: false };
    const [kept] = [{ ...match(0, 0, 1, [0, 0]), efforts, final }].map((one) => new MatchStore(2).keep(one));
    expect(kept.final).toEqual(final);
    expect(kept.efforts).toEqual(efforts);
  });

  it('gives a match that was kept already back, and has no figures where none were counted', () => {
    const store = new MatchStore(2);
    const { figures: _, ...plain } = match(0, 0, 1, [0, 0]);
    const kept = store.keep(plain);
    expect(new MatchStore(2).keep(kept)).toBe(kept);
    expect(kept.figures).toBeUndefined();
    expect(jsonOf(kept)).not.toHaveProperty('figures');
  });
});
