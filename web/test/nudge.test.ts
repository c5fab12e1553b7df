import type { Choice, Considered } from '@marchlands/kit/board.ts';
import { describe, expect, it } from 'vitest';
import { nudgeOf } from '../ui/hint.tsx';

const choice = (kind: string, words: string): Choice => ({ move: { kind }, words, notation: words });

/** What is said of the first of these choices, each a kind and its words. */
function nudge(...choices: readonly (readonly [kind: string, words: string])[]): string {
  const all = choices.map(([kind, words]) => choice(kind, words));
  const [best] = all;
  const considered: Considered = {
    move: best.move,
    moves: [best.move],
    words: best.words,
    opening: best.words,
    value: 0.5,
    visits: 1,
    reason: '',
    probability: null,
  };
  return nudgeOf(considered, all);
}

describe('a nudge', () => {
  it.each([
    [
      [
        ['activate', 'Activate F2 towards G2'],
        ['activate', 'Activate C3 towards C4'],
      ],
      'Activate',
    ],
    [
      [
        ['activate', 'Activate F2 towards G2'],
        ['activate', 'Activate F2 towards E2'],
      ],
      'Activate F2',
    ],
    [
      [
        ['city', 'Play the city tile on C3'],
        ['city', 'Play the city tile on D3'],
      ],
      'Play the city tile',
    ],
    [
      [
        ['take', 'Take the sand'],
        ['take', 'Take the grass'],
        ['end', 'End this phase'],
      ],
      'Take',
    ],
    [
      [
        ['buy', 'Buy an extra card'],
        ['end', 'End this phase'],
      ],
      'Buy an extra card',
    ],
  ] as const)('says the kind of move without its place, and never half a sentence: %j', (choices, said) => {
    expect(nudge(...choices)).toBe(said);
  });
});
