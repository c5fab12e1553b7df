import { describe, expect, it } from 'vitest';
import { arrowShape } from '../arrow.tsx';
import { walk } from '../walk.ts';

describe('arrow keys on a map', () => {
  const places = [
    { id: 'middle', x: 50, y: 50 },
    { id: 'east', x: 90, y: 55 },
    { id: 'near north-east', x: 60, y: 30 },
    { id: 'far north', x: 50, y: 0 },
    { id: 'south-west', x: 20, y: 95 },
  ];

  const lead = (from: string, key: string) => {
    const at = places.findIndex(({ id }) => id === from);
    return places[walk(places, at, key) ?? -1]?.id ?? null;
  };

  it('lead to the nearest place that way, those straight ahead first', () => {
    expect(lead('middle', 'ArrowRight')).toBe('east');
    expect(lead('middle', 'ArrowUp')).toBe('near north-east');
    expect(lead('near north-east', 'ArrowUp')).toBe('far north');
  });

  it('lead aside where nothing lies straight ahead, and nowhere at the edge', () => {
    expect(lead('middle', 'ArrowLeft')).toBe('south-west');
    expect(lead('far north', 'ArrowUp')).toBeNull();
    expect(lead('middle', 'x')).toBeNull();
    expect(lead('nowhere', 'ArrowUp')).toBeNull();
  });
});

describe('an arrow', () => {
  it('lies to the right of its way, so that one that comes the other way lies beside it', () => {
    const there = arrowShape({ x: 0, y: 0 }, { x: 200, y: 0 });
    const back = arrowShape({ x: 200, y: 0 }, { x: 0, y: 0 });
    expect(there.middle.x).toBeCloseTo(100, 0);
    expect(there.middle.y).toBeGreaterThan(10);
    expect(back.middle.y).toBeLessThan(-10);
  });

  it('leaves room at its ends, and has a length where its ends are one', () => {
    const { head, shaft } = arrowShape({ x: 0, y: 0 }, { x: 300, y: 0 }, { gap: 60, bend: 0 });
    const xs = Array.from(`${head}${shaft}`.matchAll(/(-?[\d.]+) -?[\d.]+/g), (pair) => Number(pair[1]));
    expect(Math.min(...xs)).toBeCloseTo(60, 0);
    expect(Math.max(...xs)).toBeCloseTo(240, 0);
    expect(arrowShape({ x: 5, y: 5 }, { x: 5, y: 5 }).shaft).not.toContain('NaN');
  });
});
