import { levelOf } from '@marchlands/bots/levels.ts';
import { playMatch } from '@marchlands/bots/match.ts';
import { expect, it } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { game } from '../game.ts';
import { State } from '../state.ts';

function setupOf(seats: number) {
  const setup = game.setup({}, seats);
  if (!setup.ok) throw new Error(setup.problem.message);
  return setup.value;
}

/** The evaluation's chance that all lose, if every seat has these numbers on a full board. */
function told(
  seats: number,
  each: { readonly barbarians: number; readonly treasures: number; readonly cities: number },
) {
  const state = State.blank(setupOf(seats));
  for (let seat = 0; seat < seats; seat += 1) {
    state.barbarian[seat] = each.barbarians;
    state.treasure[seat] = each.treasures;
    state.cities[seat] = each.cities;
  }
  state.empties = 0;
  const values = new Float64Array(seats);
  evaluate(state, values);
  return 1 - values.reduce((sum, value) => sum + value, 0);
}

it.each([2, 3, 4, 5, 6])(
  'with %i seats the fear that all lose grows with barbarians and falls with cities',
  (seats) => {
    const usual = { barbarians: 2, treasures: 1, cities: 1 };
    expect(told(seats, { ...usual, barbarians: 4 })).toBeGreaterThan(told(seats, usual));
    expect(told(seats, { ...usual, cities: 2 })).toBeLessThan(told(seats, usual));
    expect(told(seats, { ...usual, treasures: 2 })).toBeLessThan(told(seats, usual));
  },
);

// Bots that did not foresee it lost so in one of five matches with two seats, and nearly one of three with four.
it.each([
  [2, 60, 8],
  [4, 30, 5],
])('%i bots that look one choice ahead seldom lose together: of %i matches, %i at most', (seats, matches, most) => {
  const setup = setupOf(seats);
  const greedy = levelOf('greedy', game);
  if (!greedy.ok) throw new Error(greedy.problem.message);
  const bots = Array.from({ length: seats }, () => greedy.value.make(game, setup, { clock: () => 0 }));
  const finals = Array.from({ length: matches }, (_, deal) => playMatch(game, setup, bots, `together/${deal}`).final);
  expect(finals.filter(({ defeat }) => defeat === true).length).toBeLessThanOrEqual(most);
});
