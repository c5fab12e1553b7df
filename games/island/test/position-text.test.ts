/** The text form of positions (Notation, Positions as text). */
import { seatsOf } from '@marchlands/core/seat.ts';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { parse } from '../position/position.ts';
import { dueStep, STACK, STEP_NAMES } from '../state.ts';
import { position } from './play.ts';
import { situation } from './situation.ts';

describe('a choice that is open', () => {
  const PLACES = `
  P1: c29 s31 r29-35 r31-36 hand=BBLWWWWWO
  P2: c12 c18 r12-17 r18-24 hand=OOWP k17:2+ k24:1- prog=spy,spy
  P3: c14 s45 r14-19 r41-45 hand=BK`;
  const OPEN: readonly (readonly [head: string, due: string, seats: readonly number[]])[] = [
    ['knights 3 P1 rolled invasion=1 dice=3,4,science step=seven open=discard:P1:4', 'discard', [0]],
    ['knights 3 P1 rolled invasion=1 dice=3,4,science step=seven open=robber:seven', 'robber', [0]],
    ['knights 3 P1 rolled invasion=1 dice=3,4,science step=seven open=victim:h4', 'victim', [0]],
    ['knights 3 P1 rolled dice=1,2,trade step=production open=aqueduct:P2,P3', 'aqueduct', [1]],
    ['knights 3 P1 rolled invasion=1 dice=1,2,ship step=event open=lose:P2', 'lose', [1]],
    ['knights 3 P1 rolled invasion=1 dice=1,2,ship step=event open=tie:P1,P2', 'tie', [0]],
    ['knights 3 P1 action open=answer:BB>O:P2,P3', 'answer', [1, 2]],
    ['knights 3 P1 action open=answer:BB>O:P3,P2=accept', 'answer', [2]],
    ['knights 3 P1 action open=choose:BB>O:P2=O>BBL,P3=decline', 'choose', [0]],
    ['knights 3 P1 action open=swap:P2:B', 'forced', [1]],
    ['knights 3 P1 action open=desert:P2', 'desert', [1]],
    ['knights 3 P1 action open=place:2+', 'station', [0]],
    ['knights 3 P1 action open=gift:P2,P3', 'wedding', [1, 2]],
    ['knights 3 P1 action open=card:spy:P2', 'spy', [0]],
    ['knights 3 P1 action open=card:master-merchant:P2', 'pick', [0]],
    ['knights 3 P1 action open=metropolis:science', 'metropolis', [0]],
  ];
  it.each(OPEN)('%s', (head, due, seats) => {
    const s = situation(`${head}${PLACES}`);
    expect([STEP_NAMES[dueStep(s)], seatsOf(game.actors(s))]).toEqual([due, seats]);
  });

  const ALONE: readonly (readonly [text: string, due: string, seats: readonly number[], about: object])[] = [
    ['base 3 P2 setup open=settle:P2:1', 'settle', [1], {}],
    ['base 3 P2 setup open=setroad:P2:1:29\nP2: s29', 'setRoad', [1], {}],
    [
      'knights 3 P3 setup open=city:P3:2\nP1: s29 r29-35\nP2: s12 r12-17\nP3: s14 r14-19',
      ...(['settle', [2], {}] as const),
    ],
    ['knights 3 P1 preRoll open=yellow:3', 'alchemist', [0], {}],
    ['roaming 3 P1 action invasion=1 open=kill:P1', 'kill', [0], {}],
    ['roaming 3 P1 rolled dice=1,2,ship step=march left=b5 bars=b5:1@16 open=kill:P2', 'kill', [1], {}],
    ['roaming 3 P1 action dice=3,4,trade open=drop:P1\nP1: prog=spy,crane,smith,mining,bishop', 'drop', [0], {}],
    ['knights 3 P1 action open=relocate:P2:31:2-', 'relocate', [1], { at: 31, knight: 18 }],
  ];
  it.each(ALONE)('%s: is due', (text, due, seats, about) => {
    const s = situation(text);
    expect([STEP_NAMES[dueStep(s)], seatsOf(game.actors(s))]).toEqual([due, seats]);
    expect(s.interrupts === 0 ? {} : STACK.dataAt(s, s.interrupts - 1)).toEqual(about);
  });

  it('names the deck to be searched', () => {
    const s = situation('roaming 3 P1 action open=search:P2:trade', { killReward: 'search' });
    expect([STEP_NAMES[dueStep(s)], STACK.dataAt(s, s.interrupts - 1)]).toEqual(['search', { deck: 1 }]);
  });

  it('holds the cards picked, the offer and the answers so far', () => {
    const s = situation(`knights 3 P1 rolled invasion=1 dice=3,4,science step=seven open=discard:P1:2:WB${PLACES}`);
    expect([s.due[0], Array.from(s.picked.subarray(0, 3))]).toEqual([2, [1, 0, 1]]);
    const offered = situation(`knights 3 P1 action open=choose:BB>O:P2=O>BBL,P3=decline${PLACES}`);
    expect([offered.give[0], offered.want[4], offered.counterWant[8], Array.from(offered.answer)]).toEqual([
      ...[2, 1, 2],
      [0, 3, 2, 0, 0, 0],
    ]);
  });

  it('is refused where it cannot be', () => {
    const wrong = (head: string): string => {
      const setup = game.setup({ rules: 'knights' }, 3);
      if (!setup.ok) throw new Error(setup.problem.message);
      const read = parse(setup.value, `${head}${PLACES}`);
      return read.ok ? 'taken' : `${read.problem.message} ${read.problem.rule}`;
    };
    expect(wrong('knights 3 P1 action open=swap:P3:G')).toContain('cannot be open');
    expect(wrong('knights 3 P1 preRoll open=answer:BB>O:P2')).toContain('cannot be open');
    expect(wrong('knights 3 P1 action open=answer:BBB>O:P2')).toContain('an offer or answers that cannot be');
    expect(wrong('knights 3 P1 action open=dance:P2')).toContain('unknown open choice');
    expect(wrong('knights 3 P1 action open=card:smith:28')).toContain('sent whole');
    expect(wrong('knights 3 P1 rolled dice=3,4,science step=seven open=discard:P1:3')).toContain('IK-078');
    expect(wrong('knights 3 P1 action open=robber:knight')).toContain('must be robber:chase');
    expect(wrong('knights 3 P1 action open=gift:P2,P2')).toContain('"P2" twice');
    expect(wrong('knights 3 P1 action open=gift:P2:P3')).toContain('a choice such as gift:P2');
    expect(wrong('knights 3 P1 action open=answer:BB>O:P2=counter')).toContain('one of accept, decline');
    expect(wrong('knights 3 P1 setup open=settle:P1:1')).toContain('round 2');
    expect(wrong('knights 3 P1 action opt=pairSpacing:2')).toContain('not the options');
    expect(wrong('knights 3 P1 noon')).toContain('setup, preRoll, rolled, action, special, over');
  });

  it('is refused, however many more are named', () => {
    const setup = game.setup({ rules: 'knights' }, 3);
    if (!setup.ok) throw new Error(setup.problem.message);
    const read = parse(setup.value, `knights 3 P1 action ${'open=gift:P2 '.repeat(8)}${PLACES}`);
    expect(read.ok ? 'taken' : read.problem.message).toContain('only the one that is due now');
  });

  it('is none where a match is over: the points that won it are its reason', () => {
    const s = situation('knights 3 P1 over\nP1: m0:science m9:trade m20:politics c23 imp=4/4/4 def=2 shown=printer');
    expect([game.result(s).reason, game.result(s).winners]).toEqual(['points', [0]]);
  });

  it('goes on as it would have', () => {
    const table = position(`knights 3 P1 action open=answer:BB>O:P2,P3${PLACES}`);
    table.play('P2: accept; P3: decline; deal P2');
    expect([table.hand(0), table.step]).toEqual(['LWWWWWOO', 'action']);
  });
});
