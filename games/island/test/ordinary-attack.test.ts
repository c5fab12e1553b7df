/** The ordinary attack: all cities against all active knights. */
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect } from 'vitest';
import { position } from './play.ts';

describe('the ordinary attack', () => {
  const EX_054 = `
    knights 3 P1 preRoll ship=6
    P1: c29 s31 r29-35 r31-36 k35:2+ k36:1-
    P2: c12 c18 r12-17 r18-24 k17:1+
    P3: c14 s45 r14-19 r41-45`;

  scenario(
    ['EX-054', 'EX-056', 'IK-245', 'IK-246', 'IK-247', 'IK-248', 'IK-251', 'IK-253', 'IK-255', 'IK-049', 'IK-058'],
    'cities against active knights',
    () => {
      const lost = position(EX_054).play('roll =1,1,ship');
      expect([lost.at(14), lost.at(35), lost.at(17), lost.state.ship]).toEqual(['s3', 'k1:2-', 'k2:1-', 0]);
      expect([...lost.state.defender.subarray(0, 3)]).toEqual([0, 0, 0]);
      const won = position(EX_054.replace('P3: c14', 'P3: k19:1+ c14')).play('roll =1,1,ship');
      expect([[...won.state.defender.subarray(0, 3)], won.at(14), won.at(35)]).toEqual([[1, 0, 0], 'c3', 'k1:2-']);
      // P2 and P3 contribute nothing: both lose a city, and P2 chooses.
      const both = position(EX_054.replace('k17:1+', 'k17:1-')).play('roll =1,1,ship');
      expect([both.step, both.actors()]).toEqual(['lose', [1]]);
      expect(both.refused('P2: lose 14')).toBe('notOwn');
      both.play('P2: lose 18');
      expect([both.at(18), both.at(12), both.at(14)]).toEqual(['s2', 'c2', 's3']);
    },
  );

  scenario(['EX-055', 'IK-249'], 'those who share the highest contribution draw a card each, in turn order', () => {
    const table = position(`
      knights 3 P1 preRoll ship=6
      P1: c29 s31 r29-35 r31-36 k35:1+ k36:1+
      P2: c12 c18 r12-17 r18-24 k17:1+ k24:1+
      P3: c14 s45 r14-19 r41-45`).play('roll =1,1,ship');
    expect([table.step, table.actors()]).toEqual(['tie', [0]]);
    table.play('tie science =smith; P2: tie politics =spy');
    expect([table.progress(0), table.progress(1), table.step]).toEqual([['smith'], ['spy'], 'action']);
    expect([...table.state.defender.subarray(0, 3)]).toEqual([0, 0, 0]);
  });

  scenario(['EX-057', 'IK-252'], 'who has no plain city is left out', () => {
    const table = position(`
      knights 3 P1 preRoll ship=6
      P1: m29:science imp=4/0/0
      P2: c12 k17:1+ r12-17
      P3: c14 c18 k24:2+ r18-24`).play('roll =6,2,ship');
    expect([table.at(29), table.at(12), table.at(14), table.at(18)]).toEqual(['c1', 's2', 'c3', 'c3']);
  });

  scenario(['IK-251', 'IK-157'], 'a city with a metropolis is not among those that may be lost', () => {
    const table = position(`
      knights 3 P1 preRoll ship=6
      P1: m0:science c31 c45 imp=4/0/0
      P2: c12 k17:2+ r12-17
      P3: s14`).play('roll =1,1,ship');
    expect([table.step, table.legal(0, 'lose').map(({ at }) => at)]).toEqual(['lose', [31, 45]]);
    expect([table.refused('lose 0'), table.refused('lose 12')]).toEqual(['noPlainCity', 'notOwn']);
    expect(table.play('lose 45').at(45)).toBe('s1');
    // With only one plain city, nothing is asked.
    const one = position('knights 3 P1 preRoll ship=6\nP1: m0:science c31 imp=4/0/0\nP2: s12\nP3: s14');
    expect(one.play('roll =1,1,ship').at(31)).toBe('s1');
  });

  scenario(
    ['EX-058', 'IK-254', 'IK-122'],
    'without a settlement piece the city lies on its side, and is upgraded first',
    () => {
      const text = `
      knights 3 P3 preRoll ship=6
      P1: c29 k35:1+ r29-35
      P2: c12 k17:1+ r12-17
      P3: c14 s0 s2 s20 s45 s47 r14-19`;
      const table = position(text).play('roll =1,1,ship');
      expect([table.at(14), table.points()[2], table.state.cityPieces[2], table.state.settlementPieces[2]]).toEqual([
        'x3',
        6,
        1,
        5,
      ]);
      const rich = position(
        text
          .replace('P3 preRoll ship=6', 'P3 action')
          .replace('c14', 'x14')
          .replace('r14-19', 'r14-19 hand=GGGGOOOOOO'),
      );
      expect(rich.refused('city 45')).toBe('onSideFirst');
      rich.play('city 14');
      expect([rich.at(14), rich.refused('city 45')]).toEqual(['c3', null]);
    },
  );

  scenario(['EX-059', 'IK-250'], 'nobody gets anything for nothing', () => {
    const table = position('knights 3 P1 preRoll ship=6\nP1: s29\nP2: s12\nP3: s14').play('roll =1,1,ship');
    expect([[...table.state.defender.subarray(0, 3)], table.step]).toEqual([[0, 0, 0], 'action']);
  });
});
