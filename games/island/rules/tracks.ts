/** The levels of each seat's city improvements (IK-144 to IK-147). */
import type { Seat } from '@marchlands/core/seat.ts';
import { TRACKS } from '../data/kinds.ts';
import { ABILITY_LEVEL } from '../data/pieces.ts';
import type { State } from '../state.ts';

/** The level of a seat on a track (a number of `TRACKS`): 0 to `TOP_LEVEL`. */
export function levelOnTrack(s: State, seat: Seat, track: number): number {
  return s.level[seat * TRACKS.length + track];
}

/** @param level 0 to `TOP_LEVEL` */
export function setLevelOnTrack(s: State, seat: Seat, track: number, level: number): void {
  s.level[seat * TRACKS.length + track] = level;
}

/** Whether a seat has the ability of a track's level 3 (IK-148 to IK-150). */
export function hasAbility(s: State, seat: Seat, track: number): boolean {
  return levelOnTrack(s, seat, track) >= ABILITY_LEVEL;
}
