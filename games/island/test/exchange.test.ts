/** Positions as JSON for exchange with other programs. */
import { expect, it, test } from 'vitest';
import { PROGRESS, PROGRESS_CARDS } from '../data/cards.ts';
import { parse } from '../position/position.ts';
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
  expect(read.value.toBytes()).toEqual(situation(TEXT, { pairSpacing: 2 }).toBytes());
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
  ['a hex of no terrain', { ...JSON_FORM, board: { hexes: [{ terrain: 'sea', token: 3 }] } }, 'one of hills, forest'],
  [
    'a hand that is none',
    { ...JSON_FORM, players: [{ seat: 1, hand: { gold: 2 } }] },
    'unknown field "gold"; known are brick',
  ],
  ['more cards than there are', { ...JSON_FORM, players: [{ seat: 1, hand: { brick: 20 } }] }, '19'],
  ['a seat that is none', { ...JSON_FORM, players: [{ seat: 7 }] }, 'must be a whole number from 1 to 3, not 7'],
  ['a member that is none', { ...JSON_FORM, colour: 'red' }, 'unknown field "colour"'],
  ['a robber that is no object', { ...JSON_FORM, robber: 5 }, 'must be an object with hex, free, not 5'],
  ['a robber that is free too early', { ...JSON_FORM, robber: { hex: 5, free: false } }, 'must be true'],
  [
    'a card in the deck of another track',
    { ...JSON_FORM, decks: { trade: { undrawn: { spy: 1 } } } },
    'known are commercial',
  ],
  [
    'a harbour given twice, its ends the other way round',
    {
      ...JSON_FORM,
      board: {
        harbours: [
          { edge: [0, 3], kind: 'brick' },
          { edge: [3, 0], kind: 'brick' },
        ],
      },
    },
    'a harbour where there is one already',
  ],
  ['a ship past the island', { ...JSON_FORM, ship: 9 }, 'the ship beyond its track'],
  ['more copies than are left', { ...JSON_FORM, decks: { politics: { undrawn: { spy: 3 } } } }, 'from 0 to 2, not 3'],
  ['no players', { ...JSON_FORM, players: undefined }, 'leaves out players'],
  ['something open that is unknown', { ...JSON_FORM, open: ['dance'] }, 'unknown open choice'],
];
it.each(WRONG)('is refused with %s', (_name, json, part) => {
  const read = parse(setup.value, json);
  expect(read.ok ? 'taken' : read.problem.message).toContain(part);
});

test('decks may hold fewer copies than there are', () => {
  const read = parse(setup.value, { ...JSON_FORM, decks: { science: { undrawn: { smith: 2 }, under: ['crane'] } } });
  if (!read.ok) throw new Error(read.problem.message);
  const science = PROGRESS_CARDS.slice(0, 10).flatMap((card, i) => (read.value.undrawn[i] > 0 ? [card] : []));
  expect([science, read.value.undrawn[PROGRESS.smith]]).toEqual([['smith'], 2]);
});
