import type { Card, Effect, Good, Upkeep } from '../cards.ts';

type Revenue = Card['revenue'];
const FOOD_UPKEEP: readonly Upkeep[] = [{ amount: 1, pays: ['food'] }];

interface More {
  readonly upkeep?: readonly Upkeep[];
  readonly effects?: readonly Effect[];
  readonly isMagical?: boolean;
  readonly init?: number;
  readonly ad?: number;
}

function structure(id: string, name: string, cost: number, revenue: Revenue, text: string, more: More = {}): Card {
  const pays: readonly Good[] = more.isMagical === true ? ['wood', 'stone', 'magic'] : ['wood', 'stone'];
  const isEngine = more.ad !== undefined;
  return {
    id,
    name,
    kind: 'structure',
    cost,
    pays,
    init: more.init ?? null,
    ad: more.ad ?? null,
    hits: null,
    tags: more.isMagical === true ? ['magical'] : isEngine ? ['engine'] : [],
    revenue,
    upkeep: more.upkeep ?? [],
    effects: isEngine ? [{ type: 'engine' }] : (more.effects ?? []),
    text,
  };
}

function yields(amount: number, good: string): string {
  return `Yields ${amount} ${good} each production phase.`;
}

/** BK-23, BK-27: the 30 structures, in data order. */
export const STRUCTURES: readonly Card[] = [
  structure('farm', 'Farm', 2, { food: 2 }, yields(2, 'food')),
  structure('brewery', 'Brewery', 8, { food: 5 }, yields(5, 'food')),
  structure('bakery', 'Bakery', 4, { food: 3 }, yields(3, 'food')),
  structure('butcher', 'Butcher', 6, { food: 4 }, yields(4, 'food')),
  structure(
    'market-place',
    'Market Place',
    4,
    {},
    'On your own turn swap 2 units of one commodity for 1 gold, any number of times.',
    { effects: [{ type: 'convert', give: 2, gain: 1 }] },
  ),
  structure('temple', 'Temple', 8, {}, 'Your hand limit is one card higher.', {
    effects: [{ type: 'handLimit', amount: 1 }],
  }),
  structure('guild-hall', 'Guild Hall', 10, {}, 'Once in your draw phase, buy one more card for 5 gold.', {
    effects: [{ type: 'buyDraw', price: 5 }],
  }),
  structure(
    'tavern',
    'Tavern',
    6,
    {},
    'Yields 1 gold for every 3 defenders or part of 3; nonmagical heroes cost you 2 less.',
    {
      effects: [
        { type: 'revenuePerDefenders', per: 3, gain: 1 },
        { type: 'discount', amount: 2, on: { kind: 'hero', withoutTag: 'magic' } },
      ],
    },
  ),
  structure('inn', 'Inn', 8, { gold: 2 }, 'Yields 2 gold; needs 1 food of upkeep.', { upkeep: FOOD_UPKEEP }),
  structure('wizards-tower', 'Wizards Tower', 10, { magic: 3 }, 'Yields 3 magic; magical heroes cost you 3 less.', {
    isMagical: true,
    effects: [{ type: 'discount', amount: 3, on: { kind: 'hero', tag: 'magic' } }],
  }),
  structure('library', 'Library', 8, { magic: 2 }, yields(2, 'magic'), { isMagical: true }),
  structure('alchemists-shop', 'Alchemists Shop', 4, { magic: 1 }, yields(1, 'magic'), { isMagical: true }),
  structure('herbalist', 'Herbalist', 4, { magic: 1 }, yields(1, 'magic'), { isMagical: true }),
  structure('barracks', 'Barracks', 6, {}, 'Non-hero defenders cost you 2 less; needs 1 food of upkeep.', {
    upkeep: FOOD_UPKEEP,
    effects: [{ type: 'discount', amount: 2, on: { kind: 'troop' } }],
  }),
  structure('armorer', 'Armorer', 8, { weapons: 3 }, yields(3, 'weapons')),
  structure('shield-smith', 'Shield Smith', 6, { weapons: 2 }, yields(2, 'weapons')),
  structure('fletcher', 'Fletcher', 6, { weapons: 1 }, 'Yields 1 weapon; missile defenders cost you 3 less.', {
    effects: [{ type: 'discount', amount: 3, on: { tag: 'missile' } }],
  }),
  structure('blacksmith', 'Blacksmith', 4, { weapons: 1 }, yields(1, 'weapon')),
  structure('defensive-wall', 'Defensive Wall', 3, {}, 'No effect beyond being a structure.'),
  structure('guard-house', 'Guard House', 6, {}, 'You have one more guard token while this stands.', {
    effects: [{ type: 'guardTokens', amount: 1 }],
  }),
  structure('moat', 'Moat', 8, {}, 'Units attacking your town roll one die fewer.', {
    effects: [{ type: 'attackerDice', less: 1 }],
  }),
  structure('catapult', 'Catapult', 8, {}, 'Engine: fires 2 dice at initiative 10 in every segment.', {
    init: 10,
    ad: 2,
  }),
  structure('ballista', 'Ballista', 6, {}, 'Engine: fires 3 dice at initiative 8 in every segment.', {
    init: 8,
    ad: 3,
  }),
  structure('bombard', 'Bombard', 10, {}, 'Engine: fires 4 dice at initiative 12 in every segment.', {
    init: 12,
    ad: 4,
  }),
  structure(
    'stables',
    'Stables',
    6,
    { gold: 1 },
    'Yields 1 gold; mounted defenders cost you 3 less; needs 1 food of upkeep.',
    {
      upkeep: FOOD_UPKEEP,
      effects: [{ type: 'discount', amount: 3, on: { tag: 'mounted' } }],
    },
  ),
  structure('quarry', 'Quarry', 8, { stone: 3 }, yields(3, 'stone')),
  structure('mason', 'Mason', 6, { stone: 2 }, yields(2, 'stone')),
  structure('woodmill', 'Woodmill', 8, { wood: 3 }, yields(3, 'wood')),
  structure('logging-camp', 'Logging Camp', 6, { wood: 2 }, yields(2, 'wood')),
  structure('mine', 'Mine', 8, { gold: 2 }, yields(2, 'gold')),
];
