import type { KindRules } from '@marchlands/core/rules.ts';
import type { Move } from '../moves.ts';
import { FORM, STAGE, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import * as choices from './choices.ts';

/** In `areaOf`: the map has no area with this code. */
const NO_AREA = 255;

/** The small choices (D1 to D5): the stage of each, the legal ones, why others are refused, and what they record. */
export const kinds: { readonly [kind in Move['kind']]: KindRules<State, undefined, Refusal> } = {
  place: {
    steps: [STAGE.place],
    legal({ setup, at }, seat, out, base) {
      // A city's code is lower than its province's.
      out.push(base + setup.numbers[setup.cities[at[seat]]]);
      out.push(base + setup.numbers[setup.provinces[at[seat]]]);
    },
    whyNot({ setup, at }, seat, number) {
      const area = setup.areaOf[number];
      if (area === NO_AREA) return 'unknownArea';
      return area === setup.cities[at[seat]] || area === setup.provinces[at[seat]] ? null : 'notYourCity';
    },
    apply: (state, seat, number) => choices.choosePlace(state, seat, state.setup.areaOf[number]),
  },
  form: {
    steps: [STAGE.form],
    legal(state, seat, out, base) {
      if (choices.mayPass(state, seat)) out.push(base + FORM.pass);
      if (choices.maySpread(state, seat)) out.push(base + FORM.spread);
      if (choices.mayGather(state, seat)) out.push(base + FORM.gather);
    },
    whyNot(state, seat, form) {
      if (form === FORM.pass) return choices.mayPass(state, seat) ? null : 'passBarred';
      if (form === FORM.spread) return choices.maySpread(state, seat) ? null : 'notYours';
      return choices.mayGather(state, seat) ? null : 'noGather';
    },
    apply: choices.chooseForm,
  },
  area: {
    steps: [STAGE.area],
    legal(state, seat, out, base) {
      const { sorted, numbers } = state.setup;
      for (let i = 0; i < sorted.length; i += 1) {
        if (choices.mayChooseArea(state, seat, sorted[i])) out.push(base + numbers[sorted[i]]);
      }
    },
    whyNot(state, seat, number) {
      const area = state.setup.areaOf[number];
      if (area === NO_AREA) return 'unknownArea';
      if (choices.mayChooseArea(state, seat, area)) return null;
      return state.form[seat] === FORM.spread ? 'notYours' : 'noGather';
    },
    apply: (state, seat, number) => choices.chooseArea(state, seat, state.setup.areaOf[number]),
  },
  bomb: {
    steps: [STAGE.bomb],
    legal({ setup }, _seat, out, base) {
      out.push(base);
      for (let i = 0; i < setup.sorted.length; i += 1) out.push(base + 1 + setup.numbers[setup.sorted[i]]);
    },
    whyNot: ({ setup }, _seat, bomb) => (bomb === 0 || setup.areaOf[bomb - 1] !== NO_AREA ? null : 'unknownArea'),
    apply: (state, seat, bomb) => choices.chooseBomb(state, seat, bomb === 0 ? 0 : 1 + state.setup.areaOf[bomb - 1]),
  },
  count: {
    steps: [STAGE.count],
    legal(state, seat, out, base) {
      const most = choices.mostCount(state, seat);
      for (let count = choices.leastCount(state, seat); count <= most; count += 1) out.push(base + count);
    },
    whyNot(state, seat, count) {
      if (count > choices.mostCount(state, seat)) return 'tooMany';
      return count < choices.leastCount(state, seat) ? 'zeroCount' : null;
    },
    apply: choices.chooseCount,
  },
};
