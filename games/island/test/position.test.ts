import { EVERYTHING } from '@marchlands/core/seat.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { parse } from '../position/position.ts';
import { makeSetup } from '../setup.ts';
import { view } from '../view/view.ts';
import { position } from './play.ts';

function read(text: string) {
  const [rules, seats] = text.trim().split(/\s+/);
  const setup = makeSetup({ rules }, Number(seats));
  if (!setup.ok) throw new Error(setup.problem.message);
  return parse(setup.value, text);
}

/** The refusal of a position: the sentence and the rule. */
function refused(text: string): string {
  const found = read(text);
  return found.ok ? 'taken' : `${found.problem.message} ${found.problem.rule}`;
}

scenario('EX-133', 'positions that cannot be are refused, with the reason', () => {
  expect(refused('roaming 3 P1 action\nP1: c29 s23')).toContain('neighbours 23 and 29');
  expect(refused('roaming 3 P1 action\nP1: s29 w29')).toContain('wall on 29');
  expect(refused('roaming 3 P1 action\nP1: s29 k35:1+ k36:1+ k30:1-')).toContain('3 knights of level 1');
  expect(refused('knights 3 P1 action\nP1: c29 k29:1+')).toContain('IK-018');
  expect(refused('roaming 3 P1 action bars=b5:1@33')).toContain('not its bay');
  expect(refused('roaming 3 P1 action bars=b5:1@22<18')).toContain('no edge');
  expect(refused('base 3 P1 action\nP1: k35:1+')).toContain('base form has none');
  expect(refused(`base 3 P1 action\nP1: hand=${'B'.repeat(20)}`)).toContain('19');
});

describe('the text of a position', () => {
  const WRONG: readonly (readonly [text: string, part: string])[] = [
    ['base 3 P4 action', 'from 1 to 3, not 4'],
    ['base 3 P1 noon', 'setup, preRoll, rolled, action, special, over'],
    ['base 3 P1 action robber=h19', '0 to 18'],
    ['base 3 P1 action sun=1', 'unknown item'],
    ['base 3 P1 action board=G9', 'no terrain on h1'],
    ['base 3 P1 action harbours=18-23:any', 'no coast'],
    ['base 3 P1 action\nP1: r1-9', 'neighbours'],
    ['base 3 P1 action\nP1: hand=P', 'kind of card'],
    ['base 3 P1 action\nP1: s99', '0 to 53'],
    ['base 3 P1 action\nP1: s9 c9', 'two buildings'],
    ['roaming 3 P1 action\nP1: k31:4+', 'k31:2+'],
    ['roaming 3 P1 action under=trade:spy', 'one of commercial-harbor'],
    ['roaming 3 P1 action\nP1: prog=printer,printer', '2 cards printer; there are 1'],
    ['knights 3 P1 action lr=P2', 'longest road'],
  ];
  it.each(WRONG)('is refused where it is %j', (text, part) => {
    expect(refused(text)).toContain(part);
  });

  it('is the same position as its data', () => {
    const found = read(`roaming 3 P1 action invasion=4 bars=b5:3@22<16,b6:1@29<34 under=politics:spy
      P1: s29 m31:politics r23-29-35-30-36-31 r17-22 k29:1- hand=BBBLLWGGGG prog=medicine,engineer imp=0/0/4
      P2: c12 s18 w12 r8-12 r18-24 shown=printer def=1`);
    if (!found.ok) throw new Error(found.problem.message);
    const again = parse(found.value.setup, JSON.parse(JSON.stringify(view(found.value, EVERYTHING))));
    if (!again.ok) throw new Error(again.problem.message);
    expect(again.value.toBytes()).toEqual(found.value.toBytes());
    expect(found.value.longestRoad).toBe(1);
  });
});

scenario(['IK-191', 'IK-004'], 'the data of a position name what an open decision is about', () => {
  const { state } = position(`
    roaming 3 P1 action invasion=1
    P1: s49 r45-49 r40-45 k45:2+
    P2: s29 c44 r29-35-40-44 k40:1+
    P3: c14 s0`).play('displace 45-40');
  const seen = view(state, EVERYTHING);
  const [open] = seen.table.open;
  expect([open.step, open.seats, open.about['at'], Object.keys(open.about)]).toEqual([
    ...['relocate', [1], 40],
    ['at', 'knight'],
  ]);
  const read = (about: object): string => {
    const json: unknown = { ...seen, table: { ...seen.table, open: [{ ...open, about }] } };
    const again = parse(state.setup, JSON.parse(JSON.stringify(json)));
    return again.ok ? 'taken' : again.problem.message;
  };
  expect(read(open.about)).toBe('taken');
  expect(read({ ...open.about, from: 1 })).toContain('unknown field "from"; known are at, knight');
  expect(read({ ...open.about, at: 99 })).toContain('something open that cannot be open there');
  expect(read({ at: 40 })).toContain('something open that cannot be open there');
});

scenario(
  ['IK-132', 'IK-191'],
  'while a displaced knight has no place yet the longest road is where it was, in positions too',
  () => {
    const table = position(`
    roaming 3 P1 action invasion=1
    P1: s49 r45-49 r40-45 k45:2+
    P2: s29 c44 r29-35-40-44-39-34 k40:1+
    P3: c14 s0`);
    expect(table.state.longestRoad).toBe(2);
    table.play('displace 45-40');
    // P2's road is cut into 2 and 3.
    expect([table.step, table.state.longestRoad, table.state.roadLength[1]]).toEqual(['relocate', 2, 3]);
    const { setup } = table.state;
    const again = parse(setup, JSON.parse(JSON.stringify(view(table.state, EVERYTHING))));
    if (!again.ok) throw new Error(again.problem.message);
    expect([again.value.longestRoad, again.value.interrupts]).toEqual([2, 1]);
    // Nobody gets it before the change is complete: by then P3's road is the longest.
    const gained = position(`
    roaming 3 P1 action invasion=1
    P1: s49 r45-49 r40-45 k45:2+
    P2: s29 c44 r29-35-40-44-39-34 k40:1+
    P3: c14 s0 r14-19-24-18-13-8`);
    expect(gained.state.longestRoad).toBe(0);
    gained.play('displace 45-40');
    const text = position(`
    roaming 3 P1 action invasion=1 open=relocate:P2:40:1+
    P1: s49 r45-49 r40-45 k40:2-
    P2: s29 c44 r29-35-40-44-39-34
    P3: c14 s0 r14-19-24-18-13-8`);
    expect([gained.state.longestRoad, text.state.longestRoad, text.step]).toEqual([0, 0, 'relocate']);
    expect(gained.play('P2: relocate 40-39').state.longestRoad).toBe(3);
  },
);
