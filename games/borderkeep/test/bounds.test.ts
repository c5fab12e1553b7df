import { expect, test } from 'vitest';
import { type Card, isAttackCard } from '../data/cards.ts';
import { DECK } from '../data/deck/deck.ts';
import { game } from '../game.ts';

function entriesOf(options: object, seats = 2): number {
  const made = game.setup(options, seats);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.bounds.entries;
}

test.each(game.seats)('bug: the bound on entries of %i seats counted battles for cards that fight none', (seats) => {
  const fights = (card: Card): boolean => card.effects.some(({ type }) => type === 'battle' || type === 'raid');
  const peaceful = DECK.filter((card) => !fights(card));
  expect(peaceful.some(isAttackCard)).toBe(true);
  // Without a card that fights there is no battle, however long one might last.
  const bound = entriesOf({ deck: peaceful, maxSegments: 200 }, seats);
  expect(entriesOf({ deck: peaceful, maxSegments: 300 }, seats)).toBe(bound);
  expect(entriesOf({ maxSegments: 200 }, seats)).toBeGreaterThan(bound);
});

test('the bound on entries has room for fifteen battles in which every die misses to the last segment', () => {
  // 14 monsters and War; in each segment at least 51 dice of troops and heroes, 7 of the Dragon, 9 of engines.
  const segments = 15 * 100;
  expect(entriesOf({})).toBeGreaterThan(segments * (51 + 7 + 9));
  expect(entriesOf({ maxSegments: 200 }) - entriesOf({})).toBe(
    entriesOf({ maxSegments: 300 }) - entriesOf({ maxSegments: 200 }),
  );
});

test('the bound on entries of the non-card version follows its monsters, and raids where there is War', () => {
  const plain = entriesOf({ form: 'nonCard' });
  const monsters = (count: number): number => entriesOf({ form: 'nonCard', monsterAttacksToEnd: count });
  expect(monsters(6)).toBeGreaterThan(plain);
  expect(monsters(9) - monsters(8)).toBe(monsters(8) - monsters(7));
  expect(entriesOf({ form: 'nonCard', nonCardWar: true })).toBeGreaterThan(plain);
});
