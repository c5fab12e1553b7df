import { readOptions } from '@marchlands/core/options.ts';
import { describe, expect, it } from 'vitest';
import { differences } from '../board/deck-editor/changes.ts';
import { placeName } from '../board/deck-editor/place-name.ts';
import { deckOf, freeId, lookAt, patternOf, type Row, rowsOf, withField } from '../board/deck-editor/rows.ts';
import { CARD_KINDS } from '../data/cards.ts';
import { DECK } from '../data/deck/deck.ts';
import { readDeck } from '../data/deck-file.ts';
import { optionSchema } from '../options.ts';

function rows(value: unknown = DECK): readonly Row[] {
  const found = rowsOf(value);
  if (found === null) throw new Error('the deck cannot be drawn');
  return found;
}

function out(all: readonly Row[], id: string): readonly Row[] {
  return all.map((row) => (row.id === id ? { ...row, isIn: false } : row));
}

function row(all: readonly Row[], id: string): Row {
  const found = all.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no row ${id}`);
  return found;
}

describe('the deck that is edited', () => {
  it('is the standard deck itself where nothing differs', () => {
    expect(rows()).toHaveLength(75);
    expect(deckOf(rows(), DECK)).toBe(DECK);
    // Changed, and changed back.
    const twice = withField(withField(rows(), 'farm', 'cost', 3), 'farm', 'cost', 2);
    expect(deckOf(twice, DECK)).toBe(DECK);
    expect(differences(twice)).toEqual([]);
  });

  it('names standard cards by their ids, and of changed ones what is changed', () => {
    const deck = deckOf(out(withField(rows(), 'bakery', 'cost', 9), 'farm'), DECK);
    expect(deck).toHaveLength(74);
    expect(deck).not.toContain('farm');
    expect(deck).toContain('brewery');
    expect(deck).toContainEqual({ id: 'bakery', cost: 9 });
    const read = readDeck(deck, 'deck');
    expect(read.ok && read.value.find(({ id }) => id === 'bakery')).toMatchObject({ cost: 9, revenue: { food: 3 } });
    expect(differences(rows(deck)).map(({ text }) => text)).toEqual(['Farm: taken out', 'Bakery: Cost 4 → 9']);
  });

  it('is the same deck in rows again, also with what cannot be played', () => {
    const typed = withField(withField(rows(), 'bakery', 'cost', 'much'), 'dragon', 'upkeep', [{ amount: 0 }]);
    const deck = deckOf(typed, DECK);
    expect(rows(deck)).toEqual(typed);
    expect(deckOf(rows(deck), DECK)).toEqual(deck);
  });

  it.each([['no list'], [{}], [['farm', 'farm']], [['nowhere']], [[7]], [[{ name: 'Farm' }]]])(
    'cannot be drawn where it is no list of known cards, each once: %j',
    (value) => {
      expect(rowsOf(value)).toBeNull();
    },
  );

  it('takes a new card of each kind, until five are there', () => {
    let all = rows();
    for (const kind of CARD_KINDS.slice(0, 5)) {
      const id = freeId(all) ?? '';
      all = [...all, { id, isIn: true, isNew: true, standard: patternOf(id, kind), changes: {} }];
    }
    expect(freeId(all)).toBeNull();
    const read = readDeck(deckOf(all, DECK), 'deck');
    expect(read.ok ? read.value.slice(75).map(({ kind }) => kind) : read.problem).toEqual(CARD_KINDS.slice(0, 5));
    expect(rows(deckOf(all, DECK))).toEqual(all);
  });

  it.each(CARD_KINDS)('lets a new %s be played as it begins', (kind) => {
    const read = readDeck([patternOf('extra-1', kind)], 'deck');
    expect(read.ok ? null : read.problem).toBeNull();
  });
});

describe('what is wrong with a card', () => {
  it('is told of each of its fields, and the rest of it is drawn', () => {
    const typed = withField(
      withField(withField(rows(), 'knights', 'cost', 99), 'knights', 'revenue', { food: 'a lot' }),
      'knights',
      'hits',
      7,
    );
    const { card, wrong } = lookAt(row(typed, 'knights'));
    expect([...wrong.keys()].sort()).toEqual(['cost', 'revenue.food']);
    expect(wrong.get('cost')).toContain('from 0 to 30, not 99');
    expect(card).toMatchObject({ id: 'knights', hits: 7, cost: DECK.find(({ id }) => id === 'knights')?.cost });
  });

  it('is told of the card as a whole where its fields do not go together', () => {
    const { card, wrong } = lookAt(row(withField(rows(), 'dragon', 'hits', null), 'dragon'));
    expect([...wrong]).toEqual([['', 'must have init, ad and at least 1 hit.']]);
    expect(card.hits).toBeNull();
  });

  it('is nothing for every card of the standard deck', () => {
    expect(rows().filter((one) => lookAt(one).wrong.size > 0)).toEqual([]);
  });

  it('has a place that people can read', () => {
    const deck = deckOf(withField(out(rows(), 'farm'), 'bakery', 'cost', 99), DECK);
    const read = readOptions({ deck: optionSchema.deck }, 2, { deck });
    const at = read.ok ? '' : (read.problem.at ?? '');
    expect(at).toBe('options.deck[1].cost');
    expect(placeName(deck, at.replace('options.deck', ''))).toBe('Bakery, Cost');
    expect(placeName(deck, '')).toBeNull();
    expect(placeName('no deck', '[1].cost')).toBeNull();
  });
});
