import { FOOD, GOLD, MAGIC, STONE, WEAPONS, WOOD } from '../data/cards.ts';
import { KINDS } from '../data/deck/deck.ts';
import { costOf } from '../rules/build.ts';
import { isAttack } from '../rules/hand.ts';
import { builtOf, guardLimit, isHeroAt, kindAt } from '../rules/town.ts';
import { BATTLE, GUARD, HERO, type Setup, STRUCTURE, TAG_SPELLS, TROOP } from '../setup.ts';
import { CARDS, type State } from '../state.ts';
import { ENGINE_DIE, lossRate, moatOf, SPELL_DICE, townPower } from './features.ts';
import { stockValue, turnsLeft } from './values.ts';

/** The number of features of a town alone, not counting its structures and walls. */
export const SOLO_FEATURES = 28;
/** Structures up to this cost are quickly rebuilt. */
const CHEAP = 6;
/** Food and weapons a turn, net of upkeep, beyond which more matters less. */
const ENOUGH = 4;

const power = new Float64Array(2);
const income = new Float64Array(6);

/** Heuristic chance that a monster beats a town with these dice and hits. */
export function lossTo(setup: Setup, monster: number, dice: number, hits: number, moat: number): number {
  const { unitDice, unitHits, tags } = setup.tables;
  const spells = (tags[monster] & TAG_SPELLS) !== 0 ? SPELL_DICE : 0;
  const foe = unitDice[monster] - moat;
  return lossRate(dice, hits, (foe > 0 ? foe : 0) + spells, unitHits[monster]);
}

function engineDice(s: State): number {
  const { engines } = s.setup.groups;
  let dice = 0;
  for (let i = 0; i < engines.length; i += 1) dice += builtOf(s, 0, engines[i]) * s.setup.tables.unitDice[engines[i]];
  return dice;
}

/** After a lost battle the guard tokens stand again, with the engines: writes their dice and hits into `power`. */
function powerOfBeaten(s: State): void {
  const { unitDice, unitHits } = s.setup.tables;
  const count = guardLimit(s, 0);
  power[0] = count * unitDice[GUARD] + ENGINE_DIE * engineDice(s);
  power[1] = count * unitHits[GUARD];
}

/** Adds a card's yield each turn to `income`, net of magic for its upkeep; returns the rest of its upkeep. */
function addYield(setup: Setup, card: number): number {
  const { revenue, upkeepA, upkeepB } = setup.tables;
  for (let good = FOOD; good <= GOLD; good += 1) income[good] += revenue[card * 6 + good];
  income[MAGIC] -= upkeepB[card];
  return upkeepA[card];
}

/** The town's strength against the monsters that may still attack: those of the deck or, without cards, any of them. */
function describeDanger(s: State, out: Float64Array): void {
  const { tables, hasCards, options } = s.setup;
  const moat = moatOf(s, 0);
  let cards = 0;
  let monsters = 0;
  let risk = 0;
  for (let card = hasCards ? CARDS.next(s.deck, 0, -1) : 0; card >= 0 && card < KINDS; ) {
    const isMonster = tables.attack[card] === BATTLE;
    cards += 1;
    if (isMonster) monsters += 1;
    if (isMonster) risk += lossTo(s.setup, card, power[0], power[1], moat);
    card = hasCards ? CARDS.next(s.deck, 0, card) : card + 1;
  }
  const mean = monsters > 0 ? risk / monsters : 0;
  if (!hasCards) {
    monsters = options.monsterAttacksToEnd - s.monsters;
    risk = mean * monsters;
    cards = turnsLeft(s);
  }
  out[0] = Math.sqrt(power[0] * power[1]) / 10;
  out[1] = cards > 0 ? (4 * risk) / cards : 0;
  out[2] = 1 - mean;
  out[3] = Math.sqrt(risk) / 2;
  out[4] = power[1] / 8;
  out[5] = power[0] / 10;
  out[6] = engineDice(s) / 4;
  out[7] = moat;
  out[27] = monsters / 14;
}

/** Defenders that are cards, and the town's income and expenses each turn. */
function describeMeans(s: State, isBeaten: boolean, out: Float64Array): void {
  const { setup } = s;
  const { structures } = setup.groups;
  income.fill(0);
  income[GOLD] = setup.options.castleIncome;
  let upkeep = 0;
  for (let i = 0; i < structures.length; i += 1) {
    if (builtOf(s, 0, structures[i]) > 0) upkeep += addYield(setup, structures[i]);
  }
  let cards = 0;
  let heroes = 0;
  let casters = 0;
  for (let i = 0; i < s.units[0] && !isBeaten; i += 1) {
    const kind = kindAt(s, 0, i);
    if (kind >= KINDS) continue;
    upkeep += addYield(setup, kind);
    cards += 1;
    if (isHeroAt(s, 0, i)) heroes += 1;
    if ((setup.tables.tags[kind] & TAG_SPELLS) !== 0) casters += 1;
  }
  const rations = income[FOOD] + income[WEAPONS] - upkeep;
  out[8] = cards / 3;
  out[9] = heroes;
  out[10] = casters;
  out[11] = income[GOLD] / 4;
  out[12] = (income[WOOD] + income[STONE]) / 4;
  out[13] = Math.min(rations, ENOUGH) / 4;
  out[14] = Math.max(rations - ENOUGH, 0) / 8;
  out[15] = income[MAGIC] / 3;
  out[16] = upkeep / 4;
}

/** Goods in stock, and what of the hand they could build. */
function describeHoldings(s: State, out: Float64Array): void {
  const { type, unitDice, unitHits, tags } = s.setup.tables;
  const stock = s.goods;
  const value = stockValue(s, 0);
  let structures = 0;
  let cheap = 0;
  let defenders = 0;
  let strongest = 0;
  for (let card = CARDS.next(s.hand, 0, -1); card >= 0; card = CARDS.next(s.hand, 0, card)) {
    if (isAttack(s, card)) continue;
    if (type[card] === STRUCTURE) {
      structures += 1;
      if (costOf(s, 0, card) <= CHEAP) cheap += 1;
    } else if (type[card] === TROOP || type[card] === HERO) {
      defenders += 1;
      const dice = unitDice[card] + ((tags[card] & TAG_SPELLS) !== 0 ? SPELL_DICE : 0);
      const strength = Math.sqrt(dice * unitHits[card]);
      if (costOf(s, 0, card) <= value && strength > strongest) strongest = strength;
    }
  }
  out[17] = Math.sqrt(stock[GOLD]) / 4;
  out[18] = Math.sqrt(stock[WOOD] + stock[STONE]) / 4;
  out[19] = Math.sqrt(stock[FOOD] + stock[WEAPONS]) / 4;
  out[20] = Math.sqrt(stock[MAGIC]) / 4;
  out[21] = Math.sqrt(value) / 4;
  out[22] = structures / 4;
  out[23] = cheap / 4;
  out[24] = defenders / 3;
  out[25] = strongest / 3;
  out[26] = s.ban[0] > 0 ? 1 : 0;
}

/**
 * Writes the survival features besides structures and walls into `out`; each number is of the order of 1.
 * @param isBeaten as if the current or threatening battle were lost: its defenders are gone
 */
export function describeAlone(s: State, isBeaten: boolean, out: Float64Array): void {
  if (isBeaten) powerOfBeaten(s);
  else townPower(s, 0, power);
  describeDanger(s, out);
  describeMeans(s, isBeaten, out);
  describeHoldings(s, out);
}
