import { describe, expect, test } from 'vitest';
import { checkFrequencies, exactShares } from '../../conformance/exact.ts';
import { makeBench, newTally, type Played } from '../../conformance/moment.ts';
import { playMatch } from '../../conformance/play.ts';
import { Rng } from '../../rng.ts';
import { SPECTATOR } from '../../seat.ts';
import { byCard, SMALL } from '../../testing/toys/hidden-draw/conformance-plan.ts';
import { hiddenDraw } from '../../testing/toys/hidden-draw/game.ts';
import type { DrawSetup } from '../../testing/toys/hidden-draw/setup.ts';
import type { State } from '../../testing/toys/hidden-draw/state.ts';
import type { View } from '../../testing/toys/hidden-draw/view.ts';

function small(): DrawSetup {
  const made = hiddenDraw.setup(SMALL, 2);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
}

/** The first `count` steps of a random match. */
function stepsOf(setup: DrawSetup, seed: number, count: number): Played[] {
  const steps: Played[] = [];
  const play = { state: hiddenDraw.start(setup), steps, peaks: { moves: 0, outcomes: 0 } };
  playMatch(makeBench(hiddenDraw, setup, newTally()), play, new Rng(seed), () => {});
  return steps.slice(0, count);
}

describe('the truths drawn from a view of Hidden Draw have the exact frequencies', () => {
  test.each([4, 6, 8, 10, 12, 14].flatMap((count) => [0, 1, SPECTATOR].map((viewer) => ({ count, viewer }))))(
    'after $count steps, seen by $viewer',
    ({ count, viewer }) => {
      const setup = small();
      for (let seed = 0; seed < 3; seed += 1) {
        checkFrequencies(hiddenDraw, setup, stepsOf(setup, seed, count), viewer, 4000, seed, { law: byCard });
      }
    },
  );
});

test('after the deal, the other hand is any of the five cards that are left', () => {
  // Ranks 1 to 3 twice each, and the viewer holds one card: one is left of its rank, two of each other.
  const setup = small();
  const shares = [...exactShares(hiddenDraw, setup, stepsOf(setup, 0, 2), 0, byCard).values()];
  expect(shares.map((share) => share.toFixed(3)).sort()).toEqual(['0.200', '0.400', '0.400']);
});

/** Hidden Draw with another way to draw states. */
function drawing(draw: (setup: DrawSetup, view: View, rng: Rng, into: State) => void): typeof hiddenDraw {
  return { ...hiddenDraw, resampler: (setup, view) => ({ draw: (rng, into) => draw(setup, view, rng, into) }) };
}

const variants: { readonly name: string; readonly game: typeof hiddenDraw; readonly reason: string | RegExp }[] = [
  {
    name: 'takes each rank alike, however many cards are left of it',
    game: drawing((setup, view, rng, into) => {
      // Draws until the other hand is a rank drawn evenly.
      const wanted = 1 + rng.below(3);
      for (let i = 0; i < 60; i += 1) {
        hiddenDraw.resampler(setup, view).draw(rng, into);
        if (into.hand[6 + wanted - 1] > 0) return;
      }
    }),
    reason:
      /standard deviations from the law given; furthest off is a state drawn \d+ times where [\d.]+ are due:\ndeck 4/,
  },
  {
    name: 'draws one truth only',
    game: drawing((setup, view, _rng, into) => hiddenDraw.resampler(setup, view).draw(new Rng('always'), into)),
    reason: 'never drawn',
  },
  {
    name: 'draws what the viewer knows to be false',
    game: drawing((setup, view, rng, into) => {
      const own = { ...view.own, hands: view.own.hands.map((hand) => hand.map(() => '?' as const)) };
      hiddenDraw.resampler(setup, { ...view, own }).draw(rng, into);
    }),
    reason: 'knows that this is false',
  },
];

test.each(variants)('a game that $name is found out', ({ game, reason }) => {
  const setup = small();
  const steps = stepsOf(setup, 0, 2);
  expect(() => checkFrequencies(game, setup, steps, 0, 4000, 'wrong', { law: byCard })).toThrow(reason);
});
