import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { LEDGER } from '../state.ts';
import { position } from './play.ts';

const at = (phase: string, one: string, two = '', three = ''): string => `
  base 3 P1 ${phase}
  P1: s29 s31 r29-35 r31-36 ${one}
  P2: s12 s18 r12-17 r18-24 ${two}
  P3: s14 s45 r14-19 r41-45 ${three}`;

scenario(['IK-133', 'IK-007'], 'a card is bought from the deck, while it has one', () => {
  const table = position(at('action', 'hand=WGO'));
  table.play('buy');
  expect(table.outcomes().map(({ weight }) => weight)).toEqual([14, 5, 2, 2, 2]);
  table.chance({ kind: 'devCard', card: 'plenty' });
  expect([table.hand(0), table.step]).toEqual(['', 'action']);
  expect(table.refused('buy')).toBe('cannotPay');
  const empty = position(at('action', 'hand=WGO'));
  empty.state.devDeck.fill(0);
  expect(empty.refused('buy')).toBe('deckEmpty');
});

scenario(
  ['EX-091', 'IK-134', 'IK-135', 'IK-053'],
  'one card in a turn, before the roll or after, and not a new one',
  () => {
    const held = 'dev=knight,plenty hand=WGO';
    expect(position(at('preRoll', held)).refused('play knight')).toBe(null);
    const table = position(at('action', held)).play('buy =knight');
    expect(table.refused('play monopoly W')).toBe('noCard');
    // The older of two equal cards may be played, but not a new one alone.
    expect(table.refused('play knight')).toBe(null);
    const bought = position(at('action', 'hand=WGO')).play('buy =monopoly');
    expect([bought.refused('play monopoly W'), bought.state.bought[4]]).toEqual(['newCard', 1]);
    const again = position(at('action', 'dev=knight,plenty'));
    again.play('play knight h16');
    expect(again.refused('play plenty BO')).toBe('oneCard');
    const fresh = position(at('action', 'new=knight'));
    expect(fresh.refused('play knight')).toBe('newCard');
    const next = fresh.play('end; roll =1,1; end; roll =1,1; end');
    expect(next.refused('play knight')).toBe(null);
  },
);

scenario(['EX-091', 'IK-141', 'IK-301', 'IK-303'], 'a Point bought for the tenth point wins at once', () => {
  const table = position(`
    base 3 P1 action la=P1
    P1: c29 c31 c45 s53 r29-35 played=3 hand=WGO
    P2: s12`);
  expect(table.points()[0]).toBe(9);
  table.play('buy =point');
  expect(table.result()).toMatchObject({ winners: [0], scores: [10, 1, 0], ranks: [1, 2, 3], reason: 'points' });
});

scenario('IK-136', 'a played card leaves the game; Knight cards are counted', () => {
  const table = position(at('preRoll', 'dev=knight', 'hand=W')).play('play knight h3 P2 =W');
  expect(table.state.army[0]).toBe(1);
  expect([...table.state.dev.subarray(0, 5)]).toEqual([0, 0, 0, 0, 0]);
  expect([table.step, table.hand(0)]).toEqual(['preRoll', 'W']);
});

scenario('IK-137', 'the Knight card moves the robber without discards', () => {
  const table = position(at('action', 'dev=knight hand=BBBBBBBBB', 'hand=WWWWWWWWW')).play('play knight h3 P2 =W');
  expect([table.state.robber, table.hand(1).length, table.hand(0).length, table.step]).toEqual([3, 8, 10, 'action']);
});

scenario(['EX-092', 'IK-139'], 'Plenty takes two resource cards, or the only one', () => {
  const one = position(at('action bank=B1,L0,W0,G0,O0', 'dev=plenty'));
  expect(one.play('play plenty B').hand(0)).toBe('B');
  expect(one.step).toBe('action');
  const none = position(at('action bank=B0,L0,W0,G0,O0', 'dev=plenty'));
  expect(none.refused('play plenty')).toBe('noEffect');
  const text = at('action bank=B1,L0,W0,G0,O3', 'dev=plenty');
  expect(position(text).play('play plenty BO').hand(0)).toBe('BO');
  expect(position(text).play('play plenty OO').hand(0)).toBe('OO');
  expect(position(text).refused('play plenty BB')).toBe('bankLacks');
  expect(position(text).refused('play plenty; take ore; take brick')).toBe('order');
  expect(position(at('action bank=B1,L0,W0,G0,O1', 'dev=plenty')).refused('play plenty O')).toBe('order');
});

scenario(['EX-093', 'IK-140'], 'Monopoly takes all cards of a kind, if there are any', () => {
  const text = `
    base 4 P1 action
    P1: s29 dev=monopoly
    P2: s12 hand=WWW
    P3: s14 hand=O
    P4: s45 hand=W`;
  const table = position(text).play('play monopoly W');
  expect(table.hands()).toEqual(['WWWW', '', 'O', '']);
  for (const viewer of [0, 1, 2, 3, -2]) {
    expect(LEDGER.mayHold(table.state, viewer, 2, [0, 0, 1, 0, 0, 0, 0, 0])).toBe(false);
  }
  expect(position(text).play('play monopoly G').hand(0)).toBe('');
  expect(position(text.replace('dev=monopoly', '')).refused('play monopoly W')).toBe('noCard');
});

scenario(['EX-094', 'IK-142', 'IK-143'], 'three Knight cards take the largest army, strictly more take it away', () => {
  const army = (one: number, two: number, holder: string): number => {
    const text = at(`preRoll ${holder}`, `dev=knight played=${one - 1}`, `played=${two}`);
    return position(text).play('play knight h16').state.largestArmy;
  };
  expect(army(2, 2, '')).toBe(0);
  expect(army(3, 2, '')).toBe(1);
  expect(army(3, 3, 'la=P2')).toBe(2);
  expect(army(4, 3, 'la=P2')).toBe(1);
  expect(position(at('preRoll', 'dev=knight played=2')).play('play knight h16').points()[0]).toBe(4);
});

scenario(['EX-096', 'IK-138'], 'Road building gives one or two roads', () => {
  const table = position(at('action', 'dev=road-building'));
  expect(table.refused('play road-building; end')).toBe('incomplete');
  table.play('play road-building; road 30-35');
  expect([table.step, table.isPartial(0)]).toEqual(['freeRoad', true]);
  const two = table.fork().play('road 24-30');
  expect([two.step, two.state.roads[0]]).toEqual(['action', 4]);
  const one = table.play('end');
  expect([one.step, one.state.roads[0]]).toEqual(['action', 3]);

  const nearly = `
    base 3 P1 action
    P1: s31 r18-24-30-35-29-23-18 r24-19-25-31-36-30 r18-13-9-14 dev=road-building
    P2: s48 s53`;
  const last = position(nearly).play('play road-building 14-19');
  expect([last.step, last.state.roads[0]]).toEqual(['action', 15]);
  expect(position(nearly.replace('9-14', '9-14-19')).refused('play road-building')).toBe('noEffect');
  expect(position('base 3 P1 action\nP1: dev=road-building').refused('play road-building')).toBe('noEffect');
});
