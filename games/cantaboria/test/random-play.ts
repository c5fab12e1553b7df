import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, firstOf } from '@marchlands/core/seat.ts';
import { moveCodec } from '../moves.ts';
import { apply } from '../rules/apply.ts';
import { outcomes } from '../rules/chance.ts';
import { actors, legal } from '../rules/legal.ts';
import type { State } from '../state.ts';

const list = new MoveList(8192);
const chances = new OutcomeList(100);

/**
 * One random decision or outcome of a state that is not over. The kind of a move is drawn first, so that rare kinds
 * occur.
 * @param look sees the state and the legal moves before a seat decides
 */
export function playOne(s: State, rng: Rng, look: (s: State, list: MoveList) => void = () => {}): void {
  const acting = actors(s);
  if (acting === CHANCE) {
    outcomes(s, chances);
    apply(s, CHANCE, chances.at(rng.below(chances.total)));
    return;
  }
  const seat = firstOf(acting);
  legal(s, seat, list);
  look(s, list);
  const codes = list.toArray();
  const kinds = [...new Set(codes.map((code) => moveCodec.kindOf(code)))];
  const kind = kinds[rng.below(kinds.length)];
  const some = codes.filter((code) => moveCodec.kindOf(code) === kind);
  apply(s, seat, some[rng.below(some.length)]);
}
