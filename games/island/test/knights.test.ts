/** Recruiting, activating and promoting knights, and their actions. */
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect } from 'vitest';
import { OTHERS } from './others.ts';
import { position, type Table } from './play.ts';

const ends = (table: Table, kind: 'move' | 'attack' | 'displace', from: number): number[] =>
  table.legal(0, kind).flatMap((move) => (move.from === from ? [move.to] : []));

describe('recruiting, activating, promoting', () => {
  scenario(
    ['IK-166', 'IK-167', 'IK-169', 'IK-170', 'IK-171', 'IK-112'],
    'what it costs, and where a knight may stand',
    () => {
      const table = position(`
      knights 3 P1 action
      P1: c29 r29-35-40 r29-34 hand=WWGOO
      ${OTHERS}`);
      expect(table.legal(0, 'recruit').map(({ at }) => at)).toEqual([34, 35, 40]);
      expect(table.refused('recruit 29')).toBe('occupied');
      expect(table.refused('recruit 30')).toBe('notJoined');
      table.play('recruit 35');
      expect([table.at(35), table.hand(0)]).toEqual(['k1:1-', 'WGO']);
      expect(table.refused('recruit 35')).toBe('knightThere');
      table.play('activate 35; promote 35');
      expect([table.at(35), table.hand(0)]).toEqual(['k1:2~', '']);
      expect(table.refused('activate 35')).toBe('active');
      expect(table.refused('recruit 40')).toBe('cannotPay');
    },
  );

  scenario(['IK-168', 'IK-019', 'IK-020'], 'with roaming barbarians a knight may stand in an own building', () => {
    const table = position(`
      roaming 3 P1 action
      P1: c29 s31 r29-35 r18-23 hand=WO
      ${OTHERS}`);
    expect(table.legal(0, 'recruit').map(({ at }) => at)).toEqual([23, 29, 31, 35]);
    expect(table.refused('recruit 18')).toBe('occupied');
  });

  scenario(['EX-039', 'IK-177', 'IK-178', 'IK-173'], 'who may act, and who may be promoted', () => {
    const table = position(`
      knights 3 P1 action
      P1: c29 c44 r29-35-30-24 r35-40 r44-48 r39-44 k35:1+ k40:1- k48:2+ hand=WWWWOOOOGGGG imp=0/0/3
      ${OTHERS}`);
    table.play('activate 40');
    expect(table.refused('move 40-30')).toBe('notReady');
    expect(table.refused('promote 40')).toBe(null);
    table.play('move 35-30');
    expect(table.refused('move 30-24')).toBe('inactive');
    table.play('activate 30');
    expect(table.refused('move 30-24')).toBe('notReady');
    expect(table.refused('promote 30')).toBe(null);
    table.play('promote 48');
    expect(table.refused('promote 48')).toBe('topKnight');
    expect(table.refused('move 48-39')).toBe(null);
    table.play('promote 30; promote 40');
    expect(table.refused('promote 30')).toBe('promotedAlready');
    expect([table.at(48), table.at(30)]).toEqual(['k1:3+', 'k1:2~']);
    table.play('recruit 24; activate 24');
    expect(table.refused('move 24-35')).toBe('notReady');
    expect(table.refused('promote 24')).toBe('noPiece');
  });

  scenario(
    ['EX-046', 'IK-171', 'IK-172', 'IK-173', 'IK-113', 'IK-150', 'IK-176'],
    'pieces of each level, and the Fortress',
    () => {
      const text = `
      roaming 3 P1 action
      P1: c29 s31 r29-35-30-36-31 k29:1- k35:1+ k30:2+ k31:2- hand=WWWOOO
      ${OTHERS}`;
      const table = position(text);
      expect(table.refused('promote 29')).toBe('noPiece');
      expect(table.refused('promote 30')).toBe('noFortress');
      expect(table.refused('recruit 36')).toBe('noPiece');
      const fortress = position(text.replace('hand', 'imp=0/0/3 hand'));
      fortress.play('promote 30');
      expect(fortress.at(30)).toBe('k1:3+');
      fortress.play('promote 29; recruit 36');
      expect(fortress.refused('promote 30')).toBe('topKnight');
      expect([fortress.at(29), fortress.at(36)]).toEqual(['c1k1:2-', 'k1:1-']);
    },
  );

  scenario(
    ['IK-174', 'IK-179', 'IK-197'],
    'no acting with a knight of others, before the roll, or in the turn of others',
    () => {
      const table = position(`
      knights 3 P1 preRoll
      P1: c29 r29-35-40 k35:1+
      P2: c12 r12-17-22 k17:1+
      P3: c14`);
      expect(table.refused('move 35-40')).toBe('wrongPhase');
      table.play('roll =1,1');
      expect(table.refused('move 17-22')).toBe('notOwn');
      expect(table.refused('P2: move 17-22')).toBe('notYours');
      expect(table.refused('move 35-29')).toBe('occupied');
      expect(table.refused('move 35-45')).toBe('noPath');
      expect(table.refused('move 35-40')).toBe(null);
    },
  );
});

describe('actions', () => {
  scenario(
    ['EX-040', 'IK-180', 'IK-181', 'IK-183', 'IK-184', 'IK-189', 'IK-182', 'IK-185'],
    'where a knight may go, attack and displace',
    () => {
      const text = `
        roaming 3 P1 action invasion=2 bars=b2:2@24<18
        P1: c29 s31 r29-35-30-24-18 r30-36-31 r35-40-44 k35:2+ k31:1-
        P2: s48 c13 r44-48 r8-13 k44:1-
        P3: s46 c16 r46-41-36 r16-22 k36:2+`;
      const table = position(text);
      expect(ends(table, 'move', 35)).toEqual([29, 30, 40]);
      expect(ends(table, 'attack', 35)).toEqual([24]);
      expect(ends(table, 'displace', 35)).toEqual([44]);
      expect(table.refused('move 35-18')).toBe('noPath');
      expect(table.refused('displace 35-36')).toBe('notWeaker');
      const plain = position(text.replace('roaming', 'knights').replace(' bars=b2:2@24<18', '').replace(' k31:1-', ''));
      expect(ends(plain, 'move', 35)).toEqual([18, 24, 30, 40]);
      expect(ends(plain, 'displace', 35)).toEqual([44]);
    },
  );

  scenario(['EX-041', 'IK-186', 'IK-187'], 'of several barbarians one is named and fought', () => {
    const text = `
      roaming 3 P1 action invasion=4 bars=b0:3@26<32,b1:1@26<20,b6:3@27<21,b7:1@27<33
      P1: s31 r31-25-20-26 k25:2+
      P2: c12 s18 r12-17 r18-24
      P3: c14 s45 r9-14 r41-45`;
    const weak = position(text).play('attack 25-26 b1');
    expect([weak.at(26), weak.state.kills[0], weak.step]).toEqual(['k1:2-', 1, 'kill']);
    expect(weak.bars()).toEqual(['b0:3@26', 'b6:3@27', 'b7:1@27']);
    const strong = position(text).play('attack 25-26 b0');
    expect([strong.bars()[0], strong.state.kills[0], strong.step]).toEqual(['b0:1@26', 0, 'action']);
    const open = position(text).play('attack 25-26');
    expect([open.step, open.isPartial(0)]).toEqual(['foe', true]);
    expect(open.legal(0, 'foe').map(({ bay }) => bay)).toEqual([0, 1]);
  });

  const EX_042 = `
    roaming 3 P1 action invasion=1
    P1: c29 s31 r29-35-30-36-31 k29:2+
    P2: c19 s40 r19-24-30 r40-45 k30:1+
    P3: c16 s20 r16-22 r20-26`;

  scenario(['EX-042', 'IK-189', 'IK-191', 'IK-128', 'IK-132'], 'a displaced knight goes where its owner says', () => {
    const table = position(EX_042).play('displace 29-30');
    expect([table.at(30), table.step, table.actors()]).toEqual(['k1:2-', 'relocate', [1]]);
    expect(table.legal(1, 'relocate').map(({ to }) => to)).toEqual([19, 24]);
    table.play('P2: relocate 30-24');
    expect([table.at(24), table.step]).toEqual(['k2:1+', 'action']);
    const plain = position(EX_042.replace('roaming', 'knights').replace('k29', 'k35')).play('displace 35-30');
    // A single place is chosen automatically.
    expect([plain.at(24), plain.step]).toEqual(['k2:1+', 'action']);
  });

  scenario(['EX-043', 'IK-192', 'IK-193'], 'with nowhere to go it leaves the board', () => {
    const table = position(
      EX_042.replace('c19', 's19').replace('roaming', 'knights').replace('k29', 'k35').replace('c16', 'k24:1- c16'),
    );
    table.play('displace 35-30');
    expect([table.step, table.at(30), table.at(24), table.state.knightPieces[3]]).toEqual([
      'action',
      'k1:2-',
      'k3:1-',
      0,
    ]);
  });

  scenario(['EX-044', 'IK-190'], 'no displacing inside buildings, beside barbarians, or with the option off', () => {
    const table = position(`
      roaming 3 P1 action invasion=1 bars=b2:1@24<18
      P1: c29 r29-35-30-24 r35-40 k29:3+
      P2: s40 k40:1- k24:1- r24-18
      P3: s14`);
    expect(table.refused('displace 29-40')).toBe('sheltered');
    expect(table.refused('displace 29-24')).toBe('sheltered');
    expect(ends(table, 'displace', 29)).toEqual([]);
    expect(position(EX_042, { displacing: false }).refused('displace 29-30')).toBe('noEffect');
    expect(
      position(EX_042.replace('roaming', 'knights').replace('k29', 'k35'), { displacing: false }).refused(
        'displace 35-30',
      ),
    ).toBe(null);
  });

  scenario(['EX-045', 'EX-011', 'IK-194', 'IK-195', 'IK-196'], 'chasing the robber, not from inside a building', () => {
    const text = `
      roaming 3 P1 action invasion=1 robber=h9
      P1: c29 s45 r29-35-30 r45-49 k29:2+ k30:1+ k49:1+
      P2: c12 s18 r12-17 r18-24 hand=WW
      P3: c14 s20 r14-19 r20-26`;
    const table = position(text);
    expect(table.refused('chase 29 h0')).toBe('inside');
    expect(table.refused('chase 49 h0')).toBe('notAtRobber');
    expect(table.refused('chase 30 h9')).toBe('robberStays');
    table.play('chase 30 h0 P2 =W');
    expect([table.hand(0), table.hand(1), table.state.robber, table.at(30), table.step]).toEqual([
      'W',
      'W',
      0,
      'k1:1-',
      'action',
    ]);
    expect(position(text.replace('invasion=1', '')).refused('chase 30 h0')).toBe('robberLocked');
  });

  scenario(['EX-047', 'IK-118', 'IK-119', 'IK-017', 'IK-018'], 'settling where a knight stands', () => {
    const text = `
      roaming 3 P1 action invasion=1
      P1: c29 r29-35-40 k40:1+ hand=BLWG
      P2: c12 s18 r12-17 r18-24
      P3: c14 s46 r14-19 r42-46`;
    expect(position(text).play('settle 40').at(40)).toBe('s1k1:1+');
    expect(position(text.replace('roaming', 'knights')).refused('settle 40')).toBe('knightThere');
    expect(position(text, { settlementOnOwnKnight: false }).refused('settle 40')).toBe('knightThere');
    expect(position(text.replace('k40:1+ ', '').replace('P2: c12', 'P2: k40:1- c12')).refused('settle 40')).toBe(
      'knightThere',
    );
  });

  scenario(['IK-121', 'IK-017'], 'knights and barbarians on neighbours do not hinder a settlement', () => {
    const table = position(`
      roaming 3 P1 action invasion=1 bars=b2:1@35<30
      P1: c29 r29-35-40 hand=BLWG
      P2: c12 k44:1-
      P3: c14`);
    expect(table.refused('settle 40')).toBe(null);
  });
});

describe('special building phases', () => {
  scenario(['EX-126', 'IK-318', 'IK-319', 'IK-322'], 'recruit, activate and promote, but no action and no card', () => {
    const table = position(`
      roaming 5 P2 action
      P1: s70
      P2: s12
      P3: s2
      P4: c29 r29-35 k35:1- prog=warlord hand=GWOOBB
      P5: s50`).play('end; end');
    expect(table.actors()).toEqual([3]);
    table.play('P4: activate 35; P4: promote 35; P4: wall 29');
    expect(table.at(35)).toBe('k4:2+');
    expect(table.refused('P4: promote 35')).toBe('promotedAlready');
    expect(table.refused('P4: move 35-29')).toBe('wrongPhase');
    expect(table.refused('P4: play warlord')).toBe('wrongPhase');
    table.play('end; end; end');
    expect([table.step, table.state.active]).toEqual(['preRoll', 2]);
    table.play('roll =1,1; end; end; end; end; end; roll =1,1');
    expect(table.state.active).toBe(3);
    expect(table.refused('move 35-29')).toBe(null);
  });
});
