/** Improvements and what they bring: gates, the Aqueduct, metropolises, walls, rates. */
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect } from 'vitest';
import { KIND } from '../data/kinds.ts';
import { rateOf } from '../rules/bank.ts';
import { ABOUT } from '../state.ts';
import { OTHERS } from './others.ts';
import { position } from './play.ts';
import { edgeOf } from './situation.ts';

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
      ${OTHERS}`);
      table.play('improve science; improve science');
      expect([table.hand(0), table.state.metropolis[0], table.points()[0]]).toEqual(['CCCC', 30, 4]);
      expect(table.refused('improve trade')).toBe('noPlainCity');
      expect(table.refused('improve politics')).toBe('cannotPay');
      const two = position(`
      knights 3 P1 action
      P1: c29 c31 imp=3/0/0 hand=PPPP
      ${OTHERS}`);
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
      ${OTHERS}`);
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
