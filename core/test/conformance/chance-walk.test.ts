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

/** A walk that is nothing but a state. */
class StateWalk implements ChanceWalk {
  readonly state: AnyState;
  readonly list: OutcomeList;

  constructor(setup: Setup) {
    this.state = plain.State.blank(setup);
    this.list = new OutcomeList(setup.bounds.outcomes);
  }

  begin(state: AnyState): boolean {
    this.state.copyFrom(state);
    return true;
  }

  copyFrom(other: StateWalk): void {
    this.state.copyFrom(other.state);
  }

  isDone(): boolean {
    return plain.actors(this.state) !== CHANCE;
  }

  outcomes(out: OutcomeList): void {
    plain.outcomes(this.state, out);
  }

  apply(code: number): void {
    plain.apply(this.state, CHANCE, code);
  }

  settle(rng: Rng): void {
    while (!this.isDone()) {
      this.outcomes(this.list);
      this.apply(plain.draw?.(this.state, rng) ?? this.list.at(rng.below(this.list.total)));
    }
  }

  evaluate(values: Float64Array): void {
    evaluate(this.state, values);
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
  #first: number[] | null = null;

  override evaluate(values: Float64Array): void {
    super.evaluate(values);
    this.#first ??= [...values];
    values.set(this.#first);
  }
}

class DrawingMore extends StateWalk {
  override settle(rng: Rng): void {
    super.settle(rng);
    rng.uint32();
  }
}

class DoneSooner extends StateWalk {
  override isDone(): boolean {
    return true;
  }

  override settle(rng: Rng): void {
    while (!super.isDone()) this.apply(plain.draw?.(this.state, rng) ?? 0);
  }
}

class Fewer extends StateWalk {
  override outcomes(out: OutcomeList): void {
    super.outcomes(out);
    out.length = 1;
  }
}

test.each([
  ['a value remembered from another state', Remembering],
  ['more numbers drawn than the game draws', DrawingMore],
  ['an end before chance has acted', DoneSooner],
  ['other outcomes', Fewer],
])('a walk with %s is found', async (_fault, Walk) => {
  expect(await failureOf((setup) => new Walk(setup))).toBe('chance walk');
});
