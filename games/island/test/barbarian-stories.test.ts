/** The stories that the source text tells of roaming barbarians, turn by turn. */
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect } from 'vitest';
import { OTHERS } from './others.ts';
import { position, type Table } from './play.ts';

/** EX-007 up to Yellow's last turn. */
function story(): Table {
  return position(`
    roaming 3 P3 preRoll ship=6
    P1: c29 c31 r29-35-30-36-31 r29-34-39 k31:1+ hand=G
    P2: s28 c12 r12-17-22-28 k12:1+
    P3: c14 c45 s20 r14-19-25-20 r41-45 k14:1+ k45:1+`);
}

describe('the stories of the source text', () => {
  scenario(
    ['EX-007', 'IK-289', 'IK-256', 'IK-264', 'IK-268', 'IK-297', 'IK-184'],
    'one knight guards two linked cities',
    () => {
      const table = story();
      expect(table.points()).toEqual([6, 3, 5]);
      table.play('roll =5,3,ship');
      expect([table.bars(), table.hand(2)]).toEqual([['b5:1@16', 'b11:1@37'], 'WC']);
      table.play('end; roll =6,5,science');
      expect([table.bars(), table.at(31)]).toEqual([['b5:1@22'], 'c1k1:1-']);
      table.play('kill politics =warlord');
      expect([table.state.kills[0], table.hand(0), table.hand(1)]).toEqual([1, 'LGP', 'G']);
      table.play('activate 31; end; roll =4,5,science');
      expect([table.bars(), table.hand(1), table.hand(2)]).toEqual([['b5:1@28'], 'GGG', 'WWCC']);
      table.play('end; roll =2,2,science');
      expect([table.bars(), table.hand(0), table.hand(1)]).toEqual([['b5:1@34'], 'LGGP', 'WGGG']);
      table.play('end');
      const away = table.fork().play('roll =4,6,science');
      expect([away.bars(), away.hand(2)]).toEqual([['b5:1@39'], 'BBWWCC']);
      away.play('attack 31-39; kill science =smith');
      expect([away.bars(), away.at(39), away.state.kills[0]]).toEqual([[], 'k1:1-', 0]);
      expect([away.state.defender[0], away.points()[0]]).toEqual([1, 7]);

      // EX-008: the other way, into the city.
      const sacked = table.play('roll =1,3,science');
      expect([sacked.at(29), sacked.hand(0)]).toEqual(['s1', 'LGGGGP']);
      sacked.play('attack 31-29; kill trade =merchant');
      expect([sacked.at(29), sacked.points()[0], sacked.state.defender[0]]).toEqual(['s1k1:1-', 6, 1]);
    },
  );

  scenario(['EX-008', 'IK-286', 'IK-185'], 'an undefended city is sacked, and the knight comes too late', () => {
    const table = position(`
      roaming 3 P1 preRoll invasion=1 bars=b5:1@34<28
      P1: c29 s31 r29-35 r31-36 w29
      ${OTHERS}`).play('roll =1,3');
    expect([table.at(29), table.state.walls[0], table.bars()]).toEqual(['s1', 0, ['b5:1@29']]);
  });

  const EX_009 = `
    roaming 3 P1 preRoll ship=6 invasion=2
    P1: c30 c31 s27 r30-36-31 r27-33 k31:2+
    P2: c28 s44 r28-34-39-44 k28:2+ hand=BLWGO
    P3: c14 c17 m45:trade r14-19 r17-23 r41-45 k14:2+ k41:1+ imp=0/4/0`;

  scenario(
    ['EX-009', 'EX-010', 'IK-116', 'IK-187', 'IK-284'],
    'the third landing: level 3 against knights of level 2',
    () => {
      const table = position(EX_009);
      expect(table.points()).toEqual([5, 3, 8]);
      table.play('roll =5,5,ship');
      expect([table.bars(), table.hand(1), table.hand(2)]).toEqual([['b5:3@16', 'b11:3@37'], 'BBLWGO', 'BB']);
      table.play('end; roll =1,3,science');
      expect(table.bars()).toEqual(['b5:3@22', 'b11:1@31']);
      expect([table.at(31), table.hand(0)]).toEqual(['s1k1:2-', 'GGG']);
      expect(table.hand(1)).toBe('BBLWWGOC');
      table.play('road 22-28; attack 28-22');
      expect([table.bars(), table.at(22)]).toEqual([['b5:1@22', 'b11:1@31'], 'k2:2-']);
      table.play('recruit 28; activate 28; end');
      expect(table.at(28)).toBe('c2k2:1+');
      const left = table.fork().play('roll =2,1,science');
      expect([left.at(17), left.bars(), left.points()]).toEqual(['s3', ['b5:1@17', 'b11:1@36'], [4, 3, 7]]);
      const right = table.fork().play('roll =5,1,science');
      expect([right.bars(), right.at(28), right.step]).toEqual([['b11:1@25'], 'c2k2:1-', 'kill']);
      expect(right.actors()).toEqual([1]);
    },
  );

  scenario(['EX-002', 'EX-003', 'IK-260', 'IK-267'], 'the first march leads inland, whatever red shows', () => {
    for (const red of [1, 6]) {
      const table = position(`roaming 3 P1 preRoll ship=6\nP1: s0\nP2: s2\nP3: s53`).play('roll =5,1,ship');
      expect(table.bars()).toEqual(['b5:1@16', 'b11:1@37']);
      table.play(`end; roll =${red},1,science`);
      expect(table.bars()).toEqual(['b5:1@22', 'b11:1@31']);
    }
  });

  scenario(
    ['EX-004', 'IK-263', 'IK-268', 'IK-269', 'IK-272', 'IK-266'],
    'all turn the same way at the same moment',
    () => {
      const text = `
      roaming 3 P1 preRoll invasion=4 bars=b5:3@22<16,b11:3@31<37,b6:1@28<33,b0:1@25<20
      P1: s2 r2-6
      P2: s0 r0-3
      P3: s53 r50-53`;
      expect(position(text).play('roll =5,6').bars()).toEqual(['b0:1@19', 'b5:3@28', 'b6:1@34', 'b11:3@25']);
      expect(position(text).play('roll =2,6').bars()).toEqual(['b0:1@31', 'b5:3@17', 'b6:1@22', 'b11:3@36']);
    },
  );
});
