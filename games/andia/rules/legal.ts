import type { Rng } from '@marchlands/core/rng.ts';
import { rulesOf } from '@marchlands/core/rules.ts';
import { isActing } from '@marchlands/core/seat.ts';
import { MOVE, type Move, moveCodec } from '../moves.ts';
import { FORM, PHASE, STAGE, STAGES, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { leastCount, mayChooseArea, mayGather, mayPass, mostCount } from './choices.ts';
import { kinds } from './kinds.ts';

/** A placing during orders, or the reverse, belongs to another phase; otherwise it is another choice of this one. */
function notNow(state: State, _seat: number, kind: Move['kind']): Refusal {
  const isDue =
    (kind === 'place') === (state.phase === PHASE.income) || (kind === 'place' && state.setup.isPlacedWithOrders);
  return isDue ? 'wrongChoice' : 'wrongPhase';
}

export const rules = rulesOf(moveCodec, kinds, {
  actors: (state: State) => state.open,
  steps: STAGES.length,
  stepOf: (state, seat) => state.stage[seat],
  idle: {
    over: 'wrongPhase',
    chance: 'wrongPhase',
    others: (state, seat) => (isActing(state.asked, seat) ? 'alreadyFinal' : 'wrongPhase'),
  },
  noSuchMove: 'wrongChoice',
  notNow,
});
export const { legal, outcomes, refusal } = rules;

/** A uniformly random legal choice of an acting seat, without a list. */
export function randomMove(state: State, seat: number, rng: Rng): number {
  const { setup } = state;
  switch (state.stage[seat]) {
    case STAGE.place: {
      const row = rng.below(2) === 0 ? setup.cities : setup.provinces;
      return MOVE.place + setup.numbers[row[state.at[seat]]];
    }
    case STAGE.form:
      return MOVE.form + randomForm(state, seat, rng);
    case STAGE.area:
      return MOVE.area + setup.numbers[randomArea(state, seat, rng)];
    case STAGE.count: {
      const least = leastCount(state, seat);
      return MOVE.count + least + rng.below(mostCount(state, seat) - least + 1);
    }
    default: {
      const pick = rng.below(setup.areas + 1);
      return pick === 0 ? MOVE.bomb : MOVE.bomb + 1 + setup.numbers[pick - 1];
    }
  }
}

function randomForm(state: State, seat: number, rng: Rng): number {
  // A form is only asked for if at least two are possible; one of them is then a spread.
  const canPass = mayPass(state, seat);
  const canGather = mayGather(state, seat);
  const pick = rng.below(1 + (canPass ? 1 : 0) + (canGather ? 1 : 0));
  if (pick === 0) return FORM.spread;
  return pick === 1 && canPass ? FORM.pass : FORM.gather;
}

function randomArea(state: State, seat: number, rng: Rng): number {
  const { areas } = state.setup;
  let chosen = 0;
  let seen = 0;
  for (let area = 0; area < areas; area += 1) {
    if (!mayChooseArea(state, seat, area)) continue;
    seen += 1;
    if (rng.below(seen) === 0) chosen = area;
  }
  return chosen;
}
