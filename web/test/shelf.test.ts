import { describe, expect, it } from 'vitest';
import { formatKept, type Kept, readKept } from '../shelf/kept.ts';
import { dailyStreak } from '../shelf/streak.ts';
import { wayOn } from '../shelf/way-on.ts';
import type { SoloResult } from '../solo/result.ts';

function resultOf(changed: Partial<SoloResult>): SoloResult {
  return {
    matchId: 'm',
    gameId: 'borderkeep',
    rulesVersion: 1,
    seats: 1,
    options: {},
    levels: [],
    ended: 1,
    daily: null,
    result: 'won',
    score: 12,
    sentence: 'The deck is empty.',
    moves: 40,
    undos: 0,
    ...changed,
  };
}

const summary = { matchId: 'a', gameId: 'andia', players: [], entries: 3, begun: 1, touched: 2, ended: null };
const kept: Kept = {
  matches: [{ summary, match: { header: {} }, stamp: 's' }],
  results: [resultOf({})],
  lessons: ['andia'],
  problems: { 'andia/two.1.2': 'later' },
  settings: { theme: 'dark' },
};

describe('all that a device keeps, as a file', () => {
  it('comes back as it was', () => {
    const read = readKept(formatKept(kept, '2026-11-23T10:00:00.000Z'));
    expect(read.ok && read.value).toEqual(kept);
  });

  it('comes back with what was counted of a match', () => {
    const six = { '6': { came: 2, expected: 1.5, variance: 1.2 } };
    const counted = { labels: { first: 'road' }, own: { die: six }, all: { die: six } };
    const results = [resultOf({ others: ['Ann'], counted })];
    const read = readKept(formatKept({ ...kept, results }, ''));
    expect(read.ok && read.value.results).toEqual(results);
  });

  const text = formatKept(kept, '');
  it.each([
    ['no JSON', text.slice(0, 50), undefined, 'cannot be read as JSON'],
    ['no data of this page', '{"a":1}', undefined, 'holds no Marchlands data'],
    ['another form', text.replace('data 1', 'data 9'), 'format', '“marchlands data 9”'],
    ['a part that is no list', text.replace('"lessons":["andia"]', '"lessons":"andia"'), 'lessons', 'must be a list'],
    ['a match without its number', text.replace('"matchId":"a",', ''), 'matches[0].summary.matchId', 'must be text.'],
    [
      'a result that is none',
      text.replace('"result":"won"', '"result":"draw"'),
      'results[0].result',
      'must be won, lost or left.',
    ],
    ['a result without a score', text.replace('"score":12,', ''), 'results[0].score', 'must be a number or null.'],
    [
      'others that are no names',
      text.replace('"score":12', '"others":[1],"score":12'),
      'results[0].others',
      'must be a list',
    ],
    [
      'a count that is none',
      text.replace('"score":12', '"counted":{"labels":{},"own":{},"all":{"die":{"1":{"came":"often"}}}},"score":12'),
      'results[0].counted',
      'with came, expected and variance',
    ],
    ['a match that is a number', text.replace('"matches":[{', '"matches":[5,{'), 'matches[0]', 'must be an object.'],
    ['a lesson that is none', text.replace('"lessons":["andia"]', '"lessons":[7]'), 'lessons[0]', 'name of a game'],
  ])('is refused with %s, and says where', (_what, wrong, at, message) => {
    const read = readKept(wrong);
    if (read.ok) throw new Error('it was taken');
    expect(read.problem.at).toBe(at);
    expect(read.problem.message).toContain(message);
  });
});

describe('days in a row on which the deal of the day was played', () => {
  const days = (...dates: string[]) => dates.map((daily) => resultOf({ daily }));
  it.each([
    ['none', [], 0],
    ['today', days('2026-11-21'), 1],
    ['up to yesterday', days('2026-11-20', '2026-11-19'), 2],
    ['over the end of a month', days('2026-11-21', '2026-11-20', '2026-11-18'), 2],
    ['too long ago', days('2026-11-19'), 0],
    ['by house rules, which do not count', [resultOf({ daily: '2026-11-21', options: { startWalls: 1 } })], 0],
  ])('%s', (_what, results, streak) => {
    expect(dailyStreak(results, '2026-11-21')).toBe(streak);
  });
});

describe('the way on', () => {
  const andia = (changed: Partial<SoloResult>) =>
    resultOf({ gameId: 'andia', seats: 2, levels: ['novice'], ...changed });

  it('is the level above the one that was beaten last', async () => {
    expect(await wayOn([andia({ result: 'lost' }), andia({})], [], ['andia'])).toEqual({
      ...{ kind: 'level', gameId: 'andia', title: 'Andia', beaten: 'novice', next: 'greedy', seats: 2 },
    });
  });
  it('is the lesson of the game played last, until it was played', async () => {
    const results = [andia({ result: 'lost' })];
    expect(await wayOn(results, ['cantaboria'], ['andia'])).toMatchObject({ kind: 'lesson', gameId: 'andia' });
    expect(await wayOn(results, ['andia'], ['andia'])).toBeNull();
    expect(await wayOn([andia({ levels: ['scout'] })], ['andia'], ['andia'])).toBeNull();
  });
  it('is not told before the first match', async () => {
    expect(await wayOn([], [], ['andia'])).toBeNull();
  });
});
