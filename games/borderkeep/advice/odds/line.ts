import { diceOf, endOf, firstOf, hitsLeft, initOf } from '../../rules/fighters.ts';
import { builtOf } from '../../rules/town.ts';
import { MINION } from '../../setup.ts';
import type { State } from '../../state.ts';

/**
 * One side of a battle, as the table of its odds needs it. A damage is a number in mixed radix with one digit for each
 * unit.
 */
export interface Line {
  /** Hits that each unit can still take; hits placed but not yet in effect are not subtracted. */
  readonly room: readonly number[];
  readonly dice: readonly number[];
  readonly init: readonly number[];
  /** Whether the side is beaten without regard to this unit: minions of the attacking side (BK-67). */
  readonly isMinion: readonly boolean[];
  /** Value of each unit's digit. */
  readonly stride: readonly number[];
  /** Number of different damages. */
  readonly size: number;
  /** The damage of hits placed and not yet in effect. */
  readonly pending: number;
}

/**
 * A side in its current state: hits placed this step count as pending damage, so that one table serves the whole step.
 */
export function lineOf(s: State, side: number): Line {
  const room: number[] = [];
  const dice: number[] = [];
  const init: number[] = [];
  const isMinion: boolean[] = [];
  const stride: number[] = [];
  let size = 1;
  let pending = 0;
  for (let at = firstOf(side); at < endOf(s, side); at += 1) {
    const hits = hitsLeft(s, at) + s.pending[at];
    room.push(hits);
    dice.push(diceOf(s, at));
    init.push(initOf(s, at));
    isMinion.push(side === 0 && s.fighter[at] === MINION);
    stride.push(size);
    pending += s.pending[at] * size;
    size *= hits + 1;
  }
  return { room, dice, init, isMinion, stride, size, pending };
}

/** BK-65: dice of the town's engines by initiative. */
export function enginesOf(s: State): ReadonlyMap<number, number> {
  const { groups, tables } = s.setup;
  const dice = new Map<number, number>();
  for (const card of groups.engines) {
    const sum = builtOf(s, s.victim, card) * tables.unitDice[card];
    if (sum > 0) dice.set(tables.unitInit[card], (dice.get(tables.unitInit[card]) ?? 0) + sum);
  }
  return dice;
}

/** BK-61: initiatives with an attack, highest first. */
export function levelsOf(lines: readonly Line[], engines: ReadonlyMap<number, number>): number[] {
  const levels = new Set(engines.keys());
  for (const line of lines) {
    for (const [u, dice] of line.dice.entries()) if (dice > 0) levels.add(line.init[u]);
  }
  return [...levels].sort((a, b) => b - a);
}

/** Hits that a unit has left under a damage. */
export function leftOf(line: Line, damage: number, unit: number): number {
  const room = line.room[unit];
  return room - (Math.floor(damage / line.stride[unit]) % (room + 1));
}
