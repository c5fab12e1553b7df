import type { Card, Effect } from '../cards.ts';

type Body = Pick<Card, 'init' | 'ad' | 'hits' | 'tags' | 'effects' | 'text'>;

function attackCard(id: string, name: string, kind: 'monster' | 'disaster', body: Body): Card {
  const { init, ad, hits, tags, effects, text } = body;
  return { id, name, kind, cost: null, pays: [], init, ad, hits, tags, revenue: {}, upkeep: [], effects, text };
}

function monster(id: string, name: string, init: number, ad: number, hits: number, casts = false): Card {
  return attackCard(id, name, 'monster', {
    init,
    ad,
    hits,
    tags: casts ? ['spells'] : [],
    effects: [{ type: 'battle', victim: 'left' }],
    text: `Attacks the next town on the left${casts ? '; casts one spell each segment' : ''}.`,
  });
}

function disaster(id: string, name: string, effect: Effect, text: string): Card {
  return attackCard(id, name, 'disaster', { init: null, ad: null, hits: null, tags: [], effects: [effect], text });
}

/** BK-51: the 14 monsters, in data order. */
export const MONSTERS: readonly Card[] = [
  monster('goblin-horde', 'Goblin Horde', 1, 1, 4),
  monster('dragon', 'Dragon', 5, 7, 5),
  monster('giant', 'Giant', 4, 6, 6),
  monster('ogres', 'Ogres', 2, 4, 5),
  monster('orc-army', 'Orc Army', 3, 3, 5),
  monster('trolls', 'Trolls', 1, 3, 5),
  monster('demons', 'Demons', 3, 5, 6, true),
  monster('djinn', 'Djinn', 7, 4, 4, true),
  monster('sorcerer', 'Sorcerer', 5, 2, 2, true),
  monster('necromancer', 'Necromancer', 4, 3, 3, true),
  monster('bandits', 'Bandits', 5, 2, 3),
  monster('barbarians', 'Barbarians', 3, 4, 6),
  monster('warlord', 'Warlord', 5, 5, 5),
  monster('nomads', 'Nomads', 5, 3, 3),
];

const GAIN: Effect = { type: 'gainGold', victim: 'none', dice: 2 };
const BAN: Effect = { type: 'foodBan', victim: 'left' };

/** BK-41, BK-43 to BK-50: the 11 disasters, in data order. */
export const DISASTERS: readonly Card[] = [
  disaster(
    'earthquake',
    'Earthquake',
    { type: 'rollDestroy', victim: 'left', each: 'structure', on: [1] },
    'Each structure of the victim is destroyed on a die of 1.',
  ),
  disaster(
    'plague',
    'Plague',
    { type: 'rollDestroy', victim: 'left', each: 'defender', on: [1] },
    'Each defender of the victim, guards included, is destroyed on a die of 1.',
  ),
  disaster('blizzard', 'Blizzard', BAN, 'The victim gets no food in the next production phase.'),
  disaster('draught', 'Draught', BAN, 'The victim gets no food in the next production phase.'),
  disaster(
    'magical-vortex',
    'Magical Vortex',
    { type: 'discardHand', victim: 'left' },
    'The victim discards 1D6 cards from hand.',
  ),
  disaster(
    'thieves',
    'Thieves',
    { type: 'loseGold', victim: 'any', dice: 2 },
    'An opponent of your choice loses 2D6 gold.',
  ),
  disaster(
    'assassin',
    'Assassin',
    { type: 'killHero', victim: 'any' },
    'Destroy one hero of an opponent of your choice.',
  ),
  disaster(
    'spies',
    'Spies',
    { type: 'spy', victim: 'any' },
    'See the hand of an opponent of your choice, then draw a card.',
  ),
  disaster('prosperity', 'Prosperity', GAIN, 'You gain 2D6 gold.'),
  disaster('caravan', 'Caravan', GAIN, 'You gain 2D6 gold.'),
  disaster(
    'war',
    'War',
    { type: 'raid', victim: 'any' },
    'Send any of your defenders against the town of an opponent of your choice.',
  ),
];
