import { type SeriesSummary, summarize } from '@marchlands/bots/summary.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { runMatches } from '@marchlands/lab/pool.ts';
import type { Unfinished } from '@marchlands/lab/protocol.ts';
import { threads } from '@marchlands/lab/threads/threads.ts';
import { durationsOf } from '@marchlands/lab/threads/timed.ts';
import { describe, expect, test } from 'vitest';
import { PLAYERS } from '../players/levels.ts';
import { causeText, summaryLines } from '../simulate/summary-lines.ts';
import { PLAIN } from '../terminal/style.ts';
import { child, inside } from './program.ts';

const words = [
  'simulate',
  'building-refuge',
  '--bots',
  'novice,random',
  '--options',
  '{"boardSize": 5}',
  '--matches',
  '9',
];

describe('simulate', () => {
  test('the same seed gives the same figures for any number of workers; another seed gives others', async () => {
    const [one, two, three, other] = await Promise.all(
      [
        ['--seed', 'x', '--jobs', '1'],
        ['--seed', 'x', '--jobs', '2'],
        ['--seed', 'x', '--jobs', '3'],
        ['--seed', 'y', '--jobs', '2'],
      ].map((rest) => child([...words, ...rest, '--json'])),
    );
    expect(one.err).toBe('');
    expect(one.code).toBe(0);
    const document = JSON.parse(one.out);
    expect(document).toMatchObject({
      seats: 2,
      seed: 'x',
      bots: ['novice', 'random'],
      repeatable: true,
      unfinished: [],
    });
    // Nine were asked for; two seats make whole deals of two.
    expect([document.matches, document.summary.matches, document.summary.deals]).toEqual([10, 10, 5]);
    expect(two.out).toBe(one.out);
    expect(three.out).toBe(one.out);
    expect(JSON.parse(other.out).summary).not.toEqual(document.summary);
  });

  test('the table tells wins by bot and by seat with intervals, endings and length', async () => {
    const { code, out } = await inside(
      'simulate',
      'building-refuge',
      '--bots',
      'random',
      '--seats',
      '3',
      '--matches',
      '60',
    );
    expect(code).toBe(0);
    expect(out).toContain('Building Refuge, 3 seats, 60 matches of 20 deals, seed 1');
    const rows = [
      '1 random',
      '2 random',
      '3 random',
      'seat 1',
      'seat 2',
      'seat 3',
      'all lost together',
      'joint payoff',
    ];
    for (const row of rows) {
      expect(out).toMatch(new RegExp(`^ {2}${row} +\\d+\\.\\d % +\\d+\\.\\d - \\d+\\.\\d`, 'm'));
    }
    expect(out).toMatch(/^ {2}decisions +\d+\.\d +± \d+\.\d/m);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('matches are rounded up to whole deals, which is said, and other levels are told as gains', async () => {
    const few = ['simulate', 'building-refuge', '--seats', '3', '--jobs', '1', '--matches'];
    const { out } = await inside(...few, '4', '--bots', 'novice,random');
    expect(out).toContain('6 matches of 2 deals');
    expect(out).toContain('4 matches were asked for; rounded up to whole deals, these are 6.');
    expect(out).toMatch(/^ {2}3 random over 1 novice +-\d+\.\d % +-\d+\.\d \.\. /m);
    const whole = await inside(...few, '6', '--bots', 'random');
    expect(whole.out).not.toContain('asked for');
    expect(whole.out).not.toContain(' over ');
  });

  test('a budget in time is taken, and marked as not repeatable', async () => {
    const few = ['simulate', 'building-refuge', '--bots', 'mcts:1ms,random', '--matches', '2', '--jobs', '1'];
    const [told, document] = await Promise.all([inside(...few), inside(...few, '--json')]);
    expect(told.out).toContain('Not repeatable');
    expect(JSON.parse(document.out)).toMatchObject({ repeatable: false, bots: ['mcts:1ms', 'random'], unfinished: [] });
  });

  test('a simulation that is stopped keeps what was not played, with the cause', async () => {
    const plan = {
      game: 'building-refuge',
      seats: 2,
      options: {},
      bots: ['random', 'random'],
      seed: '1',
      times: false,
      figures: false,
    };
    const stop = new AbortController();
    const { matches, unfinished } = await runMatches(threads({ plan, players: PLAYERS }), 50_000, 2, {
      onDone: () => stop.abort(),
      stop: stop.signal,
    });
    expect(matches.length + unfinished.length).toBe(50_000);
    expect(unfinished.length).toBeGreaterThan(0);
    expect(unfinished.every(({ cause }) => cause.kind === 'stopped')).toBe(true);
    const indices = [...matches, ...unfinished].map(({ index }) => index).sort((a, b) => a - b);
    expect(indices).toEqual(Array.from({ length: 50_000 }, (_, index) => index));
  });

  test('a match that a bug ended is told with the message of the bug, whatever that is', async () => {
    const game = await loadGame('building-refuge');
    const setup = game.ok ? game.value.setup({}, 2) : game;
    if (!game.ok || !setup.ok) throw new Error('the game cannot be set up');
    const bots = ['random', 'random'];
    const plan = { game: game.value.id, seats: 2, options: {}, bots, seed: '1', times: false, figures: false };
    const unfinished: Unfinished[] = [
      { index: 3, cause: { kind: 'bug', message: 'stopped' } },
      { index: 4, cause: { kind: 'stopped' } },
    ];
    const lines = summaryLines(
      game.value,
      plan,
      { matches: [], unfinished, givenUp: [], times: [] },
      summarize([], 2),
      PLAIN,
    );
    expect(lines).toContain('Match 3 did not end: stopped.');
    expect(lines).toContain('1 matches were not played: stopped.');
    expect(lines.join('\n')).not.toContain('Match 4');
    expect(unfinished.map(({ cause }) => causeText(cause))).toEqual(['stopped', 'stopped']);
  });

  test('as many seats as bots are named', async () => {
    const { out } = await inside(
      'simulate',
      'building-refuge',
      '--bots',
      'random,random,random,random',
      '--matches',
      '4',
      '--json',
    );
    expect(JSON.parse(out).seats).toBe(4);
  });

  test('with one seat every bot plays alone over the same deals, and is compared with the first', async () => {
    const solo = ['simulate', 'borderkeep', '--seats', '1', '--matches', '24', '--seed', 'a', '--jobs', '1'];
    const { out } = await inside(...solo, '--bots', 'random,novice,random', '--json');
    const { series, gains } = JSON.parse(out);
    expect(series.map(({ bots }: { bots: string[] }) => bots)).toEqual([['random'], ['novice'], ['random']]);
    const [random, novice] = series.map(({ summary }: { summary: SeriesSummary }) => summary.players[0]?.payoff.value);
    expect(gains[0].n).toBe(24);
    expect(gains[0].value).toBeCloseTo(novice - random, 12);
    expect(gains[0].value).toBeGreaterThan(0);
    // Equal seeds, equal play; two dozen deals are too few to rule out a difference.
    expect(gains[1].value).toBe(0);
    expect(gains[1].high).toBeGreaterThan(0);
    const told = await inside(...solo, '--bots', 'random,random');
    expect(told.out).toMatch(/^ {2}random over random +\+0\.0 % +-\d+\.\d \.\. \+\d+\.\d$/m);
  }, 120_000);

  test('--times tells how long decisions took, bot by bot', async () => {
    const few = ['simulate', 'building-refuge', '--bots', 'novice,mcts:20', '--matches', '2', '--jobs', '1', '--times'];
    const { out } = await inside(...few);
    expect(out).toMatch(/^ {2}thinking +decisions +median ms +longest ms$/m);
    for (const name of ['1 novice', '2 mcts:20'])
      expect(out).toMatch(new RegExp(`^ {2}${name} +[1-9]\\d* +\\d+\\.\\d +\\d+\\.\\d$`, 'm'));
  });

  test('of durations the median and the longest are told, of none neither', () => {
    expect(durationsOf([5, 1, 9])).toEqual({ decisions: 3, median: 5, longest: 9 });
    expect(durationsOf([])).toEqual({ decisions: 0, median: null, longest: null });
  });
});
