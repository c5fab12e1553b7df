/** Action Build a road (BR-54 to BR-57). */

import type { Events } from '../events.ts';
import { PHASE, ROAD, type State } from '../state.ts';
import { noteRoad } from './cache.ts';
import { placeFaceDown } from './face-down.ts';
import { scoreRoad } from './network.ts';
import { endWithoutTiles, finishAction, PASS_ON } from './turn.ts';

/** The player names a desert or grass tile without a road (BR-54). */
export function buildRoad(s: State, cell: number, events: Events): void {
  events?.push({ kind: 'roadNamed', seat: s.player, at: cell });
  if (s.inBag === 0) {
    // Without a face-down tile the road is still built and scored, and the game ends (BR-80).
    layRoad(s, cell, events);
    endWithoutTiles(s, events);
    return;
  }
  s.into = cell;
  s.phase = PHASE.downRoad;
}

/** First the face-down tile, then the road, then scoring (BR-57). */
export function roadFaceDown(s: State, kind: number, events: Events): void {
  placeFaceDown(s, kind, events);
  layRoad(s, s.into, events);
  finishAction(s, PASS_ON, events);
}

function layRoad(s: State, cell: number, events: Events): void {
  s.mark[cell] |= ROAD;
  noteRoad(s, cell);
  events?.push({ kind: 'roadBuilt', seat: s.player, at: cell });
  scoreRoad(s, cell, events);
}
