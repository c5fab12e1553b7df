import { KINDS } from '../data/deck/deck.ts';
import { DEFENSE, DEFENSE_HITS, ENSORCELL_SPELL, HEAL_SPELL, HEALED_HITS, SUMMON } from '../data/spells.ts';
import type { Events } from '../events.ts';
import { TAG_SPELLS } from '../setup.ts';
import { SIDE, STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import {
  diceOf,
  endOf,
  fighterName,
  firstOf,
  hitsLeft,
  initOf,
  lostHits,
  plainInit,
  seatOf,
  setLost,
  sideOf,
  summon,
} from './fighters.ts';

/** Whether a fixed rule leads a side instead of a player: the solo monster (BK-86, BK-87, option nonCardTarget). */
export function isLedByRule(s: State, side: number): boolean {
  return s.setup.isSelfStruck && side === 0;
}

export function isCaster(s: State, at: number): boolean {
  const kind = s.fighter[at];
  return kind < KINDS && (s.setup.tables.tags[kind] & TAG_SPELLS) !== 0;
}

/** The order of casting, highest first: initiative, then the attacking side, then data order (BK-54). */
function castRank(s: State, at: number): number {
  return plainInit(s, at) * 2 * SIDE + (2 * SIDE - at);
}

/** BK-54: the next caster of the segment, or on to the attacks. */
export function nextCaster(s: State): void {
  const below = s.caster === 255 ? Number.POSITIVE_INFINITY : castRank(s, s.caster);
  let best = -1;
  for (let side = 0; side < 2; side += 1) {
    for (let at = firstOf(side); at < endOf(s, side); at += 1) {
      if (!isCaster(s, at) || castRank(s, at) >= below) continue;
      if (best < 0 || castRank(s, at) > castRank(s, best)) best = at;
    }
  }
  s.actor = 0;
  if (best < 0) {
    s.caster = 0;
    s.level = 255;
    s.step = STEP.levelNext;
    return;
  }
  s.caster = best;
  s.step = STEP.spell;
}

/** BK-55 to BK-60: carries out the rolled spell. */
export function cast(s: State, die: number, events: Events): void {
  const at = s.caster;
  const side = sideOf(at);
  s.spell[at] = die;
  if (die === DEFENSE) s.extraNew[at] = DEFENSE_HITS;
  s.step = STEP.castNext;
  events?.push({ kind: 'spellCast', side, unit: fighterName(s, at), die });
  if (die === ENSORCELL_SPELL) askEnsorcell(s, side, events);
  else if (die === HEAL_SPELL) beginHeal(s, side, events);
  else if (die === SUMMON && summon(s, side)) {
    events?.push({ kind: 'minionSummoned', side, unit: fighterName(s, endOf(s, side) - 1) });
  }
}

/** BK-56: one enemy unit; a single one is chosen automatically, and the solo monster has its rule. */
function askEnsorcell(s: State, side: number, events: Events): void {
  const enemy = 1 - side;
  if (s.count[enemy] === 1) ensorcell(s, firstOf(enemy), events);
  else if (isLedByRule(s, side)) ensorcell(s, strongest(s, enemy), events);
  else {
    s.actor = seatOf(s, side);
    s.step = STEP.ensorcell;
  }
}

export function whyNotEnsorcell(_s: State, at: number): Refusal | null {
  return at < 0 ? 'noSuchUnit' : null;
}

export function ensorcell(s: State, at: number, events: Events): void {
  s.bound[at] = 1;
  events?.push({ kind: 'unitEnsorcelled', side: sideOf(at), unit: fighterName(s, at) });
  s.actor = 0;
  s.step = STEP.castNext;
}

/** BK-87: most current attack dice, then more hits left, then higher initiative, then order. */
function strongest(s: State, side: number): number {
  let best = firstOf(side);
  for (let at = best + 1; at < endOf(s, side); at += 1) {
    const dice = diceOf(s, at) - diceOf(s, best);
    const hits = hitsLeft(s, at) - hitsLeft(s, best);
    const init = initOf(s, at) - initOf(s, best);
    if (dice > 0 || (dice === 0 && (hits > 0 || (hits === 0 && init > 0)))) best = at;
  }
  return best;
}

/** BK-58: up to 3 hits in all, or (healSpell = each) for every unit. */
function beginHeal(s: State, side: number, events: Events): void {
  if (s.setup.options.healSpell === 'each') {
    for (let at = firstOf(side); at < endOf(s, side); at += 1) {
      mendBy(s, at, Math.min(HEALED_HITS, lostHits(s, at)), events);
    }
    return;
  }
  s.left = HEALED_HITS;
  s.step = STEP.mendNext;
}

function mendBy(s: State, at: number, hits: number, events: Events): void {
  if (hits === 0) return;
  setLost(s, at, lostHits(s, at) - hits);
  events?.push({ kind: 'unitMended', side: sideOf(at), unit: fighterName(s, at), hits });
}

/** BK-58: asks as long as there is a choice; carries out a forced rest. */
export function mendNext(s: State, events: Events): void {
  const side = sideOf(s.caster);
  let hurt = 0;
  let lost = 0;
  let first = -1;
  for (let at = firstOf(side); at < endOf(s, side); at += 1) {
    if (lostHits(s, at) === 0) continue;
    if (first < 0) first = at;
    hurt += 1;
    lost += lostHits(s, at);
  }
  const isSettled = hurt <= 1 || lost <= s.left || isLedByRule(s, side);
  if (s.left > 0 && hurt > 0 && !isSettled) {
    s.actor = seatOf(s, side);
    s.step = STEP.mend;
    return;
  }
  // BK-87: the monster comes first, then its minions by age, so the list is the order of healing.
  for (let at = first; at >= 0 && at < endOf(s, side) && s.left > 0; at += 1) {
    const hits = Math.min(s.left, lostHits(s, at));
    mendBy(s, at, hits, events);
    s.left -= hits;
  }
  s.left = 0;
  s.actor = 0;
  s.step = STEP.castNext;
}

export function whyNotMend(s: State, at: number): Refusal | null {
  if (at < 0) return 'noSuchUnit';
  return lostHits(s, at) > 0 ? null : 'notHurt';
}

export function mend(s: State, at: number, events: Events): void {
  mendBy(s, at, 1, events);
  s.left -= 1;
  s.step = STEP.mendNext;
}
