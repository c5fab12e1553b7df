import type { Seat } from '@marchlands/core/seat.ts';
import { KINDS } from '../deck.ts';
import { diceOf, endOf, firstOf, hitsLeft } from '../rules/fighters.ts';
import { compareSeats } from '../rules/final.ts';
import { isAttack } from '../rules/hand.ts';
import { next } from '../rules/sets.ts';
import { builtOf, diceAt, hitsAt, isLiving, pointsOf, structuresOf } from '../rules/town.ts';
import { MAX_UNITS, TAG_SPELLS } from '../setup.ts';
import { OVER, SOLO_WON, type State } from '../state.ts';
import { incomeOf, PRICE_OF_POINT, stockWorth, turnsLeft, worthInHand } from './worth.ts';

/** A monster of the deck: mean dice, mean hits, structures lost to a winner. */
const MONSTER_DICE = 4;
const MONSTER_HITS = 4.4;
const MEAN_LOSS = 3.5;
/** Monsters among all cards, and among events of the non-card version. */
const MONSTER_SHARE = 14 / 75;
const MONSTER_EVENTS = 1 / 9;
/** How sharply strength decides a battle. */
const SHARPNESS = 2.4;
/** Dice that a spell each segment is worth. */
const SPELL_DICE = 1.9;

/** Chance that a town with these dice and hits loses to an attacker with those. */
function lossRate(dice: number, hits: number, foeDice: number, foeHits: number): number {
  if (hits <= 0) return 1;
  if (foeHits <= 0) return 0;
  const mine = (dice * hits) / (foeDice * foeHits + 0.01);
  return 1 / (1 + mine ** SHARPNESS);
}

const power = new Float64Array(2);

/** Dice and hits of a town, engines and spells included, as it stands. */
function measure(s: State, seat: Seat): void {
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
  for (let i = 0; i < engines.length; i += 1) dice += builtOf(s, seat, engines[i]) * unitDice[engines[i]] * 1.2;
  power[0] = dice;
  power[1] = hits;
}

function moatOf(s: State, seat: Seat): number {
  const { moats } = s.setup.groups;
  for (let i = 0; i < moats.length; i += 1) if (builtOf(s, seat, moats[i]) > 0) return 1;
  return 0;
}

/** What the battle now being fought will cost its victim, in structures or walls. */
function battleLoss(s: State): number {
  if (s.count[0] === 0) return 0;
  measure(s, s.victim);
  for (let at = firstOf(1); at < endOf(s, 1); at += 1) {
    power[0] = power[0] + (s.spell[at] === 6 ? 7 : 0);
    power[1] = power[1] - s.pending[at];
  }
  let dice = 0;
  let hits = 0;
  for (let at = firstOf(0); at < endOf(s, 0); at += 1) {
    dice += diceOf(s, at);
    hits += hitsLeft(s, at);
  }
  return MEAN_LOSS * lossRate(power[0], power[1], dice, hits);
}

const life = new Float64Array(6);
const points = new Float64Array(6);

/** Points and life (structures and walls) that a seat may expect at the end. */
function project(s: State, seat: Seat, turns: number, foes: number): void {
  const { hasCards, isSolo } = s.setup;
  // What can be built: by the cards that come and by the goods that come.
  let cards = turns * (hasCards ? 0.66 : 0.78);
  let held = 0;
  if (hasCards) {
    for (let card = next(s.hand, seat, -1); card >= 0; card = next(s.hand, seat, card)) {
      if (isAttack(s, card)) held += 0.35 * worthInHand(s, seat, card, turns);
      else {
        const worth = worthInHand(s, seat, card, turns);
        cards += worth < 1.2 ? worth : 1.2;
      }
    }
  }
  const goods = (stockWorth(s, seat) + incomeOf(s, seat) * turns * 0.9) / PRICE_OF_POINT;
  const useful = goods > 0 ? goods : 0;
  const least = cards < useful ? cards : useful;
  const mixed = (1.7 * cards * useful) / (cards + useful + 0.01);
  const growth = mixed < least ? mixed : least;
  measure(s, seat);
  // Strength grows with the town: on the average half of what is still built.
  const dice = power[0] + growth * 0.5;
  const hits = power[1] + growth * 0.35;
  const share = hasCards ? MONSTER_SHARE : MONSTER_EVENTS;
  const attacks = isSolo ? turns * share : turns * share * (foes > 1 ? 1.1 : 1);
  const rate = lossRate(dice, hits, MONSTER_DICE - moatOf(s, seat), MONSTER_HITS);
  const loss = attacks * rate * MEAN_LOSS * 0.8 + (s.count[0] > 0 && s.victim === seat ? battleLoss(s) : 0);
  const structures = structuresOf(s, seat);
  life[seat] = structures + s.walls[seat] + growth * 0.6 - loss;
  const kept = loss < structures + growth * 0.5 ? loss : structures + growth * 0.5;
  points[seat] = pointsOf(s, seat) + growth + held - kept * 0.9 + 0.15 * s.walls[seat];
}

function settle(s: State, values: Float64Array): void {
  const { seats, isSolo } = s.setup;
  if (isSolo) {
    values[0] = s.reason === SOLO_WON ? 1 : 0;
    return;
  }
  let winners = 0;
  for (let seat = 0; seat < seats; seat += 1) {
    let isBest = true;
    for (let other = 0; other < seats; other += 1) if (compareSeats(s, other, seat) < 0) isBest = false;
    values[seat] = isBest ? 1 : 0;
    if (isBest) winners += 1;
  }
  for (let seat = 0; seat < seats; seat += 1) values[seat] = values[seat] / winners;
}

/**
 * Expected share of the win: points that a town may still build, what monsters may still take, and the danger of losing
 * the last wall; the gap counts more as the end comes near. Alone: the chance to stand at the end.
 */
export function evaluate(s: State, values: Float64Array): void {
  if (s.step === OVER) {
    settle(s, values);
    return;
  }
  const { seats, isSolo } = s.setup;
  const turns = turnsLeft(s);
  let foes = -1;
  for (let seat = 0; seat < seats; seat += 1) if (isLiving(s, seat)) foes += 1;
  if (isSolo) {
    project(s, 0, turns, 0);
    values[0] = 1 / (1 + Math.exp(-(life[0] - 2) / (1.5 + 0.06 * turns)));
    return;
  }
  const scale = 1.2 + 0.16 * turns;
  let sum = 0;
  for (let seat = 0; seat < seats; seat += 1) {
    values[seat] = 0;
    if (!isLiving(s, seat)) continue;
    project(s, seat, turns, foes);
    const stands = 1 / (1 + Math.exp(-(life[seat] - 1.5) / (1 + 0.05 * turns)));
    values[seat] = Math.exp((points[seat] - 10) / scale) * stands;
    sum += values[seat];
  }
  for (let seat = 0; seat < seats; seat += 1) values[seat] = sum > 0 ? values[seat] / sum : 1 / seats;
}
