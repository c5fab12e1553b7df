import { existsSync, readFileSync } from 'node:fs';
import { changesOf, lossOf } from '@marchlands/bots/problems/answer.ts';
import { Collection } from '@marchlands/bots/problems/collection.ts';
import { expectedIn } from '@marchlands/bots/problems/expected.ts';
import { Miner } from '@marchlands/bots/problems/miner.ts';
import { GRADES, type Problem } from '@marchlands/bots/problems/problem.ts';
import type { Game } from '@marchlands/core/game.ts';
import { seededDice } from '@marchlands/core/match/dice.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import type { Result } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, it } from 'vitest';
import { games } from '../index.ts';

function must<V>(result: Result<V>): V {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

const collections = games
  .map((entry) => ({ entry, id: entry.id, file: new URL(`../${entry.id}/data/problems.json`, import.meta.url) }))
  .filter(({ file }) => existsSync(file))
  .map(({ file, ...rest }) => ({ ...rest, problems: JSON.parse(readFileSync(file, 'utf8')) as readonly Problem[] }));

/** The match that a problem begins, and the choice that it asks for. */
function opened(game: Game, { seats, options, position, seat, best }: Problem) {
  const match = must(createMatch(game, { seats, options, position, dice: seededDice('problem') }));
  const steps = must(game.notation.parse(match.state, seat, best));
  return { match, codes: steps.filter(({ by }) => by === seat).map(({ code }) => code) };
}

describe.each(collections)('the problems of $id', ({ entry, problems }) => {
  it('are of all grades, the easiest first, and each has a name of its own', () => {
    const places = problems.map(({ grade }) => GRADES.indexOf(grade));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(new Set(problems.map(({ id }) => id)).size).toBe(problems.length);
    for (const { id } of problems) expect(id).toMatch(/^[\w.-]+$/);
  });

  it('can be opened, and the seat that is asked can choose what is asked for', async () => {
    const game = await entry.load();
    for (const problem of problems) {
      const { match, codes } = opened(game, problem);
      expect(match.awaited()).toContain(problem.seat);
      must(match.submit(problem.seat, codes, match.version(problem.seat)));
      expect(problem.value - problem.next).toBeGreaterThanOrEqual(0.1);
    }
  });

  it('tell in sealed decisions what is expected of every other seat', async () => {
    const game = await entry.load();
    for (const problem of problems) {
      const { match } = opened(game, problem);
      const { expected = [], seat } = problem;
      const isSealed = match.awaited().length > 1 && !game.keepsSecrets(match.setup);
      const others = isSealed ? match.awaited().filter((other) => other !== seat) : [];
      expect(expected.map((one) => one.seat)).toEqual(others);
      for (const one of expected) {
        const sum = one.choices.reduce((total, { probability }) => total + probability, 0);
        expect(sum).toBeCloseTo(1, 1);
        const codes = expectedIn(game, match.state, expected)(one.seat, new Rng(problem.id)) ?? [];
        must(match.submit(one.seat, codes, match.version(one.seat)));
      }
    }
  });

  it('have an answer that is judged to be right, whatever it is held against', async () => {
    const game = await entry.load();
    const { match, codes } = opened(game, problems[0]);
    const { seat } = problems[0];
    expect(lossOf(game, match.setup, match.view(seat), seat, codes, codes)).toBeNull();
  });
});

describe('looking for problems', () => {
  const form = { seats: 2, options: { boardSize: 5 } };
  let once: Promise<readonly Problem[]> | null = null;
  const found = (): Promise<readonly Problem[]> => {
    once ??= look();
    return once;
  };
  const look = async (): Promise<readonly Problem[]> => {
    const game = await games[0].load();
    const miner = new Miner(game, form, 60, 'test');
    return Array.from({ length: 12 }, (_, number) => [...miner.match(number, 1)])
      .flat()
      .filter((one) => one !== null);
  };

  it('finds the same in the same matches: choices that are shown to be better than another one', async () => {
    const problems = await found();
    expect(problems.length).toBeGreaterThan(0);
    expect(await look()).toEqual(problems);
    const game = await games[0].load();
    const [problem] = problems;
    const { match, codes } = opened(game, problem);
    const { seat } = problem;
    const view = match.view(seat);
    const losses = match.legal(seat).flatMap((code) => lossOf(game, match.setup, view, seat, [code], codes) ?? []);
    expect(losses.length).toBeGreaterThan(0);
    for (const { value, bestValue, low } of losses) {
      expect(bestValue).toBeGreaterThan(value);
      expect(low).toBeGreaterThan(0);
    }
    const other = match.legal(seat).find((code) => code !== codes[0]);
    if (other === undefined) throw new Error('there is one choice only');
    expect(changesOf(game, match.setup, view, seat, [other], codes).length).toBeGreaterThan(0);
  });

  it('finds a problem again in its position, and none where another choice is asked for', async () => {
    const [problem] = await found();
    const game = await games[0].load();
    const again = (asked: Problem): Problem | null => new Miner(game, form, 60, 'test').again(asked);
    expect(again(problem)).toEqual(problem);
    expect(again({ ...problem, best: 'another' })).toBeNull();
    expect(() => again({ ...problem, position: 'none' })).toThrow(problem.id);
  });

  it('leaves out what there is enough of', async () => {
    const [problem] = await found();
    const collection = new Collection(10);
    for (let i = 0; i < 8; i += 1) {
      collection.add({ ...problem, id: `m${i}.1`, position: i, grade: 'hard' }, `m${i}`);
    }
    expect(collection.problems).toHaveLength(5);
    for (let i = 0; i < 4; i += 1) {
      collection.add({ ...problem, id: `one.${i}`, position: `one ${i}`, kind: `kind ${i}`, grade: 'easy' }, 'one');
    }
    expect(collection.counts()).toEqual({ easy: 2, fair: 0, hard: 5 });
    expect(collection.alike).toBe(5);
    // The same position is not taken twice.
    collection.add({ ...problem, id: 'm9.1', position: 0, kind: 'new', grade: 'fair' }, 'm9');
    expect(collection.alike).toBe(6);
    expect(collection.sorted()[0].grade).toBe('easy');
    const easy = new Collection(8);
    for (let i = 0; i < 8; i += 1) {
      easy.add({ ...problem, id: `m${i}.1`, position: i, kind: `kind ${i}`, grade: 'easy' }, `m${i}`);
    }
    expect(easy.problems).toHaveLength(6);
  });
});
