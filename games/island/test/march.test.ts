/** The march of roaming barbarians over the island. */
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect } from 'vitest';
import { reds } from './march.ts';
import { OTHERS } from './others.ts';
import { position } from './play.ts';

const EMPTY = 'roaming 3 P1 preRoll invasion=4 bars=';

describe('march, coast and meetings', () => {
  scenario(['EX-023', 'IK-268'], 'inward, left, right, right, left', () => {
    const table = position(`${EMPTY}b3:1@4\nP1: s53`);
    const at = [3, 2, 5, 6, 1].map((red) => Number(reds(table, red).bars()[0].split('@')[1]));
    expect(at).toEqual([8, 13, 18, 23, 29]);
  });

  scenario(['EX-024', 'EX-025', 'IK-270', 'IK-025'], 'on a headland the only way on, or what the option says', () => {
    const table = reds(position(`${EMPTY}b0:1@20\nP1: s53`), 1, 2, 3, 1);
    expect(table.bars()).toEqual(['b0:1@32']);
    expect(reds(table.fork(), 6).bars()).toEqual(['b0:1@26']);
    expect(reds(table.fork(), 2).bars()).toEqual(['b0:1@26']);
    const after = (coast: string, red: number): string[] =>
      reds(position(`${EMPTY}b0:1@32<37\nP1: s53`, { coast }), red).bars();
    expect(after('bounce', 6)).toEqual(['b0:1@37']);
    expect(after('wait', 6)).toEqual(['b0:1@32']);
    expect(after('leave', 6)).toEqual([]);
    for (const coast of ['hug', 'bounce', 'wait', 'leave']) expect(after(coast, 2)).toEqual(['b0:1@26']);
  });

  scenario(['EX-026', 'IK-273', 'IK-021'], 'barbarians meet without effect', () => {
    const table = position('roaming 3 P1 preRoll ship=6 invasion=3\nP1: s53\nP2: s29\nP3: s0').play(
      'roll =6,6,ship; end',
    );
    const rows = [1, 2, 3, 1, 5].map((red) =>
      reds(table, red)
        .bars()
        .map((bar) => bar.split('@')[1])
        .join(),
    );
    expect(rows).toEqual(['25,14,28,39', '31,19,22,34', '37,25,16,28', '32,20,21,33', '26,26,27,27']);
  });

  scenario(['EX-027', 'IK-273'], 'two change places on an edge', () => {
    const table = position('roaming 3 P1 preRoll ship=6 invasion=3\nP1: s53\nP2: s29\nP3: s0').play(
      'roll =1,1,ship; end',
    );
    const rows = [1, 2, 3, 5, 1, 1, 1].map((red) => {
      const bars = reds(table, red).bars();
      return [1, 2].map((bay) => bars.find((bar) => bar.startsWith(`b${bay}:`))?.split('@')[1]).join();
    });
    expect(rows).toEqual(['14,9', '19,14', '25,10', '31,15', '37,20', '32,26', '26,32']);
  });

  scenario(['EX-028', 'IK-273'], 'the vertices of one pair add up to 53, so that they never meet', () => {
    for (const bay of [0, 1, 2, 3, 4, 5]) {
      const vertex = [20, 10, 5, 4, 7, 16][bay];
      const table = position(`${EMPTY}b${bay}:1@${vertex},b${bay + 6}:1@${53 - vertex}\nP1: hand=B`);
      for (let turn = 0; turn < 40; turn += 1) {
        const bars = reds(table, 1 + ((turn * 5 + bay) % 6)).bars();
        const at = bars.map((bar) => Number(bar.split('@')[1]));
        expect(at[0] + at[1]).toBe(53);
      }
    }
  });

  scenario(['EX-029', 'IK-273', 'IK-316'], 'on 30 hexes one pair can change places', () => {
    const table = position('roaming 5 P1 preRoll ship=6\nP1: hand=B').play('roll =1,1,ship');
    const next = (): void => {
      while (table.step !== 'preRoll') table.play('end');
    };
    next();
    for (const red of [1, 5, 1, 1, 5]) {
      table.play(`roll =${red},1,science`);
      next();
    }
    const before = table.bars().map((bar) => bar.split('@')[1]);
    table.play('roll =1,1,science');
    expect(before.sort()).toEqual(['36', '43']);
    expect(
      table
        .bars()
        .map((bar) => bar.split('@')[1])
        .sort(),
    ).toEqual(['36', '43']);
  });

  const EX_030 = `
    roaming 3 P2 preRoll invasion=4 bars=b0:3@32<37,b1:1@20<25,b6:3@21<16,b7:1@33<28
    P1: c26 s49 r26-32 r49-52 k26:2+
    P2: c8 s40 r8-13 r35-40
    P3: c14 s18 r9-14 r18-24`;

  scenario(
    ['EX-030', 'IK-276', 'IK-285'],
    'of two that arrive the stronger fights first, and the knight is inactive for the second',
    () => {
      const table = position(EX_030).play('roll =5,6');
      expect(table.bars()).toEqual(['b0:1@26', 'b1:1@26', 'b6:3@27', 'b7:1@27']);
      expect(table.at(26)).toBe('s1k1:2-');
      const strong = position(EX_030.replace('k26:2+', 'k26:3+')).play('roll =5,6');
      // The kill and its card come before the second arrival.
      expect([strong.at(26), strong.step]).toEqual(['c1k1:3-', 'kill']);
      strong.play('P1: kill politics =spy');
      expect([strong.at(26), strong.bars()[0]]).toEqual(['s1k1:3-', 'b1:1@26']);
    },
  );
});

scenario('IK-274', 'nothing stops a march: knight, building, road, robber or another barbarian', () => {
  const table = position(`
    roaming 3 P1 preRoll invasion=4 robber=h8 bars=b5:1@22<16,b6:1@28<33
    P1: s28 k28:1- r22-28
    P2: c12
    P3: c14`);
  expect(table.play('roll =5,1,science').bars()).toEqual(['b5:1@28', 'b6:1@34']);
});

scenario('IK-266', 'they march on a seven too, before anybody discards', () => {
  const table = position(`
    roaming 3 P1 preRoll invasion=1 bars=b5:1@22<16
    P1: c28 s53 r28-34 hand=BBBBBBBB
    ${OTHERS}`).play('roll =5,2,science');
  expect([table.step, table.bars(), table.at(28)]).toEqual(['discard', ['b5:1@28'], 's1']);
});

scenario('IK-293', 'barbarians hinder neither production nor harbours, levels and trade on their vertex', () => {
  const table = position(`
    roaming 3 P1 preRoll invasion=2 bars=b5:1@22<16,b1:2@15<20
    P1: m28:science s10 c31 r28-34 r10-14 imp=4/0/0 hand=LLLC
    P2: c12 s18 r12-17 r18-24
    P3: c2 s45 r2-6 r41-45`).play('roll =5,6,politics');
  expect([table.bars(), table.hand(0)]).toEqual([['b1:2@10', 'b5:1@28'], 'LLLGGC']);
  table.play('bank LLL>B; improve trade');
  expect([table.hand(0), table.state.level[1]]).toEqual(['BGG', 1]);
});
