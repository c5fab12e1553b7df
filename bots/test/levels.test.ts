import type { Game } from '@marchlands/core/game.ts';
import { NOBODY } from '@marchlands/core/seat.ts';
import { describe, expect, test } from 'vitest';
import { levelNames } from '../level-names.ts';
import { levelOf, levelsOf, makeBot, nearestLevel, playersOf } from '../levels.ts';
import { nim, toy, wheels } from './toys.ts';

const { game, setup } = nim(21, 2);
const view = game.view(game.start(setup), 0);

test('every level that a game offers says what it does in one line, and plays', () => {
  expect(levelsOf(game).map((level) => level.name)).toEqual([...levelNames]);
  for (const { name, description } of levelsOf(game)) {
    expect(description).toMatch(/^[A-Z].*\.$/);
    expect(makeBot(name, game, setup).think(view, 0, { iterations: 10 }).moves).toHaveLength(1);
  }
});

test('every level takes the last three stones most of the time, and those that think always', () => {
  const last = nim(3, 2);
  const seen = last.game.view(last.game.start(last.setup), 0);
  for (const { name } of levelsOf(last.game)) {
    const bot = makeBot(name, last.game, last.setup, { seed: 1 });
    const wins = Array.from({ length: 40 }, () => bot.think(seen, 0, { iterations: 40 }).moves[0]);
    const share = wins.filter((move) => move === 3).length / wins.length;
    if (name === 'random') expect(Math.abs(share - 1 / 3), name).toBeLessThan(0.25);
    else if (name === 'novice') expect(Math.abs(share - 7 / 9), name).toBeLessThan(0.2);
    else expect(share, name).toBe(1);
  }
});

test('mcts:N is a search with N iterations, or as many as can still change its choice', () => {
  const { iterations } = makeBot('mcts:123', game, setup).think(view, 0);
  expect(iterations).toBeGreaterThan(123 / 2);
  expect(iterations).toBeLessThanOrEqual(123);
});

test.each([
  '',
  'Random',
  'mcts',
  'mcts:0',
  'mcts:-1',
  'mcts:1e3',
  'mcts:99999999',
  'mcts:0ms',
  'mcts:9999999ms',
  'toString',
])('the name "%s" is refused with the names there are', (name) => {
  for (const found of [levelOf(name, game), nearestLevel(name, game)]) {
    expect(found.ok).toBe(false);
    if (!found.ok) expect(found.problem.message).toContain('random, novice, greedy, scout, marshal, warden, mcts:N');
  }
  expect(() => makeBot(name, game, setup)).toThrow('must be one of');
});

describe('a game that offers fewer levels', () => {
  const few: Game = {
    ...game,
    knowledge: {
      evaluate: (_, values) => values.fill(0.5),
      levels: [{ name: 'novice' }, { name: 'greedy' }, { name: 'marshal', iterations: 70 }],
    },
  };

  test('lists those, each with its own budget', () => {
    expect(levelsOf(few).map(({ name }) => name)).toEqual(['novice', 'greedy', 'marshal']);
    expect(levelsOf(few)[2]?.description).toContain(' 70 ');
    expect(makeBot('marshal', few, setup).think(view, 0).iterations).toBeLessThanOrEqual(70);
  });

  test('refuses the others where somebody chooses, and says which it offers', () => {
    const refused = levelOf('warden', few);
    expect(refused).toMatchObject({
      ok: false,
      problem: { message: expect.stringContaining('novice, greedy, marshal') },
    });
    expect(levelOf('mcts:5', few).ok).toBe(true);
  });

  test.each([
    ['warden', 'marshal'],
    ['marshal', 'marshal'],
    ['scout', 'greedy'],
    ['random', 'novice'],
    ['mcts:9', 'mcts:9'],
  ])('lets %s of a match that was saved before be played by %s', (saved, played) => {
    expect(nearestLevel(saved, few)).toMatchObject({ ok: true, value: { name: played } });
    expect(makeBot(saved, few, setup).name).toBe(played);
  });
});

describe('a game whose bots have characters', () => {
  const seen: string[] = [];
  const vivid: Game = {
    ...game,
    knowledge: {
      evaluate(_, values) {
        seen.push('plain');
        values.fill(0.5);
      },
      levels: [{ name: 'greedy' }, { name: 'scout', iterations: 20 }],
      characters: [
        {
          name: 'bold',
          description: 'Dares.',
          evaluate(_, values) {
            seen.push('bold');
            values.fill(0.5);
          },
        },
      ],
    },
  };

  test('lists the strongest level in each behind the levels', () => {
    expect(playersOf(vivid).map(({ name }) => name)).toEqual(['greedy', 'scout', 'scout/bold']);
    expect(playersOf(vivid).at(-1)?.description).toMatch(/^[A-Z].* Dares\.$/);
    expect(playersOf(game).map(({ name }) => name)).toEqual([...levelNames]);
  });

  test.each(['greedy/bold', 'scout/bold', 'mcts:30/bold'])('thinks as %s by its evaluation alone', (name) => {
    seen.length = 0;
    const bot = makeBot(name, vivid, setup);
    bot.think(view, 0);
    expect(bot.name).toBe(name.split('/')[0]);
    expect(new Set(seen)).toEqual(new Set(['bold']));
  });

  test('that counts a common defeat as a draw would rather risk one than lose', () => {
    // The one move makes the other win, the other move ruins all.
    const risk = toy({
      seats: 2,
      actors: (n) => (n[0] === 0 ? 1 : NOBODY),
      legal: () => [1, 2],
      apply(n, _, code) {
        n[0] = code;
      },
      winners: (n) => (n[0] === 1 ? [1] : []),
      defeat: (n) => n[0] === 2,
      knowledge: {
        evaluate: (_, values) => values.fill(0.5),
        characters: [
          { name: 'rash', description: 'Risks.', evaluate: (_, values) => values.fill(0.5), defeatShare: 1 },
        ],
      },
    });
    const seen = risk.game.view(risk.game.start(risk.setup), 0);
    const thought = makeBot('mcts:40/rash', risk.game, risk.setup).think(seen, 0, { iterations: 40 });
    expect(thought.moves).toEqual([2]);
    expect(thought.considered.find(({ codes }) => codes[0] === 2)?.value).toBe(0.5);
    const plain = makeBot('mcts:40', risk.game, risk.setup).think(seen, 0, { iterations: 40 });
    expect(plain.considered.map(({ value }) => value)).toEqual([0, 0]);
  });

  test('keeps the character where a saved match has a level that is offered no more', () => {
    expect(nearestLevel('warden/bold', vivid)).toMatchObject({ ok: true, value: { name: 'scout/bold' } });
    expect(nearestLevel('random/bold', vivid)).toMatchObject({ ok: true, value: { name: 'greedy/bold' } });
  });

  test('refuses a character that there is not, and names those there are', () => {
    for (const find of [levelOf, nearestLevel]) {
      expect(find('scout/meek', vivid)).toMatchObject({
        ok: false,
        problem: { message: expect.stringContaining('are bold, not') },
      });
      expect(find('scout/bold', game).ok).toBe(false);
      expect(find('nobody/bold', vivid).ok).toBe(false);
    }
  });
});

describe('budgets', () => {
  test('a budget in iterations overrules the level', () => {
    expect(makeBot('warden', game, setup).think(view, 0, { iterations: 50 }).iterations).toBe(50);
  });

  test('the same seed gives the same thought, another seed another', () => {
    const think = (seed: string) => makeBot('mcts:200', game, setup, { seed }).think(view, 0);
    expect(think('a')).toEqual(think('a'));
    expect(think('a')).not.toEqual(think('b'));
  });

  test('milliseconds are counted by the clock that is handed in, and overrule the level', () => {
    let now = 1000;
    const clock = () => {
      now += 1;
      return now;
    };
    const bot = makeBot('scout', game, setup, { clock });
    const { iterations } = bot.think(view, 0, { milliseconds: 200 });
    expect(iterations).toBeGreaterThan(500);
    expect(iterations).toBeLessThan(200 * 64);
    expect(bot.think(view, 0, { milliseconds: 200, iterations: 40 }).iterations).toBe(40);
  });

  test('mcts:Nms thinks for N milliseconds by the clock it is given, and cannot do without one', () => {
    let now = 0;
    const clock = () => {
      now += 1;
      return now;
    };
    const { iterations, ending } = makeBot('mcts:50ms', game, setup, { clock }).think(view, 0);
    expect(ending).toBe('time');
    expect(iterations).toBeGreaterThan(16);
    expect(now).toBeLessThan(60);
    const levels = ['scout', 'mcts:50', 'mcts:50ms'].map((name) => levelOf(name, game));
    expect(levels.map((level) => level.ok && level.value.isRepeatable)).toEqual([true, true, false]);
    expect(() => makeBot('mcts:50ms', game, setup)).toThrow('needs a clock');
  });

  test('without a clock milliseconds do not count', () => {
    expect(makeBot('scout', game, setup).think(view, 0, { milliseconds: 1 }).iterations).toBeGreaterThan(250);
  });

  test('whoever made the bot may stop it', () => {
    let asked = 0;
    const shouldStop = () => {
      asked += 1;
      return asked > 3;
    };
    const { iterations, moves, ending } = makeBot('warden', game, setup, { shouldStop }).think(view, 0);
    expect(ending).toBe('stopped');
    expect(iterations).toBeLessThan(200);
    expect(moves).toHaveLength(1);
  });

  test('thinking goes on in slices, tells how far it is, and ends where thinking at once ends', () => {
    const bot = makeBot('mcts:1000', game, setup, { seed: 5 });
    const whole = bot.think(view, 0);
    bot.restart(5);
    const thinking = bot.begin(view, 0);
    expect(thinking.progress()).toBe(0);
    expect(thinking.step(250)).toBe(false);
    expect(thinking.progress()).toBeCloseTo(0.25, 12);
    expect(thinking.best()).toMatchObject({ iterations: 250, ending: 'stopped' });
    let slices = 1;
    while (!thinking.step(250)) slices += 1;
    expect(slices).toBe(3);
    expect(thinking.best()).toEqual(whole);
  });

  test('one candidate needs a value but no search', () => {
    const forced = wheels([5], 10);
    const first = forced.game.view(forced.game.start(forced.setup), 0);
    const { iterations, considered, ending } = makeBot('warden', forced.game, forced.setup).think(first, 0);
    expect(ending).toBe('one choice');
    expect(iterations).toBeLessThan(100);
    expect(considered).toHaveLength(1);
  });
});

test('players whose work does not depend on a budget say so', () => {
  for (const level of ['random', 'novice', 'greedy'])
    expect(makeBot(level, game, setup).think(view, 0).ending).toBe('fixed');
});

test('a seat that does not act cannot be asked for', () => {
  for (const level of ['random', 'greedy', 'mcts:10']) {
    expect(() => makeBot(level, game, setup).think(view, 1)).toThrow('seat 1, which does not act');
  }
});
