/** Drawing from the bag and putting back (BR-14). */
import type { Rng } from '@marchlands/core/rng.ts';
import { KINDS } from '../data/tiles.ts';
import { OUTCOME } from '../moves.ts';
import type { State } from '../state.ts';

/** A tile leaves the bag unseen: everybody still counts it among the tiles not seen. */
export function drawUnseen(s: State, kind: number): void {
  s.bag[kind] -= 1;
  s.inBag -= 1;
}

/** A tile leaves the bag and is shown. */
export function drawShown(s: State, kind: number): void {
  s.bag[kind] -= 1;
  s.inBag -= 1;
  s.pool[kind] -= 1;
}

/** Returns shown tiles of one kind. */
export function putBack(s: State, kind: number, count: number): void {
  s.bag[kind] += count;
  s.inBag += count;
  s.pool[kind] += count;
}

/** Any kind in the bag, which must not be empty. */
export function anyInBag(s: State): number {
  let kind = 0;
  while (s.bag[kind] === 0) kind += 1;
  return kind;
}

/** The outcome of one draw with each tile in the bag equally likely, without making a list. */
export function drawByWeight(s: State, rng: Rng): number {
  let rest = rng.below(s.inBag);
  for (let kind = 0; kind < KINDS; kind += 1) {
    rest -= s.bag[kind];
    if (rest < 0) return OUTCOME.tile + kind;
  }
  throw new Error('the kept number of tiles in the bag is not the sum of its kinds');
}
