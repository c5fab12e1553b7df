import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { choices, discard, go, goods, hand, situation, step, told, town, units, wrong } from './play.ts';

scenario(['EX-16', 'BK-37', 'BK-41'], 'no attack card before the own third turn', () => {
  const start = (turns: number, options: object = {}) =>
    situation(2, { step: 'attackStart', towns: [{ hand: ['dragon', 'prosperity'], turns }, { turns: 9 }] }, options);
  // In turn 2 nothing can be played: the heal phase and the next turn follow.
  expect(step(start(2))).toBe('draw');
  expect(choices(start(3), 0)).toEqual(['A end', 'A play dragon', 'A play prosperity']);
  const early = start(2, { windfalls: 'freeFromTurn1' });
  expect(choices(early, 0)).toEqual(['A end', 'A play prosperity']);
  expect(early.refused(0, { kind: 'play', card: 'dragon' })).toBe('tooEarly');
  expect(step(start(2, { windfalls: 'freeFromTurn3' }))).toBe('draw');
  expect(step(start(2, { firstAttackTurn: 2 }))).toBe('attack');
});

scenario(
  ['EX-17', 'BK-38', 'BK-39', 'BK-42'],
  'each further card strikes the next town, as long as there is one',
  () => {
    const json = { step: 'attackStart', towns: [{ hand: ['ogres', 'earthquake', 'plague'] }, {}, {}] };
    const table = situation(3, json);
    go(table, 'A play ogres >B', '* attack ogres 1 2 2 2', '* attack guard#1 1 1', '* attack ogres 1 2 2 2');
    go(table, '* attack guard#1 1 1', '* loss 1');
    expect(discard(table)).toEqual(['ogres']);
    expect(town(table, 1).walls).toBe(3);
    go(table, 'A play earthquake >C');
    expect(table.refused(0, { kind: 'play', card: 'plague' })).toBe('noVictim');
    const other = go(situation(3, json), 'A play earthquake >B');
    expect(wrong(other, 'A play ogres >B')).toMatch(/strikes C/);
    expect(wrong(other, 'A play ogres >C')).toBeNull();
  },
);

scenario('BK-39', 'option attackLimit: one card with a victim each turn', () => {
  const json = { step: 'attackStart', towns: [{ hand: ['blizzard', 'draught'] }, {}, {}] };
  const one = go(situation(3, json, { attackLimit: 'onePerTurn' }), 'A play blizzard');
  expect(told(one)).toContain('foodBanned');
  // Draught can have no victim, and the hand might still hold a windfall.
  expect(one.refused(0, { kind: 'play', card: 'draught' })).toBe('noVictim');
  const all = go(situation(3, json, { attackLimit: 'onePerOpponent' }), 'A play blizzard', 'A play draught');
  expect(town(all, 2).ban).toBe(1);
});

scenario(['EX-18', 'BK-40', 'BK-41'], 'a chosen victim uses up its place; a windfall none', () => {
  const hands = { hand: ['thieves', 'ogres', 'assassin', 'caravan'] };
  const json = { step: 'attackStart', towns: [hands, { units: ['wizard', 'guard'] }, {}] };
  const table = situation(3, json);
  go(
    table,
    'A play thieves >C',
    '* gold 1 1',
    'A play ogres >B',
    '* spell wizard 6',
    '* attack wizard 1 1 1 1 1 1 1 1 1',
  );
  expect(table.refused(0, { kind: 'play', card: 'assassin' })).toBe('noHero');
  expect(table.refused(0, { kind: 'play', card: 'caravan' })).toBeNull();
  const ogresFirst = situation(3, json);
  go(ogresFirst, 'A play ogres', '* spell wizard 6', '* attack wizard 1 1 1 1 1 1 1 1 1');
  expect(wrong(ogresFirst, 'A play thieves >B')).toMatch(/has already been the victim/);
});

scenario('BK-40', 'the victim of a free choice must be a living opponent not yet struck', () => {
  const table = situation(4, { step: 'attackStart', towns: [{ hand: ['blizzard', 'thieves'] }, {}, {}, {}] });
  go(table, 'A play blizzard', 'A play thieves');
  expect(table.refused(0, { kind: 'target', seat: 1 })).toBe('wasVictim');
  expect(table.refused(0, { kind: 'target', seat: 0 })).toBe('notAVictim');
  expect(choices(table, 0)).toEqual(['A target C', 'A target D']);
});

scenario('BK-40', 'option anyOpponentUsesPlace: false leaves the row alone', () => {
  const json = { step: 'attackStart', towns: [{ hand: ['blizzard', 'thieves'] }, { goods: { gold: 9 } }] };
  const free = go(situation(2, json, { anyOpponentUsesPlace: false }), 'A play thieves >B', '* gold 1 2');
  go(free, 'A play blizzard');
  expect(town(free, 1).ban).toBe(1);
  const used = go(situation(2, json, { anyOpponentUsesPlace: true }), 'A play thieves >B', '* gold 1 2');
  expect(used.refused(0, { kind: 'play', card: 'blizzard' })).toBe('noVictim');
});

scenario('BK-41', 'Prosperity and Caravan gain 2D6 gold; option windfalls: usePlace', () => {
  const json = { step: 'attackStart', towns: [{ hand: ['prosperity', 'caravan'] }, {}] };
  const free = go(situation(2, json), 'A play prosperity', '* gold 3 4', 'A play caravan', '* gold 6 6');
  expect(goods(free, 0)).toEqual({ gold: 19 });
  const placed = go(situation(2, json, { windfalls: 'usePlace' }), 'A play prosperity', '* gold 3 4');
  expect(goods(placed, 0)).toEqual({ gold: 7 });
  expect(choices(placed, 0)).toEqual(['A end']);
});

scenario(['EX-19', 'BK-02', 'BK-39'], 'an eliminated neighbour is passed over', () => {
  const table = situation(4, {
    step: 'attackStart',
    towns: [{ hand: ['blizzard', 'draught'] }, { eliminated: 1 }, {}, {}],
  });
  go(table, 'A play blizzard >C', 'A play draught >D');
  expect([town(table, 2).ban, town(table, 3).ban]).toEqual([1, 1]);
});

scenario('BK-42', 'Assassin needs a hero, War a defender', () => {
  const table = situation(2, {
    step: 'attackStart',
    towns: [{ hand: ['assassin', 'war'], units: [] }, {}],
  });
  expect(table.refused(0, { kind: 'play', card: 'assassin' })).toBe('noHero');
  expect(table.refused(0, { kind: 'play', card: 'war' })).toBe('noRaiders');
});

scenario(['EX-36', 'BK-44', 'BK-74'], 'Plague rolls for each defender, guard tokens included', () => {
  const table = situation(2, {
    step: 'attackStart',
    towns: [
      { hand: ['plague'] },
      { goods: { magic: 2 }, structures: ['guard-house'], units: ['swordsmen', 'wizard', 'guard', 'guard'] },
    ],
  });
  go(table, 'A play plague', '* plague swordsmen:1 wizard:4 guard#1:1 guard#2:6');
  // The heal phase has come: the guard is back, and Swordsmen can be taken back.
  expect(units(table, 1)).toEqual(['wizard', 'guard#1', 'guard#2']);
  expect(town(table, 1).fallen).toEqual(['swordsmen']);
  go(table, 'B recover swordsmen m2');
  expect(hand(table, 1)).toEqual(['swordsmen']);
});

scenario(['EX-37', 'BK-43', 'BK-33'], 'Earthquake rolls for each structure; walls do not roll', () => {
  const table = situation(2, {
    step: 'attackStart',
    towns: [{ hand: ['earthquake'] }, { structures: ['farm', 'guard-house', 'moat'], units: ['guard', 'guard'] }],
  });
  go(table, 'A play earthquake', '* quake farm:3 guard-house:1 moat:6');
  expect(town(table, 1).structures).toEqual(['farm', 'moat']);
  expect(units(table, 1)).toEqual(['guard#1']);
  expect(town(table, 1).walls).toBe(4);
});

scenario(['EX-40', 'BK-49', 'BK-39'], 'Spies show a hand to one seat and draw a card that is kept', () => {
  const start = (seats: number, options: object = {}) =>
    situation(
      seats,
      { step: 'attackStart', towns: [{ hand: ['spies', 'mine'] }, {}, { hand: ['farm', 'knights'] }].slice(0, seats) },
      options,
    );
  const table = go(start(3), 'A play spies >C');
  expect(table.view(0).own?.hands[2]?.map(({ card }) => card)).toEqual(['farm', 'knights']);
  expect(table.view(1).own?.hands[2]).toEqual([]);
  const shownTo = (viewer: number) =>
    table.events.flatMap((event) => {
      const seen = table.game.viewEvent(table.setup, event, viewer);
      return seen?.kind === 'handShown' ? [seen.cards] : [];
    });
  expect(shownTo(0)).toEqual([['farm', 'knights']]);
  expect(shownTo(1)).toEqual(['?']);
  go(table, '* draw A giant');
  expect(hand(table, 0)).toEqual(['giant', 'mine']);
  expect(wrong(table, 'A play giant >B')).toBeNull();
  const two = go(start(2), 'A play spies', '* draw A giant');
  expect(two.refused(0, { kind: 'play', card: 'giant' })).toBe('noVictim');
  const lost = go(start(3, { spiesCardKept: false }), 'A play spies >C', '* draw A giant');
  expect(hand(lost, 0)).toEqual(['mine']);
  expect(discard(lost)).toContain('giant');
  const kept = go(start(3, { spiesCardKept: true }), 'A play spies >C', '* draw A giant');
  expect(hand(kept, 0)).toContain('giant');
});

scenario('BK-49', 'what was spied is remembered until it leaves the hand', () => {
  const table = situation(2, {
    step: 'attackStart',
    towns: [{ hand: ['spies', 'mine'] }, { hand: ['farm', 'knights'], goods: { gold: 9 } }],
  });
  go(table, 'A play spies', '* draw A inn', 'A end', '* draw B moat', 'B end', 'B build farm g2');
  expect(table.view(0).own?.hands[1]?.map(({ card }) => card)).toEqual(['knights']);
});

scenario(['EX-41', 'BK-46'], 'the victim of the Vortex discards as many cards as the die shows', () => {
  const start = (cards: string[], options: object = {}) =>
    situation(2, { step: 'attackStart', towns: [{ hand: ['magical-vortex', 'mine'] }, { hand: cards }] }, options);
  const seven = ['farm', 'ogres', 'inn', 'moat', 'mason', 'quarry', 'library'];
  const table = go(start(seven), 'A play magical-vortex', '* vortex 2', 'B drop farm', 'B drop ogres');
  expect(hand(table, 1)).toHaveLength(5);
  expect(discard(table)).toEqual(['farm', 'ogres', 'magical-vortex']);
  const three = go(start(seven.slice(0, 3)), 'A play magical-vortex', '* vortex 5');
  expect(hand(three, 1)).toEqual([]);
  const none = go(start([]), 'A play magical-vortex', '* vortex 5');
  expect(discard(none)).toEqual(['magical-vortex']);
  const random = go(start(seven, { vortexChoice: 'random' }), 'A play magical-vortex', '* vortex 2');
  go(random, '* drop B farm', '* drop B inn');
  expect(hand(random, 1)).toHaveLength(5);
  expect(step(go(start(seven, { vortexChoice: 'victim' }), 'A play magical-vortex', '* vortex 2'))).toBe('vortexDrop');
});

scenario(['EX-42', 'BK-47', 'BK-48', 'BK-42'], 'Thieves take gold that nobody gains; the Assassin a hero', () => {
  const table = situation(4, {
    step: 'attackStart',
    towns: [
      { hand: ['thieves', 'assassin'] },
      { units: ['wizard', { unit: 'nobleman', artifacts: ['magic-armor'] }], goods: { magic: 2 } },
      { goods: { gold: 6 } },
      {},
    ],
  });
  go(table, 'A play thieves >C', '* gold 4 5');
  expect(goods(table, 2)).toEqual({});
  expect(goods(table, 0)).toEqual({});
  expect(wrong(table, 'A play assassin >D')).not.toBeNull();
  go(table, 'A play assassin >B nobleman');
  expect(discard(table)).toContain('magic-armor');
  expect(step(table)).toBe('heal');
  go(table, 'B recover nobleman m2');
  expect(hand(table, 1)).toEqual(['nobleman']);
  expect(table.refused(1, { kind: 'recover', card: 'magic-armor', pay: 'default' })).not.toBeNull();
});
