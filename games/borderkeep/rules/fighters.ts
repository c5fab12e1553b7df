import type { Seat } from '@marchlands/core/seat.ts';
import { SPELL_DICE, SPELL_INIT } from '../data/spells.ts';
import type { Side } from '../events.ts';
import { UNIT_NAMES, unitNumber } from '../moves.ts';
import { MAX_MINIONS, MAX_UNITS, MINION } from '../setup.ts';
import { NO_REF, SIDE, type State } from '../state.ts';
import { builtOf, copyAt, diceAt, hitsAt, initAt, kindAt } from './town.ts';

/** A combatant is an index in the battle's lists: side 0 from 0 on, side 1 (the town) from SIDE on. */

export function sideOf(at: number): Side {
  return at < SIDE ? 0 : 1;
}

/** The seat whose units fight on a side; only raiders and the town have one. */
export function seatOf(s: State, side: number): Seat {
  return side === 0 ? s.active : s.victim;
}

export function firstOf(side: number): number {
  return side * SIDE;
}

export function endOf(s: State, side: number): number {
  return side * SIDE + s.count[side];
}

export function fighterName(s: State, at: number): string {
  return UNIT_NAMES[fighterNumber(s, at)];
}

/** The number of its name, as used in moves. */
export function fighterNumber(s: State, at: number): number {
  return unitNumber(s.fighter[at], s.copy[at]);
}

/** The living combatant of a side with this name, or -1. */
export function fighterOf(s: State, side: number, number: number): number {
  for (let at = firstOf(side); at < endOf(s, side); at += 1) if (fighterNumber(s, at) === number) return at;
  return -1;
}

export function fullHits(s: State, at: number): number {
  const ref = s.ref[at];
  return ref === NO_REF ? s.setup.tables.unitHits[s.fighter[at]] : hitsAt(s, seatOf(s, sideOf(at)), ref);
}

export function lostHits(s: State, at: number): number {
  const ref = s.ref[at];
  return ref === NO_REF ? s.lost[at] : s.unitLost[seatOf(s, sideOf(at)) * MAX_UNITS + ref];
}

export function setLost(s: State, at: number, lost: number): void {
  const ref = s.ref[at];
  if (ref === NO_REF) s.lost[at] = lost;
  else s.unitLost[seatOf(s, sideOf(at)) * MAX_UNITS + ref] = lost;
}

/** BK-57, BK-63: hits left, including extra hits, minus hits placed but not yet in effect. */
export function hitsLeft(s: State, at: number): number {
  return fullHits(s, at) - lostHits(s, at) + s.extraOld[at] + s.extraNew[at] - s.pending[at];
}

/** Initiative without spells. */
export function plainInit(s: State, at: number): number {
  const ref = s.ref[at];
  return ref === NO_REF ? s.setup.tables.unitInit[s.fighter[at]] : initAt(s, seatOf(s, sideOf(at)), ref);
}

export function initOf(s: State, at: number): number {
  return plainInit(s, at) + SPELL_INIT[s.spell[at]];
}

/** BK-53: the dice that the Moat takes; copies count once (BK-92). */
function moat(s: State): number {
  const { groups, tables } = s.setup;
  let less = 0;
  for (let i = 0; i < groups.moats.length; i += 1) {
    const card = groups.moats[i];
    if (builtOf(s, s.victim, card) > 0) less += tables.dicePenalty[card];
  }
  return less;
}

/** BK-53, BK-56: the dice a combatant rolls this segment. */
export function diceOf(s: State, at: number): number {
  if (s.bound[at] === 1) return 0;
  const ref = s.ref[at];
  const kind = s.fighter[at];
  const side = sideOf(at);
  let dice = ref === NO_REF ? s.setup.tables.unitDice[kind] : diceAt(s, seatOf(s, side), ref);
  dice += SPELL_DICE[s.spell[at]];
  if (side === 0 && (kind !== MINION || s.setup.options.moatOnMinions)) dice -= moat(s);
  return dice > 0 ? dice : 0;
}

/** A combatant joins the end of its side. */
export function enlist(s: State, side: number, kind: number, copy: number, ref: number): void {
  const at = endOf(s, side);
  s.fighter[at] = kind;
  s.copy[at] = copy;
  s.ref[at] = ref;
  s.count[side] += 1;
}

/** A town's unit joins a side, under its name. */
export function enlistUnit(s: State, side: number, seat: Seat, place: number): void {
  enlist(s, side, kindAt(s, seat, place), copyAt(s, seat, place), place);
}

export function minionsOf(s: State, side: number): number {
  let minions = 0;
  for (let at = endOf(s, side) - 1; at >= firstOf(side) && s.fighter[at] === MINION; at -= 1) minions += 1;
  return minions;
}

/** BK-59: a minion joins; false if the side has its maximum. */
export function summon(s: State, side: number): boolean {
  const minions = minionsOf(s, side);
  if (minions >= MAX_MINIONS) return false;
  enlist(s, side, MINION, minions + 1, NO_REF);
  return true;
}

const ROWS = ['fighter', 'copy', 'ref', 'lost', 'extraOld', 'extraNew', 'spell', 'bound', 'pending'] as const;

/**
 * Removes a combatant from the lists; minions are renumbered by age.
 * @param isHome whether it stays in its town; a destroyed one makes those behind it move up
 */
export function dismiss(s: State, at: number, isHome = false): void {
  const side = sideOf(at);
  const last = endOf(s, side) - 1;
  const ref = s.ref[at];
  const isMinion = s.fighter[at] === MINION;
  for (let r = 0; r < ROWS.length; r += 1) {
    const row = s[ROWS[r]];
    for (let i = at; i < last; i += 1) row[i] = row[i + 1];
    row[last] = 0;
  }
  s.count[side] -= 1;
  for (let i = firstOf(side); i < last; i += 1) {
    if (isMinion && i >= at) s.copy[i] -= 1;
    if (!isHome && ref !== NO_REF && s.ref[i] !== NO_REF && s.ref[i] > ref) s.ref[i] -= 1;
  }
}

/** Combatants that must fall for the side to be beaten: minions of the attacking side do not count (BK-67). */
export function standing(s: State, side: number): number {
  return side === 0 ? s.count[0] - minionsOf(s, 0) : s.count[1];
}

/** Clears the lists after a battle. */
export function disband(s: State): void {
  for (let r = 0; r < ROWS.length; r += 1) s[ROWS[r]].fill(0);
  s.count.fill(0);
  s.hits.fill(0);
  s.segment = 0;
  s.isRaid = 0;
  s.chosen = 0;
  s.level = 0;
  s.roller = 0;
  s.caster = 0;
  s.placing = 0;
  s.left = 0;
}
