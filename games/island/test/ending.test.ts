import { EVERYTHING } from '@marchlands/core/seat.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { position } from './play.ts';

describe('what a seat held', () => {
  it('is its hand, then its cards', () => {
    const { state } = position(`
      knights 3 P1 action
      P1: s29 hand=BBO prog=crane,bishop
      P2: s12`);
    const held = (seat: number) => game.words.held?.(game.view(state, EVERYTHING), state.setup, seat);
    expect(held(0)).toEqual(['2 brick and 1 ore', 'Crane', 'Bishop']);
    expect(held(1)).toEqual([]);
  });
});

describe('the end', () => {
  const nine = `
    base 3 P1 action la=P1
    P1: c29 c31 c45 s53 r29-35-40 played=3 dev=point hand=BL
    P2: c12 s18
    P3: s14 s2`;

  scenario(['EX-095', 'IK-303', 'IK-304', 'IK-141'], 'hidden Points count in the own turn alone', () => {
    // 8 public points and two hidden ones: nothing happens in P2's turn, and P1 wins at the start of its own.
    const waiting = nine
      .replace('3 P1 action', '3 P2 action')
      .replace('s53', '')
      .replace('dev=point', 'dev=point,point');
    const table = position(waiting);
    expect(table.points()[0]).toBe(10);
    table.play('end; roll =1,1');
    expect(table.step).toBe('action');
    table.play('end');
    expect(table.result()).toMatchObject({ winners: [0], reason: 'points' });
    expect(table.step).toBe('over');
  });

  scenario(['IK-301', 'IK-302', 'IK-310'], 'points needed, by form, by seats and by option', () => {
    const target = (rules: string, seats: number, options: object = {}): number =>
      position(`${rules} ${seats} P1 action\nP1: s29`, options).state.setup.target;
    expect([target('base', 3), target('knights', 4), target('roaming', 5), target('base', 2)]).toEqual([
      10, 13, 13, 15,
    ]);
    expect(target('roaming', 2, { target: 7 })).toBe(7);
  });

  scenario(['IK-305', 'IK-306'], 'it ends at once, and the others are ranked by points', () => {
    const table = position(`
      base 4 P1 action la=P1
      P1: c29 c31 c45 s53 r29-35 played=3 hand=GGOOO
      P2: s12 dev=point
      P3: c14
      P4: c2 s16`).play('city 53');
    expect(table.result()).toMatchObject({ ranks: [1, 3, 3, 2], scores: [10, 2, 2, 3], winners: [0], defeat: false });
    expect(table.actors()).toEqual([]);
    expect(table.refused('P2: roll')).toBe('over');
  });

  scenario(['EX-128', 'IK-307', 'IK-306'], 'after the last turn most points win, and equal points share', () => {
    const table = position(
      `
      base 3 P3 action turn=10
      P1: c29 c31 c45 s1
      P2: c12 c18 c2 c16 s42
      P3: c14 c53 c47 c33 s20`,
      { turnLimit: 10, target: 30 },
    ).play('end');
    expect(table.result()).toMatchObject({ winners: [1, 2], ranks: [3, 1, 1], reason: 'turnLimit' });
  });

  scenario(
    ['EX-127', 'IK-305', 'IK-302'],
    'a metropolis that makes the thirteenth point ends it, whatever could still be done',
    () => {
      const table = position(`
      knights 3 P1 action
      P1: m29:trade c31 c2 c45 s16 imp=3/4/0 def=1 hand=PPPPBBBB
      P2: c12
      P3: c14`);
      expect(table.points()[0]).toBe(12);
      table.play('improve science');
      // The choice of the city is part of the same choice.
      expect(table.step).toBe('metropolis');
      table.play('crown 2');
      expect([table.result().winners, table.points()[0]]).toEqual([[0], 14]);
    },
  );

  scenario('IK-308', 'a player without a building stays in the game and builds from own roads', () => {
    const table = position('base 3 P1 action\nP1: r29-35-40 hand=BLBLWG\nP2: s12');
    table.play('road 40-45; settle 29');
    expect(table.points()).toEqual([1, 1, 0]);
  });
});

describe('five and six seats', () => {
  const FIVE = `
    base 5 P2 action
    P1: s29 hand=WGO
    P2: s12
    P3: s2 r2-6 hand=BBLLWG
    P4: s50 hand=OOOO
    P5: s70`;

  scenario(
    ['IK-317', 'IK-318', 'IK-319', 'IK-320', 'EX-126'],
    'after each turn all others may build, in turn order',
    () => {
      const table = position(FIVE).play('end');
      const order: number[] = [];
      expect([table.step, table.state.active]).toEqual(['special', 1]);
      while (table.step === 'special') {
        const [seat] = table.actors() as number[];
        order.push(seat);
        if (seat === 3) {
          expect(table.refused('P4: bank OOOO>B')).toBe('noCommerce');
          expect(table.refused('P4: offer O>B P1')).toBe('noCommerce');
          expect(table.refused('P4: roll')).toBe('wrongPhase');
          expect(table.refused('P4: play knight')).toBe('wrongPhase');
        }
        if (seat === 2) table.play('P3: road 6-10');
        if (seat === 0) table.play('P1: buy =knight');
        table.play('end');
      }
      expect(order).toEqual([2, 3, 4, 0]);
      expect([table.step, table.state.active, table.state.builder]).toEqual(['preRoll', 2, 0]);
    },
  );

  scenario(['IK-321', 'EX-126'], 'nobody wins in it; the points count when the own turn begins', () => {
    const table = position(FIVE, { target: 3 });
    table.state.dev[2 * 5 + 1] = 1;
    table.play('end; P3: road 6-10; P3: settle 10; end');
    expect(table.points()[2]).toBe(3);
    expect(table.step).toBe('special');
    table.play('end; end; end');
    expect(table.result().winners).toEqual([2]);
  });

  scenario('IK-322', 'a card bought in it may be played in the own next turn', () => {
    const table = position(FIVE.replace('P2 action', 'P5 action')).play('end; P1: buy =monopoly; end; end; end; end');
    expect([table.step, table.state.active]).toEqual(['preRoll', 0]);
    expect(table.refused('play monopoly W')).toBe(null);
  });

  scenario('IK-317', 'with specialBuild: false there is none', () => {
    expect(position(FIVE, { specialBuild: false }).play('end').step).toBe('preRoll');
  });
});
