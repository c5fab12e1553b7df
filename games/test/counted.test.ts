import { makeBot } from '@marchlands/bots/levels.ts';
import { type CameBy, countedOf, joined } from '@marchlands/core/match/counted.ts';
import { seededDice } from '@marchlands/core/match/dice.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { describe, expect, test } from 'vitest';
import { games, loadGame } from '../index.ts';

const MATCHES = 4;
const CHOICES = 4000;

/** A match that bots play at random to its end, or for so many choices. */
async function played(id: string, seats: number, options: object, seed: string, choices = CHOICES): Promise<Match> {
  const game = await loadGame(id);
  if (!game.ok) throw new Error(game.problem.message);
  const begun = createMatch(game.value, { seats, options, dice: seededDice(seed) });
  if (!begun.ok) throw new Error(begun.problem.message);
  const match = begun.value;
  const bot = makeBot('random', game.value, match.setup, { seed: 7 });
  for (let i = 0; i < choices && !match.isOver; i += 1) {
    const seat = match.awaited().find((one) => match.sealed(one) === null) ?? 0;
    const sent = match.submit(seat, bot.think(match.view(seat), seat).moves, match.version(seat));
    if (!sent.ok) throw new Error(sent.problem.message);
  }
  return match;
}

async function labOf(id: string) {
  const lab = await games.find((entry) => entry.id === id)?.lab?.();
  if (lab === undefined) throw new Error(`${id} has no lab`);
  return lab;
}

const totals = (came: CameBy) =>
  Object.entries(came).map(([name, values]) => {
    const all = Object.values(values);
    const sum = (pick: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + pick(one), 0);
    return { name, came: sum((one) => one.came), expected: sum((one) => one.expected) };
  });

describe.each(games.filter(({ lab }) => lab !== undefined))('what chance brings in $id', ({ id, presets }) => {
  test('is counted beside its expectation, which it keeps to over many matches', async () => {
    const lab = await labOf(id);
    let all: CameBy = {};
    for (const { options, players, id: form } of presets) {
      for (let i = 0; i < MATCHES; i += 1) {
        const match = await played(id, players.length, options, `counted ${form} ${i}`);
        const counted = countedOf(match, lab, 0);
        for (const { came, expected } of totals(counted.all)) expect(expected).toBeCloseTo(came, 6);
        for (const [name, values] of Object.entries(counted.own)) {
          for (const [key, { came }] of Object.entries(values)) {
            expect(came, `${name} ${key}`).toBeLessThanOrEqual(counted.all[name][key].came);
          }
        }
        all = joined(all, counted.all);
      }
    }
    // Every value that is declared can come, and none is called otherwise.
    expect(Object.keys(all).sort()).toEqual(Object.keys(lab.chance ?? {}).sort());
    for (const [name, values] of Object.entries(all)) {
      expect(Object.keys(values).sort()).toEqual(Object.keys(lab.chance?.[name].values ?? {}).sort());
      for (const [key, { came, expected, variance }] of Object.entries(values)) {
        // Four deviations: of some forty values one in a thousand times.
        expect(Math.abs(came - expected), `${name} ${key}`).toBeLessThan(4 * Math.sqrt(variance) + 1e-9);
      }
    }
  }, 60_000);
});

test('a roll of the island is counted by both dice, for the seat that rolls', async () => {
  const match = await played('island', 3, { rules: 'base' }, 'rolls');
  const lab = await labOf('island');
  const all = countedOf(match, lab, 0).all['roll'];
  const rolls = Object.values(all).reduce((sum, { came }) => sum + came, 0);
  expect(all['7'].expected).toBeCloseTo(rolls / 6, 6);
  expect(all['7'].variance).toBeCloseTo((rolls * 5) / 36, 6);
  const own = [0, 1, 2].map((seat) =>
    Object.values(countedOf(match, lab, seat).own['roll']).reduce((sum, { came }) => sum + came, 0),
  );
  expect(own.reduce((sum, one) => sum + one, 0)).toBe(rolls);
});

test('what was taken back is not counted', async () => {
  const match = await played('building-refuge', 2, {}, 'taken back', 12);
  const lab = await labOf('building-refuge');
  const tiles = () => totals(countedOf(match, lab, 0).all)[0].came;
  const before = tiles();
  const drawn = match.entries.length;
  while (tiles() === before) {
    const undone = [0, 1].some((seat) => match.undo(seat, { agreed: [1 - seat] }).ok);
    if (!undone) throw new Error('nothing can be taken back');
  }
  expect(match.entries.length).toBeGreaterThan(drawn);
  expect(tiles()).toBeLessThan(before);
});
