import type { Rng } from '../rng.ts';
import { EVERYTHING } from '../seat.ts';
import type { AnyEvent, AnyState } from '../types.ts';
import { type Bench, fault, isOver, nextActor, randomStep } from './moment.ts';
import { textOf } from './plain.ts';

interface Sample {
  readonly step: number;
  readonly copy: AnyState;
  readonly bytes: string;
  readonly data: readonly unknown[];
  readonly text: string;
}

/** Copies of states and returned values, kept during the match: if one changes later, memory is wrongly shared. */
export class Samples {
  readonly #kept: Sample[] = [];

  /** Keeps a clone of a state, its views and position, and the events of a random step from it. */
  keep(bench: Bench, state: AnyState, step: number, rng: Rng): void {
    const { game } = bench;
    const copy = state.clone();
    const events: AnyEvent[] = [];
    const actors = game.actors(state);
    if (!isOver(actors)) {
      const { by, code } = randomStep(bench, state, nextActor(actors), rng);
      game.apply(state.clone(), by, code, events);
    }
    const data = [
      game.view(state, 0),
      game.view(state, EVERYTHING),
      game.position.format(state, EVERYTHING),
      ...events,
    ];
    this.#kept.push({ step, copy, bytes: copy.allBytes().join(), data, text: textOf(data) });
  }

  check(): void {
    for (const { step, copy, bytes, data, text } of this.#kept) {
      if (copy.allBytes().join() !== bytes) fault('copies', `a copy of the state at step ${step} changed later`);
      if (textOf(data) !== text) fault('copies', `a view, position or event given out at step ${step} changed later`);
    }
  }
}
