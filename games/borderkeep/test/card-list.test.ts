import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { type Card, GOODS, type Good } from '../data/cards.ts';
import { DECK } from '../data/deck/deck.ts';
import { SPELL_NAMES } from '../data/spells.ts';
import { go, goods, situation, step, units } from './play.ts';

/**
 * The printed card lists, name by name: the numbers are copied from the printed lists and not from the deck, so that an
 * error in the deck shows.
 */
const STRUCTURES = `
Farm 2 Revenue = 2 food
Brewery 8 Revenue = 5 food
Bakery 4 Revenue = 3 food
Butcher 6 Revenue = 4 food
Market Place 4 Convert 2 of any commodity into 1 gold
Temple 8 Maximum hand size = +1
Guild Hall 10 Pay 5 gold to draw 1 card
Tavern 6 Revenue = 1 gold per 3 defenders (round up)
Inn 8 Revenue = 2 gold, Upkeep = 1 food
Wizards Tower 10 Revenue = 3 magic; Magical Heroes cost 3 less
Library 8 Revenue = 2 magic
Alchemists Shop 4 Revenue = 1 magic
Herbalist 4 Revenue = 1 magic
Barracks 6 Upkeep = 1 food; Nonhero defenders cost 2 less
Armorer 8 Revenue = 3 weapons
Shield Smith 6 Revenue = 2 weapons
Fletcher 6 Revenue = 1 weapons; Missile units cost 3 less
Blacksmith 4 Revenue = 1 weapons
Defensive Wall 3
Guard House 6 Gain another Guard Token
Moat 8 Attacker is - 1 AD
Catapult 8 Initiative = 10, Attack Dice = 2
Ballista 6 Initiative = 8, Attack Dice = 3
Bombard 10 Initiative = 12, Attack Dice = 4
Stables 6 Revenue = 1 gold, Upkeep = 1 food
Quarry 8 Revenue = 3 stone
Mason 6 Revenue = 2 stone
Woodmill 8 Revenue = 3 wood
Logging Camp 6 Revenue = 2 wood
Mine 8 Revenue = 2 gold`;

/** Name, cost, initiative, attack dice, hits, notes. */
const DEFENDERS = `
Swordsmen 7 2 3 2
Shieldmen 6 1 2 3
Halberdiers 9 3 4 2
Archers 8 6 1 1 Missile
Crossbowmen 9 5 3 1 Missile
Handgunners 8 4 3 1 Missile
Longbowmen 10 7 2 1 Missile
Light Horsemen 7 3 2 2 Mounted
Medium Cavalry 9 3 3 3 Mounted
Knights 11 3 4 4 Mounted`;

const HEROES = `
Cavalier 15 5 5 4 Mounted
Ranger 14 8 4 2 Mounted; Missile
Nobleman 13 3 3 2 Revenue = 1 gold
Warrior 13 4 6 3
Wizard 16 5 2 1 Magic, Spells
Druid 19 6 3 2 Magic, Spells
Priest 14 4 1 1 Magic, Spells`;

const ARTIFACTS = `
Magic Sword 7 +2 +4 +1
Magic Armor 5 +1 +1 +3
Magic Bow 7 +5 +2 +0`;

/** Name, initiative, attack dice, hits, notes. */
const MONSTERS = `
Goblin Horde 1 1 4
Dragon 5 7 5
Giant 4 6 6
Ogres 2 4 5
Orc Army 3 3 5
Trolls 1 3 5
Demons 3 5 6 Spells
Djinn 7 4 4 Spells
Sorcerer 5 2 2 Spells
Necromancer 4 3 3 Spells
Bandits 5 2 3
Barbarians 3 4 6
Warlord 5 5 5
Nomads 5 3 3`;

const DISASTERS = ['Earthquake', 'Plague', 'Blizzard', 'Draught', 'Magical Vortex', 'Thieves', 'Assassin', 'Spies'];
const WINDFALLS = ['Prosperity', 'Caravan'];

/** The lines of a list as name, numbers and notes. */
function rowsOf(list: string): { name: string; numbers: number[]; notes: string }[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [, name = '', numbers = '', notes = ''] =
        /^([A-Z][A-Za-z ]*[a-z])((?: \+?\d+)+)(?:$| )(.*)$/.exec(line) ?? [];
      return { name, numbers: numbers.trim().split(' ').map(Number), notes };
    });
}

function cardOf(name: string): Card {
  const found = DECK.find((card) => card.name === name);
  if (found === undefined) throw new Error(`the deck has no ${name}`);
  return found;
}

/** `Revenue = 2 food` as an object. */
function amountsIn(notes: string, word: string): { [good in Good]?: number } {
  const amounts: { [good in Good]?: number } = {};
  for (const [, count, good] of notes.matchAll(new RegExp(`${word} = (\\d+) (${GOODS.join('|')})(?! per)`, 'g'))) {
    amounts[good as Good] = Number(count);
  }
  return amounts;
}

scenario('BK-08', 'the deck holds the cards of the printed lists, in their order, one of each', () => {
  const names = [STRUCTURES, DEFENDERS, HEROES, ARTIFACTS, MONSTERS].map((list) =>
    rowsOf(list).map(({ name }) => name),
  );
  expect(names.map((list) => list.length)).toEqual([30, 10, 7, 3, 14]);
  expect(DECK.map(({ name }) => name)).toEqual([...names.flat(), ...DISASTERS, ...WINDFALLS, 'War']);
  expect(new Set(DECK.map(({ id }) => id)).size).toBe(75);
});

scenario(['BK-20', 'BK-23', 'BK-27'], 'structures cost, yield and need what the printed list says', () => {
  for (const { name, numbers, notes } of rowsOf(STRUCTURES)) {
    const card = cardOf(name);
    expect([name, card.kind, card.cost]).toEqual([name, 'structure', numbers[0]]);
    expect([name, card.revenue]).toEqual([name, amountsIn(notes, 'Revenue')]);
    const upkeep = Object.entries(amountsIn(notes, 'Upkeep')).map(([good, amount]) => ({ amount, pays: [good] }));
    expect([name, card.upkeep]).toEqual([name, upkeep]);
    const [, init, ad] = /Initiative = (\d+), Attack Dice = (\d+)/.exec(notes) ?? [null, null, null];
    expect([name, card.init, card.ad]).toEqual([
      name,
      init === null ? null : Number(init),
      ad === null ? null : Number(ad),
    ]);
    const isMagical = ['Wizards Tower', 'Library', 'Alchemists Shop', 'Herbalist'].includes(name);
    expect([name, card.pays]).toEqual([name, isMagical ? ['wood', 'stone', 'magic'] : ['wood', 'stone']]);
    // The four plain ones have nothing but their yield.
    if (/^Revenue = \d \w+$/.test(notes) || name === 'Defensive Wall') expect([name, card.effects]).toEqual([name, []]);
  }
});

scenario(
  ['BK-14', 'BK-16', 'BK-18', 'BK-24', 'BK-31', 'BK-33', 'BK-53'],
  'what structures do besides, as printed',
  () => {
    const effects = (name: string) => cardOf(name).effects;
    expect(effects('Market Place')).toEqual([{ type: 'convert', give: 2, gain: 1 }]);
    expect(effects('Temple')).toEqual([{ type: 'handLimit', amount: 1 }]);
    expect(effects('Guild Hall')).toEqual([{ type: 'buyDraw', price: 5 }]);
    expect(effects('Tavern')).toEqual([
      { type: 'revenuePerDefenders', per: 3, gain: 1 },
      { type: 'discount', amount: 2, on: { kind: 'hero', withoutTag: 'magic' } },
    ]);
    expect(effects('Wizards Tower')).toEqual([{ type: 'discount', amount: 3, on: { kind: 'hero', tag: 'magic' } }]);
    expect(effects('Barracks')).toEqual([{ type: 'discount', amount: 2, on: { kind: 'troop' } }]);
    expect(effects('Fletcher')).toEqual([{ type: 'discount', amount: 3, on: { tag: 'missile' } }]);
    expect(effects('Stables')).toEqual([{ type: 'discount', amount: 3, on: { tag: 'mounted' } }]);
    expect(effects('Guard House')).toEqual([{ type: 'guardTokens', amount: 1 }]);
    expect(effects('Moat')).toEqual([{ type: 'attackerDice', less: 1 }]);
    for (const engine of ['Catapult', 'Ballista', 'Bombard']) expect(effects(engine)).toEqual([{ type: 'engine' }]);
  },
);

scenario(['BK-19', 'BK-28'], 'troops and heroes have the printed numbers, notes and upkeep', () => {
  const fighter = { amount: 1, pays: ['food', 'weapons'] };
  for (const [kind, list] of [
    ['troop', DEFENDERS],
    ['hero', HEROES],
  ] as const) {
    for (const { name, numbers, notes } of rowsOf(list)) {
      const card = cardOf(name);
      expect([name, card.kind, card.cost, card.init, card.ad, card.hits]).toEqual([name, kind, ...numbers]);
      const tags = ['Magic', 'Spells', 'Mounted', 'Missile'].filter((tag) => notes.includes(tag));
      expect([name, card.tags]).toEqual([name, tags.map((tag) => tag.toLowerCase())]);
      expect([name, card.revenue]).toEqual([name, amountsIn(notes, 'Revenue')]);
      const isMagic = notes.includes('Magic');
      expect([name, card.pays]).toEqual([name, isMagic ? ['food', 'weapons', 'magic'] : ['food', 'weapons']]);
      expect([name, card.upkeep]).toEqual([
        name,
        kind === 'hero' ? [fighter, { amount: 1, pays: ['magic'] }] : [fighter],
      ]);
      expect([name, card.effects]).toEqual([name, []]);
    }
  }
});

scenario(['BK-29', 'BK-30'], 'artifacts cost and add what the printed list says', () => {
  for (const { name, numbers } of rowsOf(ARTIFACTS)) {
    const [cost, init, ad, hits] = numbers;
    const card = cardOf(name);
    expect([name, card.kind, card.cost, card.pays]).toEqual([name, 'artifact', cost, ['magic']]);
    expect([name, card.effects]).toEqual([name, [{ type: 'artifactBonus', init, ad, hits }]]);
    expect([name, card.revenue, card.upkeep]).toEqual([name, {}, []]);
  }
});

scenario(['BK-39', 'BK-40', 'BK-41', 'BK-51'], 'attack cards have the printed numbers and strike whom they say', () => {
  for (const { name, numbers, notes } of rowsOf(MONSTERS)) {
    const card = cardOf(name);
    expect([name, card.kind, card.init, card.ad, card.hits]).toEqual([name, 'monster', ...numbers]);
    expect([name, card.tags]).toEqual([name, notes === '' ? [] : ['spells']]);
    expect([name, card.effects]).toEqual([name, [{ type: 'battle', victim: 'left' }]]);
    expect([name, card.cost, card.upkeep, card.revenue]).toEqual([name, null, [], {}]);
  }
  const effect = (name: string) => cardOf(name).effects[0];
  expect(effect('Earthquake')).toEqual({ type: 'rollDestroy', victim: 'left', each: 'structure', on: [1] });
  expect(effect('Plague')).toEqual({ type: 'rollDestroy', victim: 'left', each: 'defender', on: [1] });
  for (const name of ['Blizzard', 'Draught']) expect(effect(name)).toEqual({ type: 'foodBan', victim: 'left' });
  expect(effect('Magical Vortex')).toEqual({ type: 'discardHand', victim: 'left' });
  expect(effect('Thieves')).toEqual({ type: 'loseGold', victim: 'any', dice: 2 });
  expect(effect('Assassin')).toEqual({ type: 'killHero', victim: 'any' });
  expect(effect('Spies')).toEqual({ type: 'spy', victim: 'any' });
  for (const name of WINDFALLS) expect(effect(name)).toEqual({ type: 'gainGold', victim: 'none', dice: 2 });
  expect(effect('War')).toEqual({ type: 'raid', victim: 'any' });
  expect([...DISASTERS, ...WINDFALLS, 'War'].every((name) => cardOf(name).kind === 'disaster')).toBe(true);
});

scenario(['BK-09', 'BK-53'], 'a guard token has initiative 2, 2 dice and 2 hits', () => {
  const table = situation(2, { step: 'attackStart', towns: [{ hand: ['goblin-horde'] }, {}] });
  go(table, 'A play goblin-horde');
  expect([table.view(-3).table.battle?.level, table.view(-3).table.left]).toEqual([2, 2]);
  go(table, '* attack guard#1 2 2', '* attack goblin-horde 1', '* attack guard#1 2 2');
  expect(units(table, 1)).toEqual(['guard#1:1']);
  go(table, '* attack goblin-horde 1');
  expect(step(table)).toBe('loss');
});

scenario(
  ['BK-55', 'BK-56', 'BK-57', 'BK-58', 'BK-59', 'BK-60'],
  'the spells stand on the numbers of the printed table',
  () => {
    expect(SPELL_NAMES.slice(1)).toEqual([
      ...['Elemental Blast', 'Ensorcell', 'Defense', 'Heal', 'Summon Minion', 'Death'],
    ]);
  },
);

/** Names by number: the printed tables of the non-card version. */
const STRUCTURE_TABLE = rowsOf(STRUCTURES).map(({ name }, i): [number, number, string] => [3 * i + 1, 3 * i + 3, name]);
const MONSTER_TABLE: readonly [number, number, string][] = [
  [1, 7, 'Goblin Horde'],
  [8, 14, 'Dragon'],
  [15, 21, 'Giant'],
  [22, 28, 'Ogres'],
  [29, 35, 'Orc Army'],
  [36, 42, 'Trolls'],
  [43, 48, 'Demons'],
  [49, 56, 'Djinn'],
  [57, 63, 'Sorcerer'],
  [64, 70, 'Necromancer'],
  [71, 77, 'Bandits'],
  [78, 84, 'Barbarians'],
  [85, 91, 'Warlord'],
  [92, 98, 'Nomads'],
];
const DISASTER_TABLE = [...DISASTERS, ...WINDFALLS].map((name, i): [number, number, string] => [i + 1, i + 1, name]);
const TROOP_TABLE = rowsOf(DEFENDERS).map(({ name }, i): [number, number, string] => [i + 1, i + 1, name]);
const HERO_TABLE = [...rowsOf(HEROES), ...rowsOf(ARTIFACTS)].map(({ name }, i): [number, number, string] => [
  i + 1,
  i + 1,
  name,
]);

const TABLES: readonly [event: number, name: string, rows: readonly [number, number, string][]][] = [
  ...[1, 2, 3, 4].map((event): [number, string, readonly [number, number, string][]] => [
    event,
    'structure',
    STRUCTURE_TABLE,
  ]),
  [5, 'hero', HERO_TABLE],
  [6, 'troop', TROOP_TABLE],
  [7, 'troop', TROOP_TABLE],
  [8, 'disaster', DISASTER_TABLE],
  [9, 'monster', MONSTER_TABLE],
];

scenario(['BK-90', 'BK-91', 'BK-93'], 'every number of every table brings what is printed', () => {
  const json = {
    step: 'turnStart',
    towns: [{ turns: 4, goods: { gold: 40 }, units: ['cavalier', 'warrior', 'guard'] }],
  };
  for (const [event, name, rows] of TABLES) {
    const rolled = go(situation(2, json, { form: 'nonCard' }), `* event ${event}`);
    expect(rolled.outcomes()).toHaveLength(['structure', 'monster'].includes(name) ? 100 : 10);
    for (const [from, to, wanted] of rows) {
      for (let die = from; die <= to; die += 1) {
        const table = go(rolled.fork(), `* ${name} ${die}`);
        const told = table.events.flatMap((one) => (one.kind === 'thingRolled' ? [one.card] : []));
        expect([event, die, told]).toEqual([event, die, [cardOf(wanted).id]]);
      }
    }
  }
  const again = go(situation(2, json, { form: 'nonCard' }), '* event 10');
  expect(step(again)).toBe('event');
  for (let die = 91; die <= 100; die += 1) {
    expect(step(go(situation(2, json, { form: 'nonCard' }), '* event 2', `* structure ${die}`))).toBe('pick');
  }
});

scenario('BK-93', 'option evenMonsterTable moves one number only', () => {
  const json = { step: 'turnStart', towns: [{ turns: 4 }] };
  const roll = (die: number, evenMonsterTable: boolean) =>
    go(situation(2, json, { form: 'nonCard', evenMonsterTable }), '* event 9', `* monster ${die}`).view(-3).table
      .attackCard;
  for (const [from, to, name] of MONSTER_TABLE) {
    for (const die of [from, to]) {
      expect(roll(die, false)).toBe(cardOf(name).id);
      expect(roll(die, true)).toBe(die === 49 ? 'demons' : cardOf(name).id);
    }
  }
});

scenario('BK-09', 'the castle yields 3 gold', () => {
  expect(goods(situation(2, { step: 'productionStart' }), 0)).toEqual({ gold: 3 });
});
