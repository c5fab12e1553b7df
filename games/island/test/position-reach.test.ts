/**
 * What happens when a position is set up: forced choices are made, a reached end takes effect, contradictions are
 * refused.
 */
import { seededDice } from '@marchlands/core/match/dice.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { EVERYTHING, NOBODY } from '@marchlands/core/seat.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { parse } from '../position/position.ts';
import { makeSetup } from '../setup.ts';
import { dueStep, STEP_NAMES } from '../state.ts';
import { view } from '../view/view.ts';
import { situation } from './situation.ts';

const PLACES = ['s29 r29-35', 's12 r12-17', 's14 r14-19'];

function table(head: string, ...items: readonly string[]): string {
  const lines = PLACES.map((places, seat) => `P${seat + 1}: ${places} ${items[seat] ?? ''}`.trim());
  return [head, ...lines].join('\n');
}

/** Plays the lines of seats, all of them accepted, in a match from a position of three seats. */
function played(position: string, ...lines: readonly (readonly [seat: number, line: string])[]) {
  const rules = position.split(' ')[0];
  const begun = createMatch(game, { seats: 3, options: { rules }, dice: seededDice('reach'), position });
  if (!begun.ok) throw new Error(begun.problem.message);
  const match = begun.value;
  for (const [seat, line] of lines) {
    const taken = match.submitLine(seat, line, match.version(seat));
    if (!taken.ok) throw new Error(`${line}: ${taken.problem.message}`);
  }
  return STEP_NAMES[dueStep(match.state)];
}

const problemOf = (text: unknown, rules = 'base') => {
  const setup = makeSetup({ rules }, 3);
  if (!setup.ok) throw new Error(setup.problem.message);
  const read = parse(setup.value, text);
  return read.ok ? null : read.problem;
};

scenario('IK-081', 'a discard that a position has open is chosen and played on from, whatever the hand', () => {
  const head = 'base 3 P1 rolled dice=3,4 step=seven open=discard:P1:4';
  expect(played(table(head, 'hand=WWWWWWWW'))).toBe('discard');
  expect(played(table(head, 'hand=WWWWWWWW'), [0, 'discard WWWW'])).toBe('robber');
  for (const line of ['discard WWWW', 'discard WGGG', 'discard WWGG'])
    expect(played(table(head, 'hand=WWWWWGGG'), [0, line])).toBe('robber');
});

scenario('IK-241', 'gifts that a position has open are chosen, whatever the hands', () => {
  const head = 'knights 3 P1 action open=gift:P2,P3';
  const open = table(head, '', 'def=1 hand=WW', 'def=1 hand=WWW');
  expect(played(open)).toBe('wedding');
  expect(played(open, [1, 'gift WW'], [2, 'gift WW'])).not.toBe('wedding');
});

scenario('IK-224', 'who plays Master merchant or Spy in a position sees the hand', () => {
  const head = (card: string): string => `knights 3 P1 action open=card:${card}:P2`;
  const merchant = situation(table(head('master-merchant'), '', 'def=2 hand=WWBO'));
  expect(game.view(merchant, 0).own?.hands[1]).toEqual(game.view(merchant, 1).own?.hands[1]);
  const spy = game.view(situation(table(head('spy'), '', 'prog=crane,irrigation')), 0);
  expect(JSON.stringify(spy.own)).toContain('crane');
});

scenario('IK-303', 'a position in which the player on turn has the points is over', () => {
  for (const phase of ['preRoll', 'action', 'action open=answer:B>O:P2']) {
    const s = situation(table(`base 3 P1 ${phase}`, 'hand=B dev=point,point,point,point,point', 'hand=O'), {
      target: 6,
    });
    expect([game.actors(s), game.result(s).winners]).toEqual([NOBODY, [0]]);
  }
  // Nobody wins in another's turn.
  const s = situation(table('base 3 P2 preRoll', 'dev=point,point,point,point,point'), { target: 6 });
  expect(game.actors(s)).not.toBe(NOBODY);
});

describe('what a position says twice, or beside the rest, is refused', () => {
  const WRONG: readonly (readonly [text: string, part: string, rule?: string])[] = [
    [`${table('base 3 P1 action')}\nP1: s40`, 'gives P1 twice', 'IK-003'],
    [table('base 3 P1 action', 'hand=B hand=O'), 'has hand twice'],
    [table('base 3 P1 action robber=h5 robber=h6'), 'has robber twice'],
    [table('base 3 P1 action bank=B9,B8'), 'has brick twice'],
    [table('base 3 P1 action dice=5,3,2,1'), '"1" is left over'],
    [table('base 3 P1 action harbours=10-15:BO'), 'not "bo"', 'IK-013'],
    [table('base 3 P1 rolled dice=3,4 step=seven open=discard:P1:4,P1:4', 'hand=WWWWWGGB'), 'each once', 'IK-004'],
    [
      table('base 3 P1 rolled dice=3,4 step=seven open=victim:h5:P2', '', 'hand=B'),
      'a choice such as victim:h5',
      'IK-004',
    ],
    [table('base 3 P1 action robber=h9 open=victim:h3', '', 'hand=B'), 'a theft on h3', 'IK-083'],
    [table('base 3 P1 action bank=B9,b8'), 'has brick twice'],
    [table('base 3 P1 action open=victim:h99'), 'from h0 to h18', 'IK-004'],
    [table('base 3 P1 action', 'w29x'), '"x" behind the vertex'],
    [table('base 3 P1 action open=answer:B>O:P2,P2', 'hand=B', 'hand=O'), '"P2" twice', 'IK-004'],
  ];
  it.each(WRONG)('%#: %s', (text, part, rule) => {
    expect(problemOf(text)?.message).toContain(part);
    if (rule !== undefined) expect(problemOf(text)?.rule).toBe(rule);
  });

  it('cards that nobody has are not asked for', () => {
    const gift = table('knights 3 P1 action open=gift:P2,P3', '', 'hand=WW');
    expect(problemOf(gift, 'knights')).toMatchObject({
      message: expect.stringContaining('P3 for a gift of 0'),
      rule: 'IK-241',
    });
    const discard = table('base 3 P1 rolled dice=3,4 step=seven open=discard:P1:3', 'hand=WWWWWWGB');
    expect(problemOf(discard)).toMatchObject({ message: expect.stringContaining('half of 8 is 4'), rule: 'IK-078' });
  });

  it('in JSON for exchange likewise', () => {
    const player = { seat: 1, settlements: [29] };
    const json = { rules: 'base', seats: 3, phase: 'action', players: [player, { ...player, settlements: [12] }] };
    expect(problemOf(json)).toMatchObject({ rule: 'IK-003' });
  });
});

scenario('IK-009', 'what a viewer knows in a position names each seat once, and no more cards than there are', () => {
  const s = situation('base 3 P1 action\nP1: s29 hand=BBL dev=knight,point\nP2: s12 dev=knight');
  const written: unknown = JSON.parse(JSON.stringify(view(s, 0)));
  const seen = written as { own: { development: { cards: string[] }[] }; table: { devLeft: number[] } };
  const read = (change: (json: typeof seen) => void) => {
    const json = structuredClone(seen);
    change(json);
    const found = parse(s.setup, json, new Rng('any'));
    return found.ok ? [...found.value.devSize.subarray(0, 3)] : found.problem.message;
  };
  expect(read(() => {})).toEqual([2, 1, 0]);
  expect(read(({ own }) => own.development.push(...own.development))).toContain('same seat');
  expect(read(({ own }) => own.development[0].cards.push('plenty'))).toContain('do not fit');
  expect(read(({ table }) => table.devLeft.fill(0))).toContain('do not fit');
});

scenario('IK-201', 'a card under a deck that nobody knows is kept in a whole position', () => {
  const s = situation('roaming 3 P1 action under=politics:wedding,spy\nP1: s29');
  s.underKnown.fill(0);
  const again = parse(s.setup, JSON.parse(JSON.stringify(view(s, EVERYTHING))));
  expect(again.ok && again.value.equals(s)).toBe(true);
});
