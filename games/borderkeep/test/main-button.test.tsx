/** The decisions in the side panel: each has a button that is marked as its main one and comes first. */
import { MoveList } from '@marchlands/core/lists.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, NOBODY, type Seat, seatsOf } from '@marchlands/core/seat.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PanelProps } from '../board/panel-props.ts';
import { Tasks } from '../board/tasks.tsx';
import { game } from '../game.ts';
import type { Move } from '../moves.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';
import type { View } from '../view/view.ts';
import { type BorderkeepTable, situation } from './play.ts';

/** The enabled buttons of a seat's decision, in order. */
function buttonsOf(setup: Setup, view: View, seat: Seat, moves: readonly Move[]): readonly string[] {
  const props: PanelProps & { readonly seat: Seat } = {
    setup,
    view,
    seats: Array.from({ length: setup.seats }, (_, at) => ({ seat: at, name: `Seat ${at}`, kind: 'person' })),
    choices: moves.map((move) => ({ move, words: '', notation: '' })),
    choosing: seat,
    home: seat,
    chosen: null,
    prices: new Map(),
    picked: [],
    choose: () => undefined,
    letGo: () => undefined,
    toHand: () => undefined,
    seat,
  };
  const html = renderToStaticMarkup(createElement(Tasks, props));
  return (html.match(/<button[^>]*>/g) ?? []).filter((button) => !button.includes('disabled'));
}

function buttons(table: BorderkeepTable): readonly string[] {
  return buttonsOf(table.state.setup, table.view(0), 0, table.legal(0));
}

const TOWN = { structures: ['farm', 'market-place'], units: ['swordsmen', 'guard'], goods: { gold: 9, magic: 9 } };
const HAND = ['moat', 'library', 'wizard', 'magic-sword', 'dragon', 'war', 'earthquake', 'assassin'];
const FOE = { units: ['knights', 'warrior', 'priest', 'guard'], structures: ['inn', 'quarry'] };

const DECISIONS: readonly (readonly [what: string, seats: number, position: object, options?: object])[] = [
  ['drawing', 2, { step: 'buyStart', towns: [TOWN] }],
  ['drawing alone', 1, { step: 'buyStart', towns: [TOWN], attackCard: 'dragon' }],
  ['discarding', 2, { step: 'drawEnd', towns: [{ ...TOWN, hand: HAND }] }],
  ['upkeep', 2, { step: 'upkeepStart', towns: [TOWN] }],
  ['upkeep of several', 2, { step: 'upkeepStart', towns: [{ ...TOWN, units: ['swordsmen', 'archers', 'guard'] }] }],
  ['building', 2, { step: 'buildStart', towns: [{ ...TOWN, hand: HAND }] }],
  ['attacking', 2, { step: 'attackStart', towns: [{ ...TOWN, hand: HAND }, FOE] }],
  ['healing', 2, { step: 'healStart', towns: [{ ...TOWN, walls: 2, goods: { wood: 9 } }] }],
  ['events', 2, { step: 'buyStart', towns: [TOWN] }, { form: 'nonCard' }],
  ['a free pick', 1, { step: 'pick', towns: [{ goods: { gold: 8 } }] }, { form: 'nonCard' }],
];

/** How many of them are red. */
const red = (all: readonly string[]): number => all.filter((button) => button.includes('primary')).length;

describe('the main button of a decision', () => {
  it.each([
    ['drawing', 'buyStart', { ...TOWN }],
    ['building where nothing can be built', 'buildStart', { ...TOWN, hand: ['dragon'] }],
    ['healing', 'healStart', { ...TOWN, walls: 2, goods: { wood: 9 } }],
  ] as const)('the end of %s is red: it is what is usual', (_, step, town) => {
    const all = buttons(situation(2, { step, towns: [town, FOE] }));
    expect(red(all.slice(0, 1))).toBe(1);
    expect(red(all)).toBe(1);
  });

  it.each([
    ['building', 'buildStart'],
    ['attacking', 'attackStart'],
  ] as const)('the end of %s is not, where a card of the hand can be played first', (_, step) => {
    expect(red(buttons(situation(2, { step, towns: [{ ...TOWN, hand: HAND }, FOE] })))).toBe(0);
  });

  for (const [what, seats, position, options] of DECISIONS) {
    it(what, () => {
      const [first] = buttons(situation(seats, position, options));
      expect(first).toContain('data-first');
    });
  }

  it('upkeep that cannot be paid for, where goods could still be swapped: letting it go is marked', () => {
    const poor = { structures: ['market-place'], units: ['swordsmen', 'guard'], goods: { wood: 9 } };
    const table = situation(2, { step: 'upkeepStart', towns: [poor] });
    expect(table.legal(0).map(({ kind }) => kind)).not.toContain('keep');
    expect(buttons(table)).toEqual([expect.stringContaining('data-first')]);
  });

  it.each([
    [1, 'cards'],
    [3, 'cards'],
    [1, 'nonCard'],
    [3, 'nonCard'],
    [2, 'cards'],
  ] as const)('every decision of many turns played at random, %i seats, %s', (seats, form) => {
    const made = game.setup({ form, startGold: 60, voluntaryDiscard: seats === 2 }, seats);
    if (!made.ok) throw new Error(made.problem.message);
    const setup = made.value;
    const state = game.start(setup);
    const rng = new Rng(`main button ${seats} ${form}`);
    const moves = new MoveList(setup.bounds.moves);
    const seen = new Set<string>();
    for (let i = 0; i < 1500; i += 1) {
      const actors = game.actors(state);
      if (actors === NOBODY) break;
      if (actors === CHANCE) {
        game.apply(state, CHANCE, drawn(state, rng));
        continue;
      }
      const [seat = 0] = seatsOf(actors);
      game.legal(state, seat, moves);
      const view = game.view(state, seat);
      const { step } = view.table;
      if (!BATTLE.includes(step)) {
        const choices = [...moves.codes.slice(0, moves.length)].map((code) => game.moveCodec.decode(code));
        const [first = 'no button'] = buttonsOf(setup, view, seat, choices);
        expect(first, `${step}: ${choices.map(({ kind }) => kind).join(' ')}`).toContain('data-first');
        expect(red(buttonsOf(setup, view, seat, choices)), step).toBeLessThanOrEqual(1);
        seen.add(step);
      }
      game.apply(state, seat, moves.codes[rng.below(moves.length)] ?? 0);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['upkeep', 'build']));
  });
});

/** Decisions that are made in the battle itself. */
const BATTLE: readonly string[] = ['press', 'ensorcell', 'mend', 'hit'];

function drawn(state: State, rng: Rng): number {
  const code = game.draw?.(state, rng);
  if (code === undefined) throw new Error('the game draws for chance itself');
  return code;
}
