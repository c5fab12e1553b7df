import type { Game } from '../game.ts';
import { EVERYTHING } from '../seat.ts';
import type { AnyEvent, AnyState } from '../types.ts';
import { fault } from './moment.ts';
import { textOf } from './plain.ts';

interface Sample {
  readonly step: number;
  readonly copy: AnyState;
  readonly bytes: string;
  readonly data: readonly unknown[];
  readonly text: string;
}

/**
 * Copies of states and things handed out, kept while the match goes on: if one of them changes later, memory is shared
 * that must not be.
 */
export class Samples {
  readonly #game: Game;
  readonly #kept: Sample[] = [];

  constructor(game: Game) {
    this.#game = game;
  }

  /** Keeps a clone of a state, its views and position, and the events of a step from it. */
  keep(state: AnyState, step: number, events: readonly AnyEvent[] = []): void {
    const game = this.#game;
    const data = [
      game.view(state, 0),
      game.view(state, EVERYTHING),
      game.position.format(state, EVERYTHING),
      ...events,
    ];
    const copy = state.clone();
    this.#kept.push({ step, copy, bytes: copy.allBytes().join(), data, text: textOf(data) });
  }

  check(): void {
    for (const { step, copy, bytes, data, text } of this.#kept) {
      if (copy.allBytes().join() !== bytes) fault('copies', `a copy of the state at step ${step} changed later`);
      if (textOf(data) !== text) fault('copies', `a view, position or event given out at step ${step} changed later`);
    }
  }
}
