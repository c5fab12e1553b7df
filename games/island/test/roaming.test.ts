/** Landing, march, fights and sacks: the worked examples from the source text, and further ones. */

import { scenario } from '@marchlands/core/testing/scenario.ts';
import { UNKNOWN } from '@marchlands/core/types.ts';
import { describe, expect, test } from 'vitest';
import { PROGRESS } from '../data/cards.ts';
import { EVENTS } from '../events.ts';
import { view } from '../view/view.ts';
import { position, type Table } from './play.ts';

const others = `
  P2: c12 s18 r12-17 r18-24
  P3: c14 s45 r14-19 r41-45`;

describe('fights', () => {
  scenario(['EX-001', 'IK-278', 'IK-279', 'IK-280', 'IK-281', 'IK-277'], 'knight against barbarian', () => {
    for (const knight of [1, 2, 3]) {
      for (const barbarian of [1, 2, 3]) {
        const table = position(`
          roaming 3 P1 preRoll invasion=3 bars=b5:${barbarian}@22<16
          P1: s34 r28-34 k28:${knight}+
          ${others}`).play('roll =5,6');
        const left = barbarian - knight;
        expect(table.bars()).toEqual(left > 0 ? [`b5:${left}@28`] : []);
        expect(table.at(28)).toBe(`k1:${knight}-`);
      }
    }
  });

  scenario(
    ['EX-005', 'IK-282', 'IK-283', 'IK-284', 'IK-188', 'IK-294', 'IK-296'],
    'an inactive knight does not fight, and defends once active',
    () => {
      const text = `
      roaming 3 P1 action invasion=4 bars=b5:1@22<16,b6:1@28<33
      P1: s34 r28-34 k28:1- hand=G
      ${others}`;
      const table = position(text).play('activate 28');
      expect([table.at(28), table.bars()]).toEqual(['k1:1~', ['b5:1@22', 'b6:1@28']]);
      expect(table.refused('move 28-34')).toBe('notReady');
      table.play('end');
      const right = table.fork().play('roll =5,6');
      expect([right.bars(), right.at(28), right.state.kills[0], right.step]).toEqual([['b6:1@34'], 'k1:1-', 1, 'kill']);
      right.play('P1: kill trade =merchant');
      expect(right.progress(0)).toEqual(['merchant']);
      const left = table.fork().play('roll =2,6');
      expect([left.bars(), left.at(28), left.step]).toEqual([['b5:1@17', 'b6:1@22'], 'k1:1+', 'action']);
    },
  );

  scenario(
    ['EX-006', 'IK-280', 'IK-283', 'IK-178'],
    'a barbarian that wins stays, weaker; activating starts no second fight',
    () => {
      const table = position(`
      roaming 3 P1 preRoll invasion=3 bars=b5:3@22<16
      P1: s34 r28-34 k28:2+ hand=G
      ${others}`).play('roll =4,6');
      expect([table.bars(), table.at(28)]).toEqual([['b5:1@28'], 'k1:2-']);
      table.play('activate 28');
      expect([table.bars(), table.at(28)]).toEqual([['b5:1@28'], 'k1:2~']);
      expect(table.refused('attack 28-34')).toBe('notReady');
    },
  );
});

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
      ${others}`).play('roll =1,3');
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

/** The landing of an invasion, by bay and level. */
function landing(invasion: number, red: number, options: object = {}): { readonly [bay: string]: number } {
  const table = position(`roaming 3 P1 preRoll ship=6 invasion=${invasion - 1}\nP1: s29\nP2: s24\nP3: s40`, options);
  const yellow = red === 6 ? 6 : 1;
  table.play(`roll =${red},${yellow},ship`);
  return Object.fromEntries(table.bars().map((bar) => [bar.slice(1).split(':')[0], Number(bar.split(/[:@]/)[1])]));
}

describe('landing', () => {
  scenario(['EX-012', 'IK-259', 'IK-260', 'IK-261'], 'pairs by invasion, in their bays', () => {
    expect(landing(1, 5)).toEqual({ 5: 1, 11: 1 });
    expect(landing(2, 5)).toEqual({ 5: 2, 11: 2 });
    expect(landing(3, 5)).toEqual({ 5: 3, 11: 3 });
    expect(landing(4, 5)).toEqual({ 5: 3, 11: 3, 6: 1, 0: 1 });
    expect(landing(5, 5)).toEqual({ 5: 3, 11: 3, 6: 2, 0: 2 });
    expect(landing(6, 5)).toEqual({ 5: 3, 11: 3, 6: 3, 0: 3 });
    expect(landing(7, 5)).toEqual({ 5: 3, 11: 3, 6: 3, 0: 3, 7: 1, 1: 1 });
  });

  scenario(['EX-013', 'IK-260', 'IK-024', 'IK-026'], 'the first pair by red, counted from the ship’s bay', () => {
    for (const red of [1, 2, 3, 4, 5]) expect(landing(1, red)).toEqual({ [red]: 1, [red + 6]: 1 });
    expect(landing(1, 6)).toEqual({ 0: 1, 6: 1 });
    const table = position('roaming 3 P1 preRoll ship=6 shipbay=9\nP1: s29\nP2: s24\nP3: s40').play('roll =6,6,ship');
    expect(table.bars()).toEqual(['b3:1@4', 'b9:1@49']);
  });

  scenario(['EX-014', 'IK-261'], 'other spacings and directions', () => {
    expect(landing(7, 5, { pairSpacing: 2 })).toEqual({ 5: 3, 11: 3, 7: 3, 1: 3, 9: 1, 3: 1 });
    expect(landing(7, 5, { pairDirection: 'clockwise' })).toEqual({ 5: 3, 11: 3, 4: 3, 10: 3, 3: 1, 9: 1 });
    // The fourth pair is the first of those between: o = 0, 2, 4, 1, 3, 5.
    expect(landing(10, 5, { pairSpacing: 2 })).toEqual({ 5: 3, 11: 3, 7: 3, 1: 3, 9: 3, 3: 3, 6: 1, 0: 1 });
    expect(Object.keys(landing(13, 1, { pairSpacing: 2 }))).toHaveLength(10);
    // And on 16 bays 0, 2, 4, 6, 1, 3, 5, 7.
    const large = position('roaming 5 P1 preRoll ship=6 invasion=12\nP1: s29', { pairSpacing: 2 }).play(
      'roll =1,1,ship',
    );
    expect(large.bars().map((bar) => bar.split('@')[0])).toEqual([
      'b1:3',
      'b2:1',
      'b3:3',
      'b5:3',
      'b7:3',
      'b9:3',
      'b10:1',
      'b11:3',
      'b13:3',
      'b15:3',
    ]);
  });

  scenario(['EX-015', 'IK-262', 'IK-316'], 'no more pairs than there are bays for', () => {
    const levels = (invasion: number): number[] => Object.values(landing(invasion, 5)).sort();
    expect(levels(17)).toEqual([2, 2, ...new Array<number>(10).fill(3)]);
    for (const invasion of [18, 19, 40]) expect(levels(invasion)).toEqual(new Array<number>(12).fill(3));
    const large = position('roaming 5 P1 preRoll ship=6 invasion=30\nP1: s29').play('roll =5,1,ship');
    expect(large.bars()).toHaveLength(16);
  });

  const EX_016 = `
    roaming 3 P3 preRoll ship=6
    P1: c16 s53 w16 r16-22 r50-53
    P2: s31 c39 r31-37 r39-44 k37:1+ prog=spy,spy,crane,smith
    P3: c14 s18 r9-14 r18-24`;

  scenario(
    ['EX-016', 'IK-265', 'IK-204', 'IK-294', 'IK-276'],
    'landing is an arrival: a city is sacked, a knight fights',
    () => {
      const table = position(EX_016).play('roll =5,6,ship');
      expect([table.at(16), table.state.walls[0], table.bars()]).toEqual(['s1', 0, ['b5:1@16']]);
      expect([table.at(37), table.state.kills[1], table.step]).toEqual(['k2:1-', 1, 'kill']);
      expect(table.hand(0)).toBe('');
      table.play('P2: kill science =medicine');
      expect([table.step, table.actors()]).toEqual(['drop', [1]]);
      expect(table.refused('P2: drop wedding')).toBe('noCard');
      table.play('P2: drop spy');
      expect(table.progress(1)).toEqual(['crane', 'medicine', 'smith', 'spy']);
      expect([table.step, table.hand(0), table.hand(2)]).toEqual(['action', 'G', 'L']);
      const quiet = position(EX_016, { landingStrikes: false }).play('roll =5,6,ship');
      expect([quiet.at(16), quiet.at(37), quiet.bars()]).toEqual(['c1', 'k2:1+', ['b5:1@16', 'b11:1@37']]);
    },
  );

  scenario(
    ['EX-017', 'EX-018', 'IK-257', 'IK-258', 'IK-299', 'IK-264'],
    'a landing removes those of the last invasion and settles it',
    () => {
      const table = position(`
      roaming 3 P2 preRoll ship=6 invasion=1 bars=b11:1@25<31
      P1: c29 s31 r29-35 r31-36 kills=1
      ${others}`).play('roll =2,6,ship');
      expect(table.bars()).toEqual(['b2:2@5', 'b8:2@48']);
      expect([[...table.state.defender.subarray(0, 3)], [...table.state.kills.subarray(0, 3)]]).toEqual([
        [1, 0, 0],
        [0, 0, 0],
      ]);
      expect([table.state.invasion, table.state.ship, table.hand(2)]).toEqual([2, 0, 'WC']);
      table.play('end; roll =6,5,science');
      expect(table.bars()).toEqual(['b2:2@9', 'b8:2@44']);
    },
  );

  scenario(['EX-019', 'IK-256'], 'nothing is compared, and no knight changes its state', () => {
    const text = `
      roaming 3 P1 preRoll ship=6
      P1: c29 c31 k35:1+ r29-35
      P2: c12 c18
      P3: c14 k19:1+ r14-19`;
    const table = position(text).play('roll =2,6,ship');
    expect([table.at(35), table.at(19), table.state.cityPieces[2]]).toEqual(['k1:1+', 'k3:1+', 1]);
    const rested = position(text, { landingRests: true }).play('roll =2,6,ship');
    expect([rested.at(35), rested.at(19)]).toEqual(['k1:1-', 'k3:1-']);
  });

  scenario(
    ['EX-020', 'IK-242', 'IK-244', 'IK-063'],
    'the ship arrives on its last step and goes back to the first',
    () => {
      const at = (ship: number, options: object = {}): Table =>
        position(`roaming 3 P1 preRoll ship=${ship}\nP1: s29`, options).play('roll =5,1,ship');
      expect([at(5).state.ship, at(5).bars()]).toEqual([6, []]);
      expect([at(6).state.ship, at(6).state.invasion]).toEqual([0, 1]);
      expect([at(6, { firstLandingGrace: 1 }).state.ship, at(7, { firstLandingGrace: 1 }).state.invasion]).toEqual([
        7, 1,
      ]);
      expect(at(2, { shipSteps: 3 }).state.invasion).toBe(1);
      const marching = position('roaming 3 P1 preRoll ship=5 invasion=1 bars=b5:1@22<16\nP1: s53').play(
        'roll =1,3,ship',
      );
      expect(marching.bars()).toEqual(['b5:1@17']);
    },
  );

  scenario(
    ['EX-021', 'EX-022', 'IK-086', 'IK-087', 'IK-243'],
    'the first landing frees the robber, for a seven on that very roll',
    () => {
      const text = `
      roaming 3 P3 preRoll ship=6
      P1: c29 s31 r29-35 r31-36 hand=BBBLLLWWW
      P2: c12 s18 r12-17 r18-24 hand=OO
      P3: c14 s45 r14-19 r41-45`;
      const table = position(text).play('roll =5,2,ship; P1: discard BBLL');
      expect(table.step).toBe('robber');
      const one = table.fork().play('robber h9');
      expect(one.refused('rob 2')).toBe('noVictim');
      expect(one.play('rob 0 =W').hand(2)).toBe('W');
      expect(table.play('robber h4 P2 =O').hand(1)).toBe('O');
      const early = position(text.replace('ship=6', 'ship=3')).play('roll =5,2,science; P1: discard BBLL');
      expect([early.step, early.state.robber]).toEqual(['action', 5]);
      const free = position(text.replace('ship=6', 'ship=3'), { robberLock: false }).play(
        'roll =5,2,science; P1: discard BBLL',
      );
      expect(free.step).toBe('robber');
    },
  );
});

/** Plays one turn for each red die, with a yellow die that makes no seven. */
function reds(table: Table, ...faces: readonly number[]): Table {
  for (const red of faces)
    table.play(`roll =${red},${red === 5 ? 1 : red === 6 ? 2 : 3},science`.replace('4,3', '4,1')).play('end');
  return table;
}

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
    ${others}`).play('roll =5,2,science');
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

describe('cities', () => {
  scenario(
    ['EX-031', 'IK-050', 'IK-286', 'IK-160', 'IK-161', 'IK-068', 'IK-079'],
    'a sacked city produces as a settlement in the same turn',
    () => {
      const text = `
      roaming 3 P2 preRoll invasion=1 bars=b11:1@37
      P1: c31 s29 w31 r31-36 r29-35
      ${others}`;
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
      ${others}`).play('roll =1,2,politics');
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
      ${others}`;
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

describe('guests', () => {
  const EX_129 = `
    roaming 3 P1 action invasion=1 bars=b5:1@22<16
    P1: c29 s45 r29-34-28 r45-49 k29:1+
    P2: c17 s31 r17-22-28 r31-36 house=P1
    P3: c14 s1 r14-19 r1-4`;
  const INVITED = { guestKnights: 'invited' };

  scenario(['EX-129', 'IK-020'], 'a knight travels and stays with a host, and defends the house', () => {
    const table = position(EX_129, INVITED);
    expect(table.legal(0, 'move').map(({ to }) => to)).toEqual([28, 34]);
    expect(table.legal(0, 'attack').map(({ to }) => to)).toEqual([22]);
    expect(table.refused('move 29-17')).toBe('noPath');
    const off = position(EX_129.replace(' house=P1', ''));
    expect([off.legal(0, 'move').map(({ to }) => to), off.legal(0, 'attack')]).toEqual([[28, 34], []]);
    expect(off.refused('house 1')).toBe('noEffect');

    const inside = position(EX_129.replace('bars=b5:1@22<16', '').replace('k29:1+', 'k28:1+'), INVITED).play(
      'move 28-17',
    );
    expect(inside.at(17)).toBe('c2k1:1-');
    inside.play('end; roll =1,1');
    expect(inside.refused('recruit 17')).toBe('knightThere');
    expect([inside.refused('house 1'), inside.refused('house 2')]).toEqual(['unknownPlace', null]);
    inside.play('uninvite P1');
    expect(inside.events).toContainEqual({ kind: 'houseTurned', seat: 1, to: 0, isOpen: false });
    // P1 has no road there: the knight returns to the supply.
    expect([inside.at(17), inside.step, inside.refused('house 0')]).toEqual(['c2', 'action', 'oneCard']);
  });

  scenario(['EX-129', 'IK-294'], 'a kill by a guest counts for its owner, and it breaks no road of its host', () => {
    const table = position(
      `
      roaming 3 P2 preRoll invasion=1 bars=b5:1@22<16
      P1: c2 k17:1+
      P2: s17 c40 r17-22 r12-17-23-29-35-30
      P3: c14`,
      INVITED,
    );
    expect(table.state.longestRoad).toBe(2);
    table.play('roll =1,1');
    expect([table.at(17), table.state.kills[0], table.actors()]).toEqual(['s2k1:1-', 1, [0]]);
  });

  scenario(
    'IK-020',
    'a house that is opened to one player stays closed to others, and its guests are sent away alone',
    () => {
      const table = position(
        `
      roaming 3 P2 action invasion=1
      P1: c2 k17:2+
      P2: c17 c44 r12-17 house=P1
      P3: c14 k44:1-`,
        INVITED,
      ).play('invite P3');
      expect(table.events).toContainEqual({ kind: 'houseTurned', seat: 1, to: 2, isOpen: true });
      expect([table.at(17), table.at(44)]).toEqual(['c2k1:2+', 'c2k3:1-']);
      table.play('end; roll =1,1,science; end; roll =1,1,science; end; roll =1,1,science; uninvite P3');
      expect([table.at(17), table.at(44)]).toEqual(['c2k1:2+', 'c2']);
    },
  );

  scenario('IK-020', 'closing the house asks where a guest goes that has a way', () => {
    const table = position(
      `
      roaming 3 P2 action invasion=1
      P1: c2 r17-23-29 r17-22 k17:2+
      P2: c17 r12-17 house=P1
      P3: c14`,
      INVITED,
    ).play('uninvite P1');
    expect([table.step, table.actors()]).toEqual(['relocate', [0]]);
    expect(table.legal(0, 'relocate').map(({ to }) => to)).toEqual([22, 23, 29]);
    expect(table.play('P1: relocate 17-23').at(23)).toBe('k1:2+');
  });
});

describe('kills and Defender points', () => {
  scenario(['EX-050', 'IK-294', 'IK-295', 'IK-202', 'IK-204'], 'the killer names a deck with cards, and draws', () => {
    const text = `
      roaming 3 P2 preRoll invasion=1 bars=b5:1@22<16
      P1: s34 r28-34 k28:1+ prog=spy,spy,crane,smith
      ${others}`;
    const printer = position(text).play('roll =5,6; P1: kill science =printer');
    expect([printer.points()[0], printer.progress(0).length, printer.step]).toEqual([3, 4, 'action']);
    const none = position(text);
    none.state.undrawn.fill(0, 0, 10);
    none.play('roll =5,6');
    expect(none.refused('P1: kill science')).toBe('deckEmpty');
    // From a single deck the card comes automatically.
    const only = position(text);
    only.state.undrawn.fill(0, 0, 16);
    expect(only.play('roll =5,6').step).toBe('card');
    const empty = position(text);
    empty.state.undrawn.fill(0);
    expect(empty.play('roll =5,6').step).toBe('action');
    // Cards put under a deck can be drawn too, the oldest first.
    const under = position(text.replace('invasion=1', 'invasion=1 under=trade:merchant,merchant-fleet'));
    under.state.undrawn.fill(0, 10, 16);
    under.play('roll =5,6; P1: kill trade');
    expect(under.state.progress[PROGRESS.merchant]).toBe(1);
  });

  /** P1's last kill after these kills; returns what everybody has afterwards. */
  function settled(kills: readonly number[], options: object = {}): Table {
    return position(
      `
      roaming 3 P1 preRoll invasion=1 bars=b5:1@22<16
      P1: s34 r28-34 k28:1+ kills=${kills[0]}
      P2: s12 kills=${kills[1]}
      P3: s14 kills=${kills[2]}`,
      { killReward: 'none', ...options },
    ).play('roll =5,6');
  }

  scenario(['EX-051', 'IK-296', 'IK-297', 'IK-298'], 'who alone has most kills gets a Defender point', () => {
    const defenders = (...kills: readonly number[]): number[] => [...settled(kills).state.defender.subarray(0, 3)];
    expect(defenders(1, 0, 0)).toEqual([1, 0, 0]);
    expect(defenders(0, 1, 0)).toEqual([0, 0, 0]);
    expect(defenders(1, 1, 1)).toEqual([1, 0, 0]);
    expect(defenders(1, 2, 0)).toEqual([0, 0, 0]);
    const tie = settled([1, 2, 0], { defenderTie: 'card' });
    expect([tie.step, tie.actors()]).toEqual(['tie', [0]]);
    tie.play('tie science =crane; P2: tie trade =merchant');
    expect([tie.progress(0), tie.progress(1), tie.step]).toEqual([['crane'], ['merchant'], 'action']);
    const landed = position('roaming 3 P1 preRoll ship=6 invasion=1 bars=b5:1@34<28\nP1: s53').play('roll =5,6,ship');
    expect([...landed.state.defender.subarray(0, 3)]).toEqual([0, 0, 0]);
  });

  scenario(['EX-052', 'IK-299'], 'an invasion that was settled is not settled again', () => {
    const table = settled([1, 0, 0]);
    table.state.ship = 6;
    table.play('end; roll =5,6,ship');
    expect([...table.state.defender.subarray(0, 3)]).toEqual([1, 0, 0]);
  });

  scenario(['EX-130', 'IK-294'], 'with killReward: search the killer picks; with none nothing is drawn', () => {
    const text = `
      roaming 3 P1 preRoll invasion=1 bars=b5:1@22<16 under=politics:spy
      P1: s34 r28-34 k28:1+
      ${others}`;
    const table = position(text, { killReward: 'search' });
    table.state.undrawn.fill(0);
    table.state.undrawn[23] = 2;
    table.state.undrawn[0] = 1;
    table.play('roll =5,6; kill politics');
    expect(table.legal(0, 'fetch').map(({ card }) => card)).toEqual(['spy', 'warlord']);
    table.play('fetch politics spy');
    expect([table.progress(0), table.state.underCount[2], table.step]).toEqual([['spy'], 0, 'action']);
    // All knew the cards under the deck, and so know who has one now; only the killer knows an undrawn card.
    expect(table.state.spied[(1 * 6 + 0) * 25 + PROGRESS.spy]).toBe(1);
    const seen = position(text, { killReward: 'search' }).play('roll =5,6; kill politics; fetch politics warlord');
    const told = seen.events.map((event) => EVENTS.view(seen.state.setup, event, 1));
    expect(told).toContainEqual({ kind: 'deckSearched', seat: 0, card: UNKNOWN, isOpen: false });
    expect(seen.state.spied[(1 * 6 + 0) * 25 + PROGRESS.warlord]).toBe(0);
    expect(view(seen.state, 1).table.decks[2].under).toEqual([{ card: 'spy', knownTo: [0, 1, 2] }]);
    expect(position(text, { killReward: 'none' }).play('roll =5,6').step).toBe('action');
  });

  scenario(['EX-053', 'IK-303', 'IK-304'], 'the point that wins counts in the own turn', () => {
    const text = (seat: string): string => `
      roaming 3 ${seat} preRoll invasion=1 bars=b5:1@22<16
      P1: s34 r28-34 k28:1+ m40:science m31:trade c2 s16 kills=1
      P2: s12
      P3: s14`;
    const other = position(text('P2'), { killReward: 'none' });
    expect(other.points()[0]).toBe(12);
    other.play('roll =5,6');
    expect([other.points()[0], other.step]).toEqual([13, 'action']);
    other.play('end; roll =1,1; end');
    expect(other.result().winners).toEqual([0]);
    const own = position(text('P1'), { killReward: 'none' }).play('roll =5,6');
    expect([own.result().winners, own.hand(0)]).toEqual([[0], '']);
  });

  test('a barbarian that leaves the board is nobody’s kill, and may end the invasion', () => {
    const table = position('roaming 3 P1 preRoll invasion=1 bars=b0:1@32<37\nP1: s53 kills=1', { coast: 'leave' });
    table.play('roll =6,2');
    expect([table.state.defender[0], table.state.kills[0], table.bars()]).toEqual([1, 0, []]);
  });
});
