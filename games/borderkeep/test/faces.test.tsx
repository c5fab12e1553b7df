/** The faces of the cards: every card has a picture of its own, a name and a line that fit a card of 120 px. */
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type CardProps, Card as CardView } from '../board/card.tsx';
import { FACES, faceOf, OWN_FACES, TOKEN_FACES } from '../board/faces/faces.ts';
import { cardLabel, figuresText } from '../board/faces/label.ts';
import { cardLine, clipped, fits } from '../board/faces/lines.ts';
import { lookOf, tokensOf } from '../board/faces/tokens.ts';
import { type Card, GOODS } from '../data/cards.ts';
import { cardNumber, DECK } from '../data/deck/deck.ts';
import { readDeck } from '../data/deck-file.ts';

const sheet = readFileSync(new URL('../board/faces/pictures.svg', import.meta.url), 'utf8');
const drawings = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]);

describe('the face of every shipped card', () => {
  it('there are 75 cards, and 75 pictures of them', () => {
    expect(Object.keys(FACES).sort()).toEqual(DECK.map(({ id }) => id).sort());
    expect(DECK).toHaveLength(75);
  });

  for (const card of DECK) {
    it(`${card.name}: a picture, a name, a line that fits, and words for those who hear it`, () => {
      const { face, letters } = faceOf(card);
      expect(letters).toBeNull();
      expect(face.parts.length).toBeGreaterThan(0);
      for (const { icon } of face.parts) expect(drawings).toContain(icon);
      expect(card.name.length).toBeLessThanOrEqual(15);
      const line = cardLine(card);
      expect(line).not.toBe('');
      expect(line).not.toContain('…');
      expect(fits(line)).toBe(true);
      const label = cardLabel(card);
      expect(label).toContain(card.name);
      if (card.cost !== null) expect(label).toContain(`Costs ${card.cost} in`);
      if (card.hits !== null) expect(label).toContain(`hits ${card.hits}`);
    });
  }

  it('says in sentences how a card fights and what it costs each turn', () => {
    const figuresOf = (id: string) => figuresText(DECK.find((card) => card.id === id) as Card);
    expect(figuresOf('archers')).toBe('Initiative 6, attack dice 1, hits 1. Upkeep 1 food or weapons.');
    expect(figuresOf('inn')).toBe('Upkeep 1 food.');
    expect(figuresOf('farm')).toBe('');
  });

  it('says what a card yields once', () => {
    const label = cardLabel(DECK.find(({ id }) => id === 'blacksmith') as Card);
    expect(label).toContain('Yields 1 weapon.');
    expect(label.match(/Yields/g)).toHaveLength(1);
  });

  it('no two cards have the same picture, or the same drawing in the middle of it', () => {
    const whole = DECK.map((card) => JSON.stringify(faceOf(card).face));
    expect(new Set(whole).size).toBe(75);
    const seen = new Map<string, string>();
    for (const card of DECK) {
      const icon = faceOf(card).face.parts[0]?.icon ?? '';
      expect(`${icon} of ${seen.get(icon) ?? 'nobody else'}`).toBe(`${icon} of nobody else`);
      seen.set(icon, card.id);
    }
  });

  it('the sheet carries what is drawn and nothing else', () => {
    const faces = [...Object.values(FACES), ...Object.values(OWN_FACES), ...Object.values(TOKEN_FACES)];
    const used = new Set(faces.flatMap(({ parts }) => parts.map(({ icon }) => icon)));
    expect([...drawings].sort()).toEqual([...used].sort());
  });

  it('five kinds of border: buildings, forces, treasures, foes, events', () => {
    expect(new Set(DECK.map(lookOf))).toEqual(new Set(['building', 'force', 'treasure', 'foe', 'event']));
    for (const card of DECK) expect(lookOf(card) === 'foe').toBe(card.kind === 'monster');
  });

  it('every number of a card stands on it', () => {
    for (const card of DECK) {
      const { main, side } = tokensOf(card);
      const texts = [...main, ...side].map(({ key, text }) => `${key} ${text}`);
      for (const good of GOODS) {
        if (card.revenue[good] !== undefined) expect(texts).toContain(`${good} +${card.revenue[good]}`);
      }
      for (const [place, { amount }] of card.upkeep.entries()) expect(texts).toContain(`upkeep ${place} −${amount}`);
      if (card.init !== null) expect(texts).toContain(`init ${card.init}`);
      if (card.ad !== null) expect(texts).toContain(`dice ${card.ad}`);
      if (card.hits !== null) expect(texts).toContain(`hits ${card.hits}`);
    }
  });
});

describe('the face of a card from a deck file', () => {
  function read(file: unknown): Card {
    const deck = readDeck([file], 'deck');
    if (!deck.ok) throw new Error(deck.problem.message);
    return deck.value[0];
  }

  it('a new card gets the picture of its kind and the letters of its name', () => {
    const card = read({
      id: 'extra-1',
      name: 'Observatory of Stars',
      kind: 'structure',
      cost: 9,
      pays: ['stone'],
      effects: [{ type: 'handLimit', amount: 2 }],
      text: 'Two more cards in hand, for those who look up at night and write down what they see there.',
    });
    expect(faceOf(card)).toEqual({ face: OWN_FACES.structure, letters: 'OOS' });
    expect(cardLine(card)).toBe('Hand limit 2 higher.');
    expect(cardLabel(card)).toContain('Costs 9 in stone or gold.');
  });

  it('a changed card says what it does there', () => {
    const fletcher = read({ id: 'fletcher', effects: [{ type: 'discount', amount: 1, on: { kind: 'hero' } }] });
    expect(cardLine(fletcher)).toBe('Heroes cost 1 less.');
    expect(faceOf(fletcher).letters).toBeNull();
  });

  it('a shipped id of another kind is not shown as what it was', () => {
    const card = read({ id: 'farm', name: 'Farmers', kind: 'troop', init: 1, ad: 1, hits: 1, cost: 2, pays: ['food'] });
    expect(faceOf(card).face).toBe(OWN_FACES.troop);
  });

  it('a text that is too long ends in an ellipsis between words', () => {
    const long = 'A very long text of somebody else that does not fit into the lines of a small card at all.';
    const short = clipped(long);
    expect(fits(short)).toBe(true);
    expect(short.endsWith('…')).toBe(true);
    expect(long.startsWith(short.slice(0, -1))).toBe(true);
  });
});

describe('a card as it is drawn', () => {
  function drawn(id: string, more: Partial<CardProps> = {}): string {
    return renderToStaticMarkup(createElement(CardView, { card: DECK[cardNumber(id)], state: 'plain', ...more }));
  }

  it('every card is one picture with all its words as its name', () => {
    for (const card of DECK) {
      const html = drawn(card.id);
      expect(html).toContain(`role="img" aria-label="${cardLabel(card)}"`);
      for (const { icon } of faceOf(card).face.parts) expect(html).toContain(`#${icon}"`);
    }
  });

  it('a price that has come down stands beside the one that is struck through', () => {
    const html = drawn('knights', { cost: 6, note: 'Barracks and Stables' });
    expect(html).toContain('<s>11</s>6');
    expect(html).toContain('Costs 6 instead of 11 in food, weapons or gold.');
    expect(html).toContain('Barracks and Stables');
    expect(drawn('knights')).not.toContain('<s>');
  });

  it('a card that the deck lacks is not drawn', () => {
    expect(drawn('extra-1')).toBe('');
  });
});
