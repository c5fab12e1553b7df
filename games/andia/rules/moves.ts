import type { MoveList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { isActing } from '@marchlands/core/seat.ts';
import type { AndiaEvent } from '../events.ts';
import { AREA_BASE, BOMB_BASE, COUNT_BASE, FORM_BASE, PLACE_BASE } from '../moves.ts';
import { AREA, BOMB, COUNT, DONE, FORM, GATHER, PASS, PLACE, SPREAD, type State } from '../state.ts';
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
    case PLACE: {
      const city = state.at[seat];
      // A city's code is lower than its province's.
      out.push(PLACE_BASE + setup.numbers[setup.cities[city]]);
      out.push(PLACE_BASE + setup.numbers[setup.provinces[city]]);
      break;
    }
    case FORM:
      if (mayPass(state, seat)) out.push(FORM_BASE + PASS);
      if (maySpread(state, seat)) out.push(FORM_BASE + SPREAD);
      if (mayGather(state, seat)) out.push(FORM_BASE + GATHER);
      break;
    case AREA:
      for (let i = 0; i < setup.sorted.length; i += 1) {
        const area = setup.sorted[i];
        if (mayChooseArea(state, seat, area)) out.push(AREA_BASE + setup.numbers[area]);
      }
      break;
    case COUNT: {
      const most = mostCount(state, seat);
      for (let count = leastCount(state, seat); count <= most; count += 1) out.push(COUNT_BASE + count);
      break;
    }
    case BOMB:
      out.push(BOMB_BASE);
      for (let i = 0; i < setup.sorted.length; i += 1) {
        out.push(BOMB_BASE + 1 + setup.numbers[setup.sorted[i]]);
      }
      break;
    default:
  }
}

/** A uniform legal choice of a seat that acts, without a list. */
export function randomMove(state: State, seat: number, rng: Rng): number {
  const { setup } = state;
  switch (state.stage[seat]) {
    case PLACE: {
      const row = rng.below(2) === 0 ? setup.cities : setup.provinces;
      return PLACE_BASE + setup.numbers[row[state.at[seat]]];
    }
    case FORM:
      return FORM_BASE + randomForm(state, seat, rng);
    case AREA:
      return AREA_BASE + setup.numbers[randomArea(state, seat, rng)];
    case COUNT: {
      const least = leastCount(state, seat);
      return COUNT_BASE + least + rng.below(mostCount(state, seat) - least + 1);
    }
    default: {
      const pick = rng.below(setup.areas + 1);
      return pick === 0 ? BOMB_BASE : BOMB_BASE + 1 + setup.numbers[pick - 1];
    }
  }
}

function randomForm(state: State, seat: number, rng: Rng): number {
  // A form is asked only where two are possible at least, and one of them is a spread then.
  const canPass = mayPass(state, seat);
  const canGather = mayGather(state, seat);
  const pick = rng.below(1 + (canPass ? 1 : 0) + (canGather ? 1 : 0));
  if (pick === 0) return SPREAD;
  return pick === 1 && canPass ? PASS : GATHER;
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
  if (state.stage[seat] !== DONE) return;
  state.open &= ~(1 << seat);
  proceed(state, events);
}

/** Notes a legal choice and those that follow from it, and nothing more: the seat's part of `apply`. */
export function choose(state: State, seat: number, code: number): void {
  const { areaOf } = state.setup;
  if (code >= COUNT_BASE) chooseCount(state, seat, code - COUNT_BASE);
  else if (code > BOMB_BASE) chooseBomb(state, seat, 1 + areaOf[code - BOMB_BASE - 1]);
  else if (code === BOMB_BASE) chooseBomb(state, seat, 0);
  else if (code >= AREA_BASE) chooseArea(state, seat, areaOf[code - AREA_BASE]);
  else if (code >= FORM_BASE) chooseForm(state, seat, code - FORM_BASE);
  else choosePlace(state, seat, areaOf[code - PLACE_BASE]);
}
