import type { CardLook, CardToken } from '@marchlands/kit/card.tsx';
import { type Card, GOODS, type Good } from '../../data/cards.ts';
import * as icons from './icons.ts';

/** The drawing of every commodity: path data. */
export const GOOD_ICONS: { readonly [good in Good]: string } = {
  food: icons.food,
  weapons: icons.weapons,
  wood: icons.wood,
  stone: icons.stone,
  magic: icons.magic,
  gold: icons.gold,
};

const LOOKS: { readonly [kind in Card['kind']]: CardLook } = {
  structure: 'building',
  troop: 'force',
  hero: 'force',
  artifact: 'treasure',
  monster: 'foe',
  disaster: 'event',
};

/** Border and corner mark of a card's kind; heroes also have a crown. */
export function lookOf(card: Card): CardLook {
  return LOOKS[card.kind];
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

function incomeTokens(card: Card): CardToken[] {
  const tokens = GOODS.flatMap((good): CardToken[] => {
    const amount = card.revenue[good] ?? 0;
    return amount === 0 ? [] : [{ key: good, shape: 'round', icon: GOOD_ICONS[good], text: signed(amount) }];
  });
  for (const effect of card.effects) {
    if (effect.type !== 'revenuePerDefenders') continue;
    tokens.push({ key: 'per', shape: 'round', icon: icons.gold, text: `+${effect.gain}/${effect.per}` });
  }
  return tokens;
}

function upkeepTokens(card: Card): CardToken[] {
  return card.upkeep.map(({ amount, pays: [good = 'gold', other = 'gold'] }, place) => ({
    key: `upkeep ${place}`,
    shape: 'round',
    icon: GOOD_ICONS[good],
    ...(other === 'gold' ? {} : { orIcon: GOOD_ICONS[other] }),
    text: signed(-amount),
  }));
}

/** Initiative, attack dice and hits, as far as a card has them; for an artifact, its bonuses. */
function strengthTokens(card: Card): CardToken[] {
  const token = (key: string, icon: string, text: string): CardToken => ({ key, shape: 'shield', icon, text });
  const bonus = card.effects.find((effect) => effect.type === 'artifactBonus');
  if (bonus !== undefined) {
    return [
      token('init', icons.initiative, signed(bonus.init)),
      token('dice', icons.die, signed(bonus.ad)),
      token('hits', icons.hits, signed(bonus.hits)),
    ].filter(({ text }) => text !== '+0');
  }
  return [
    ...(card.init === null ? [] : [token('init', icons.initiative, String(card.init))]),
    ...(card.ad === null ? [] : [token('dice', icons.die, String(card.ad))]),
    ...(card.hits === null ? [] : [token('hits', icons.hits, String(card.hits))]),
  ];
}

/** The numbers of a card: the main ones under its name, the others small at the edge of its picture. */
export function tokensOf(card: Card): { readonly main: readonly CardToken[]; readonly side: readonly CardToken[] } {
  const strength = strengthTokens(card);
  const goods = [...incomeTokens(card), ...upkeepTokens(card)];
  return strength.length > 0 ? { main: strength, side: goods } : { main: goods, side: [] };
}
