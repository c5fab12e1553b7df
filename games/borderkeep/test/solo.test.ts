import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { DECK } from '../data/deck/deck.ts';
import { game } from '../game.ts';
import { type BorderkeepTable, discard, go, goods, hand, situation, step, told, town, units } from './play.ts';

function opening(options: object = {}): BorderkeepTable {
  const made = game.setup(options, 1);
  if (!made.ok) throw new Error(made.problem.message);
  return situation(1, game.position.format(game.start(made.value), -3) as object, options);
}

scenario(['EX-45', 'BK-81'], 'attack cards of the opening hand are set aside and shuffled back', () => {
  const deal = (options: object) => {
    const table = opening(options);
    go(table, '* deal A farm dragon knights thieves inn moat mason', '* deal A giant temple wizard');
    return table;
  };
  const table = deal({});
  expect(hand(table, 0)).toEqual(['farm', 'inn', 'knights', 'mason', 'moat', 'temple', 'wizard']);
  expect(table.view(-3).table.deck).toBe(68);
  expect(step(table)).toBe('draw');
  const attacks = DECK.filter(({ kind }) => kind === 'monster' || kind === 'disaster').map(({ id }) => id);
  const inDeck = table.outcomes().flatMap(({ outcome }) => (outcome.kind === 'card' ? [outcome.card] : []));
  expect(inDeck.filter((id) => attacks.includes(id))).toHaveLength(25);
  expect(deal({ soloOpening: 'discard' }).view(-3).table.deck).toBe(65);
  expect(discard(deal({ soloOpening: 'discard' }))).toEqual(['dragon', 'giant', 'thieves']);
  expect(deal({ soloOpening: 'redraw' }).view(-3).table.deck).toBe(68);
});

scenario(
  ['EX-46', 'BK-82', 'BK-83', 'BK-84'],
  'a drawn attack card strikes in the attack phase of the same turn',
  () => {
    const cards = ['moat', 'knights', 'farm', 'inn', 'mason', 'temple', 'wizard'];
    const table = situation(1, { step: 'turnStart', towns: [{ hand: cards, goods: { gold: 30 }, turns: 0 }] });
    go(table, '* draw A ogres');
    expect(hand(table, 0)).toHaveLength(7);
    expect(goods(table, 0)).toEqual({ gold: 33 });
    expect(table.refused(0, { kind: 'buy', pay: 'default' })).toBe('notNow');
    go(table, 'A build moat g8', 'A build knights g11', 'A end', '* attack knights 1 2 2 2');
    expect(table.view(-3).table.left).toBe(3);
  },
);

scenario(['BK-82', 'BK-84'], 'alone nothing is bought; Spies and War have no effect, Caravan gains gold', () => {
  const draw = (card: string) =>
    go(
      situation(1, { step: 'turnStart', towns: [{ structures: ['guild-hall'], goods: { gold: 9 } }] }),
      `* draw A ${card}`,
    );
  const market = situation(1, {
    step: 'turnStart',
    towns: [{ structures: ['guild-hall', 'market-place'], goods: { gold: 9, wood: 2 } }],
  });
  go(market, '* draw A farm');
  expect(step(market)).toBe('buy');
  expect(market.refused(0, { kind: 'buy', pay: 'default' })).toBe('soloNoBuying');
  expect(market.refused(0, { kind: 'guild' })).toBe('soloNoBuying');
  for (const card of ['spies', 'war']) {
    const table = draw(card);
    expect(told(table)).toContain('attackIdle');
    expect(discard(table)).toEqual([card]);
  }
  expect(goods(go(draw('caravan'), '* gold 3 4'), 0)).toEqual({ gold: 9 + 3 + 7 });
  expect(goods(go(draw('thieves'), '* gold 3 4'), 0)).toEqual({ gold: 5 });
  expect(town(draw('blizzard'), 0).ban).toBe(1);
});

scenario('BK-85', 'the solo Assassin kills a hero at random', () => {
  const table = situation(1, {
    step: 'turnStart',
    towns: [{ units: ['warrior', 'wizard'], goods: { weapons: 2, magic: 2 } }],
  });
  go(table, '* draw A assassin', 'A keep warrior', 'A keep wizard');
  expect(table.outcomes()).toEqual([
    { outcome: { kind: 'unit', unit: 'warrior' }, weight: 1 },
    { outcome: { kind: 'unit', unit: 'wizard' }, weight: 1 },
  ]);
  go(table, '* assassin warrior');
  expect(units(table, 0)).toEqual(['wizard', 'guard#1']);
  const none = go(situation(1, { step: 'turnStart' }), '* draw A assassin');
  expect(told(none)).toContain('attackIdle');
});

function bandits(options: object): BorderkeepTable {
  const table = situation(
    1,
    {
      step: 'attackStart',
      attackCard: 'bandits',
      towns: [{ units: ['shieldmen', 'halberdiers', 'guard'], goods: {} }],
    },
    options,
  );
  return go(table, '* attack bandits 1 1');
}

scenario(['EX-47', 'BK-86'], 'a solo hit goes to the fewest hits left, then most dice', () => {
  expect(units(bandits({}), 0)).toEqual(['shieldmen', 'guard#1']);
  expect(units(bandits({ soloTargeting: 'weakest' }), 0)).toEqual(['shieldmen', 'guard#1']);
  // Most dice first: the Halberdiers too; a third hit would go to Shieldmen or guard.
  expect(units(bandits({ soloTargeting: 'strongest' }), 0)).toEqual(['shieldmen', 'guard#1']);
  const random = bandits({ soloTargeting: 'random' });
  expect(random.outcomes().map(({ outcome }) => outcome)).toEqual([
    { kind: 'unit', unit: 'shieldmen' },
    { kind: 'unit', unit: 'halberdiers' },
    { kind: 'unit', unit: 'guard#1' },
  ]);
  go(random, '* target guard#1', '* target shieldmen');
  expect(units(random, 0)).toEqual(['shieldmen:1', 'halberdiers', 'guard#1:1']);
});

scenario('BK-86', 'weakest and strongest differ where the strong have more hits', () => {
  const strike = (soloTargeting: string) =>
    go(
      situation(
        1,
        { step: 'attackStart', attackCard: 'bandits', towns: [{ units: ['knights', 'guard'] }] },
        { soloTargeting },
      ),
      '* attack bandits 1 2',
    );
  expect(units(strike('weakest'), 0)).toEqual(['knights', 'guard#1:1']);
  expect(units(strike('strongest'), 0)).toEqual(['knights:1', 'guard#1']);
});

scenario(['EX-47', 'BK-87'], "a solo monster's Ensorcell goes to the most dice, its Heal to itself first", () => {
  const start = () =>
    situation(1, {
      step: 'attackStart',
      attackCard: 'djinn',
      towns: [{ units: ['shieldmen', 'halberdiers', 'guard'] }],
    });
  const bound = go(start(), '* spell djinn 2');
  expect(bound.view(-3).table.battle?.sides[1].map((one) => one.bound)).toEqual([false, true, false]);
  const healed = go(start(), '* spell djinn 6', '* attack djinn 2 2 2 2 2 2 2 2 2 2 2', '* attack halberdiers 1 2 2 2');
  go(healed, '* attack guard#1 2 2', '* attack shieldmen 2 2', '* spell djinn 4');
  expect(healed.view(-3).table.battle?.sides[0][0]?.lost).toBe(0);
});

scenario(['EX-48', 'BK-88'], 'the town must stand at the end of the turn of the last card', () => {
  const discarded = DECK.map(({ id }) => id).filter((id) => id !== 'giant');
  const start = (walls: number) =>
    go(
      situation(1, { step: 'turnStart', discard: discarded, towns: [{ walls, units: [] }] }, { startGuards: 0 }),
      '* draw A giant',
    );
  const won = go(start(4), '* loss 2', 'A end');
  expect(won.result()).toMatchObject({ winners: [0], scores: [0], reason: 'soloWon', defeat: false });
  const lost = go(start(2), '* loss 2');
  expect(lost.result()).toMatchObject({ winners: [], reason: 'soloLost', defeat: true });
});

scenario('BK-83', 'option grace: in turns 1 and 2 attack cards are set aside and shuffled back', () => {
  const first = (grace: boolean, turns: number) =>
    go(situation(1, { step: 'turnStart', towns: [{ turns }] }, { grace }), '* draw A dragon');
  const table = go(first(true, 1), '* draw A farm');
  expect(hand(table, 0)).toEqual(['farm']);
  expect(table.view(-3).table.deck).toBe(74);
  expect(table.view(-3).table.aside).toEqual([]);
  expect(told(first(true, 2))).toContain('attackDrawn');
  expect(told(first(false, 0))).toContain('attackDrawn');
});
