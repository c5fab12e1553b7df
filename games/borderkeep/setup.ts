import { readOptions } from '@marchlands/core/options.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import type { Bounds } from '@marchlands/core/types.ts';
import { boundsOf } from './bounds.ts';
import {
  CARD_KINDS,
  type Card,
  type Effect,
  GOODS,
  isAttackCard,
  isDefender,
  matches,
  type VictimRule,
} from './data/cards.ts';
import { cardNumber, DECK, KINDS } from './data/deck/deck.ts';
import { GUARD_STATS, MAX_SEATS, MINION_STATS } from './data/limits.ts';
import { rollTables } from './data/tables.ts';
import { type Options, optionSchema } from './options.ts';

export {
  COPIES,
  MAX_ARTIFACTS,
  MAX_DEFENDERS,
  MAX_GUARDS,
  MAX_MINIONS,
  MAX_SEATS,
  MAX_UNITS,
} from './data/limits.ts';

/** Kinds of unit that are not cards. */
export const GUARD = KINDS;
export const MINION = KINDS + 1;
export const UNIT_KINDS = KINDS + 2;

/** Numbers of CARD_KINDS, from 1; 0 if the deck has no such card. */
export const STRUCTURE = 1;
export const TROOP = 2;
export const HERO = 3;
export const ARTIFACT = 4;
export const MONSTER = 5;
export const DISASTER = 6;

/** Bits of `tags`. */
export const TAG_MAGIC = 1;
export const TAG_SPELLS = 2;

/** The effect of an attack card. */
export const BATTLE = 1;
export const RAID = 2;
export const ROLL_STRUCTURES = 3;
export const ROLL_DEFENDERS = 4;
const FOOD_BAN = 5;
export const DISCARD_HAND = 6;
export const LOSE_GOLD = 7;
export const KILL_HERO = 8;
export const SPY = 9;
export const GAIN_GOLD = 10;
const ATTACKS = {
  battle: BATTLE,
  raid: RAID,
  foodBan: FOOD_BAN,
  discardHand: DISCARD_HAND,
  loseGold: LOSE_GOLD,
  killHero: KILL_HERO,
  spy: SPY,
  gainGold: GAIN_GOLD,
};

export const LEFT = 0;
export const ANY = 1;
export const NONE = 2;
const VICTIM_RULES: readonly VictimRule[] = ['left', 'any', 'none'];

/** The cards as flat tables by card number; `unit*` tables include guard tokens and minions. */
export interface Tables {
  /** STRUCTURE .. DISASTER, 0 if there is no such card. */
  readonly type: Uint8Array;
  readonly cost: Uint8Array;
  /** Goods accepted besides gold, one bit each. */
  readonly accepts: Uint8Array;
  readonly tags: Uint8Array;
  readonly unitInit: Uint8Array;
  readonly unitDice: Uint8Array;
  readonly unitHits: Uint8Array;
  /** By card and good. */
  readonly revenue: Uint8Array;
  /** Up to two parts of upkeep: amounts and goods accepted besides gold. */
  readonly upkeepA: Uint8Array;
  readonly upkeepB: Uint8Array;
  readonly upkeepGoodsA: Uint8Array;
  readonly upkeepGoodsB: Uint8Array;
  /** BATTLE .. GAIN_GOLD, of attack cards. */
  readonly attack: Uint8Array;
  /** LEFT, ANY, NONE, of attack cards. */
  readonly victim: Uint8Array;
  /** Dice of gold gained or lost. */
  readonly goldDice: Uint8Array;
  /** Bit n - 1: a roll of n destroys. */
  readonly fatal: Uint8Array;
  /** Amount off, by structure and card built: `structure * KINDS + card`. */
  readonly discount: Uint8Array;
  readonly bonusInit: Uint8Array;
  readonly bonusDice: Uint8Array;
  readonly bonusHits: Uint8Array;
  /** Index of an artifact among the artifacts; 255 for other cards. */
  readonly artifactPlace: Uint8Array;
  readonly handBonus: Uint8Array;
  readonly guards: Uint8Array;
  readonly dicePenalty: Uint8Array;
  /** Market Place: units given for a swap, gold gained; 0 for other cards. */
  readonly swapGive: Uint8Array;
  readonly swapGain: Uint8Array;
  /** Guild Hall: price + 1; 0 for other cards. */
  readonly drawPrice: Uint8Array;
  /** Tavern: defenders for `perGain` gold; 0 for other cards. */
  readonly perDefenders: Uint8Array;
  readonly perGain: Uint8Array;
}

/** Card numbers with a property, ascending. */
export interface Groups {
  readonly cards: readonly number[];
  /** Attack cards. */
  readonly attacks: readonly number[];
  readonly structures: readonly number[];
  readonly artifacts: readonly number[];
  readonly engines: readonly number[];
  readonly discounts: readonly number[];
  readonly moats: readonly number[];
  readonly guardHouses: readonly number[];
  readonly handBonuses: readonly number[];
  readonly markets: readonly number[];
  readonly guilds: readonly number[];
  readonly taverns: readonly number[];
  readonly earners: readonly number[];
  /** Cards with upkeep. */
  readonly upkeep: readonly number[];
}

/** Everything fixed for a match of Borderkeep. */
export interface Setup {
  readonly seats: number;
  readonly options: Options;
  readonly bounds: Bounds;
  readonly isSolo: boolean;
  /**
   * Whether cards drawn or rolled strike the town of the active player, by the solo rules (BK-84, option
   * nonCardTarget).
   */
  readonly isSelfStruck: boolean;
  /** False in the non-card version. */
  readonly hasCards: boolean;
  /** By card number; undefined if the deck has no such card. */
  readonly cards: readonly (Card | undefined)[];
  readonly tables: Tables;
  readonly groups: Groups;
  /** BK-90: by table, by number rolled - 1. */
  readonly rolls: readonly (readonly number[])[];
}

function compile(cards: readonly (Card | undefined)[]): Tables {
  const of = (count = KINDS): Uint8Array => new Uint8Array(count);
  const t: Tables = {
    ...{ type: of(), cost: of(), accepts: of(), tags: of(), revenue: of(KINDS * 6) },
    ...{ unitInit: of(UNIT_KINDS), unitDice: of(UNIT_KINDS), unitHits: of(UNIT_KINDS) },
    ...{ upkeepA: of(), upkeepB: of(), upkeepGoodsA: of(), upkeepGoodsB: of() },
    ...{ attack: of(), victim: of(), goldDice: of(), fatal: of(), discount: of(KINDS * KINDS) },
    ...{ bonusInit: of(), bonusDice: of(), bonusHits: of(), artifactPlace: of().fill(255) },
    ...{ handBonus: of(), guards: of(), dicePenalty: of(), swapGive: of(), swapGain: of(), drawPrice: of() },
    ...{ perDefenders: of(), perGain: of() },
  };
  const mask = (goods: readonly string[]): number =>
    GOODS.reduce((bits, good, i) => (goods.includes(good) ? bits | (1 << i) : bits), 0);
  for (const [kind, stats] of [
    [GUARD, GUARD_STATS],
    [MINION, MINION_STATS],
  ] as const) {
    [t.unitInit[kind], t.unitDice[kind], t.unitHits[kind]] = stats;
  }
  let artifacts = 0;
  for (const [k, card] of cards.entries()) {
    if (card === undefined) continue;
    t.type[k] = CARD_KINDS.indexOf(card.kind) + 1;
    t.cost[k] = card.cost ?? 0;
    t.accepts[k] = mask(card.pays);
    t.tags[k] = (card.tags.includes('magic') ? TAG_MAGIC : 0) | (card.tags.includes('spells') ? TAG_SPELLS : 0);
    t.unitInit[k] = card.init ?? 0;
    t.unitDice[k] = card.ad ?? 0;
    t.unitHits[k] = card.hits ?? 0;
    for (const [i, good] of GOODS.entries()) t.revenue[k * 6 + i] = card.revenue[good] ?? 0;
    t.upkeepA[k] = card.upkeep[0]?.amount ?? 0;
    t.upkeepB[k] = card.upkeep[1]?.amount ?? 0;
    t.upkeepGoodsA[k] = mask(card.upkeep[0]?.pays ?? []);
    t.upkeepGoodsB[k] = mask(card.upkeep[1]?.pays ?? []);
    if (card.kind === 'artifact') {
      t.artifactPlace[k] = artifacts;
      artifacts += 1;
    }
    for (const effect of card.effects) compileEffect(t, k, card, effect, cards);
  }
  return t;
}

function compileEffect(t: Tables, k: number, card: Card, effect: Effect, cards: readonly (Card | undefined)[]): void {
  if ('victim' in effect) {
    compileAttack(t, k, effect);
    return;
  }
  switch (effect.type) {
    case 'convert':
      t.swapGive[k] = effect.give;
      t.swapGain[k] = effect.gain;
      break;
    case 'handLimit':
      t.handBonus[k] = effect.amount;
      break;
    case 'buyDraw':
      t.drawPrice[k] = effect.price + 1;
      break;
    case 'revenuePerDefenders':
      t.perDefenders[k] = effect.per;
      t.perGain[k] = effect.gain;
      break;
    case 'discount':
      for (const [built, other] of cards.entries()) {
        if (other === undefined || !isDefender(other) || !matches(other, effect.on)) continue;
        const place = k * KINDS + built;
        t.discount[place] = t.discount[place] + effect.amount;
      }
      break;
    case 'guardTokens':
      t.guards[k] = effect.amount;
      break;
    case 'attackerDice':
      t.dicePenalty[k] = effect.less;
      break;
    case 'engine':
      break;
    case 'artifactBonus':
      t.bonusInit[k] = effect.init;
      t.bonusDice[k] = effect.ad;
      t.bonusHits[k] = effect.hits;
      break;
    default:
      throw new Error(`an effect of ${card.id} is not known: ${String(effect satisfies never)}`);
  }
}

function compileAttack(t: Tables, k: number, effect: Extract<Effect, { readonly victim: VictimRule }>): void {
  t.victim[k] = VICTIM_RULES.indexOf(effect.victim);
  if ('dice' in effect) t.goldDice[k] = effect.dice;
  if (effect.type !== 'rollDestroy') {
    t.attack[k] = ATTACKS[effect.type];
    return;
  }
  t.attack[k] = effect.each === 'structure' ? ROLL_STRUCTURES : ROLL_DEFENDERS;
  for (const die of effect.on) t.fatal[k] = t.fatal[k] | (1 << (die - 1));
}

function groupsOf(cards: readonly (Card | undefined)[], t: Tables): Groups {
  const all = cards.flatMap((card, k) => (card === undefined ? [] : [k]));
  const having = (table: Uint8Array): number[] => all.filter((k) => table[k] > 0);
  const earns = (k: number): boolean => t.revenue.subarray(k * 6, k * 6 + 6).some((amount) => amount > 0);
  return {
    cards: all,
    attacks: all.filter((k) => t.type[k] >= MONSTER),
    structures: all.filter((k) => t.type[k] === STRUCTURE),
    artifacts: all.filter((k) => t.type[k] === ARTIFACT),
    engines: all.filter((k) => cards[k]?.effects.some(({ type }) => type === 'engine')),
    discounts: all.filter((k) => t.discount.subarray(k * KINDS, (k + 1) * KINDS).some((amount) => amount > 0)),
    moats: having(t.dicePenalty),
    guardHouses: having(t.guards),
    handBonuses: having(t.handBonus),
    markets: having(t.swapGive),
    guilds: having(t.drawPrice),
    taverns: having(t.perDefenders),
    earners: all.filter(earns),
    upkeep: having(t.upkeepA),
  };
}

/**
 * Everything fixed for a match, or why the options are refused.
 * @param options as `optionSchema` describes them, without defaults
 * @param seats 1 to 6; one seat is the solo game
 */
export function makeSetup(options: unknown, seats: number): Result<Setup> {
  if (!Number.isInteger(seats) || seats < 1 || seats > MAX_SEATS) {
    return fail(`Borderkeep is for 1 to ${MAX_SEATS} players, not ${seats}.`, 'seats', 'BK-01');
  }
  const read = readOptions(optionSchema, seats, options);
  if (!read.ok) return read;
  const chosen = read.value;
  const cards: (Card | undefined)[] = new Array<Card | undefined>(KINDS).fill(undefined);
  for (const card of chosen.deck) cards[cardNumber(card.id)] = card;
  const hasCards = chosen.form === 'cards';
  const peaceful = chosen.deck.filter((card) => !isAttackCard(card)).length;
  if (hasCards && seats > 1 && chosen.deck.length < seats * (chosen.startHand + 1)) {
    const needed = seats * (chosen.startHand + 1);
    return fail(
      `has ${chosen.deck.length} cards; ${seats} players with hands of ${chosen.startHand} need at least ${needed}.`,
      'options.deck',
      'BK-09',
    );
  }
  if (hasCards && seats === 1 && peaceful < chosen.startHand + 1) {
    return fail(
      `has ${peaceful} cards that are not attack cards; the solo opening needs at least ${chosen.startHand + 1}.`,
      'options.deck',
      'BK-81',
    );
  }
  const changed = hasCards ? undefined : DECK.find((card, k) => cards[k]?.kind !== card.kind);
  if (changed !== undefined) {
    return fail(
      `must hold ${changed.name} as a ${changed.kind}: the tables of the non-card version name it.`,
      'options.deck',
      'BK-90',
    );
  }
  const tables = compile(cards);
  return ok(
    Object.freeze({
      seats,
      options: Object.freeze(chosen),
      bounds: boundsOf(chosen, seats),
      isSolo: seats === 1,
      isSelfStruck: seats === 1 || (!hasCards && chosen.nonCardTarget === 'self'),
      hasCards,
      ...(chosen.deck === DECK ? { shipped: [{ name: 'deck', id: 'standard', data: DECK }] } : {}),
      cards: Object.freeze(cards),
      tables: Object.freeze(tables),
      groups: Object.freeze(groupsOf(cards, tables)),
      rolls: rollTables(chosen.evenMonsterTable, chosen.nonCardWar),
    }),
  );
}
