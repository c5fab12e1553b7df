/** Actions Discover (BR-28 to BR-34) and Play the city tile (BR-35, BR-36). */

import { BARBARIAN, CITY, LANDS, TILES, TREASURE } from '../data/tiles.ts';
import type { Events } from '../events.ts';
import { PHASE, type State } from '../state.ts';
import { drawShown } from './bag.ts';
import { placeFaceDown } from './face-down.ts';
import { keepBarbarian, keepTreasure, placeTile } from './place.ts';
import { ACT_AGAIN, endWithoutTiles, finishAction, PASS_ON } from './turn.ts';

/** The player names an empty square (BR-28). */
export function discover(s: State, cell: number, events: Events): void {
  events?.push({ kind: 'discoverNamed', seat: s.player, at: cell });
  if (s.inBag === 0) {
    endWithoutTiles(s, events);
    return;
  }
  s.into = cell;
  s.phase = PHASE.discover;
}

/** One tile is drawn and shown (BR-28); it cannot be refused (BR-31). */
export function discoverDrawn(s: State, kind: number, events: Events): void {
  drawShown(s, kind);
  events?.push({ kind: 'tileDrawn', seat: s.player, tile: TILES[kind] });
  if (kind < LANDS) {
    placeTile(s, s.into, kind, 'bag', events);
    finishAction(s, PASS_ON, events);
  } else if (kind === TREASURE) {
    keepTreasure(s, events);
    finishAction(s, ACT_AGAIN, events);
  } else if (kind === BARBARIAN) {
    keepBarbarian(s, events);
    if (s.inBag === 0) endWithoutTiles(s, events);
    else s.phase = PHASE.downDiscover;
  }
}

/** The face-down tile for a discovered barbarian (BR-33); the named square is not reserved (BR-34). */
export function discoverFaceDown(s: State, kind: number, events: Events): void {
  placeFaceDown(s, kind, events);
  finishAction(s, ACT_AGAIN, events);
}

/** The city tile from hand, as if a Discover had drawn a city; nothing is drawn (BR-35). */
export function playCity(s: State, cell: number, events: Events): void {
  s.hand[s.player] -= 1;
  placeTile(s, cell, CITY, 'hand', events);
  finishAction(s, PASS_ON, events);
}
