import { scenario } from '@marchlands/core/testing/scenario.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DECK } from '../data/deck/deck.ts';
import { game } from '../game.ts';
import { optionSchema } from '../options.ts';

const problemOf = (options: unknown, seats = 2): string => {
  const made = game.setup(options, seats);
  return made.ok ? 'none' : `${made.problem.at}: ${made.problem.message}`;
};

scenario('BK-08', 'a deck file may leave out, change and add cards', () => {
  const extra = {
    ...DECK[0],
    id: 'extra-1',
    name: 'Orchard',
    revenue: { food: 1, gold: 1 },
    text: 'Yields 1 food and 1 gold.',
  };
  const deck = [...DECK.slice(0, 60).map(({ id }) => id), { id: 'farm', cost: 3 }, extra].filter(
    (card, place) => place !== 0 || typeof card !== 'string',
  );
  const made = game.setup({ deck }, 2);
  if (!made.ok) throw new Error(made.problem.message);
  expect(made.value.cards[0]?.cost).toBe(3);
  expect(made.value.cards[75]?.name).toBe('Orchard');
  expect(made.value.options.deck).toHaveLength(61);
  expect(game.view(game.start(made.value), -2).table.deck).toBe(61);
});

const BAD: readonly [deck: unknown, says: RegExp][] = [
  [7, /options\.deck: must be a list of cards/],
  [['castle'], /deck\[0\]: names no shipped card: "castle"/],
  [['farm', 'farm'], /deck\[1\]: is in the deck twice: farm/],
  [[{ id: 'farm', cost: 99 }], /deck\[0\]\.cost: must be a whole number from 0 to 30, not 99/],
  [[{ id: 'farm', cost: null }], /deck\[0\]: must have a cost/],
  [[{ id: 'dragon', cost: 4 }], /deck\[0\]: must have no cost/],
  [[{ id: 'knights', hits: 0 }], /must have init, ad and at least 1 hit/],
  [[{ id: 'farm', colour: 'red' }], /has an unknown field "colour"/],
  [[{ id: 'farm', pays: ['iron'] }], /pays\[0\]: must be one of food/],
  [[{ id: 'farm', effects: [{ type: 'fly' }] }], /effects\[0\]\.type: must be one of convert/],
  [[{ id: 'farm', effects: [{ type: 'battle', victim: 'left' }] }], /may not have the effect "battle"/],
  [[{ id: 'plague', effects: [] }], /must have exactly one effect/],
  [[{ id: 'extra-1', kind: 'structure', cost: 1 }], /name: must be one line of text/],
  [
    [
      {
        id: 'warrior',
        upkeep: [
          { amount: 1, pays: ['food'] },
          { amount: 1, pays: ['food'] },
        ],
      },
    ],
    /both parts/,
  ],
  [['farm', 'inn'], /has 2 cards; 2 players with hands of 7 need at least 16/],
];

scenario(['BK-08', 'BK-09', 'BK-81'], 'what is wrong with a deck file is told with its place', () => {
  for (const [deck, says] of BAD) expect(problemOf({ deck })).toMatch(says);
  const attacks = DECK.filter(({ kind }) => kind === 'monster').map(({ id }) => id);
  expect(problemOf({ deck: [...attacks, 'farm'] }, 1)).toMatch(/not attack cards; the solo opening needs at least 8/);
  expect(problemOf({ form: 'nonCard', deck: attacks })).toMatch(/must hold Farm as a structure/);
});

test('every option is told about, with a heading and rules that exist', () => {
  for (const [name, option] of Object.entries(optionSchema)) {
    expect(game.words.options[name]).toBeDefined();
    expect(option.description.endsWith('.')).toBe(true);
    expect(option.rules.every((rule) => /^BK-\d\d$/.test(rule))).toBe(true);
  }
});

test('a line of rubbish is refused with a sentence, never an exception', () => {
  const made = game.setup({}, 2);
  if (!made.ok) throw new Error('no setup');
  const state = game.start(made.value);
  const word = fc.constantFrom(
    'A',
    'B',
    '*',
    'first',
    'build',
    'farm',
    'A4',
    't3',
    '-',
    '>B',
    'attack',
    'guard#1',
    '?',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word).map((words) => words.join(' ')),
      ),
      (line) => {
        const read = game.notation.parse(state, 0, line);
        if (!read.ok) expect(read.problem.message.length).toBeGreaterThan(5);
      },
    ),
  );
});

test('a position of rubbish is refused with a sentence, never an exception', () => {
  const made = game.setup({}, 2);
  if (!made.ok) throw new Error('no setup');
  const json = fc.record(
    {
      step: fc.constantFrom('build', 'draw', 'hit', 'attackStart', 'nothing'),
      active: fc.oneof(fc.integer({ min: -1, max: 3 }), fc.string()),
      towns: fc.array(
        fc.record(
          { goods: fc.anything(), hand: fc.array(fc.constantFrom('farm', 'dragon', '?', 'x')), walls: fc.integer() },
          { requiredKeys: [] },
        ),
        { maxLength: 3 },
      ),
      battle: fc.anything(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(json, fc.anything()), (value) => {
      const read = game.position.parse(made.value, value);
      if (!read.ok) expect(read.problem.message.length).toBeGreaterThan(5);
    }),
  );
});

test('a deck file of rubbish is refused with a sentence, never an exception', () => {
  const card = fc.record(
    {
      id: fc.constantFrom('farm', 'dragon', 'extra-1', 'x'),
      kind: fc.constantFrom('structure', 'hero', 'x'),
      cost: fc.anything(),
      effects: fc.array(fc.record({ type: fc.constantFrom('discount', 'battle', 'x'), amount: fc.anything() })),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.array(fc.oneof(card, fc.anything())), fc.anything()), (deck) => {
      const read = game.setup({ deck }, 2);
      if (!read.ok) expect(read.problem.message.length).toBeGreaterThan(5);
    }),
  );
});
