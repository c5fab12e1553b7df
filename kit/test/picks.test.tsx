import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CountRow } from '../count-row.tsx';
import { toggled } from '../picks.ts';
import { useKept } from '../use-kept.ts';

describe('things picked on a board', () => {
  it('beyond the most that may be picked put out the one picked first', () => {
    expect(toggled(['farm', 'inn'], 'war', 2)).toEqual(['inn', 'war']);
    expect(toggled(['farm'], 'war', 0)).toEqual(['war']);
  });

  it('are let go by being picked again', () => {
    expect(toggled(['farm', 'inn'], 'inn', 2)).toEqual(['farm']);
  });
});

describe('something chosen', () => {
  it('is kept for its own position and for no other', () => {
    const seen: (string | null)[] = [];
    function Board() {
      const [position, setPosition] = useState('before');
      const [chosen, choose] = useKept<string>(position);
      seen.push(chosen);
      // As presses and moves would, one after the other.
      if (seen.length === 1) choose('farm');
      else if (seen.length === 2) setPosition('after');
      else if (seen.length === 3) choose('inn');
      else if (seen.length === 4) choose(null);
      return null;
    }
    renderToStaticMarkup(<Board />);
    expect(seen).toEqual([null, 'farm', null, 'inn', null]);
  });
});

/** The buttons of a row by name, and whether they are enabled. */
function buttonsOf(html: string): readonly (readonly [string, boolean])[] {
  return [...html.matchAll(/<button[^>]*aria-label="([^"]*)"[^>]*>/g)].map(([tag, name]) => [
    name,
    !tag.includes('disabled'),
  ]);
}

const row = (label: string, count: number, most: number) => (
  <CountRow
    label={label}
    count={count}
    most={most}
    less={`Less ${label}`}
    more={`More ${label}`}
    jumps={[{ face: 'All', label: `All ${label}`, to: most }]}
    onCount={() => undefined}
  />
);

describe('a row in which a number is chosen', () => {
  it('goes neither below 0 nor above the most there is', () => {
    expect(buttonsOf(renderToStaticMarkup(row('wood', 0, 3)))).toEqual([
      ['Less wood', false],
      ['More wood', true],
      ['All wood', true],
    ]);
    expect(buttonsOf(renderToStaticMarkup(row('wood', 3, 3)))[1]).toEqual(['More wood', false]);
  });

  it('stands beside another, as what is given and what is got of an offer', () => {
    const offer = renderToStaticMarkup(
      <>
        {row('give wood', 1, 2)}
        {row('get ore', 2, 2)}
      </>,
    );
    expect([...offer.matchAll(/<output[^>]*aria-label="([^"]*)"[^>]*>(\d)</g)].map(([, name, n]) => [name, n])).toEqual(
      [
        ['give wood', '1'],
        ['get ore', '2'],
      ],
    );
    expect(buttonsOf(offer)).toHaveLength(6);
  });
});
