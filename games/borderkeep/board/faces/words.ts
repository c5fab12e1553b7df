/** The text on the cards, and spoken descriptions. */

import { catalogue } from '@marchlands/core/language.ts';
import { capital, listed } from '@marchlands/core/phrases.ts';
import type { CardKind, Effect, EffectType, Good, Match } from '../../data/cards.ts';
import { amountOf } from '../../words/goods.ts';

/** The words for each type of effect: fixed, or made from an effect of that type. */
export type EffectWords = {
  readonly [type in EffectType]: string | ((effect: Extract<Effect, { readonly type: type }>) => string);
};

/** The cards to which a discount applies: `heroes with magic`, `mounted units`. */
function whomOf({ kind, tag, withoutTag }: Match): string {
  const kinds = kind === 'hero' ? 'heroes' : kind === 'troop' ? 'troops' : (kind ?? 'units');
  const rest = withoutTag === undefined ? '' : ` without ${withoutTag}`;
  if (tag === undefined) return `${kinds}${rest}`;
  return tag === 'magic' || tag === 'spells' ? `${kinds} with ${tag}${rest}` : `${tag} ${kinds}${rest}`;
}

export const words = {
  kinds: {
    structure: 'structure',
    troop: 'troop',
    hero: 'hero',
    artifact: 'artifact',
    monster: 'monster',
    disaster: 'disaster',
  } satisfies { readonly [kind in CardKind]: string } as { readonly [kind in CardKind]: string },
  caster: 'hero with magic',
  cost: (cost: number, before: number | null, goods: readonly Good[]): string =>
    `Costs ${cost}${before === null ? '' : ` instead of ${before}`} in ${listed(goods, 'or')}.`,
  fights: (init: number, dice: number, hits: number | null): string =>
    `Initiative ${init}, attack dice ${dice}${hits === null ? '' : `, hits ${hits}`}.`,
  amount: amountOf,
  amounts: (parts: readonly string[]): string => parts.join(' and '),
  upkeepPart: (amount: number, goods: readonly Good[]): string =>
    goods.length === 1 ? amountOf(amount, goods[0]) : `${amount} ${listed(goods, 'or')}`,
  yields: (amounts: string): string => `Yields ${amounts}.`,
  yieldsTurn: (amounts: string): string => `Yields ${amounts} a turn.`,
  upkeep: (parts: readonly string[]): string => `Upkeep ${parts.join(' and ')}.`,
  pointOnly: 'A point, and no more.',
  casts: 'Casts a spell in each segment.',
  attacksCasting: 'Attacks the left; casts a spell in each segment.',
  effects: {
    convert: ({ give, gain }) => `In your turn swap ${give} of a kind for ${gain} gold.`,
    handLimit: ({ amount }) => `Hand limit ${amount} higher.`,
    buyDraw: ({ price }) => `Once a turn: one more card for ${price} gold.`,
    revenuePerDefenders: ({ gain, per }) => `${gain} gold for ${per} defenders.`,
    discount({ on, amount }) {
      const whom = whomOf(on);
      return `${capital(whom)} cost ${amount} less.`;
    },
    guardTokens: ({ amount }) => (amount === 1 ? 'One more guard token.' : `${amount} more guard tokens.`),
    attackerDice: ({ less }) => `Attackers roll ${less === 1 ? 'one die' : `${less} dice`} fewer.`,
    engine: 'Engine: fires in every segment.',
    artifactBonus: 'For a hero without magic.',
    battle: 'Attacks the next town on the left.',
    raid: 'Your defenders raid any one town.',
    rollDestroy: ({ each, on }) => `Each ${each} there falls on a ${on.join(' or ')}.`,
    foodBan: 'No food in its next production.',
    discardHand: 'Its owner discards 1D6 cards.',
    loseGold: ({ dice }) => `Any opponent loses ${dice}D6 gold.`,
    killHero: 'Kills a hero of any opponent.',
    spy: 'See a hand, then draw a card.',
    gainGold: ({ dice }) => `You gain ${dice}D6 gold.`,
  } as EffectWords,
  legend: 'How to read a card',
  groups: {
    structure: 'Structures',
    troop: 'Troops',
    hero: 'Heroes',
    artifact: 'Artifacts',
    monster: 'Monsters',
    disaster: 'Disasters',
  } satisfies { readonly [kind in CardKind]: string } as { readonly [kind in CardKind]: string },
  looks: {
    building: 'structure',
    force: 'troop or hero',
    treasure: 'artifact',
    foe: 'monster',
    event: 'disaster',
  },
  initiative: 'initiative: who strikes first',
  dice: 'attack dice: each 1 is a hit',
  hits: 'hits it can take',
  heroMark: 'a hero',
  good: (good: Good): string => good,
  costMark: 'cost, and what it may be paid in besides gold',
  yieldMark: 'yield each turn',
  upkeepMark: 'upkeep each turn',
};
catalogue('borderkeep/faces', words);
