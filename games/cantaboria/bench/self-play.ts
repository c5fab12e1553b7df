import { OutcomeList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, firstOf, isSimultaneous, NOBODY, type Seat } from '@marchlands/core/seat.ts';
import { plans } from '../bot/plans.ts';
import { apply } from '../rules/apply.ts';
import { outcomes } from '../rules/chance.ts';
import { actors } from '../rules/legal.ts';
import { start } from '../rules/start.ts';
import type { Setup } from '../setup.ts';
import { STEP, type State } from '../state.ts';

/** A player of self-play: plays the plan with the highest immediate evaluation. */
export interface Player {
  evaluate(s: State, values: Float64Array): void;
  /** How often it plays a random plan instead, 0..1. */
  readonly slips: number;
}

/** Plays one match; `look` sees every state in which a seat decides. */
export function playOut(
  setup: Setup,
  rng: Rng,
  players: readonly Player[],
  look: (s: State, seat: Seat) => void,
): State {
  const s = start(setup);
  const trial = s.clone();
  const list = new OutcomeList(setup.bounds.outcomes);
  const values = new Float64Array(setup.seats);
  for (let acting = actors(s); acting !== NOBODY; acting = actors(s)) {
    if (acting === CHANCE) {
      outcomes(s, list);
      apply(s, CHANCE, list.at(rng.below(list.total)));
      continue;
    }
    const seat = firstOf(acting);
    const { evaluate, slips } = players[seat];
    const rows: number[][] = [];
    plans(s, seat, rng, rows);
    look(s, seat);
    let chosen = rows[0];
    if (isSimultaneous(acting) || s.step === STEP.site || rng.unit() < slips) chosen = rows[rng.below(rows.length)];
    else if (rows.length > 1) {
      let most = Number.NEGATIVE_INFINITY;
      for (const row of rows) {
        trial.copyFrom(s);
        for (const code of row) apply(trial, seat, code);
        evaluate(trial, values);
        if (values[seat] <= most) continue;
        most = values[seat];
        chosen = row;
      }
    }
    for (const code of chosen) apply(s, seat, code);
  }
  return s;
}
