import { describe, expect, it } from 'vitest';
import { figuresAsCsv } from '../csv.ts';
import type { LabMatch } from '../protocol.ts';
import { compareFigures, summarizeFigures } from '../summary.ts';
import { ABOUT, match } from './toy.ts';

describe('figures', () => {
  it('are means over deals, by seat, and of winners over the others', () => {
    const matches = [
      match(0, 0, 10, [3, 1]),
      match(1, 1, 20, [2, 4]),
      match(2, 0, 30, [5, 1]),
      match(3, 1, 40, [0, 0]),
    ];
    const [length, used] = summarizeFigures(matches, 2, ABOUT, 0.95);
    expect(length.mean).toMatchObject({ value: 25, n: 2 });
    // Student with one degree of freedom over 15 and 35.
    expect(length.mean.high - 25).toBeCloseTo(12.7062 * 10, 3);
    expect(length.seats).toBeNull();
    expect(used.mean.value).toBe(2);
    expect(used.seats?.map(({ value }) => value)).toEqual([2.5, 1.5]);
    expect(used.winners).toMatchObject({ value: 2, n: 2 });
  });

  it('of deals that are not whole are left out, and so is what a match does not say', () => {
    const silent: LabMatch = { ...match(2, 0, 0, [0, 0]), figures: {} };
    const matches = [
      match(0, 0, 10, [3, 1]),
      match(1, 1, 20, [2, 4]),
      silent,
      match(3, 0, 40, [1, 1]),
      match(4, 0, 99, [9, 9]),
    ];
    const [length] = summarizeFigures(matches, 2, ABOUT, 0.95);
    expect(length.mean).toMatchObject({ value: 27.5, n: 2 });
  });

  it('of two forms are compared deal by deal', () => {
    const first = [match(0, 0, 10, [1, 1]), match(1, 0, 10, [1, 1]), match(2, 0, 50, [1, 1]), match(3, 0, 50, [1, 1])];
    const second = [match(0, 0, 11, [1, 2]), match(1, 0, 11, [1, 2]), match(2, 0, 52, [1, 2]), match(3, 0, 52, [1, 2])];
    const differences = compareFigures(first, second, 2, ABOUT, 0.95);
    expect(differences.map(({ name, seat }) => [name, seat])).toEqual([
      ['length', null],
      ['used', null],
      ['used', 0],
      ['used', 1],
    ]);
    expect(differences[0]).toMatchObject({
      first: { value: 30 },
      second: { value: 31.5 },
      difference: { value: 1.5, n: 2 },
    });
    // The deals differ by 40, their differences by 1.
    expect(differences[0].difference.high - 1.5).toBeCloseTo(12.7062 * 0.5, 3);
    expect(differences[3].difference).toMatchObject({ value: 1, low: 1, high: 1 });
  });

  it('are written a row for each seat', () => {
    expect(figuresAsCsv([{ name: 'a, b', matches: [match(5, 1, 7, [2, 3])] }], ABOUT, {})).toBe(
      'form,match,deal,seat,player,rank,score,won,length,used\n"a, b",5,2,0,1,2,,0,7,2\n"a, b",5,2,1,0,1,,1,7,3\n',
    );
  });

  it('are written with what is true of the seat, and with how often it used each thing', () => {
    const one = match(0, 0, 7, [2, 3]);
    const matches = [{ ...one, figures: { ...one.figures, began: [1, -1], 'cards:spy': [0, 2] } }];
    const csv = figuresAsCsv([{ name: 'a', matches }], ABOUT, {
      labels: { began: { title: 'first action', values: { waits: 'waits', builds: 'builds' } } },
      things: { cards: { title: 'cards', values: { spy: 'Spy', wall: 'Wall' } } },
    });
    const [head, ...rows] = csv.split('\n').map((line) => line.split(',').slice(-4).join());
    expect(head).toBe('used,began,cards:spy,cards:wall');
    expect(rows).toEqual(['2,builds,0,0', '3,,2,0', '']);
  });
});
