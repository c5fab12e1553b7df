import { checkFrequencies } from '@marchlands/core/conformance/exact.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { SPECTATOR } from '@marchlands/core/seat.ts';
import type { Step } from '@marchlands/core/types.ts';
import { describe, expect, test } from 'vitest';
import { cardNumber } from '../data/deck/deck.ts';
import { game } from '../game.ts';
import { isAttack } from '../rules/hand.ts';
import type { Setup } from '../setup.ts';
import { CARDS, type State } from '../state.ts';
import { go, situation } from './play.ts';

/** A deck small enough to count all states that fit a view. */
function small(options: object = {}): Setup {
  const deck = ['farm', 'inn', 'mine', 'moat', 'library', 'dragon', 'giant', 'spies'];
  const made = game.setup({ deck, startHand: 2, ...options }, 2);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
}

/** The steps of a match from its start, as lines. */
function stepsOf(setup: Setup, lines: readonly string[]): Step[] {
  const state = game.start(setup);
  const steps: Step[] = [];
  for (const line of lines) {
    const read = game.notation.parse(state, Math.max(0, 'ABCDEF'.indexOf(line.charAt(0))), line);
    if (!read.ok) throw new Error(`${line}: ${read.problem.message}`);
    for (const step of read.value) {
      steps.push(step);
      game.apply(state, step.by, step.code);
    }
  }
  return steps;
}

function cardsOf(state: State, seat: number): number[] {
  const cards: number[] = [];
  for (let card = CARDS.next(state.hand, seat, -1); card >= 0; card = CARDS.next(state.hand, seat, card))
    cards.push(card);
  return cards;
}

const DEALT = ['* first A6 B1', '* deal A farm dragon', '* deal B inn mine'];

describe('hidden cards are drawn with the exact frequencies', () => {
  test.each([0, 1])('after the deal and a draw, for viewer %i', (viewer) => {
    const setup = small();
    checkFrequencies(game, setup, stepsOf(setup, [...DEALT, '* draw A moat']), viewer, 3000, 'deal');
  });

  test('a bought card that was kept is no attack card', () => {
    const setup = small();
    const lines = [...DEALT, '* draw A giant', 'A buy g7', '* draw A library'];
    checkFrequencies(game, setup, stepsOf(setup, lines), 1, 3000, 'sifted');
    checkFrequencies(game, setup, stepsOf(setup, lines), SPECTATOR, 3000, 'sifted');
  });

  test('a card played tells nothing of those that stay', () => {
    const setup = small();
    const lines = [...DEALT, '* draw A moat', 'A end', 'A build farm g2'];
    checkFrequencies(game, setup, stepsOf(setup, lines), 1, 3000, 'built');
  });
});

test('a spied hand is known, a sifted card is never an attack card, whatever is drawn', () => {
  const table = situation(3, {
    step: 'attackStart',
    towns: [{ hand: ['spies', 'mine'] }, { hand: ['dragon', 'farm'] }, { hand: ['giant', 'inn'], sure: 1 }],
    memory: [{ viewer: 0, row: [0, 0, 1] }],
  });
  go(table, 'A play spies >B', '* draw A moat');
  const view = table.view(0);
  const into = game.State.blank(table.setup);
  const sampler = game.resampler(table.setup, view);
  const rng = new Rng('spied');
  let most = 0;
  for (let i = 0; i < 200; i += 1) {
    sampler.draw(rng, into);
    expect(game.view(into, 0)).toEqual(view);
    expect(cardsOf(into, 1)).toEqual([cardNumber('farm'), cardNumber('dragon')]);
    const attacks = cardsOf(into, 2).filter((card) => isAttack(into, card));
    most = Math.max(most, attacks.length);
    expect(attacks.length).toBeLessThan(2);
  }
  // One of the two may be any card.
  expect(most).toBe(1);
});
