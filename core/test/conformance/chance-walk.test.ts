import { expect, test } from 'vitest';
import { conformance } from '../../conformance/conformance.ts';
import type { ConformanceFailure } from '../../conformance/failure.ts';
import type { Game } from '../../game.ts';
import type { ChanceWalk, Knowledge } from '../../knowledge.ts';
import { OutcomeList } from '../../lists.ts';
import type { Rng } from '../../rng.ts';
import { CHANCE } from '../../seat.ts';
import { hiddenDraw } from '../../testing/toys/hidden-draw/game.ts';
import type { AnyState, Setup } from '../../types.ts';

const plain: Game = hiddenDraw;

/** A walk that is nothing but states. */
class StateWalk implements ChanceWalk {
  readonly state: AnyState;

  constructor(setup: Setup) {
    this.state = plain.State.blank(setup);
  }

  begin(state: AnyState): boolean {
    this.state.copyFrom(state);
    return true;
  }

  add(rng: Rng, leaves: number, weight: number, values: Float64Array): void {
    this.follow(this.state, rng, leaves, weight, values);
  }

  follow(state: AnyState, rng: Rng, leaves: number, weight: number, values: Float64Array): void {
    if (plain.actors(state) !== CHANCE) {
      this.end(state, weight, values);
      return;
    }
    const list = new OutcomeList(state.setup.bounds.outcomes);
    plain.outcomes(state, list);
    const isSampled = list.length > leaves;
    const ways = isSampled ? Math.max(1, Math.floor(leaves)) : list.length;
    for (let way = 0; way < ways; way += 1) {
      const next = state.clone();
      if (isSampled) this.settle(next, rng);
      else plain.apply(next, CHANCE, list.codes[way]);
      const own = isSampled ? weight / ways : (weight * list.weights[way]) / list.total;
      this.follow(next, rng, leaves / ways, own, values);
    }
  }

  settle(state: AnyState, rng: Rng): void {
    const list = new OutcomeList(state.setup.bounds.outcomes);
    while (plain.actors(state) === CHANCE) {
      plain.outcomes(state, list);
      plain.apply(state, CHANCE, plain.draw?.(state, rng) ?? list.at(rng.below(list.total)));
    }
  }

  end(state: AnyState, weight: number, values: Float64Array): void {
    const leaf = new Float64Array(values.length);
    evaluate(state, leaf);
    for (const [seat, value] of leaf.entries()) values[seat] += value * weight;
  }
}

/** Any number that depends on all of the state. */
function evaluate(state: AnyState, values: Float64Array): void {
  for (let seat = 0; seat < values.length; seat += 1) values[seat] = Number(state.hash() % 1000n) / (1000 + seat);
}

function followed(make: (setup: Setup) => ChanceWalk): Game {
  const knowledge: Knowledge = { evaluate, chanceWalks: { evaluate, make } };
  return { ...plain, knowledge };
}

function failureOf(make: (setup: Setup) => ChanceWalk): Promise<unknown> {
  return conformance(followed(make), { matches: 20, seats: [2] }).then(
    () => null,
    (failure: ConformanceFailure) => failure.check,
  );
}

test('walks that give what states give are looked at and pass', async () => {
  const report = await conformance(
    followed((setup) => new StateWalk(setup)),
    { matches: 20, seats: [2] },
  );
  expect(report.checks['chance walk']).toBeGreaterThan(0);
});

class Remembering extends StateWalk {
  #first: AnyState | null = null;

  override end(state: AnyState, weight: number, values: Float64Array): void {
    this.#first ??= state.clone();
    super.end(this.#first, weight, values);
  }
}

class DrawingMore extends StateWalk {
  override add(rng: Rng, leaves: number, weight: number, values: Float64Array): void {
    super.add(rng, leaves, weight, values);
    rng.uint32();
  }
}

class WeighingLess extends StateWalk {
  override add(rng: Rng, leaves: number, weight: number, values: Float64Array): void {
    super.add(rng, leaves, weight / 2, values);
  }
}

class SamplingOnly extends StateWalk {
  override add(rng: Rng, _leaves: number, weight: number, values: Float64Array): void {
    super.add(rng, 1, weight, values);
  }
}

test.each([
  ['a value remembered from another state', Remembering],
  ['more numbers drawn than the game draws', DrawingMore],
  ['other weights', WeighingLess],
  ['samples where every outcome is to be taken', SamplingOnly],
])('a walk with %s is found', async (_fault, Walk) => {
  expect(await failureOf((setup) => new Walk(setup))).toBe('chance walk');
});
