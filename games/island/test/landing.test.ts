/** The landing of roaming barbarians: where, how many, and what it strikes. */
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect } from 'vitest';
import { OTHERS } from './others.ts';
import { position, type Table } from './play.ts';

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
      ${OTHERS}`).play('roll =2,6,ship');
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
