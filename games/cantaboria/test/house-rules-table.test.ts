import { seededDice } from '@marchlands/core/match/dice.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { problemText } from '@marchlands/core/result.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect, test } from 'vitest';
import { MAX_CYCLES } from '../data/limits.ts';
import { game } from '../game.ts';
import { actors } from '../rules/legal.ts';
import { makeSetup } from '../setup.ts';
import { CHOICES } from '../state.ts';
import { go, phase, places, refused, situation } from './play.ts';

const THREE = 'RBGY L=R c=2 attack R | *=Y C4=R C5=R D4=B E3=G E4=G.w';

scenario('CA-90', 'option thirdPartyOrder: openly in order, or all in secret and shown at once', () => {
  expect(phase(go(situation(THREE), 'R: attack D4'))).toBe('attack G');
  const table = go(situation(THREE, { thirdPartyOrder: 'together' }), 'R: attack D4');
  expect(phase(table)).toBe('attack GY');
  const before = JSON.stringify([0, 1, 2].map((seat) => game.view(table.state, seat)));
  go(table, 'Y: side a');
  expect(phase(table)).toBe('attack G');
  // No other seat sees that an answer was given, or which one.
  expect(JSON.stringify([0, 1, 2].map((seat) => game.view(table.state, seat)))).toBe(before);
  expect(game.view(table.state, 3).own.choices).toEqual([
    { seat: 3, chosen: [{ kind: 'side', with: 'attacker' }], isWhole: true },
  ]);
  expect(table.events.filter(({ kind }) => kind.startsWith('side'))).toEqual([]);
  expect(refused(table, 'Y: side d')).toBe('notYourTurn');
  go(table, 'G: side d');
  expect(table.events.find(({ kind }) => kind === 'sidesShown')).toMatchObject({
    sides: [
      { seat: 2, side: 'defender' },
      { seat: 3, side: 'attacker' },
    ],
  });
  expect(table.events.find(({ kind }) => kind === 'attackFailed')).toBeDefined();
  expect(phase(table)).toBe('attack R');
});

scenario('CA-97', 'option thirdPartyOrder together: who resigns is neutral, whatever was answered in secret', () => {
  const table = go(situation(THREE, { thirdPartyOrder: 'together' }), 'R: attack D4', 'G: side d', 'G: resign');
  expect(phase(table)).toBe('attack Y');
  go(table, 'Y: side n');
  expect(table.events.find(({ kind }) => kind === 'sidesShown')).toMatchObject({ sides: [{ seat: 3 }] });
  const gone = go(situation(THREE, { thirdPartyOrder: 'together' }), 'R: attack D4', 'G: side d', 'R: resign');
  expect(CHOICES.count(gone.state, 2)).toBe(0);
  expect(phase(gone)).toBe('attack B');
});

const TRADE = 'RBG L=R c=2 trade R | *=G C4=R:t3 D4=B:g3 A1=R B1=B';
const OFFER = 'R: offer B give t@C4 get g>A1';

scenario('CA-49', 'option tradeMode: in rounds one offer each, or live as many until all are done', () => {
  expect(phase(go(situation(TRADE), OFFER, 'B: refuse'))).toBe('trade B');
  const live = { tradeMode: 'live', tradeRounds: 3 };
  const table = go(situation(TRADE, live), OFFER, 'B: refuse');
  expect(phase(table)).toBe('trade R');
  go(table, OFFER, 'B: refuse', 'R: trade -');
  expect(phase(table)).toBe('trade B');
  // The receiver of an offer may have one to make again.
  go(table, 'B: offer R give g@D4 get t>B1', 'R: accept give t@C4 get g>A1');
  expect(phase(table)).toBe('trade R');
  go(table, OFFER, 'B: accept give g@D4 get t>B1');
  expect(places(table, 'C4', 'A1', 'B1')).toBe('C4=R:t1 A1=R:g2 B1=B:t2');
  // Red has made the three offers of the phase and gets no further turn.
  expect(phase(table)).toBe('trade B');
  expect(refused(table, OFFER)).toBe('notYourTurn');
  go(table, 'B: trade -');
  expect(phase(table)).toBe('shipment *');
});

scenario('CA-49', 'option tradeMode live: the phase ends when all have said that they are done', () => {
  const table = go(situation(TRADE, { tradeMode: 'live' }), 'R: trade -');
  expect(phase(table)).toBe('trade B');
  expect(phase(go(table, 'B: trade -'))).toBe('shipment *');
});

scenario('CA-99', 'option cycleCap: the last cycle, or none but the last that a match has room for', () => {
  const end = (cycle: number, options: object) =>
    go(situation(`RB L=R c=${cycle} attack B | *=B A1=R`, options), 'B: attack -').state.reason > 0;
  expect(end(10, { cycleCap: 10 })).toBe(true);
  expect(end(10, { cycleCap: 11 })).toBe(false);
  expect(end(200, { cycleCap: 200 })).toBe(true);
  expect(end(200, { cycleCap: 0 })).toBe(false);
  expect(end(MAX_CYCLES, { cycleCap: 0 })).toBe(true);
});

scenario('CA-97', 'option resigned: the seat acts no more, or a computer player takes it over', () => {
  const matchOf = (options: object) => {
    const made = createMatch(game, { seats: 3, options, dice: seededDice('resigned') });
    if (!made.ok) throw new Error(problemText(made.problem));
    return made.value;
  };
  const plain = matchOf({});
  expect(plain.resign(1).ok).toBe(true);
  expect(plain.state.resigned).toBe(2);
  const replaced = matchOf({ resigned: 'computer' });
  const before = actors(replaced.state);
  expect(replaced.resign(1).ok).toBe(true);
  expect(replaced.state.resigned).toBe(0);
  expect(actors(replaced.state)).toBe(before);
  expect(replaced.players[1]).toEqual({ name: 'Computer for Player 2', level: 'scout' });
});

// The ranges of the specification's table, with the values just outside.
test.each([
  ['resourceTokens', [10, 60], [9, 61]],
  ['weaponTokens', [4, 60], [3, 61]],
  ['cityTokens', [4, 40], [3, 41]],
  ['boatTokens', [0, 40], [-1, 41]],
  ['goldForWeapon', [0, 2, 3], [1, 4]],
  ['goldForCity', [0, 4, 5, 6], [3, 7]],
  ['goldForBoat', [0, 3, 4], [2, 5]],
  ['boatTimber', [2, 3], [1, 4]],
  ['tradeRounds', [1, 30], [0, 31]],
  ['tradeSideMax', [1, 12], [0, 13]],
  ['tradeRepeatMax', [1, 10], [0, 11]],
  ['footCapacity', [1, 9, null], [0, 10]],
  ['footSteps', [1, 2], [0, 3]],
  ['horseCapacity', [1, 9, null], [0, 10]],
  ['boatRange', [0, 1, 12], [-1, 13]],
  ['boatGoodsMax', [0, 1, 12], [-1, 13]],
  ['hullPoints', [0, 4], [-1, 5]],
  ['extraShipmentStep', [0, 2, 6], [1, 7]],
  ['logisticsMax', [0, 8, null], [-1, 9]],
  ['citiesToWin', [2, 4], [1, 9]],
  ['cycleCap', [0, 10, 200], [9, 201]],
])('option %s takes %j and not %j', (name, inside, outside) => {
  for (const value of inside) expect(makeSetup({ [name]: value }, 3), String(value)).toMatchObject({ ok: true });
  for (const value of outside) {
    const made = makeSetup({ [name]: value }, 3);
    expect(made, String(value)).toMatchObject({ ok: false, problem: { at: `options.${name}` } });
    expect(made.ok ? '' : made.problem.message).toMatch(/must be /);
  }
});
