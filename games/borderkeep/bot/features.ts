import type { Seat } from '@marchlands/core/seat.ts';
import { KINDS } from '../data/deck/deck.ts';
import { diceOf, endOf, firstOf, hitsLeft } from '../rules/fighters.ts';
import { isAttack } from '../rules/hand.ts';
import { builtOf, defenderCards, diceAt, firstBuilt, hitsAt, structuresOf } from '../rules/town.ts';
import { BATTLE, GAIN_GOLD, MAX_UNITS, TAG_SPELLS } from '../setup.ts';
import { CARDS, type State } from '../state.ts';
import { incomeOf, stockValue } from './values.ts';

/** A monster of the deck: mean dice and hits. */
const MONSTER_DICE = 4;
const MONSTER_HITS = 4.4;
/** How sharply strength decides a battle. */
const SHARPNESS = 2.4;
/** The value of a spell each segment in dice; structures lost to a winner. */
export const SPELL_DICE = 1.9;
const MEAN_LOSS = 3.5;
/** The share of an expected loss that counts as lost. */
export const LOST = 0.8;
/** The value of an engine's die relative to a defender's: an engine cannot be hit. */
export const ENGINE_DIE = 1.2;

/** Heuristic chance that a town with these dice and hits loses to an attacker with those. */
export function lossRate(dice: number, hits: number, foeDice: number, foeHits: number): number {
  if (hits <= 0) return 1;
  if (foeHits <= 0) return 0;
  return 1 / (1 + ((dice * hits) / (foeDice * foeHits + 0.01)) ** SHARPNESS);
}

const power = new Float64Array(2);

/** Writes a town's present dice and hits, with engines and spells, into the first two numbers of `out`. */
export function townPower(s: State, seat: Seat, out: Float64Array): void {
  const { engines } = s.setup.groups;
  const { unitDice, tags } = s.setup.tables;
  let dice = 0;
  let hits = 0;
  for (let i = 0; i < s.units[seat]; i += 1) {
    const kind = s.unitKind[seat * MAX_UNITS + i] - 1;
    dice += diceAt(s, seat, i);
    hits += hitsAt(s, seat, i) - s.unitLost[seat * MAX_UNITS + i];
    if (kind < KINDS && (tags[kind] & TAG_SPELLS) !== 0) dice += SPELL_DICE;
  }
  for (let i = 0; i < engines.length; i += 1) dice += builtOf(s, seat, engines[i]) * unitDice[engines[i]] * ENGINE_DIE;
  out[0] = dice;
  out[1] = hits;
}

/** 1 if a Moat takes a die from every attacker, else 0. */
export function moatOf(s: State, seat: Seat): number {
  return firstBuilt(s, seat, s.setup.groups.moats) < 0 ? 0 : 1;
}

/** Heuristic chance that the victim of the current battle loses it. */
export function battleLossRate(s: State): number {
  if (s.count[0] === 0) return 0;
  townPower(s, s.victim, power);
  for (let at = firstOf(1); at < endOf(s, 1); at += 1) power[1] = power[1] - s.pending[at];
  let dice = 0;
  let hits = 0;
  for (let at = firstOf(0); at < endOf(s, 0); at += 1) {
    dice += diceOf(s, at);
    hits += hitsLeft(s, at);
  }
  return lossRate(power[0], power[1], dice, hits);
}

/** The structures that a town is likely to lose in the current battle; 0 unless it is attacked. */
export function expectedLoss(s: State, seat: Seat): number {
  return s.victim === seat && s.count[0] > 0 ? MEAN_LOSS * battleLossRate(s) : 0;
}

/** The number of features of a town. */
export const FEATURES = 14;

/** Writes the features of a town into `out` from `at` on; each number is of the order of 1. */
export function describe(s: State, seat: Seat, out: Float64Array, at: number): void {
  const { tables, hasCards } = s.setup;
  const loss = expectedLoss(s, seat);
  townPower(s, seat, power);
  const dice = power[0];
  const hits = power[1];
  const structures = structuresOf(s, seat);
  const reach = structures + s.walls[seat] - loss;
  let peaceful = 0;
  let monsters = 0;
  let windfalls = 0;
  let others = 0;
  if (hasCards) {
    for (let card = CARDS.next(s.hand, seat, -1); card >= 0; card = CARDS.next(s.hand, seat, card)) {
      if (!isAttack(s, card)) peaceful += 1;
      else if (tables.attack[card] === BATTLE) monsters += (tables.unitDice[card] * tables.unitHits[card]) / 20;
      else if (tables.attack[card] === GAIN_GOLD) windfalls += 1;
      else others += 1;
    }
  }
  out[at] = (structures - LOST * loss) / 5;
  out[at + 1] = s.walls[seat] / 4;
  out[at + 2] = defenderCards(s, seat) / 3;
  out[at + 3] = Math.sqrt(dice * hits) / 10;
  out[at + 4] = 1 - lossRate(dice, hits, MONSTER_DICE - moatOf(s, seat), MONSTER_HITS);
  out[at + 5] = incomeOf(s, seat) / 8;
  out[at + 6] = Math.sqrt(stockValue(s, seat)) / 4;
  out[at + 7] = peaceful / 4;
  out[at + 8] = monsters;
  out[at + 9] = windfalls;
  out[at + 10] = others / 2;
  out[at + 11] = Math.exp(-(reach > 0 ? reach : 0) / 3);
  out[at + 12] = hits / 8;
  out[at + 13] = s.units[seat] / 3;
}
