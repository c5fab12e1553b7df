import { speak } from '@marchlands/core/language.ts';
import type { Choice, Considered } from '@marchlands/kit/board.ts';
import { describe, expect, it } from 'vitest';
import { isTelling, nudgeOf, ranked } from '../ui/hint.tsx';
import { shell } from '../words/de/shell.ts';
import { words } from '../words/words.ts';

const choice = (kind: string, words: string): Choice => ({ move: { kind }, words, notation: words });

/** A candidate: words, value, reason, and probability. */
const considered = (words: string, value: number, reason = '', probability: number | null = null): Considered => {
  const move = { kind: 'site' };
  return { move, moves: [move], words, opening: words, value, visits: 1, reason, probability };
};

describe('what was considered', () => {
  it('names what is worth the same for the same reason once, with how many are like it', () => {
    const ranks = ranked([
      considered('F2', 0.254, 'Spreads.'),
      considered('B4', 0.249, 'Spreads.'),
      considered('C4', 0.25),
      considered('A4', 0.25, 'Spreads.'),
      considered('A1', 0.2, 'Spreads.'),
    ]);
    expect(ranks.map(({ best, others }) => [best.words, others])).toEqual([
      ['F2', 2],
      ['C4', 0],
      ['A1', 0],
    ]);
  });

  it('names each move of a mixture', () => {
    const ranks = ranked([considered('F2', 0.5, '', 0.6), considered('B4', 0.5, '', 0.4)]);
    expect(ranks.map(({ best, others }) => [best.words, others])).toEqual([
      ['F2', 0],
      ['B4', 0],
    ]);
  });
});

/** The first of these choices, each a kind and its words, and all of them. */
function first(...choices: readonly (readonly [kind: string, words: string])[]): [Considered, readonly Choice[]] {
  const all = choices.map(([kind, words]) => choice(kind, words));
  const [{ move, words }] = all;
  return [{ ...considered(words, 0.5), move, moves: [move] }, all];
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
        ['buy', 'Buy a card'],
        ['end', 'End this phase'],
      ],
      'Buy a card',
    ],
  ] as const)('says the kind of move without its place, and never half a sentence: %j', (choices, said) => {
    expect(nudgeOf(...first(...choices))).toBe(said);
  });

  it('tells nothing where everything that can be chosen is of its kind', () => {
    const sites = [
      ['site', 'Lay a site in E2 Nettlemark'],
      ['site', 'Lay a site in F1 Gallowmoor'],
    ] as const;
    expect(isTelling(...first(...sites))).toBe(false);
    expect(isTelling(...first(...sites, ['pass', 'Pass']))).toBe(true);
  });

  it('does not end in German with the word before the place', () => {
    const { hintDangling } = words.table;
    speak({ shell: { table: { hintDangling: shell.table.hintDangling } } });
    const [best, all] = first(['activate', 'Aktiviere A3 Richtung A4'], ['activate', 'Aktiviere A3 Richtung A2']);
    const said = nudgeOf(best, all);
    // Other tests of the same worker read English.
    speak({ shell: { table: { hintDangling } } });
    expect(said).toBe('Aktiviere A3');
  });
});
