import type { Passage, Review } from '@marchlands/bots/review/review.ts';
import { wilson } from '@marchlands/bots/stats.ts';
import type { Game } from '@marchlands/core/game.ts';
import { type Dice, fairDice, seededDice } from '@marchlands/core/match/dice.ts';
import { dailyDice } from '@marchlands/core/match/dice-daily.ts';
import { numberedDice } from '@marchlands/core/match/dice-numbered.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { CHANCE, EVERYTHING } from '@marchlands/core/seat.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import { describe, expect, it } from 'vitest';
import { byOpening, byOpponents, bySeat, chanceIn, playOf } from '../solo/breakdown.ts';
import { hasDeal } from '../solo/daily.tsx';
import { daysOfMonth } from '../solo/dates.ts';
import { figuresOf, formsOf } from '../solo/figures.ts';
import { formOf, reviewedOf, type SoloResult, soloResultOf } from '../solo/result.ts';
import { opponentsText } from '../solo/shares.tsx';
import { wholeChoice } from './whole-choice.ts';

const DATE = '2026-11-21';

interface Wish {
  readonly id?: string;
  readonly levels?: readonly (string | null)[];
  readonly dice?: Dice;
  readonly options?: object;
  readonly isFromPosition?: boolean;
}

/** A match of persons (null) and bots (their level); Borderkeep alone, with little to lose and no other questions. */
async function newMatch(wish: Wish = {}): Promise<Match> {
  const { id = 'borderkeep', levels = [null], dice = dailyDice(DATE) } = wish;
  const loaded = await loadGame(id);
  if (!loaded.ok) throw new Error(loaded.problem.message);
  const game: Game = loaded.value;
  const options = wish.options ?? (id === 'borderkeep' ? { startWalls: 1, startGuards: 0 } : {});
  const players = levels.map((level, seat) => ({ name: `Seat ${seat}`, ...(level === null ? {} : { level }) }));
  const plan = { seats: levels.length, options, players, dice };
  const match = createMatch(game, plan);
  if (!match.ok) throw new Error(match.problem.message);
  if (wish.isFromPosition !== true) return match.value;
  const again = createMatch(game, { ...plan, position: game.position.format(match.value.state, EVERYTHING) });
  if (!again.ok) throw new Error(again.problem.message);
  return again.value;
}

/** Everybody chooses the last thing that can be chosen, to the end. */
function playOut(match: Match): Match {
  for (let i = 0; i < 5000 && !match.isOver; i += 1) {
    const seat = match.awaited()[0];
    const row = wholeChoice(match, seat, (codes) => codes[codes.length - 1]);
    if (!match.submit(seat, row, match.version(seat)).ok) throw new Error('no move was taken');
  }
  expect(match.isOver).toBe(true);
  return match;
}

const fair = (): Dice => fairDice(new Uint8Array(32).fill(7));

describe('a finished match in the solo history', () => {
  it('is told by its rules, opponents, result and date', async () => {
    const match = playOut(await newMatch());
    const moves = match.entries.filter(({ kind }) => kind === 'move').length;
    expect(soloResultOf(match, 'abc', 5)).toEqual({
      matchId: 'abc',
      gameId: 'borderkeep',
      rulesVersion: match.header.rulesVersion,
      seats: 1,
      options: { startWalls: 1, startGuards: 0 },
      levels: [],
      ended: 5,
      daily: DATE,
      result: 'lost',
      score: 0,
      sentence: match.game.words.endings[match.result?.reason ?? ''],
      moves,
      undos: 0,
      seat: 0,
    });
    expect(moves).toBeGreaterThan(0);
  });

  it('against bots tells whether the person’s own seat won', async () => {
    const match = playOut(await newMatch({ id: 'building-refuge', levels: ['random', null, 'greedy'], dice: fair() }));
    const winners = match.result?.winners ?? [];
    expect(soloResultOf(match, 'abc', 0)).toMatchObject({
      daily: null,
      levels: ['random', 'greedy'],
      seat: 1,
      result: winners.includes(1) ? 'won' : 'lost',
      score: match.result?.scores[1] ?? null,
      moves: match.entries.filter((entry) => entry.kind === 'move' && entry.by === 1).length,
    });
  });

  it('leaves out moves that were taken back, and says how often that was', async () => {
    const match = await newMatch({ dice: fair() });
    const code = match.legal(0)[0];
    expect(match.submit(0, [code], match.version(0)).ok).toBe(true);
    expect(match.undo(0).ok).toBe(true);
    playOut(match);
    const all = match.entries.filter(({ kind }) => kind === 'move').length;
    expect(soloResultOf(match, 'abc', 0)).toMatchObject({ moves: all - 1, undos: 1 });
  });

  it('that was ended without a result is neither won nor lost', async () => {
    const match = await newMatch();
    expect(match.end([0]).ok).toBe(true);
    expect(soloResultOf(match, 'abc', 0)).toMatchObject({ result: 'left', score: null, sentence: '' });
  });

  it.each<[string, Wish]>([
    ['two people', { levels: [null, null] }],
    ['bots alone', { levels: ['random', 'random'] }],
    ['a start from a position', { isFromPosition: true }],
    ['dice whose seed is known', { dice: seededDice('s') }],
  ])('is not counted: %s', async (_, wish) => {
    expect(soloResultOf(playOut(await newMatch(wish)), 'abc', 0)).toBeNull();
  });

  it('of a table online is told for the seat that one held, with the names of the others', async () => {
    const match = playOut(
      await newMatch({ id: 'building-refuge', levels: [null, 'random', null], dice: numberedDice(11) }),
    );
    expect(soloResultOf(match, 'abc', 0)).toBeNull();
    expect(soloResultOf(match, 'abc', 0, 2)).toMatchObject({ seat: 2, levels: ['random'], others: ['Seat 0'] });
    expect(soloResultOf(match, 'abc', 0, 1)).toBeNull();
  });

  it('of a table online is not counted where a bot has played on for the person, and is for the others', async () => {
    const match = await newMatch({ id: 'building-refuge', levels: [null, null], dice: fair() });
    expect(match.takeOver(1, { name: 'Bot', level: 'random' }).ok).toBe(true);
    playOut(match);
    expect(soloResultOf(match, 'abc', 0, 1)).toBeNull();
    expect(soloResultOf(match, 'abc', 0, 0)).toMatchObject({ levels: [], others: ['Seat 1'] });
  });

  it('holds how the person began, and what chance brought', async () => {
    const lab = await games.find(({ id }) => id === 'building-refuge')?.lab?.();
    const match = playOut(await newMatch({ id: 'building-refuge', levels: [null, 'random'], dice: fair() }));
    const counted = soloResultOf(match, 'abc', 0, null, lab)?.counted;
    expect(Object.keys(counted?.labels ?? {})).toContain('firstAction');
    const tiles = match.journal.line.filter((at) => {
      const { step } = match.journal.at(at);
      return step?.by === CHANCE && match.game.outcomeCodec.kindOf(step.code) === 'tile';
    }).length;
    expect(Object.values(counted?.all['tiles'] ?? {}).reduce((sum, { came }) => sum + came, 0)).toBe(tiles);
  });

  it('is not counted before the end', async () => {
    expect(soloResultOf(await newMatch(), 'abc', 0)).toBeNull();
  });

  it('is not counted where a bot has played a part of it for the person', async () => {
    const match = await newMatch();
    expect(match.takeOver(0, { name: 'Bot', level: 'random' }).ok).toBe(true);
    expect(match.takeOver(0, { name: 'Seat 0' }).ok).toBe(true);
    expect(soloResultOf(playOut(match), 'abc', 0)).toBeNull();
  });

  it('is not counted where one of two people gave the seat to a bot', async () => {
    const match = await newMatch({ levels: [null, null] });
    expect(match.takeOver(1, { name: 'Bot', level: 'random' }).ok).toBe(true);
    expect(soloResultOf(playOut(match), 'abc', 0)).toBeNull();
  });
});

/** A passage of a review with the values under test. */
function passage(part: Partial<Passage>): Passage {
  return { from: 0, to: 1, by: 'seats', seats: [0], shares: [], guesses: null, choices: [], ...part };
}

/** A result with the values under test. */
function result(part: Partial<SoloResult>): SoloResult {
  return {
    matchId: 'm',
    gameId: 'toy',
    rulesVersion: 1,
    seats: 1,
    options: {},
    levels: [],
    ended: 0,
    daily: null,
    result: 'lost',
    score: null,
    sentence: '',
    moves: 1,
    undos: 0,
    ...part,
  };
}

describe('figures of a history', () => {
  it('of nothing are nothing', () => {
    expect(figuresOf([])).toEqual({ won: 0, rate: null, best: null, median: null, streak: 0, longest: 0 });
  });

  it('hold wins, the interval, best and median score, and what was won in a row', () => {
    const row = (['won', 'won', 'won', 'lost', 'won', 'left', 'won', 'won'] as const).map((one, i) =>
      result({ result: one, score: one === 'left' ? null : ([3, 9, 4, 0, 12, 0, 7, 20][i] ?? 0) }),
    );
    const { rate, ...rest } = figuresOf(row);
    // Scores 0, 3, 4, 7, 9, 12, 20.
    expect(rest).toEqual({ won: 6, best: 20, median: 7, streak: 2, longest: 3 });
    expect(rate).toMatchObject({ value: 0.75, n: 8 });
    // Wilson's interval for 6 of 8, from the formula by hand.
    expect(rate?.low).toBeCloseTo(0.4093, 4);
    expect(rate?.high).toBeCloseTo(0.9285, 4);
    expect(figuresOf(row.slice(0, 2)).median).toBe(6);
  });

  it('are kept apart by rules and opponents, the last played in front', () => {
    const played = [
      result({ matchId: 'a' }),
      result({ matchId: 'b', seats: 2, levels: ['greedy'] }),
      result({ matchId: 'c', options: { grace: true, walls: 2 } }),
      result({ matchId: 'd' }),
      result({ matchId: 'e', options: { walls: 2, grace: true } }),
    ];
    expect(formsOf(played).map(({ results }) => results.map(({ matchId }) => matchId).join(''))).toEqual([
      'ce',
      'ad',
      'b',
    ]);
    expect(formOf(result({ seats: 3, levels: ['a', 'b'] }))).toBe(formOf(result({ seats: 3, levels: ['b', 'a'] })));
  });
});

describe('what results have in common', () => {
  const results = [
    result({ seat: 1, levels: ['greedy'], result: 'won' }),
    result({ seat: 0, levels: ['greedy', 'novice'], result: 'lost' }),
    result({ seat: 1, levels: ['novice', 'greedy'], result: 'lost' }),
    result({ levels: ['greedy'], result: 'won' }),
  ];

  it('is told by seat, without those whose seat is not known', () => {
    expect(bySeat(results).map(({ key, won, n }) => [key, won, n])).toEqual([
      [0, 0, 1],
      [1, 1, 2],
    ]);
    expect(bySeat(results)[1].rate).toEqual(wilson(1, 2));
  });

  it('is told by opponents in any order, those met last in front', () => {
    expect(byOpponents(results).map(({ key, won, n }) => [key, won, n])).toEqual([
      ['{"levels":["greedy"],"others":[]}', 2, 2],
      ['{"levels":["greedy","novice"],"others":[]}', 0, 2],
    ]);
    const online = [result({ others: ['Eve', 'Ann'] }), result({ others: ['Ann', 'Eve'], levels: ['greedy'] })];
    expect(byOpponents(online).map(({ key }) => opponentsText(JSON.parse(key)))).toEqual([
      'Ann, Eve, Casual',
      'Ann, Eve',
    ]);
    expect(opponentsText({ levels: [], others: [] })).toBe('Alone');
    // Opponents' names are shown there; the task is the same with anybody.
    expect(formOf(result({ others: ['Ann'] }))).toBe(formOf(result({ others: ['Eve'] })));
    expect(formOf(result({ others: ['Ann'] }))).not.toBe(formOf(result({})));
  });

  it('is told by how one began, what was done most in front, without matches that do not tell it', () => {
    const began = (first: string, won: boolean) =>
      result({ result: won ? 'won' : 'lost', counted: { labels: { first }, own: {}, all: {} } });
    const shares = byOpening([began('road', true), began('city', false), began('city', true), result({})], 'first');
    expect(shares.map(({ key, won, n }) => [key, won, n])).toEqual([
      ['city', 1, 2],
      ['road', 1, 1],
    ]);
    expect(byOpening(results, 'first')).toEqual([]);
  });

  it('adds up what chance brought', () => {
    const with7 = (came: number, own: number) => {
      const roll = (n: number) => ({ roll: { '7': { came: n, expected: 2, variance: 1.5 } } });
      return result({ counted: { labels: {}, own: roll(own), all: roll(came) } });
    };
    const matches = [with7(4, 1), result({}), with7(3, 2)];
    expect(chanceIn(matches, 'all')).toEqual({ roll: { '7': { came: 7, expected: 4, variance: 3 } } });
    expect(chanceIn(matches, 'own')['roll']['7'].came).toBe(3);
    expect(chanceIn([result({})], 'all')).toEqual({});
  });

  it('is told of reviewed matches: mean luck, and what all that was lost is for each choice that mattered', () => {
    expect(playOf(results)).toBeNull();
    const reviewed = [
      { level: 'scout', luck: 0.3, lost: 0.2, mattered: 8 },
      { level: 'scout', luck: -0.1, lost: 0, mattered: 0 },
    ];
    const play = playOf([...results, ...reviewed.map((one) => result({ reviewed: one }))]);
    expect(play?.matches.length).toBe(2);
    expect(play?.rate).toBeCloseTo(0.2 / 8);
    expect(play?.luck.value).toBeCloseTo(0.1);
    expect(play?.luck.low).toBeLessThan(-0.1);
  });
});

it('what a review says of the only person counts sealed choices of others as luck', async () => {
  const match = playOut(await newMatch({ id: 'building-refuge', levels: ['random', null], dice: fair() }));
  const passages: Review['passages'] = [
    passage({ by: 'chance', shares: [0.4, 0.6] }),
    passage({ shares: [0.45, 0.55], guesses: [0, -0.05] }),
  ];
  const review: Review = {
    ...{ level: 'scout', start: [0.5, 0.5], passages, decided: null, error: null, blamed: null },
    examined: { suspected: 0, closely: 0 },
    milliseconds: 12_000,
  };
  const found = reviewedOf(match, review);
  expect(found).toMatchObject({ level: 'scout', lost: 0, mattered: 0 });
  expect(found?.luck).toBeCloseTo(0.1 - 0.05);
  expect(reviewedOf(await newMatch({ levels: [null, null] }), review)).toBeNull();
});

describe('the calendar', () => {
  it('knows the days of a month', () => {
    expect(daysOfMonth('2026-11-21')).toHaveLength(30);
    expect(daysOfMonth('2024-02-01').at(-1)).toBe('2024-02-29');
    expect(daysOfMonth('2026-12-31')).toHaveLength(31);
    expect(daysOfMonth('2026-12-31')[8]).toBe('2026-12-09');
  });

  it('has a deal of the day for games that one can play alone', () => {
    expect(hasDeal({ seats: [1, 2] })).toBe(true);
    expect(hasDeal({ seats: [2] })).toBe(false);
  });
});
