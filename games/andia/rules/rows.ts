import { MOST_NEIGHBOURS } from '../data/map.ts';
import { AREA_BASE, BOMB_BASE, COUNT_BASE, FORM_BASE, PLACE_BASE } from '../moves.ts';
import { AREA, COUNT, DONE, FORM, PLACE, type State } from '../state.ts';
import { beginChoice, chooseArea, chooseBomb, chooseCount, chooseForm, choosePlace } from './choices.ts';

/** A whole placing and order in numbers, as the state keeps it. */
export interface Choice {
  /** A bit for each city whose piece goes into its province. */
  readonly placing: number;
  readonly form: number;
  /** Where a spread starts, where a gather goes. */
  readonly area: number;
  /** By neighbour of that area. */
  readonly moved: ArrayLike<number>;
  /** 0 for none, else 1 + area. */
  readonly bomb: number;
}

/** What a seat has chosen so far; what it has not come to is zero. */
export function choiceOf(state: State, seat: number): Choice {
  const first = seat * MOST_NEIGHBOURS;
  return {
    placing: state.placing[seat],
    form: state.form[seat],
    area: state.area[seat],
    moved: state.moved.subarray(first, first + MOST_NEIGHBOURS),
    bomb: state.bomb[seat],
  };
}

/**
 * The row of codes that makes a choice from the beginning of the decision. Allocates.
 * @param scratch a state to work in, where many rows are asked for
 */
export function rowFor(state: State, seat: number, choice: Choice, scratch?: State): number[] {
  scratch?.copyFrom(state);
  return walk(scratch ?? state.clone(), seat, choice, DONE, 0);
}

/** The row of codes that a seat has chosen so far in the open decision. Allocates. */
export function rowOf(state: State, seat: number): number[] {
  if (((state.asked >>> seat) & 1) === 0) return [];
  return walk(state.clone(), seat, choiceOf(state, seat), state.stage[seat], state.at[seat]);
}

/** Makes a choice step by step on a copy until a stage is reached. Stage and place only grow, so it is reached once. */
function walk(copy: State, seat: number, choice: Choice, stage: number, at: number): number[] {
  const codes: number[] = [];
  beginChoice(copy, seat);
  while (copy.stage[seat] !== DONE && !(copy.stage[seat] === stage && copy.at[seat] === at)) {
    codes.push(makeNext(copy, seat, choice));
  }
  return codes;
}

/** Makes the next small choice of a whole one and gives its code. */
function makeNext(copy: State, seat: number, choice: Choice): number {
  const { cities, provinces, numbers } = copy.setup;
  const at = copy.at[seat];
  switch (copy.stage[seat]) {
    case PLACE: {
      const area = ((choice.placing >>> at) & 1) === 1 ? provinces[at] : cities[at];
      choosePlace(copy, seat, area);
      return PLACE_BASE + numbers[area];
    }
    case FORM:
      chooseForm(copy, seat, choice.form);
      return FORM_BASE + choice.form;
    case AREA:
      chooseArea(copy, seat, choice.area);
      return AREA_BASE + numbers[choice.area];
    case COUNT: {
      const count = choice.moved[at];
      chooseCount(copy, seat, count);
      return COUNT_BASE + count;
    }
    default:
      chooseBomb(copy, seat, choice.bomb);
      return choice.bomb === 0 ? BOMB_BASE : BOMB_BASE + 1 + numbers[choice.bomb - 1];
  }
}
