import { isActing } from '@marchlands/core/seat.ts';
import { AREA_CODES } from '../data/map.ts';
import { MOST_PIECES, MOVE } from '../moves.ts';
import { FORM, PHASE, STAGE, type State } from '../state.ts';
import { leastCount, mayChooseArea, mayGather, mayPass, maySpread, mostCount } from './choices.ts';
import type { Refusal } from './refusals.ts';

/** The stage that a code belongs to, or -1 where there is no such code. */
function stageOf(code: number): number {
  if (!Number.isInteger(code) || code < 0 || code > MOVE.count + MOST_PIECES) return -1;
  if (code >= MOVE.count) return STAGE.count;
  if (code >= MOVE.bomb) return STAGE.bomb;
  if (code >= MOVE.area) return STAGE.area;
  return code >= MOVE.form ? STAGE.form : STAGE.place;
}

/** Why a seat may not make this small choice now; null where it may. Any number may be asked about. */
export function refusal(state: State, seat: number, code: number): Refusal | null {
  const stage = stageOf(code);
  if (state.phase === PHASE.over) return 'wrongPhase';
  if (!isActing(state.open, seat)) return isActing(state.asked, seat) ? 'alreadyFinal' : 'wrongPhase';
  if (stage < 0) return 'wrongChoice';
  if (stage !== state.stage[seat]) return isOfOtherPhase(state, stage) ? 'wrongPhase' : 'wrongChoice';
  switch (stage) {
    case STAGE.place:
      return placeRefusal(state, seat, areaAt(state, code - MOVE.place));
    case STAGE.form:
      return formRefusal(state, seat, code - MOVE.form);
    case STAGE.area:
      return areaRefusal(state, seat, areaAt(state, code - MOVE.area));
    case STAGE.count:
      return countRefusal(state, seat, code - MOVE.count);
    default:
      return code === MOVE.bomb || areaAt(state, code - MOVE.bomb - 1) !== 255 ? null : 'unknownArea';
  }
}

/** True where a placing is due and an order is given, or the reverse. */
function isOfOtherPhase(state: State, stage: number): boolean {
  if (state.phase === PHASE.income) return stage !== STAGE.place;
  return state.phase === PHASE.orders && stage === STAGE.place && !state.setup.isPlacedWithOrders;
}

/** The area of a number in `AREA_CODES`; 255 where the map has none. */
function areaAt(state: State, number: number): number {
  return number < AREA_CODES.length ? state.setup.areaOf[number] : 255;
}

function placeRefusal(state: State, seat: number, area: number): Refusal | null {
  const { cities, provinces } = state.setup;
  const city = state.at[seat];
  if (area === 255) return 'unknownArea';
  return area === cities[city] || area === provinces[city] ? null : 'notYourCity';
}

function formRefusal(state: State, seat: number, form: number): Refusal | null {
  if (form === FORM.pass) return mayPass(state, seat) ? null : 'passBarred';
  if (form === FORM.spread) return maySpread(state, seat) ? null : 'notYours';
  return mayGather(state, seat) ? null : 'noGather';
}

function areaRefusal(state: State, seat: number, area: number): Refusal | null {
  if (area === 255) return 'unknownArea';
  if (mayChooseArea(state, seat, area)) return null;
  return state.form[seat] === FORM.spread ? 'notYours' : 'noGather';
}

function countRefusal(state: State, seat: number, count: number): Refusal | null {
  if (count > mostCount(state, seat)) return 'tooMany';
  return count < leastCount(state, seat) ? 'zeroCount' : null;
}
