/** What barbarians do to cities and metropolises, and what they hinder. */
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect } from 'vitest';
import { reds } from './march.ts';
import { OTHERS } from './others.ts';
import { position } from './play.ts';

describe('cities', () => {
  scenario(
    ['EX-031', 'IK-050', 'IK-286', 'IK-160', 'IK-161', 'IK-068', 'IK-079'],
    'a sacked city produces as a settlement in the same turn',
    () => {
      const text = `
      roaming 3 P2 preRoll invasion=1 bars=b11:1@37
      P1: c31 s29 w31 r31-36 r29-35
      ${OTHERS}`;
      const table = position(text).play('roll =3,3');
      expect([table.at(31), table.hand(0), table.points()[0], table.state.walls[0]]).toEqual(['s1', 'BO', 2, 0]);
    },
  );

  const EX_032 = `
    roaming 3 P3 preRoll invasion=2 bars=b1:2@19<14
    P1: c24 s0 s2 s20 s38 s47 w24 r19-24 r0-3 r2-6 r20-26 r38-43 r47-51
    P2: c8 s40 r8-13-18-24-30-35-40
    P3: c46 s27 r42-46 r21-27 r46-50`;

  scenario(
    ['EX-032', 'IK-288', 'IK-132', 'IK-130'],
    'without a settlement piece the city is destroyed, and a road is whole again',
    () => {
      const table = position(EX_032);
      expect(table.points()).toEqual([7, 3, 3]);
      table.play('roll =6,6');
      expect([table.at(24), table.points()]).toEqual(['', [5, 5, 3]]);
      expect([table.state.cityPieces[0], table.state.walls[0], table.state.longestRoad]).toEqual([0, 0, 2]);
      expect(table.refused('settle 24')).toBe('notJoined');
    },
  );

  scenario(
    ['EX-033', 'IK-287', 'IK-288', 'IK-128'],
    'an inactive knight does not protect the city, stays, and cuts the road',
    () => {
      const table = position(EX_032.replace('c24 s0', 'c24 k24:1- s0')).play('roll =6,6');
      expect([table.at(24), table.points()]).toEqual(['k1:1-', [5, 3, 3]]);
    },
  );

  scenario(
    ['EX-034', 'IK-290', 'IK-277', 'IK-296'],
    'nothing happens to a metropolis, though a knight inside fights',
    () => {
      const table = position(`
      roaming 3 P1 preRoll invasion=2 bars=b5:2@16,b11:2@37
      P1: m22:science m31:trade r16-22 r31-36 k31:1+ imp=4/4/0
      ${OTHERS}`).play('roll =1,2,politics');
      expect([table.bars(), table.at(22), table.at(31)]).toEqual([['b5:2@22', 'b11:1@31'], 'c1', 'c1k1:1-']);
      expect([table.points()[0], table.hand(2), table.state.kills[0]]).toEqual([8, 'LP', 0]);
    },
  );

  scenario(
    ['EX-035', 'IK-291', 'IK-152'],
    'a metropolis that is taken leaves a plain city, which is not sacked at once',
    () => {
      const table = position(`
      roaming 3 P2 action invasion=2 bars=b11:2@31<37
      P1: m31:science s29 r31-36 r29-35 imp=4/0/0
      P2: c12 s18 r12-17 r18-24 hand=PPPPP imp=4/0/0
      P3: c14 s45 r14-19 r41-45`).play('improve science');
      expect([table.points(), table.at(31), table.state.metropolis[0]]).toEqual([[3, 5, 3], 'c1', 13]);
      // One that arrives later sacks it.
      table.state.barbarianAt[11] = 37;
      table.state.barbarianFrom[11] = 0;
      table.play('end; roll =1,1,politics');
      expect([table.bars(), table.at(31)]).toEqual([['b11:2@31'], 's1']);
    },
  );

  scenario(['EX-036', 'EX-132', 'IK-292', 'IK-271'], 'a sack costs nothing, unless the option says so', () => {
    const text = `
      roaming 3 P3 preRoll invasion=2 bars=b5:2@16,b11:2@37
      P1: c22 s45 r22-28 r41-45 kills=1
      P2: c34 s18 r34-39 r18-24
      P3: c14 s1 r9-14 r1-4`;
    const table = reds(position(text), 1, 5, 2);
    expect([table.at(22), table.at(34), table.bars()[0]]).toEqual(['s1', 's2', 'b5:2@34']);
    const losing = position(text.replace(',b11:2@37', ''), { sackLevelLoss: 1 });
    reds(losing, 1);
    expect(losing.bars()).toEqual(['b5:1@22']);
    reds(losing, 5, 2);
    expect([losing.bars(), losing.at(34), losing.state.defender[0]]).toEqual([[], 's2', 1]);
  });

  scenario(['EX-037', 'IK-146', 'IK-147'], 'levels stay without a city, but none is bought', () => {
    const text = `
      roaming 3 P1 action
      P1: s29 imp=3/0/0 hand=PPPP
      ${OTHERS}`;
    expect(position(text).refused('improve science')).toBe('noCity');
    // The Aqueduct still works: only P1 gets nothing.
    const dry = position(text.replace('action', 'preRoll')).play('roll =2,3,trade');
    expect([dry.step, dry.actors(), dry.play('aqueduct B').hand(0)]).toEqual(['aqueduct', [0], 'BPPPP']);
    const city = position(text.replace('s29', 'c29')).play('improve science');
    expect([city.state.level[0], city.state.metropolis[0], city.points()[0]]).toEqual([4, 30, 4]);
  });

  scenario(['EX-038', 'IK-123', 'IK-120', 'IK-116', 'IK-168', 'IK-293'], 'what barbarians hinder, and what not', () => {
    const table = position(`
      roaming 3 P1 action invasion=4 bars=b5:3@22<16,b6:1@29<34
      P1: s29 m31:politics r23-29-35-30-36-31 r17-22 r17-23 k29:1- hand=BBBLLWGGGGOOOO prog=medicine,engineer imp=0/0/4
      P2: c12 s18 r8-12 r18-24
      P3: c14 s45 r14-19 r41-45`);
    expect(table.refused('city 29')).toBe('barbarianThere');
    expect(table.refused('play medicine 29')).toBe('noEffect');
    expect(table.refused('settle 22')).toBe('barbarianThere');
    expect(table.refused('recruit 22')).toBe('barbarianThere');
    for (const act of ['road 22-28', 'recruit 23', 'activate 29', 'promote 29', 'play engineer 31']) {
      expect(table.refused(act)).toBe(null);
    }
    table.state.barbarianLevel[5] = 0;
    expect(table.refused('settle 22')).toBe(null);
    table.play('activate 29');
    expect(table.bars()).toEqual(['b6:1@29']);
  });
});
