import type { MoveList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { isActing } from '@marchlands/core/seat.ts';
import type { AndiaEvent } from '../events.ts';
import { MOVE } from '../moves.ts';
import { FORM, STAGE, type State } from '../state.ts';
import {
  chooseArea,
  chooseBomb,
  chooseCount,
  chooseForm,
  choosePlace,
  leastCount,
  mayChooseArea,
  mayGather,
  mayPass,
  maySpread,
  mostCount,
} from './choices.ts';
import { proceed } from './turn.ts';

/** Fills the list with what a seat may choose next; none where it does not act. */
export function legal(state: State, seat: number, out: MoveList): void {
  out.clear();
  if (!isActing(state.open, seat)) return;
  const { setup } = state;
  switch (state.stage[seat]) {
    case STAGE.place: {
      const city = state.at[seat];
      // A city's code is lower than its province's.
      out.push(MOVE.place + setup.numbers[setup.cities[city]]);
      out.push(MOVE.place + setup.numbers[setup.provinces[city]]);
      break;
    }
    case STAGE.form:
      if (mayPass(state, seat)) out.push(MOVE.form + FORM.pass);
      if (maySpread(state, seat)) out.push(MOVE.form + FORM.spread);
      if (mayGather(state, seat)) out.push(MOVE.form + FORM.gather);
      break;
    case STAGE.area:
      for (let i = 0; i < setup.sorted.length; i += 1) {
        const area = setup.sorted[i];
        if (mayChooseArea(state, seat, area)) out.push(MOVE.area + setup.numbers[area]);
      }
      break;
    case STAGE.count: {
      const most = mostCount(state, seat);
      for (let count = leastCount(state, seat); count <= most; count += 1) out.push(MOVE.count + count);
      break;
    }
    case STAGE.bomb:
      out.push(MOVE.bomb);
      for (let i = 0; i < setup.sorted.length; i += 1) {
        out.push(MOVE.bomb + 1 + setup.numbers[setup.sorted[i]]);
      }
      break;
    default:
  }
}

/** A uniform legal choice of a seat that acts, without a list. */
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
  // A form is asked only where two are possible at least, and one of them is a spread then.
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

/** Makes a legal choice; where it is the last of the decision, the turn goes on. */
export function apply(state: State, seat: number, code: number, events?: AndiaEvent[]): void {
  choose(state, seat, code);
  if (state.stage[seat] !== STAGE.done) return;
  state.open &= ~(1 << seat);
  proceed(state, events);
}

/** Notes a legal choice and those that follow from it, and nothing more: the seat's part of `apply`. */
export function choose(state: State, seat: number, code: number): void {
  const { areaOf } = state.setup;
  if (code >= MOVE.count) chooseCount(state, seat, code - MOVE.count);
  else if (code > MOVE.bomb) chooseBomb(state, seat, 1 + areaOf[code - MOVE.bomb - 1]);
  else if (code === MOVE.bomb) chooseBomb(state, seat, 0);
  else if (code >= MOVE.area) chooseArea(state, seat, areaOf[code - MOVE.area]);
  else if (code >= MOVE.form) chooseForm(state, seat, code - MOVE.form);
  else choosePlace(state, seat, areaOf[code - MOVE.place]);
}
