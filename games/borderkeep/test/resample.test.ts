import { checkFrequencies } from '@marchlands/core/conformance/exact.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { SPECTATOR } from '@marchlands/core/seat.ts';
import { position } from '@marchlands/core/testing/scenario.ts';
import { describe, expect, test } from 'vitest';
import { cardNumber } from '../data/deck/deck.ts';
import { game } from '../game.ts';
import { isAttack } from '../rules/hand.ts';
import { CARDS, type State } from '../state.ts';
import { type BorderkeepTable, go, situation } from './play.ts';

/** A match of these lines, with a deck small enough to count all states that fit a view. */
function small(...lines: readonly string[]): BorderkeepTable {
  const deck = ['farm', 'inn', 'mine', 'moat', 'library', 'dragon', 'giant', 'spies'];
  return go(position(game, { seats: 2, options: { deck, startHand: 2 } }), ...lines);
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
    const { setup, steps } = small(...DEALT, '* draw A moat');
    checkFrequencies(game, setup, steps, viewer, 3000, 'deal');
  });

  test('a bought card that was kept is no attack card', () => {
    const { setup, steps } = small(...DEALT, '* draw A giant', 'A buy g7', '* draw A library');
    checkFrequencies(game, setup, steps, 1, 3000, 'sifted');
    checkFrequencies(game, setup, steps, SPECTATOR, 3000, 'sifted');
  });

  test('a card played tells nothing of those that stay', () => {
    const { setup, steps } = small(...DEALT, '* draw A moat', 'A end', 'A build farm g2');
    checkFrequencies(game, setup, steps, 1, 3000, 'built');
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
