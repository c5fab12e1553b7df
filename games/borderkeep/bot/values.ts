import type { Seat } from '@marchlands/core/seat.ts';
import { FOOD, GOLD } from '../data/cards.ts';
import { KINDS } from '../data/deck/deck.ts';
import { costOf } from '../rules/build.ts';
import { isAttack } from '../rules/hand.ts';
import { builtOf, livingTowns } from '../rules/town.ts';
import { HERO, MAX_UNITS, type Setup, TAG_SPELLS, TROOP } from '../setup.ts';
import { CARDS, type State } from '../state.ts';

/** The value of a unit of each good in gold; gold pays for anything. */
const GOOD_VALUE: readonly number[] = [0.6, 0.6, 0.8, 0.8, 0.75, 1];
/** The average price of a point in gold. */
const POINT_PRICE = 6.5;
/** The most turns of revenue that are counted. */
const HORIZON = 10;
/** The value in points of a die, of a hit, of a spell each segment: what they save in battles. */
const DIE_VALUE = 0.22;
const HIT_VALUE = 0.17;
const SPELL_VALUE = 0.4;
/** The average number of turns in a non-card match, all players together. */
const NON_CARD_TURNS = 45;

/** The approximate number of turns that a player still has. */
export function turnsLeft(s: State): number {
  const living = livingTowns(s);
  if (s.setup.hasCards) return CARDS.sizeOf(s.deck, 0) / (living > 0 ? living : 1);
  const left = s.setup.options.monsterAttacksToEnd - s.monsters;
  return (NON_CARD_TURNS * left) / (s.setup.options.monsterAttacksToEnd * (living > 0 ? living : 1));
}

/** A card's yield each production phase, net of upkeep, in gold. */
function yieldOf(setup: Setup, card: number): number {
  const { revenue, upkeepA, upkeepB, perDefenders, perGain } = setup.tables;
  let sum = 0;
  for (let g = FOOD; g <= GOLD; g += 1) sum += revenue[card * 6 + g] * GOOD_VALUE[g];
  if (perDefenders[card] > 0) sum += perGain[card] * 1.3;
  return sum - 0.6 * upkeepA[card] - 0.75 * upkeepB[card];
}

/** A card's value in battles, in points. */
function strengthOf(setup: Setup, card: number): number {
  const { type, unitDice, unitHits, tags, dicePenalty, guards, bonusDice, bonusHits } = setup.tables;
  const kind = type[card];
  if (kind === TROOP || kind === HERO) {
    const spells = (tags[card] & TAG_SPELLS) !== 0 ? SPELL_VALUE : 0;
    return unitDice[card] * DIE_VALUE + unitHits[card] * HIT_VALUE + spells;
  }
  const engine = unitDice[card] * DIE_VALUE * 1.2;
  const artifact = bonusDice[card] * DIE_VALUE + bonusHits[card] * HIT_VALUE;
  return engine + artifact + dicePenalty[card] * 0.5 + guards[card] * 0.9;
}

/** The value of a card in play, in points, including its own point. */
export function valueInPlay(s: State, card: number, turns: number): number {
  const { setup } = s;
  const { type, bonusDice, bonusHits } = setup.tables;
  const isArtifact = bonusDice[card] + bonusHits[card] > 0 && type[card] > HERO;
  const ahead = turns < HORIZON ? turns : HORIZON;
  const fights = turns < 6 ? turns / 6 : 1;
  let value = isArtifact ? 0 : 1;
  value += (yieldOf(setup, card) * ahead) / POINT_PRICE;
  value += strengthOf(setup, card) * fights;
  if (setup.groups.discounts.includes(card)) value += 0.25 * fights;
  return value;
}

/** Value minus cost, for choosing what to build: above 0 it pays. */
export function bargain(s: State, seat: Seat, card: number, turns: number): number {
  const cost = costOf(s, seat, card);
  const price = turns < 1.5 ? 0.01 : 0.1;
  return valueInPlay(s, card, turns) - cost * price;
}

/** The value of keeping a card in hand, in points. */
export function valueInHand(s: State, seat: Seat, card: number, turns: number): number {
  if (isAttack(s, card)) {
    const dice = s.setup.tables.unitDice[card];
    return turns < 1 ? 0.1 : 0.55 + 0.06 * dice;
  }
  const value = bargain(s, seat, card, turns);
  return value > 0.1 ? value : 0.1;
}

/** Stock of a seat in gold. */
export function stockValue(s: State, seat: Seat): number {
  let sum = 0;
  for (let g = 0; g < 6; g += 1) sum += s.goods[seat * 6 + g] * GOOD_VALUE[g];
  return sum;
}

/** A seat's income each turn, net of upkeep, in gold. */
export function incomeOf(s: State, seat: Seat): number {
  const { setup } = s;
  let sum = setup.options.castleIncome;
  const { structures } = setup.groups;
  for (let i = 0; i < structures.length; i += 1) {
    const card = structures[i];
    const copies = builtOf(s, seat, card);
    if (copies > 0) sum += copies * yieldOf(setup, card);
  }
  for (let i = 0; i < s.units[seat]; i += 1) {
    const kind = s.unitKind[seat * MAX_UNITS + i] - 1;
    if (kind < KINDS) sum += yieldOf(setup, kind);
  }
  return sum;
}
