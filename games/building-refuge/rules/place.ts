/** Placing land, and keeping special tiles (BR-30, BR-32, BR-33, BR-49 to BR-51). */

import { LAND_TILES } from '../data/tiles.ts';
import type { Events } from '../events.ts';
import { type State, UP } from '../state.ts';
import { countLand, noteFaceUp, noteFilled } from './cache.ts';

/** Puts a land tile on an empty square with the marker of the player in turn, who scores it. */
export function placeTile(s: State, cell: number, kind: number, source: 'bag' | 'hand', events: Events): void {
  const points = s.setup.place[kind];
  s.tile[cell] = UP + kind;
  s.owner[cell] = s.player;
  s.score[s.player] += points;
  noteFilled(s, cell);
  noteFaceUp(s, cell, kind);
  events?.push({ kind: 'tilePlaced', seat: s.player, at: cell, tile: LAND_TILES[kind], points, source });
}

/** Replaces the activated city or mine, which leaves the game, by a land tile. */
export function replaceTile(s: State, cell: number, kind: number, events: Events): void {
  const points = s.setup.place[kind];
  const replaced = LAND_TILES[s.tile[cell] - UP];
  events?.push({ kind: 'sourceReplaced', at: cell, seat: s.owner[cell], tile: replaced });
  countLand(s, cell, -1);
  s.tile[cell] = UP + kind;
  s.owner[cell] = s.player;
  s.mark[cell] = 0;
  s.score[s.player] += points;
  noteFaceUp(s, cell, kind);
  events?.push({ kind: 'tilePlaced', seat: s.player, at: cell, tile: LAND_TILES[kind], points, source: 'bag' });
}

/** A land tile without a square scores and leaves the game (BR-53). */
export function loseTile(s: State, kind: number, events: Events): void {
  const points = s.setup.place[kind];
  s.score[s.player] += points;
  events?.push({ kind: 'tileLost', seat: s.player, tile: LAND_TILES[kind], points });
}

export function keepTreasure(s: State, events: Events): void {
  s.treasure[s.player] += 1;
  events?.push({ kind: 'treasureKept', seat: s.player });
}

export function keepBarbarian(s: State, events: Events): void {
  const points = s.setup.options.barbarianValue;
  s.barbarian[s.player] += 1;
  s.score[s.player] += points;
  events?.push({ kind: 'barbarianKept', seat: s.player, points });
}
