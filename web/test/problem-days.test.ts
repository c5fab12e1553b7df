import type { Problem, ProblemGrade } from '@marchlands/bots/problems/problem.ts';
import { describe, expect, it } from 'vitest';
import { problemsOf } from '../problems/days.ts';
import { readOutcomes } from '../problems/solved.ts';

function problem(id: string, grade: ProblemGrade): Problem {
  return { id, grade, seats: 2, options: {}, seat: 0, position: {}, best: 'x', value: 1, next: 0, kind: 'move' };
}

function dateAfter(days: number): string {
  return new Date(Date.UTC(2026, 10, 26 + days)).toISOString().slice(0, 10);
}

describe('the problems of a day', () => {
  it.each([1, 2, 7, 12, 24])('are all %i of a grade, one after the other, before one comes again', (count) => {
    const all = Array.from({ length: count }, (_, i) => problem(String(i), 'hard'));
    const seen = Array.from({ length: count }, (_, day) => problemsOf(dateAfter(day), all)[0].id);
    expect(new Set(seen).size).toBe(count);
    expect(problemsOf(dateAfter(count), all)[0].id).toBe(seen[0]);
  });

  it('are one of each grade that there is, the easiest first', () => {
    const all = [problem('a', 'hard'), problem('b', 'easy'), problem('c', 'easy')];
    expect(problemsOf('2026-11-26', all).map(({ grade }) => grade)).toEqual(['easy', 'hard']);
  });
});

it('takes of what is kept of problems only what it knows', () => {
  expect(readOutcomes({ 'andia/1': 'first', 'andia/2': 'won', 'andia/3': 7 })).toEqual({ 'andia/1': 'first' });
  expect(readOutcomes('first')).toEqual({});
});
