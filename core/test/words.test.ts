import { expect, test } from 'vitest';
import { SPECTATOR } from '../seat.ts';
import { playerName, type Sentences, telling } from '../words.ts';

type Happening = { readonly kind: 'rained' } | { readonly kind: 'sold'; readonly seat: number; readonly count: number };

const sentences: Sentences<Happening, { readonly of: string }, string | null> = {
  rained: null,
  sold: ({ seat, count }, name, { of }, viewer) => `${viewer === seat ? 'You' : name(seat)} sold ${count} ${of}.`,
};

test('each kind is told by its own sentence, of what happened, who sits where and who reads it', () => {
  const tell = telling(sentences);
  const sold = { kind: 'sold', seat: 1, count: 3 } as const;
  expect(tell({ kind: 'rained' }, { of: 'salt' }, playerName)).toBeNull();
  expect(tell(sold, { of: 'salt' }, playerName, SPECTATOR)).toBe('Player 2 sold 3 salt.');
  expect(tell(sold, { of: 'salt' }, playerName, 1)).toBe('You sold 3 salt.');
});
