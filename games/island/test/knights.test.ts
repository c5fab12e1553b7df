/** Knights, improvements, walls, gates, Aqueduct and the ordinary attack. */
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect } from 'vitest';
import { KIND } from '../data/kinds.ts';
import { rateOf } from '../rules/bank.ts';
import { ABOUT } from '../state.ts';
import { position, type Table } from './play.ts';
import { edgeOf } from './situation.ts';

const others = `
  P2: c12 s18 r12-17 r18-24
  P3: c14 s45 r14-19 r41-45`;

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
      ${others}`);
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
      ${others}`);
    expect(table.legal(0, 'recruit').map(({ at }) => at)).toEqual([23, 29, 31, 35]);
    expect(table.refused('recruit 18')).toBe('occupied');
  });

  scenario(['EX-039', 'IK-177', 'IK-178', 'IK-173'], 'who may act, and who may be promoted', () => {
    const table = position(`
      knights 3 P1 action
      P1: c29 c44 r29-35-30-24 r35-40 r44-48 r39-44 k35:1+ k40:1- k48:2+ hand=WWWWOOOOGGGG imp=0/0/3
      ${others}`);
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
      ${others}`;
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

describe('gates and the Aqueduct', () => {
  const EX_060 = `
    knights 4 P2 preRoll
    P1: c29 imp=1/0/0
    P2: c12 imp=2/0/0
    P3: c14 imp=5/0/0
    P4: c45`;

  scenario(['EX-060', 'IK-060', 'IK-061', 'IK-062', 'IK-059', 'IK-009'], 'who draws at a gate, in turn order', () => {
    const drawers = (red: number): number[] => {
      const table = position(EX_060).play(`roll =${red},${red === 6 ? 2 : 1},science`);
      const seats: number[] = [];
      while (table.step === 'card') {
        seats.push(ABOUT.seat.get(table.state));
        table.chance({ kind: 'card', card: seats.length < 3 ? 'irrigation' : 'crane' });
      }
      return seats;
    };
    expect(drawers(1)).toEqual([1, 2, 0]);
    expect(drawers(3)).toEqual([1, 2]);
    expect(drawers(5)).toEqual([2]);
    const last = position(EX_060);
    last.state.undrawn.fill(0, 0, 10);
    last.state.undrawn[1] = 1;
    last.play('roll =1,1,science');
    last.chance({ kind: 'card', card: 'crane' });
    expect([last.progress(0), last.progress(1), last.progress(2)]).toEqual([[], ['crane'], []]);
  });

  scenario(['EX-104', 'IK-202'], 'Printer is laid open at once, in anybody’s turn', () => {
    const table = position(`
      knights 3 P1 preRoll
      P1: c29
      P2: c12
      P3: c14 imp=1/0/0 prog=spy,wedding,merchant,merchant`).play('roll =1,1,science');
    table.chance({ kind: 'card', card: 'printer' });
    expect([table.step, table.points()[2], table.progress(2).length]).toEqual(['action', 3, 4]);
  });

  scenario(['EX-064', 'IK-074', 'IK-075', 'IK-076', 'IK-148'], 'the Aqueduct, for who got nothing', () => {
    const text = `
      knights 3 P1 preRoll robber=h18
      P1: c45 imp=3/0/0
      P2: c12 imp=4/0/0
      P3: c31 imp=3/0/0`;
    // Total 5: h4 (12 of P2) and h18 (45, with the robber).
    const table = position(text).play('roll =1,4,trade');
    expect([table.step, table.actors(), table.hand(1)]).toEqual(['aqueduct', [0], 'OK']);
    table.play('aqueduct B; P3: aqueduct W');
    expect([table.hands(), table.step]).toEqual([['B', 'OK', 'W'], 'action']);
    const some = position(text.replace('robber=h18', 'robber=h18 bank=B0,L3,W1,G0,O0')).play('roll =1,4,trade');
    expect([some.refused('aqueduct B'), some.legal(0, 'take').map(({ card }) => card)]).toEqual([
      'bankLacks',
      ['lumber', 'wool'],
    ]);
    const short = position(text.replace('robber=h18', 'robber=h18 bank=B0,L0,W1,G0,O0')).play('roll =1,4,trade');
    expect([short.hands(), short.step]).toEqual([['W', 'K', ''], 'action']);
    expect(position(text).play('roll =1,6,trade').step).toBe('action');
  });
});

describe('improvements, metropolises, walls', () => {
  scenario(
    ['EX-122', 'IK-144', 'IK-145', 'IK-154', 'IK-151', 'IK-156', 'IK-157'],
    'levels one by one, and a metropolis at the fourth',
    () => {
      const table = position(`
      knights 3 P1 action
      P1: c29 imp=2/3/0 hand=PPPPPPPCCCC
      ${others}`);
      table.play('improve science; improve science');
      expect([table.hand(0), table.state.metropolis[0], table.points()[0]]).toEqual(['CCCC', 30, 4]);
      expect(table.refused('improve trade')).toBe('noPlainCity');
      expect(table.refused('improve politics')).toBe('cannotPay');
      const two = position(`
      knights 3 P1 action
      P1: c29 c31 imp=3/0/0 hand=PPPP
      ${others}`);
      two.play('improve science');
      expect([two.step, two.isPartial(0)]).toEqual(['metropolis', true]);
      expect(two.play('crown 31').state.metropolis[0]).toBe(32);
    },
  );

  scenario(
    ['EX-123', 'IK-152', 'IK-153', 'IK-155', 'IK-158'],
    'the first on level 5 takes the metropolis, or keeps it',
    () => {
      const text = `
      knights 3 P2 action
      P1: m29:science imp=4/0/0 hand=PPPPP
      P2: c12 imp=4/0/0 hand=PPPPP
      P3: c14`;
      const taken = position(text).play('improve science');
      expect([taken.state.metropolis[0], taken.points()]).toEqual([13, [2, 4, 2]]);
      const first = position(text.replace('knights 3 P2', 'knights 3 P1')).play('improve science');
      expect([first.state.metropolis[0], first.hand(0)]).toEqual([30, '']);
      first.play('end; roll =1,6,trade; improve science');
      expect([first.state.metropolis[0], first.state.level[3]]).toEqual([30, 5]);
      expect(first.refused('improve science')).toBe('topLevel');
      // It stays on its city, even if its holder has another.
      const other = position(text.replace('knights 3 P2', 'knights 3 P1').replace('m29:science', 'm29:science c31'));
      expect(other.play('improve science').state.metropolis[0]).toBe(30);
    },
  );

  scenario(
    ['EX-124', 'IK-157', 'IK-159', 'IK-161', 'IK-160'],
    'a wall under a city, with or without a metropolis',
    () => {
      const table = position(`
      knights 3 P1 action
      P1: m29:science c31 s2 imp=4/0/0 hand=BBBBBB
      ${others}`);
      expect(table.refused('wall 2')).toBe('noCity');
      table.play('wall 29');
      expect([table.points()[0], table.refused('wall 29')]).toEqual([7, 'wallThere']);
      table.play('wall 31');
      expect([table.state.walls[0], table.hand(0)]).toEqual([2, 'BB']);
      const three = position('knights 3 P1 action\nP1: c29 c31 c2 c45 w29 w31 w2 hand=BB');
      expect(three.refused('wall 45')).toBe('noPiece');
    },
  );

  scenario(['EX-065', 'IK-079'], 'each wall keeps two more cards on a seven', () => {
    const due = (cards: number, walls: string): number =>
      position(`knights 3 P1 preRoll\nP1: c29 c31 c2 ${walls} hand=${'B'.repeat(cards)}`).play('roll =3,4').state
        .due[0];
    expect([due(9, ''), due(9, 'w29'), due(10, 'w29'), due(11, 'w29 w31')]).toEqual([4, 0, 5, 0]);
    expect([due(14, 'w29 w31 w2'), due(15, 'w29 w31 w2')]).toEqual([7, 7]);
  });

  scenario(['EX-069', 'IK-093', 'IK-149', 'IK-163', 'IK-092'], 'Trading house and merchant', () => {
    const rates = (text: string, item = ''): number[] => {
      const { state } = position(`knights 3 P1 action ${item}\nP1: s29 s4 ${text}`);
      return [KIND.brick, KIND.lumber, KIND.paper, KIND.cloth].map((kind) => rateOf(state, 0, kind));
    };
    expect(rates('imp=0/3/0')).toEqual([4, 4, 2, 2]);
    expect(rates('', 'merchant=h1:P1')).toEqual([4, 2, 4, 4]);
    expect(rates('', 'merchant=h1:P2')).toEqual([4, 4, 4, 4]);
  });

  scenario(['IK-035', 'IK-038', 'IK-039'], 'what everybody starts with', () => {
    const { state } = position('knights 3 P1 action\nP1: s29');
    expect([...state.undrawn].reduce((sum, count) => sum + count, 0)).toBe(54);
    expect([state.ship, state.merchant, state.metropolis[0], state.level[0], state.walls[0]]).toEqual([0, 0, 0, 0, 0]);
    expect(edgeOf(state, '29-35')).toBeGreaterThan(0);
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
