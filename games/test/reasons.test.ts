import { differencesOf } from '@marchlands/bots/explain.ts';
import type { Game } from '@marchlands/core/game.ts';
import { MoveList } from '@marchlands/core/lists.ts';
import type { AnyMove } from '@marchlands/core/moves.ts';
import type { Result } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, it } from 'vitest';
import { games, loadGame } from '../index.ts';

describe.each(games)('the terms of $title', (entry) => {
  it('have words each, and no words are left over', async () => {
    const { knowledge, words } = await entry.load();
    expect(Object.keys(words.terms ?? {}).sort()).toEqual([...(knowledge?.terms?.names ?? [])].sort());
  });
});

function must<V>(result: Result<V>): V {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

async function stateAt(id: string, seats: number, position: unknown, options: object = {}) {
  const game: Game = must(await loadGame(id));
  const setup = must(game.setup(options, seats));
  return { game, setup, state: must(game.position.parse(setup, position, new Rng(1))) };
}

/** What a choice changes at a position, by term; the first seat chooses. */
async function changes(id: string, seats: number, position: object, moves: readonly AnyMove[]) {
  const { game, setup, state } = await stateAt(id, seats, position);
  const codes = moves.map((move) => game.moveCodec.encode(move));
  const legal = new MoveList(setup.bounds.moves);
  game.legal(state, 0, legal);
  expect(legal.has(codes[0])).toBe(true);
  const found = differencesOf(game, setup, game.view(state, 0), 0, [codes], new Rng(2))[0];
  return Object.fromEntries(found.map(({ term, change }) => [term, change]));
}

/** The terms of the first seat. */
async function termsAt(id: string, seats: number, position: unknown, options: object = {}) {
  const { game, state } = await stateAt(id, seats, position, options);
  const terms = game.knowledge?.terms;
  if (terms === undefined) throw new Error(`${id} has no terms`);
  const out = new Float64Array(terms.names.length);
  terms.measure(state, 0, out);
  return new Map(terms.names.map((name, i) => [name, out[i]]));
}

describe('a choice', () => {
  it('that builds a structure adds to the town and spends goods and cards', async () => {
    const towns = [{ hand: ['farm'], structures: ['mine'], goods: { wood: 9, stone: 9, gold: 20 } }];
    const build = { kind: 'build', card: 'farm', pay: 'default' };
    for (const [seats, spent] of [
      [1, 'means'],
      [2, 'goods'],
    ] as const) {
      const found = await changes('borderkeep', seats, { step: 'buildStart', towns }, [build]);
      expect(found.structures).toBeGreaterThan(0);
      expect(found[spent]).toBeLessThan(0);
    }
  });
});

const TOWN = { structures: ['mine'], goods: { wood: 2 } };
const OTHER = { structures: ['farm'] };
const ISLAND = 'base 3 P1 action\nP1: s29 hand=BLW\nP2: s12';

/** Terms that tell a fact of the choice, by game. */
const FACTS: { readonly [id: string]: readonly string[] } = {
  cantaboria: ['refused'],
  island: ['refused', 'askCity', 'askSettlement', 'askDevelopment', 'askKnight', 'askLevel'],
};
const COMPARISON = /more|less|fewer|better|worse|poorer|stronger|weaker|closer|further|hastens|delays/;

describe('bug: a hint called a smaller gain a loss', () => {
  it.each(games)('each phrase of $title compares', async (entry) => {
    const { words } = await entry.load();
    const phrases = Object.entries(words.terms ?? {})
      .filter(([term]) => !FACTS[entry.id]?.includes(term))
      .flatMap(([, { better, worse }]) => [better, worse])
      .map((phrase) => (typeof phrase === 'string' ? phrase : phrase((seat) => `Player ${seat + 1}`)));
    expect(phrases.filter((phrase) => !COMPARISON.test(phrase))).toEqual([]);
  });
});

describe('bug: what another seat lost was said to be won by the seat that chooses', () => {
  it.each([
    ['borderkeep', 'seat2', 2, { towns: [TOWN, { structures: ['farm', 'tavern'] }] }, { towns: [TOWN, OTHER] }, {}],
    ['island', 'seat2', 3, `${ISLAND} s18\nP3: s14`, `${ISLAND}\nP3: s14`, { rules: 'base' }],
    [
      'cantaboria',
      'seat2',
      2,
      'RB L=R c=3 development R | *=B C4=R.h B3=B.c',
      'RB L=R c=3 development R | *=B C4=R.h',
      {},
    ],
  ])('in %s', async (id, others, seats, before, after, options) => {
    const [had, has] = [await termsAt(id, seats, before, options), await termsAt(id, seats, after, options)];
    expect(has.get(others)).toBeGreaterThan(had.get(others) ?? 0);
    for (const own of ['structures', 'goods', 'points', 'output', 'cities', 'land']) {
      expect(has.get(own)).toBe(had.get(own));
    }
  });
});

/** What each choice at a position changes, by term. */
async function hint(id: string, position: string, options: object, seat: number, lines: readonly string[]) {
  const { game, setup, state } = await stateAt(id, 3, position, options);
  const choices = lines.map((line) => must(game.notation.parse(state, seat, line)).map(({ code }) => code));
  const found = differencesOf(game, setup, game.view(state, seat), seat, choices, new Rng(2));
  return found.map((changes) => new Map(changes.map((one) => [one.term, one])));
}

function islandHint(position: string, seat: number, lines: readonly string[]) {
  return hint('island', position, { rules: 'base' }, seat, lines);
}

const HANDS = 'P1: s29 s31 r29-35-30 hand=BLWOO\nP2: s12 s18 hand=GGGWWO\nP3: c14 c20 hand=LL';
const ASKED = `base 3 P1 action open=answer:O>G:P2\n${HANDS}`;

describe('bug: a hint said of offers, answers and ends of turns that the others come to much the same', () => {
  it('an offer that will be taken tells what it is for and whom it helps', async () => {
    const [offer] = await islandHint(`base 3 P2 action\n${HANDS}`, 1, ['offer G>O P1', 'end']);
    expect(offer.get('city')?.change).toBeGreaterThan(0.05);
    expect(offer.get('seat1')?.change).toBeLessThan(-0.02);
    expect(offer.get('seat3')?.change).toBeCloseTo(0);
  });

  it('an offer that will be refused tells what it would help, and an end that it asks nothing', async () => {
    const [offer, end] = await islandHint(`base 3 P1 action\n${HANDS}`, 0, ['offer O>G P3', 'end']);
    expect(offer.get('askSettlement')?.effect).toBeGreaterThan(0.005);
    expect(offer.get('refused')?.effect).toBeLessThan(-0.005);
    expect(offer.get('settlement')?.effect).toBe(0);
    expect(end.get('refused')?.change).toBeGreaterThan(0.005);
    expect(end.get('refused')?.effect).toBe(0);
  });

  it('an answer tells what the cards are for, and whom they help', async () => {
    const [accept, decline] = await islandHint(ASKED, 1, ['accept', 'decline']);
    expect(accept.get('city')?.change).toBeGreaterThan(0.05);
    expect(accept.get('seat1')?.change).toBeLessThan(-0.02);
    expect(decline.get('seat1')?.change).toBeGreaterThan(0.02);
  });

  it('a counter-offer that will come to nothing may be refused', async () => {
    const [, counter] = await islandHint(ASKED, 1, ['decline', 'counter GGG>OO']);
    expect(counter.get('refused')?.effect).toBeLessThan(-0.005);
  });
});

describe('bug: a hint said of offers of Cantaboria, and of a pass beside them, that the others come to much the same', () => {
  const position = 'RBG L=R c=2 trade R | *=G C3=R:t2g1i1 C4=B:m2 D3=R:t1 D4=B:t1';
  const offer = (kind: string) => `offer B give ${kind}@C3 get m>C3`;

  it('an offer that will be accepted tells what it brings', async () => {
    const [made] = await hint('cantaboria', position, {}, 0, [offer('g'), 'trade -']);
    expect(made.get('arms')?.change).toBeGreaterThan(0.1);
    expect(made.get('seat2')?.change).toBeLessThan(-0.1);
    expect(made.get('refused')?.effect).toBe(0);
  });

  it('an offer that will not may be refused, and a pass makes none', async () => {
    const [made, pass] = await hint('cantaboria', position, {}, 0, [offer('t'), 'trade -']);
    expect([...made.values()].filter(({ effect }) => effect !== 0).map(({ term }) => term)).toEqual(['refused']);
    expect(pass.get('refused')?.change).toBeGreaterThan(0.005);
    expect(pass.get('refused')?.effect).toBe(0);
  });
});
