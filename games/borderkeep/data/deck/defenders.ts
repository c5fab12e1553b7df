import type { Card, Tag, Upkeep } from '../cards.ts';

const FIGHTER: Upkeep = { amount: 1, pays: ['food', 'weapons'] };
const HERO: Upkeep = { amount: 1, pays: ['magic'] };

/** Initiative, attack dice, hits. */
type Stats = readonly [init: number, ad: number, hits: number];

function troop(id: string, name: string, cost: number, stats: Stats, tags: readonly Tag[], text: string): Card {
  const [init, ad, hits] = stats;
  return {
    id,
    name,
    kind: 'troop',
    cost,
    pays: ['food', 'weapons'],
    init,
    ad,
    hits,
    tags,
    revenue: {},
    upkeep: [FIGHTER],
    effects: [],
    text,
  };
}

function hero(id: string, name: string, cost: number, stats: Stats, tags: readonly Tag[], text: string): Card {
  const base = troop(id, name, cost, stats, tags, text);
  return {
    ...base,
    kind: 'hero',
    pays: tags.includes('magic') ? ['food', 'weapons', 'magic'] : ['food', 'weapons'],
    upkeep: [FIGHTER, HERO],
  };
}

function artifact(id: string, name: string, cost: number, [init, ad, hits]: Stats, text: string): Card {
  return {
    id,
    name,
    kind: 'artifact',
    cost,
    pays: ['magic'],
    init: null,
    ad: null,
    hits: null,
    tags: [],
    revenue: {},
    upkeep: [],
    effects: [{ type: 'artifactBonus', init, ad, hits }],
    text,
  };
}

const CASTER = 'Casts one spell each segment; may be paid with magic; no artifacts.';

/** BK-19, BK-28: the 10 troops, in data order. */
export const TROOPS: readonly Card[] = [
  troop('swordsmen', 'Swordsmen', 7, [2, 3, 2], [], 'Steady foot with three dice.'),
  troop('shieldmen', 'Shieldmen', 6, [1, 2, 3], [], 'Slow foot that can take three hits.'),
  troop('halberdiers', 'Halberdiers', 9, [3, 4, 2], [], 'Hard-hitting foot.'),
  troop('archers', 'Archers', 8, [6, 1, 1], ['missile'], 'Fast and frail; Fletcher discount.'),
  troop('crossbowmen', 'Crossbowmen', 9, [5, 3, 1], ['missile'], 'Three early dice, one hit; Fletcher discount.'),
  troop('handgunners', 'Handgunners', 8, [4, 3, 1], ['missile'], 'Three dice, one hit; Fletcher discount.'),
  troop('longbowmen', 'Longbowmen', 10, [7, 2, 1], ['missile'], 'The fastest foot; Fletcher discount.'),
  troop('light-horsemen', 'Light Horsemen', 7, [3, 2, 2], ['mounted'], 'Light riders; Stables discount.'),
  troop('medium-cavalry', 'Medium Cavalry', 9, [3, 3, 3], ['mounted'], 'Solid riders; Stables discount.'),
  troop('knights', 'Knights', 11, [3, 4, 4], ['mounted'], 'The strongest troop; Stables discount.'),
];

/** BK-19, BK-28: the 7 heroes, in data order. */
export const HEROES: readonly Card[] = [
  hero('cavalier', 'Cavalier', 15, [5, 5, 4], ['mounted'], 'Mounted hero; may carry artifacts.'),
  hero('ranger', 'Ranger', 14, [8, 4, 2], ['mounted', 'missile'], 'Mounted archer hero; may carry artifacts.'),
  {
    ...hero('nobleman', 'Nobleman', 13, [3, 3, 2], [], 'Yields 1 gold; may carry artifacts.'),
    revenue: { gold: 1 },
  },
  hero('warrior', 'Warrior', 13, [4, 6, 3], [], 'Six dice; may carry artifacts.'),
  hero('wizard', 'Wizard', 16, [5, 2, 1], ['magic', 'spells'], CASTER),
  hero('druid', 'Druid', 19, [6, 3, 2], ['magic', 'spells'], CASTER),
  hero('priest', 'Priest', 14, [4, 1, 1], ['magic', 'spells'], CASTER),
];

/** BK-29, BK-30: the 3 artifacts, in data order. */
export const ARTIFACTS: readonly Card[] = [
  artifact('magic-sword', 'Magic Sword', 7, [2, 4, 1], 'Bearer: initiative +2, dice +4, hits +1.'),
  artifact('magic-armor', 'Magic Armor', 5, [1, 1, 3], 'Bearer: initiative +1, dice +1, hits +3.'),
  artifact('magic-bow', 'Magic Bow', 7, [5, 2, 0], 'Bearer: initiative +5, dice +2.'),
];
