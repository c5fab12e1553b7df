import { CARD_IDS } from '../data/deck/deck.ts';
import type { Events } from '../events.ts';
import { COPIES, MAX_UNITS } from '../setup.ts';
import { NO_REF, SIDE, STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import {
  diceOf,
  disband,
  dismiss,
  endOf,
  enlist,
  enlistUnit,
  fighterName,
  firstOf,
  initOf,
  sideOf,
  standing,
} from './fighters.ts';
import { builtOf, nameAt } from './town.ts';

/** BK-51: both sides line up; an undefended town is beaten at once (BK-68). */
export function beginBattle(s: State, events: Events): void {
  const card = s.attackCard - 1;
  if (s.isRaid === 1) {
    if (events !== undefined) {
      const units: string[] = [];
      for (let i = 0; i < s.units[s.active]; i += 1) if (isRaider(s, i)) units.push(nameAt(s, s.active, i));
      events.push({ kind: 'raidersSent', seat: s.active, units });
    }
    for (let i = 0; i < s.units[s.active]; i += 1) if (isRaider(s, i)) enlistUnit(s, 0, s.active, i);
    s.chosen = 0;
  } else {
    enlist(s, 0, card, 1, NO_REF);
    // BK-93, BK-99: the last attacker, and the number of attacks.
    if (!s.setup.hasCards) {
      s.monsters += 1;
      s.lastMonster = card + 1;
    }
  }
  for (let i = 0; i < s.units[s.victim]; i += 1) enlistUnit(s, 1, s.victim, i);
  events?.push({ kind: 'battleBegan', seat: s.active, victim: s.victim, card: CARD_IDS[card] });
  if (s.count[1] === 0) townBeaten(s, events);
  else s.step = STEP.segment;
}

function isRaider(s: State, place: number): boolean {
  return place < MAX_UNITS && ((s.chosen >>> place) & 1) === 1;
}

/** BK-52, BK-71, BK-72: a new segment, unless the raid may withdraw first or the limit is reached. */
export function nextSegment(s: State, events: Events): void {
  const { options } = s.setup;
  if (s.segment >= options.maxSegments) {
    endBattle(s, null, events);
    return;
  }
  if (s.isRaid === 1 && s.segment > 0 && options.raidersWithdraw !== 'never') {
    s.actor = s.active;
    s.step = STEP.press;
    return;
  }
  beginSegment(s, events);
}

export function beginSegment(s: State, events: Events): void {
  s.segment += 1;
  s.caster = 255;
  s.level = 255;
  s.actor = 0;
  s.step = STEP.castNext;
  events?.push({ kind: 'segmentBegan', segment: s.segment });
}

export function withdraw(s: State, events: Events): void {
  events?.push({ kind: 'raidWithdrawn', seat: s.active });
  endBattle(s, null, events);
}

/** Option raidersWithdraw: whether a raider may go home alone; the last one would withdraw the whole raid. */
export function whyNotRecall(s: State, at: number): Refusal | null {
  if (s.setup.options.raidersWithdraw !== 'singly') return 'onlyTogether';
  if (at < 0 || s.ref[at] === NO_REF) return 'noSuchUnit';
  return standing(s, 0) > 1 ? null : 'lastRaider';
}

/** One raider goes home with its remaining hits; others may follow before the segment begins. */
export function recall(s: State, at: number, events: Events): void {
  const unit = fighterName(s, at);
  dismiss(s, at, true);
  events?.push({ kind: 'raiderWithdrew', seat: s.active, unit });
}

/** Engines are numbered after the combatants: COPIES places for each engine of the deck. */
export function engineOf(s: State, roller: number): number {
  return s.setup.groups.engines[Math.floor((roller - 2 * SIDE) / COPIES)];
}

/** The unit or engine that rolls. */
export function rollerName(s: State): string {
  return s.roller < 2 * SIDE ? fighterName(s, s.roller) : CARD_IDS[engineOf(s, s.roller)];
}

/** BK-61: the highest initiative below the last one at which anybody has dice, including the town's engines (BK-65). */
export function nextLevel(s: State): void {
  let best = -1;
  for (let side = 0; side < 2; side += 1) {
    for (let at = firstOf(side); at < endOf(s, side); at += 1) {
      const init = initOf(s, at);
      if (init < s.level && init > best && diceOf(s, at) > 0) best = init;
    }
  }
  const { engines } = s.setup.groups;
  const { unitInit, unitDice } = s.setup.tables;
  for (let i = 0; i < engines.length; i += 1) {
    const card = engines[i];
    const init = unitInit[card];
    if (init < s.level && init > best && unitDice[card] > 0 && builtOf(s, s.victim, card) > 0) best = init;
  }
  if (best < 0) {
    endSegment(s);
    return;
  }
  s.level = best;
  s.roller = 0;
  s.step = STEP.rollNext;
}

/** BK-62: the next in rolling order at this initiative: attacking side, town, engines. */
export function nextRoller(s: State): void {
  for (let at = s.roller; at < 2 * SIDE; at += 1) {
    if (at < SIDE && at >= s.count[0]) at = SIDE;
    if (at >= SIDE + s.count[1]) break;
    if (initOf(s, at) !== s.level) continue;
    const dice = diceOf(s, at);
    if (dice > 0) {
      roll(s, at, dice);
      return;
    }
  }
  const { engines } = s.setup.groups;
  const { unitInit, unitDice } = s.setup.tables;
  const from = s.roller > 2 * SIDE ? s.roller - 2 * SIDE : 0;
  for (let i = from; i < engines.length * COPIES; i += 1) {
    const card = engines[Math.floor(i / COPIES)];
    if (i % COPIES >= builtOf(s, s.victim, card) || unitInit[card] !== s.level || unitDice[card] === 0) continue;
    roll(s, 2 * SIDE + i, unitDice[card]);
    return;
  }
  s.roller = 0;
  s.placing = 0;
  s.step = STEP.placeNext;
}

function roll(s: State, roller: number, dice: number): void {
  s.roller = roller;
  s.left = dice;
  s.step = STEP.attackDie;
}

/** BK-62: one die; a 1 is a hit. */
export function rollDie(s: State, die: number, events: Events): void {
  const isEngine = s.roller >= 2 * SIDE;
  const side = isEngine ? 1 : sideOf(s.roller);
  if (die === 1) s.hits[side] += 1;
  if (events !== undefined) events.push({ kind: 'attackRolled', side, unit: rollerName(s), die });
  s.left -= 1;
  if (s.left > 0) return;
  s.roller += 1;
  s.step = STEP.rollNext;
}

/** Ends effects that last a segment, and extra hits of the segment before (BK-57). */
function endSegment(s: State): void {
  for (let side = 0; side < 2; side += 1) {
    for (let at = firstOf(side); at < endOf(s, side); at += 1) {
      s.spell[at] = 0;
      s.bound[at] = 0;
      s.extraOld[at] = s.extraNew[at];
      s.extraNew[at] = 0;
    }
  }
  s.level = 0;
  s.caster = 0;
  s.step = STEP.segment;
}

/** BK-67, BK-68: whether a side is beaten; true if the battle is over. */
export function isDecided(s: State, events: Events): boolean {
  const hasAttackers = standing(s, 0) > 0;
  const hasTown = standing(s, 1) > 0;
  if (hasAttackers && hasTown) return false;
  if (hasAttackers) townBeaten(s, events);
  else if (!hasTown && s.setup.options.mutualDestruction === 'loss') townBeaten(s, events);
  else endBattle(s, 1, events);
  return true;
}

/** BK-68: the active player rolls for the loss, unless raiders take nothing. */
function townBeaten(s: State, events: Events): void {
  const isLoss = s.isRaid === 0 || s.setup.options.raidTakesStructures;
  endBattle(s, 0, events);
  if (isLoss) s.step = STEP.loss;
}

/** BK-66: the sides part; minions vanish, raiders go home with their remaining hits. */
function endBattle(s: State, winner: 0 | 1 | null, events: Events): void {
  events?.push({ kind: 'battleEnded', winner, victim: s.victim });
  disband(s);
  s.actor = 0;
  s.step = STEP.attackDone;
}
