import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect } from 'vitest';
import { diagram, refuge } from './play.ts';

describe('EX-41', () => {
  const table = refuge(diagram('EX-41'), 'hand=0,1');

  const legal = ['d C1', 'd D2', 'r E4', 'a D3-D2', 'a E5-E6'];
  const refused: readonly (readonly [line: string, reason: string])[] = [
    ['d A1', 'discoverFilled'],
    ['d D4', 'discoverFilled'],
    ['c C1', 'cityPlayed'],
    ['r D4', 'roadAlready'],
    ['r D3', 'roadOnOther'],
    ['r D5', 'roadOnOther'],
    ['r E5', 'roadOnOther'],
    ['r C4', 'roadOnOther'],
    ['r A1', 'roadOnFaceDown'],
    ['r C1', 'roadOnEmpty'],
    ['a A1-A2', 'sourceFaceDown'],
    ['a C1-D1', 'sourceEmpty'],
    ['a D3-D4', 'targetFilled'],
  ];
  const unreadable: readonly (readonly [line: string, rule: string])[] = [
    ['a D3-C2', 'BR-39'],
    ['a D3-D1', 'BR-39'],
    ['pass', 'BR-23'],
  ];

  scenario(['BR-29', 'BR-36', 'BR-38', 'BR-39', 'BR-55', 'BR-56', 'EX-41'], 'what is legal and what is not', () => {
    for (const line of legal) expect(table.refused(0, line), line).toBeNull();
    for (const [line, reason] of refused) expect(table.refused(0, line), line).toBe(reason);
    for (const [line, rule] of unreadable) expect(table.problem(0, line)?.rule, line).toBe(rule);
  });

  scenario('EX-41', '69 legal actions: 56 Discover, 1 road, 12 Activate', () => {
    const counts = { discover: 0, city: 0, road: 0, activate: 0 };
    const all = table.legal(0);
    for (const { kind } of all) if (kind in counts) counts[kind as keyof typeof counts] += 1;
    expect(counts).toEqual({ discover: 56, city: 0, road: 1, activate: 12 });
    expect(all).toHaveLength(69);
  });
});
