import { expect, it } from 'vitest';
import { sealedText } from '../board/sealed.ts';
import { ground, ORDERS } from './tapped.ts';

it('tells a sealed order in words, not in notation', () => {
  const moves = [
    { n: 2, from: 'M', to: 'S' },
    { n: 1, from: 'M', to: 'A' },
  ];
  expect(sealedText(ground(ORDERS), { placing: {}, order: { moves, bomb: 'E' } })).toEqual([
    '2 pieces, Mu to Shalomar',
    '1 piece, Mu to Atlantea',
    'Bombard Elysia',
  ]);
  expect(sealedText(ground(ORDERS), { placing: {}, order: { moves: [], bomb: null } })).toEqual(['Nothing moves.']);
});
