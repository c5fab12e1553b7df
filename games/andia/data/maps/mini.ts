import type { MapData } from '../map.ts';

/** Six areas and two pieces each: small enough for an exhaustive search, for tests and for learning the game. */
export const mini: MapData = {
  format: 'andia-map/1',
  id: 'andia-mini',
  title: 'Andia Minor',
  citiesToWin: 2,
  areas: [
    { code: 'AC', name: 'Amber City', kind: 'city', x: 20, y: 30 },
    { code: 'SC', name: 'Shangri-La City', kind: 'city', x: 50, y: 30 },
    { code: 'VC', name: 'Valkyrie City', kind: 'city', x: 80, y: 30 },
    { code: 'A', name: 'Atlantea', kind: 'province', x: 20, y: 70 },
    { code: 'S', name: 'Shalomar', kind: 'province', x: 50, y: 70 },
    { code: 'V', name: 'Valhalla', kind: 'province', x: 80, y: 70 },
  ],
  edges: [
    { a: 'AC', b: 'A', kind: 'road' },
    { a: 'SC', b: 'S', kind: 'road' },
    { a: 'VC', b: 'V', kind: 'road' },
    { a: 'AC', b: 'SC', kind: 'bridge' },
    { a: 'SC', b: 'VC', kind: 'bridge' },
    { a: 'A', b: 'S', kind: 'pass' },
    { a: 'S', b: 'V', kind: 'pass' },
  ],
  setup: { red: { A: 2 }, blue: { V: 2 } },
  trades: [['A', 'V']],
  mirror: [
    ['AC', 'VC'],
    ['A', 'V'],
  ],
};
