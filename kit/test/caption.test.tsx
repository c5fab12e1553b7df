import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Caption } from '../caption.tsx';
import { Legend } from '../legend.tsx';

describe('a caption', () => {
  it('is the sentence on the stage at its edge, for the eyes alone', () => {
    const shown = renderToStaticMarkup(
      <Caption now={{ sentence: 'Red built.' }} className="game-caption" edge="high" />,
    );
    expect(shown).toBe('<p class="kit-caption game-caption high" aria-hidden="true">Red built.</p>');
  });
  it('is not there where nothing is told', () => {
    expect(renderToStaticMarkup(<Caption now={null} className="game-caption" />)).toBe('');
    expect(renderToStaticMarkup(<Caption now={{ sentence: null }} className="game-caption" />)).toBe('');
  });
});

it('a legend has a row for each sign and a term for each key', () => {
  const shown = renderToStaticMarkup(
    <Legend
      title="Signs"
      signs={[{ id: 'city', drawing: <svg />, meaning: 'a City' }]}
      keysTitle="Keys"
      keys={[['Enter', 'choose']]}
    />,
  );
  expect(shown).toContain('<summary>Signs</summary><ul><li><svg></svg>a City</li></ul>');
  expect(shown).toContain('<dt><kbd>Enter</kbd></dt><dd>choose</dd>');
});
