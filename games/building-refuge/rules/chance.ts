/** The chance outcomes (CH-1 to CH-6) and their effects. */
import type { OutcomeList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import { KINDS } from '../data/tiles.ts';
import type { Events } from '../events.ts';
import { OUTCOME } from '../moves.ts';
import { PHASE, type State } from '../state.ts';
import { activateDrawn, activateFaceDown, takeFaceDown } from './activate.ts';
import { startInCorner } from './attack.ts';
import { drawByWeight } from './bag.ts';
import { discoverDrawn, discoverFaceDown } from './discover.ts';
import { actors } from './legal.ts';
import { roadFaceDown } from './road.ts';
import { entryDrawn, firstSeatDrawn } from './start.ts';

/** Fills the list with the possible outcomes; empty if chance does not act. */
export function outcomes(s: State, out: OutcomeList): void {
  out.clear();
  if (actors(s) !== CHANCE) return;
  if (s.phase === PHASE.first) for (let seat = 0; seat < s.setup.seats; seat += 1) out.push(seat, 1);
  else if (s.phase === PHASE.entry)
    for (let corner = 0; corner < 4; corner += 1) out.push(OUTCOME.entryCorner + corner, 1);
  else if (s.phase === PHASE.corner)
    for (let corner = 0; corner < 4; corner += 1) out.push(OUTCOME.attackCorner + corner, 1);
  else tileOutcomes(s, out);
}

/**
 * One tile: the weight of a kind is its number in the bag (BR-14). Written without calls, since it runs at every draw.
 */
function tileOutcomes(s: State, out: OutcomeList): void {
  const { codes, weights } = out;
  let length = 0;
  for (let kind = 0; kind < KINDS; kind += 1) {
    const count = s.bag[kind];
    if (count === 0) continue;
    codes[length] = OUTCOME.tile + kind;
    weights[length] = count;
    length += 1;
  }
  out.length = length;
  out.total = s.inBag;
}

/** An outcome drawn by its weight, without a list. */
export function draw(s: State, rng: Rng): number {
  if (s.phase === PHASE.first) return rng.below(s.setup.seats);
  if (s.phase === PHASE.entry) return OUTCOME.entryCorner + rng.below(4);
  if (s.phase === PHASE.corner) return OUTCOME.attackCorner + rng.below(4);
  return drawByWeight(s, rng);
}

/** Applies a chance outcome. */
export function applyOutcome(s: State, code: number, events: Events): void {
  switch (s.phase) {
    case PHASE.discover:
      discoverDrawn(s, code - OUTCOME.tile, events);
      return;
    case PHASE.draw:
      activateDrawn(s, code - OUTCOME.tile, events);
      return;
    case PHASE.downActivate:
      activateFaceDown(s, code - OUTCOME.tile, events);
      return;
    case PHASE.downRoad:
      roadFaceDown(s, code - OUTCOME.tile, events);
      return;
    case PHASE.downDiscover:
      discoverFaceDown(s, code - OUTCOME.tile, events);
      return;
    case PHASE.downTake:
      takeFaceDown(s, code - OUTCOME.tile, events);
      return;
    case PHASE.first:
      firstSeatDrawn(s, code, events);
      return;
    case PHASE.entry:
      entryDrawn(s, code - OUTCOME.entryCorner, events);
      return;
    case PHASE.corner:
      startInCorner(s, code - OUTCOME.attackCorner, events);
      return;
    default:
      throw new Error(`chance does not act in phase ${s.phase}`);
  }
}
