import { MoveList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, firstOf, NOBODY, type Seat } from '@marchlands/core/seat.ts';
import { isQuiet } from '../bot/evaluate.ts';
import { plans } from '../bot/plans.ts';
import { draw } from '../rules/chance.ts';
import { actors, apply, isPartial, legal } from '../rules/legal.ts';
import { start } from '../rules/start.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';

/**
 * A player of self-play: plays the plan with the highest immediate evaluation; chance that the evaluation does not
 * account for is drawn once.
 */
export interface Player {
  evaluate(s: State, values: Float64Array): void;
  /** How often it plays a random plan instead, 0..1. */
  readonly slips: number;
}

/** Lets chance act until a seat must, or the match is over. */
function settle(s: State, rng: Rng): void {
  while (actors(s) === CHANCE) apply(s, CHANCE, draw(s, rng));
}

/** The same, up to the point where the evaluation accounts for chance itself. */
function settleLuck(s: State, rng: Rng): void {
  while (actors(s) === CHANCE && !isQuiet(s)) apply(s, CHANCE, draw(s, rng));
}

/** Plays a plan; an unfinished choice is completed by the first legal moves. */
function make(s: State, seat: Seat, codes: readonly number[], list: MoveList): void {
  for (const code of codes) apply(s, seat, code);
  while (isPartial(s, seat)) {
    legal(s, seat, list);
    apply(s, seat, list.codes[0]);
  }
}

/** Plays one match; `look` sees every state in which a seat decides, with its plans. */
export function playOut(
  setup: Setup,
  rng: Rng,
  players: readonly Player[],
  look: (s: State, seat: Seat, rows: readonly number[][]) => void = () => {},
): State {
  const s = start(setup);
  const trial = s.clone();
  const list = new MoveList(setup.bounds.moves);
  const values = new Float64Array(setup.seats);
  for (settle(s, rng); actors(s) !== NOBODY; settle(s, rng)) {
    const seat = firstOf(actors(s));
    const { evaluate, slips } = players[seat];
    const rows: number[][] = [];
    plans(s, seat, rng, rows);
    look(s, seat, rows);
    let chosen = rows[0];
    if (rng.unit() < slips) chosen = rows[rng.below(rows.length)];
    else if (rows.length > 1) {
      let most = Number.NEGATIVE_INFINITY;
      for (const row of rows) {
        trial.copyFrom(s);
        make(trial, seat, row, list);
        settleLuck(trial, rng);
        evaluate(trial, values);
        if (values[seat] <= most) continue;
        most = values[seat];
        chosen = row;
      }
    }
    make(s, seat, chosen, list);
  }
  return s;
}
