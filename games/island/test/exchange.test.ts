/** Positions as JSON for exchange with other programs. */
import { expect, it, test } from 'vitest';
import { parse } from '../position/position.ts';
import { formatText } from '../position/write.ts';
import { makeSetup } from '../setup.ts';
import { situation } from './situation.ts';

const setup = makeSetup({ rules: 'roaming', pairSpacing: 2 }, 3);
if (!setup.ok) throw new Error(setup.problem.message);

/** The example of the rules, on the reference board, with a metropolis and a wall that have their cities. */
const JSON_FORM = {
  ...{ game: 'island', rules: 'roaming', seats: 3, options: { pairSpacing: 2 }, turn: 17, active: 1, phase: 'action' },
  ...{ open: [], dice: { red: 5, yellow: 3, event: 'ship' }, robber: { hex: 5, free: true } },
  ...{ merchant: { hex: 3, seat: 2 }, ship: 3, invasion: 1, barbarians: [{ name: 5, level: 1, at: 28, from: 22 }] },
  longestRoad: null,
  decks: { science: { under: ['crane'] } },
  players: [
    {
      ...{ seat: 1, hand: { grain: 2 }, settlements: [20], cities: [29], metropolises: { science: 31 }, walls: [29] },
      roads: [
        [31, 36],
        [30, 36],
      ],
      knights: [{ at: 31, level: 1, active: true, ready: true, promoted: false }],
      ...{
        levels: { science: 4, trade: 0, politics: 1 },
        progress: ['spy'],
        shown: ['printer'],
        defender: 1,
        kills: 0,
      },
      ...{ fleet: ['wool'], swapRights: { 2: 1 }, offers: 0 },
    },
    { seat: 2, settlements: [12] },
  ],
};

const TEXT = `roaming 3 P1 action turn=17 dice=5,3,ship merchant=h3:P2 ship=3 invasion=1 bars=b5:1@28<22 under=science:crane
  P1: s20 c29 m31:science w29 r31-36-30 k31:1+ hand=GG prog=spy shown=printer imp=4/0/1 def=1 fleet=W swaps=P2
  P2: s12`;

test('the same content as text', () => {
  const read = parse(setup.value, JSON.parse(JSON.stringify(JSON_FORM)));
  if (!read.ok) throw new Error(read.problem.message);
  expect(formatText(read.value)).toBe(formatText(situation(TEXT, { pairSpacing: 2 })));
});

const WRONG: readonly (readonly [name: string, json: object, part: string])[] = [
  ['another form', { ...JSON_FORM, rules: 'base' }, 'must begin with roaming'],
  ['other options', { ...JSON_FORM, options: { pairSpacing: 1 } }, 'not the options'],
  [
    'a city and a settlement side by side',
    { ...JSON_FORM, players: [{ seat: 1, settlements: [23], cities: [29] }] },
    'neighbours',
  ],
  ['a wall without a city', { ...JSON_FORM, players: [{ seat: 1, walls: [29] }] }, 'wall on 29'],
  ['a hex of no terrain', { ...JSON_FORM, board: { hexes: [{ terrain: 'sea', token: 3 }] } }, '1 hexes'],
  ['a hand that is none', { ...JSON_FORM, players: [{ seat: 1, hand: { gold: 2 } }] }, 'kind of card'],
  ['more cards than there are', { ...JSON_FORM, players: [{ seat: 1, hand: { brick: 20 } }] }, '19'],
  ['a seat that is none', { ...JSON_FORM, players: [{ seat: 7 }] }, 'P1 to P3'],
  ['something open that is unknown', { ...JSON_FORM, open: ['dance'] }, 'unknown open choice'],
];
it.each(WRONG)('is refused with %s', (_name, json, part) => {
  const read = parse(setup.value, json);
  expect(read.ok ? 'taken' : read.problem.message).toContain(part);
});
