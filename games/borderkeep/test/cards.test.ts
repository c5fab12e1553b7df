import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { type Card, type EffectType, GOODS, isAttackCard } from '../data/cards.ts';
import { cardNumber, DECK } from '../data/deck/deck.ts';
import { SPELL_DICE, SPELL_INIT } from '../data/spells.ts';
import { type BorderkeepTable, choices, go, goods, hand, situation, step, told, town, units } from './play.ts';

/** Cards whose effects were proved below; in the end it must contain every card. */
const proved = new Set<string>();
/** Effects, revenues, upkeeps and costs proved, as `card effect`. */
const parts = new Set<string>();

function prove(card: Card, part: string): void {
  proved.add(card.id);
  parts.add(`${card.id} ${part}`);
}

/** A town that can pay for anything and holds this one card. */
function builder(card: Card, more: object = {}): BorderkeepTable {
  const plenty = { food: 40, weapons: 40, wood: 40, stone: 40, magic: 40, gold: 40 };
  return situation(2, { towns: [{ goods: plenty, hand: [card.id, 'caravan'], ...more }] });
}

function spent(table: BorderkeepTable, seat: number): number {
  return GOODS.reduce((sum, good) => sum + 40 - (goods(table, seat)[good] ?? 0), 0);
}

scenario(['BK-08', 'BK-26', 'BK-27', 'BK-28', 'BK-29'], 'every card that is built costs what it says', () => {
  for (const card of DECK.filter((one) => !isAttackCard(one))) {
    const table = builder(card, { units: card.kind === 'artifact' ? ['cavalier', 'guard'] : ['guard'] });
    go(table, `A build ${card.id}`);
    expect([card.id, spent(table, 0)]).toEqual([card.id, card.cost]);
    const paid = table.events.find((event) => event.kind === 'goodsPaid');
    const kinds = GOODS.filter((_, g) => (paid?.amounts[g] ?? 0) > 0);
    expect([card.id, kinds.every((good) => card.pays.includes(good))]).toEqual([card.id, true]);
    prove(card, 'cost');
  }
});

scenario('BK-23', 'every card with a revenue yields it, and no other does', () => {
  for (const card of DECK.filter(({ kind }) => ['structure', 'troop', 'hero'].includes(kind))) {
    const isStructure = card.kind === 'structure';
    const table = situation(
      2,
      {
        step: 'productionStart',
        towns: [isStructure ? { structures: [card.id], units: [] } : { units: [card.id] }],
      },
      { castleIncome: 0 },
    );
    expect([card.id, goods(table, 0)]).toEqual([card.id, card.revenue]);
    prove(card, 'revenue');
  }
});

scenario(['BK-19', 'BK-20', 'BK-21'], 'every card with an upkeep costs it, and no other does', () => {
  for (const card of DECK.filter(({ kind }) => ['structure', 'troop', 'hero'].includes(kind))) {
    const place = card.kind === 'structure' ? { structures: [card.id] } : { units: [card.id] };
    const table = situation(
      2,
      { step: 'upkeepStart', towns: [{ goods: { gold: 9 }, hand: ['caravan', 'dragon'], ...place }] },
      { castleIncome: 0 },
    );
    const due = card.upkeep.reduce((sum, { amount }) => sum + amount, 0);
    if (due > 0) go(table, `A keep ${card.id}`);
    const earned = card.revenue.gold ?? 0;
    const tavern = card.id === 'tavern' ? 1 : 0;
    expect([card.id, goods(table, 0).gold]).toEqual([card.id, 9 - due + earned + tavern]);
    expect(told(table)).not.toContain('cardLapsed');
    prove(card, 'upkeep');
  }
});

scenario(['BK-51', 'BK-53', 'BK-61'], 'every fighting card rolls its dice at its initiative and takes its hits', () => {
  for (const card of DECK.filter(({ kind }) => kind === 'troop' || kind === 'hero')) {
    const table = situation(2, {
      step: 'attackStart',
      towns: [{ hand: ['goblin-horde'] }, { units: [card.id], structures: ['farm'] }],
    });
    go(table, 'A play goblin-horde');
    if (card.tags.includes('spells')) go(table, `* spell ${card.id} 3`);
    const battle = table.view(-3).table;
    const isFirst = (card.init ?? 0) > 1;
    if (isFirst) expect([card.id, battle.battle?.level, battle.left]).toEqual([card.id, card.init, card.ad]);
    else expect([card.id, battle.battle?.level]).toEqual([card.id, 1]);
    prove(card, 'unit');
  }
  for (const card of DECK.filter(({ kind }) => kind === 'monster')) {
    const table = situation(2, {
      step: 'attackStart',
      towns: [{ hand: [card.id] }, { units: [{ unit: 'shieldmen', lost: 0 }], structures: ['farm'] }],
    });
    go(table, `A play ${card.id}`);
    if (card.tags.includes('spells')) {
      expect([card.id, step(table)]).toEqual([card.id, 'spell']);
      go(table, `* spell ${card.id} 6`);
    }
    const extra = card.tags.includes('spells') ? SPELL_DICE[6] : 0;
    const now = table.view(-3).table;
    expect([card.id, now.battle?.level, now.left]).toEqual([card.id, card.init, (card.ad ?? 0) + extra]);
    prove(card, 'battle');
  }
});

scenario(['BK-63', 'BK-64'], 'every unit stands as many hits as its card says', () => {
  for (const card of DECK.filter(({ kind }) => kind === 'troop' || kind === 'hero')) {
    const hits = card.hits ?? 0;
    for (const lost of [hits - 1, hits]) {
      const json = { step: 'build', towns: [{ units: [{ unit: card.id, lost }] }, {}] };
      if (lost === hits) expect(() => situation(2, json)).toThrow(/lost all its hits/);
      else expect(units(situation(2, json), 0)[0]).toBe(lost === 0 ? card.id : `${card.id}:${lost}`);
    }
    prove(card, 'hits');
  }
  for (const card of DECK.filter(({ kind }) => kind === 'monster')) {
    const hits = card.hits ?? 0;
    // A Warrior with the Bow goes before every monster and rolls eight dice, twice if needed.
    const town1 = { units: [{ unit: 'warrior', artifacts: ['magic-bow'] }], structures: ['farm'] };
    const table = situation(2, { step: 'attackStart', towns: [{ hand: [card.id] }, town1] });
    go(table, `A play ${card.id}`);
    if (card.tags.includes('spells')) go(table, `* spell ${card.id} 4`);
    const dice = (count: number): string => Array.from({ length: 8 }, (_, i) => (i < count ? 1 : 2)).join(' ');
    const fork = table.fork();
    go(fork, `* attack warrior ${dice(hits)}`);
    expect([card.id, told(fork).includes('battleEnded')]).toEqual([card.id, true]);
    const alive = table.fork();
    go(alive, `* attack warrior ${dice(hits - 1)}`);
    expect([card.id, told(alive).includes('battleEnded')]).toEqual([card.id, false]);
    prove(card, 'hits');
  }
});

type Check = (card: Card) => void;

/** The discount of each discounting structure, according to the text of the card. */
const DISCOUNTED: { readonly [giver: string]: readonly [off: number, cards: readonly string[]] } = {
  tavern: [2, ['cavalier', 'ranger', 'nobleman', 'warrior']],
  'wizards-tower': [3, ['wizard', 'druid', 'priest']],
  barracks: [
    2,
    [
      ...['swordsmen', 'shieldmen', 'halberdiers', 'archers', 'crossbowmen', 'handgunners', 'longbowmen'],
      ...['light-horsemen', 'medium-cavalry', 'knights'],
    ],
  ],
  stables: [3, ['light-horsemen', 'medium-cavalry', 'knights', 'cavalier', 'ranger']],
  fletcher: [3, ['archers', 'crossbowmen', 'handgunners', 'longbowmen', 'ranger']],
};

function strike(card: Card, town1: object, more: object = {}): BorderkeepTable {
  const table = situation(2, { step: 'attackStart', towns: [{ hand: [card.id], ...more }, town1] });
  return go(table, `A play ${card.id}`);
}

/** One proof for each type of effect. */
const CHECKS: { readonly [type in EffectType]: Check } = {
  convert(card) {
    const table = situation(2, { towns: [{ goods: { stone: 5, gold: 9 }, hand: ['farm'], structures: [card.id] }] });
    go(table, 'A market s', 'A market s');
    expect(goods(table, 0)).toEqual({ stone: 1, gold: 11 });
  },
  handLimit(card) {
    const seven = ['farm', 'inn', 'moat', 'mason', 'mine', 'quarry', 'library'];
    const draw = (structures: string[]) =>
      step(go(situation(2, { step: 'turnStart', towns: [{ hand: seven, structures }] }), '* draw A dragon'));
    expect(draw([card.id])).not.toBe('drop');
    expect(draw([])).toBe('drop');
  },
  buyDraw(card) {
    const table = situation(2, { step: 'turnStart', towns: [{ goods: { gold: 5 }, structures: [card.id] }] });
    go(table, '* draw A farm', 'A guild', '* draw A mine');
    expect(hand(table, 0)).toEqual(['farm', 'mine']);
    expect(goods(table, 0)).toEqual({ gold: 3 });
  },
  revenuePerDefenders(card) {
    const town0 = { structures: [card.id], units: ['swordsmen', 'knights', 'archers', 'guard'] };
    expect(goods(situation(2, { step: 'productionStart', towns: [town0] }), 0)).toEqual({ gold: 5 });
  },
  discount(card) {
    const [off, cards] = DISCOUNTED[card.id] ?? [0, []];
    for (const other of DECK.filter((one) => one.cost !== null && one.id !== card.id)) {
      const heroes = ['cavalier', 'nobleman'].filter((id) => id !== other.id);
      const table = builder(other, { structures: [card.id], units: other.kind === 'artifact' ? heroes : ['guard'] });
      go(table, other.kind === 'artifact' ? `A build ${other.id} m${other.cost}` : `A build ${other.id}`);
      const cost = (other.cost ?? 0) - (cards.includes(other.id) ? off : 0);
      expect([card.id, other.id, spent(table, 0)]).toEqual([card.id, other.id, cost]);
    }
  },
  guardTokens(card) {
    const table = builder(card);
    go(table, `A build ${card.id}`);
    expect(units(table, 0)).toEqual(['guard#1', 'guard#2']);
  },
  attackerDice(card) {
    const ogres = DECK[cardNumber('ogres')];
    const table = strike(ogres, { structures: [card.id], units: ['shieldmen'] });
    expect(table.view(-3).table.left).toBe(3);
  },
  engine(card) {
    const table = strike(DECK[cardNumber('trolls')], { structures: [card.id] });
    const { battle, left } = table.view(-3).table;
    expect([card.id, battle?.level, battle?.rolls, left]).toEqual([card.id, card.init, card.id, card.ad]);
  },
  artifactBonus(card) {
    const bonus = card.effects.find((effect) => effect.type === 'artifactBonus');
    if (bonus === undefined) throw new Error('no bonus');
    const bearer = { unit: 'nobleman', artifacts: [card.id] };
    const table = strike(DECK[cardNumber('goblin-horde')], { units: [bearer] });
    expect([table.view(-3).table.battle?.level, table.view(-3).table.left]).toEqual([3 + bonus.init, 3 + bonus.ad]);
    const hurt = (lost: number) => situation(2, { step: 'build', towns: [{ units: [{ ...bearer, lost }] }, {}] });
    expect(units(hurt(1 + bonus.hits), 0)).toEqual([`nobleman:${1 + bonus.hits}`]);
    expect(() => hurt(2 + bonus.hits)).toThrow();
  },
  battle(card) {
    const table = strike(card, { units: [] });
    expect(step(table)).toBe('loss');
  },
  raid(card) {
    const table = strike(card, { units: [], structures: ['farm', 'mine'] }, { units: ['knights'] });
    expect(told(table)).toContain('raidersSent');
    go(table, '* loss 1', 'B lose mine');
    expect(town(table, 1).structures).toEqual(['farm']);
  },
  rollDestroy(card) {
    const table = strike(card, { structures: ['farm', 'mine'], units: ['archers', 'guard'] });
    const isQuake = card.id === 'earthquake';
    go(table, isQuake ? '* quake farm:1 mine:2' : '* plague archers:1 guard#1:2');
    expect(town(table, 1).structures).toEqual(isQuake ? ['mine'] : ['farm', 'mine']);
    expect(units(table, 1)).toEqual(isQuake ? ['archers', 'guard#1'] : ['guard#1']);
  },
  foodBan(card) {
    expect(town(strike(card, {}), 1).ban).toBe(1);
  },
  discardHand(card) {
    const table = strike(card, { hand: ['farm', 'mine', 'inn'] });
    go(table, '* vortex 2', 'B drop farm', 'B drop inn');
    expect(hand(table, 1)).toEqual(['mine']);
  },
  loseGold(card) {
    expect(goods(go(strike(card, { goods: { gold: 9 } }), '* gold 2 3'), 1)).toEqual({ gold: 4 });
  },
  killHero(card) {
    const table = strike(card, { units: ['cavalier', 'priest', 'guard'] });
    go(table, 'A kill priest');
    expect(units(table, 1)).toEqual(['cavalier', 'guard#1']);
  },
  spy(card) {
    const table = strike(card, { hand: ['farm'] });
    expect(told(table)).toContain('handShown');
    go(table, '* draw A mine');
    expect(hand(table, 0)).toEqual(['mine']);
  },
  gainGold(card) {
    expect(goods(go(strike(card, {}), '* gold 6 6'), 0)).toEqual({ gold: 12 });
  },
};

scenario(
  ['BK-14', 'BK-16', 'BK-18', 'BK-24', 'BK-30', 'BK-31', 'BK-33', 'BK-41', 'BK-43', 'BK-50', 'BK-53', 'BK-65'],
  'every effect of every card does what the card says',
  () => {
    for (const card of DECK) {
      for (const effect of card.effects) {
        CHECKS[effect.type](card);
        prove(card, effect.type);
      }
    }
  },
);

scenario(['BK-54', 'BK-55'], 'every caster of the deck rolls a spell', () => {
  expect(SPELL_INIT[1]).toBe(5);
  const casters = DECK.filter(({ tags }) => tags.includes('spells'));
  expect(casters.map(({ id }) => id)).toEqual([
    ...['wizard', 'druid', 'priest', 'demons', 'djinn', 'sorcerer', 'necromancer'],
  ]);
  for (const card of casters) {
    const table =
      card.kind === 'hero'
        ? strike(DECK[cardNumber('trolls')], { units: [card.id, 'guard'] })
        : strike(card, { units: ['shieldmen', 'guard'] });
    expect([card.id, step(table)]).toEqual([card.id, 'spell']);
    prove(card, 'spells');
  }
});

scenario('BK-08', 'no card was left out', () => {
  expect(DECK).toHaveLength(75);
  expect(DECK.filter(({ id }) => !proved.has(id)).map(({ id }) => id)).toEqual([]);
  for (const card of DECK) {
    const due = [
      ...card.effects.map(({ type }) => type),
      ...(card.cost === null ? [] : ['cost']),
      ...(card.tags.includes('spells') ? ['spells'] : []),
      ...(Object.keys(card.revenue).length > 0 ? ['revenue'] : []),
      ...(card.upkeep.length > 0 ? ['upkeep'] : []),
      ...(card.hits === null ? [] : ['hits']),
    ];
    expect(due.filter((part) => !parts.has(`${card.id} ${part}`)).map((part) => `${card.id} ${part}`)).toEqual([]);
  }
  const sum = (kind: string): number =>
    DECK.reduce((total, card) => total + (card.kind === kind ? (card.cost ?? 0) : 0), 0);
  expect(['structure', 'troop', 'hero', 'artifact'].map(sum)).toEqual([195, 84, 104, 19]);
  expect(DECK.filter(isAttackCard)).toHaveLength(25);
  expect(choices(situation(2, { towns: [{ hand: ['dragon', 'farm'], goods: { gold: 5 } }] }), 0)).toEqual([
    'A end',
    'A build farm g2',
  ]);
});
