import { MOST_NEIGHBOURS } from '../data/map.ts';
import { MOVE } from '../moves.ts';
import { STAGE, type State } from '../state.ts';
import { beginChoice, chooseArea, chooseBomb, chooseCount, chooseForm, choosePlace } from './choices.ts';

/** A whole placing and order in numbers, as in the state. */
export interface WholeChoice {
  /** A bit for each city whose piece goes into its province. */
  readonly placing: number;
  readonly form: number;
  /** The start of a spread, or the destination of a gather. */
  readonly area: number;
  /** By neighbour of that area. */
  readonly moved: ArrayLike<number>;
  /** 0 for none, else 1 + area. */
  readonly bomb: number;
}

/** A seat's choices so far; zero for those not yet made. */
export function choiceOf(state: State, seat: number): WholeChoice {
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
 * The sequence of codes that makes a choice from the beginning of the decision. Allocates.
 * @param scratch a state to work in, if many sequences are needed
 */
export function sequenceFor(state: State, seat: number, choice: WholeChoice, scratch?: State): number[] {
  scratch?.copyFrom(state);
  return walk(scratch ?? state.clone(), seat, choice, STAGE.done, 0);
}

/**
 * The sequence of codes that a seat has chosen so far in the open decision; empty once it is being carried out.
 * Allocates.
 */
export function sequenceOf(state: State, seat: number): number[] {
  if (state.open === 0 || ((state.asked >>> seat) & 1) === 0) return [];
  return walk(state.clone(), seat, choiceOf(state, seat), state.stage[seat], state.at[seat]);
}

/**
 * Makes a choice step by step on a copy until a stage is reached. Stage and index only increase, so it is reached once.
 */
function walk(copy: State, seat: number, choice: WholeChoice, stage: number, at: number): number[] {
  const codes: number[] = [];
  beginChoice(copy, seat);
  while (copy.stage[seat] !== STAGE.done && !(copy.stage[seat] === stage && copy.at[seat] === at)) {
    codes.push(makeNext(copy, seat, choice));
  }
  return codes;
}

/** Makes the next small choice of a whole one and returns its code. */
function makeNext(copy: State, seat: number, choice: WholeChoice): number {
  const { cities, provinces, numbers } = copy.setup;
  const at = copy.at[seat];
  switch (copy.stage[seat]) {
    case STAGE.place: {
      const area = ((choice.placing >>> at) & 1) === 1 ? provinces[at] : cities[at];
      choosePlace(copy, seat, area);
      return MOVE.place + numbers[area];
    }
    case STAGE.form:
      chooseForm(copy, seat, choice.form);
      return MOVE.form + choice.form;
    case STAGE.area:
      chooseArea(copy, seat, choice.area);
      return MOVE.area + numbers[choice.area];
    case STAGE.count: {
      const count = choice.moved[at];
      chooseCount(copy, seat, count);
      return MOVE.count + count;
    }
    default:
      chooseBomb(copy, seat, choice.bomb);
      return choice.bomb === 0 ? MOVE.bomb : MOVE.bomb + 1 + numbers[choice.bomb - 1];
  }
}
