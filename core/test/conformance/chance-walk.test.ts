import { expect, test } from 'vitest';
import { expectedByStates } from '../../conformance/chance-tree.ts';
import { conformance } from '../../conformance/conformance.ts';
import type { ConformanceFailure } from '../../conformance/failure.ts';
import type { Game } from '../../game.ts';
import type { ChanceWalk, ChanceWalks, Knowledge } from '../../knowledge.ts';
import { OutcomeList } from '../../lists.ts';
import { CHANCE } from '../../seat.ts';
import { hiddenDraw } from '../../testing/toys/hidden-draw/game.ts';
import type { AnyState, Setup } from '../../types.ts';

const plain: Game = hiddenDraw;

/** Any number that depends on all of the state. */
function evaluate(state: AnyState, values: Float64Array): void {
  for (let seat = 0; seat < values.length; seat += 1) values[seat] = Number(state.hash() % 1000n) / (1000 + seat);
}

/** A walk that only follows states; it does not notice when there are too many. */
class StateWalk implements ChanceWalk {
  add(state: AnyState, weight: number, values: Float64Array): boolean {
    const expected = this.expected(state);
    if (expected === null) return false;
    for (const [seat, value] of expected.entries()) values[seat] += weight * value;
    return true;
  }

  expected(state: AnyState): Float64Array | null {
    return expectedByStates(plain, state, evaluate, 500);
  }
}

function followed(make: (setup: Setup) => ChanceWalk, alike?: ChanceWalks['alike']): Game {
  const walks: ChanceWalks = { evaluate, make, ...(alike === undefined ? {} : { alike }) };
  const knowledge: Knowledge = { evaluate, chanceWalks: walks };
  return { ...plain, knowledge };
}

function failureOf(game: Game): Promise<unknown> {
  return conformance(game, { matches: 20, seats: [2] }).then(
    () => null,
    (failure: ConformanceFailure) => failure.check,
  );
}

test('walks that give what states give are looked at and pass', async () => {
  const report = await conformance(
    followed(
      () => new StateWalk(),
      (_state, code) => code,
    ),
    { matches: 20, seats: [2] },
  );
  expect(report.checks['chance walk']).toBeGreaterThan(0);
});

class Remembering extends StateWalk {
  #first: Float64Array | null = null;

  override expected(state: AnyState): Float64Array | null {
    this.#first ??= super.expected(state);
    return this.#first;
  }
}

class Changing extends StateWalk {
  override expected(state: AnyState): Float64Array | null {
    const expected = super.expected(state);
    const list = new OutcomeList(state.setup.bounds.outcomes);
    plain.outcomes(state, list);
    plain.apply(state, CHANCE, list.codes[0]);
    return expected;
  }
}

class WeighingLess extends StateWalk {
  override add(state: AnyState, weight: number, values: Float64Array): boolean {
    return super.add(state, weight / 2, values);
  }
}

class Overwriting extends StateWalk {
  override add(state: AnyState, weight: number, values: Float64Array): boolean {
    values.fill(0);
    return super.add(state, weight, values);
  }
}

class AddingAnyhow extends StateWalk {
  override add(state: AnyState, weight: number, values: Float64Array): boolean {
    super.add(state, weight, values);
    return false;
  }
}

test.each([
  ['a value remembered from another state', Remembering],
  ['a change of the state', Changing],
  ['other weights', WeighingLess],
  ['values in place of a sum', Overwriting],
  ['a sum where it says that it cannot tell', AddingAnyhow],
])('a walk with %s is found', async (_fault, Walk) => {
  expect(await failureOf(followed(() => new Walk()))).toBe('chance walk');
});

test.each([
  ['moves that lead to different states have one number', () => -1],
  ['a number is the code of another move', (_state: AnyState, code: number) => code + 1],
])('where %s, that is found', async (_fault, alike) => {
  const walk = () => new StateWalk();
  expect(await failureOf(followed(walk, alike))).toBe('chance walk');
});
