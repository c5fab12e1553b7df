/** Knights as guests in the buildings of others. */
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect } from 'vitest';
import { position } from './play.ts';

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
