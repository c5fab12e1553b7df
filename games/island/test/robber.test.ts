import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { LEDGER } from '../state.ts';
import { position, type Table } from './play.ts';

const hands = (one: string, two = '', three = ''): string => `
  base 3 P1 preRoll
  P1: s29 s31 r29-35 r31-36 ${one === '' ? '' : `hand=${one}`}
  P2: s12 s18 r12-17 r18-24 ${two === '' ? '' : `hand=${two}`}
  P3: s14 s45 r14-19 r41-45 ${three === '' ? '' : `hand=${three}`}`;

scenario(
  ['IK-077', 'IK-078', 'IK-081', 'EX-065'],
  'all with more than seven cards discard half, unseen by each other',
  () => {
    const table = position(hands('BBLWWOOK'.replace('K', 'G'), 'LLLLLLL', 'WWWWWWWWW')).play('roll =3,4');
    expect(table.step).toBe('discard');
    expect(table.actors()).toEqual([0, 2]);
    table.play('P3: discard WWWW');
    // Nothing is shown before all have chosen.
    expect(table.hand(2)).toBe('WWWWWWWWW');
    expect(table.events.at(-1)?.kind).toBe('discardsDue');
    expect(table.actors()).toEqual([0]);
    table.play('P1: discard BBLW');
    expect(table.hands()).toEqual(['WGOO', 'LLLLLLL', 'WWWWW']);
    expect(table.step).toBe('robber');
  },
);

scenario(['EX-065', 'IK-078', 'IK-080'], 'by cards: how many are discarded', () => {
  const due = (cards: number): number => {
    const { state } = position(hands('B'.repeat(cards))).play('roll =3,4');
    return state.due[0];
  };
  expect([7, 8, 9, 14, 15].map(due)).toEqual([0, 4, 4, 7, 7]);
  const withCards = position(hands('BBBBBBB').replace('hand=', 'dev=knight,point hand=')).play('roll =3,4');
  expect(withCards.state.due[0]).toBe(0);
});

scenario('IK-081', 'the order in which players discard does not matter', () => {
  const due = position(hands('BBLWWOOG', '', 'WWWWWWWWW')).play('roll =3,4');
  const one = due.fork().play('P1: discard BBLW; P3: discard WWWW');
  const two = due.fork().play('P3: discard WWWW; P1: discard BBLW');
  expect(one.state.toBytes()).toEqual(two.state.toBytes());
});

scenario('EX-066', 'picks go in kind order, and enough must be left for the rest', () => {
  const table = position(hands('BBLWWOOK').replace('base', 'knights')).play('roll =3,4');
  const picks = (): string[] => table.legal(0, 'discard').map(({ card }) => card);
  expect(picks()).toEqual(['brick', 'lumber', 'wool']);
  expect(table.refused('discard O')).toBe('order');
  expect(table.isPartial(0)).toBe(false);
  const wool = table.fork().play('discard W');
  expect(wool.legal(0, 'discard').map(({ card }) => card)).toEqual(['wool', 'ore']);
  expect(wool.isPartial(0)).toBe(true);
  expect(wool.refused('discard B')).toBe('order');
  expect(wool.refused('discard G')).toBe('notHeld');
  table.play('discard BWOK');
  expect(table.hand(0)).toBe('BLWO');
});

function rob(text: string): Table {
  return position(text).play('roll =3,4');
}

scenario(
  ['IK-082', 'IK-083', 'IK-084', 'EX-067'],
  'the robber moves, and one card is stolen of one who can be robbed',
  () => {
    // h8: P1 (29), P2 (12 is at h3, 18 at h4, h5, h9).
    const table = rob(hands('B', 'WWO', ''));
    expect(table.legal(0, 'robber')).toHaveLength(18);
    table.play('robber h4 P2');
    expect(table.step).toBe('steal');
    expect(table.outcomes()).toEqual([
      { outcome: { kind: 'steal', card: 'wool' }, weight: 2 },
      { outcome: { kind: 'steal', card: 'ore' }, weight: 1 },
    ]);
    table.chance({ kind: 'steal', card: 'ore' });
    expect(table.hands()).toEqual(['BO', 'WW', '']);
    expect(table.step).toBe('action');
  },
);

scenario(['IK-084', 'IK-088'], 'with two victims one is named; with none nothing is taken', () => {
  const both = `
    base 3 P1 preRoll
    P1: s31 s29 r31-36 r29-35
    P2: s12 s45 r12-17 r41-45 hand=W
    P3: s14 s18 r14-19 r18-23 hand=O`;
  // h4 has 12 of P2 and 18 of P3.
  const table = rob(both).play('robber h4');
  expect(table.step).toBe('victim');
  expect(table.refused('robber h4')).toBe('choiceOpen');
  expect(table.legal(0, 'rob').map(({ seat }) => seat)).toEqual([1, 2]);
  expect(table.play('rob 2 =O').hands()).toEqual(['O', 'W', '']);
  const none = rob(both.replace('hand=W', '').replace('hand=O', '')).play('robber h4');
  expect(none.step).toBe('action');
});

scenario('IK-088', 'the robber does not stay, nor go to the sea, and only who stands there is robbed', () => {
  const table = rob(hands('', 'W', 'O'));
  expect(table.refused('robber h5')).toBe('robberStays');
  expect(table.refused('robber h19')).toBe('unknownPlace');
  const two = position(`
    base 3 P1 preRoll
    P1: s31 r31-36
    P2: s12 r12-17 hand=W
    P3: s23 r23-29 hand=O`)
    .play('roll =3,4')
    .play('robber h4');
  expect(two.refused('rob 0')).toBe('noVictim');
});

scenario(['IK-085', 'IK-005', 'IK-010'], 'only thief and victim see the card', () => {
  const { state } = rob(hands('', 'WO', 'L')).play('robber h4 P2 =W');
  const wool = [0, 0, 1, 0, 0, 0, 0, 0];
  const ore = [0, 0, 0, 0, 1, 0, 0, 0];
  for (const viewer of [0, 1]) {
    expect([LEDGER.mayHold(state, viewer, 0, wool), LEDGER.mayHold(state, viewer, 0, ore)]).toEqual([true, false]);
  }
  for (const viewer of [2, -2]) {
    expect([LEDGER.mayHold(state, viewer, 0, wool), LEDGER.mayHold(state, viewer, 0, ore)]).toEqual([true, true]);
  }
});

const EX_068 = `
  base 2 P1 preRoll
  P1: s31 s29 r31-36 r29-35
  P2: s12 s18 r12-17 r18-24`;

scenario(['EX-068', 'IK-312', 'IK-309'], 'with two seats the robber keeps away from who has two points', () => {
  const table = position(EX_068).play('roll =3,4');
  const hexes = table.legal(0, 'robber').map(({ hex }) => hex);
  // 12 touches h0, h3, h4; 18 touches h4, h5, h9.
  expect(hexes).toEqual([1, 2, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  expect(table.refused('robber h4')).toBe('friendly');
  const three = position(EX_068.replace('s12', 'c12')).play('roll =3,4');
  expect(three.legal(0, 'robber')).toHaveLength(18);
  const off = position(EX_068, { friendlyRobber: 0 }).play('roll =3,4');
  expect(off.legal(0, 'robber')).toHaveLength(18);
});

scenario(['EX-125', 'IK-310', 'IK-311'], 'with two seats nine cards are kept, and 15 points are needed', () => {
  const nine = position(EX_068.replace('r29-35', 'r29-35 hand=BBBBBBBBB')).play('roll =3,4');
  expect(nine.step).toBe('robber');
  const ten = position(EX_068.replace('r29-35', 'r29-35 hand=BBBBBBBBBB')).play('roll =3,4');
  expect(ten.state.due[0]).toBe(5);
  for (const rules of ['base', 'knights', 'roaming']) {
    expect(position(EX_068.replace('base', rules)).state.setup.target).toBe(15);
  }
});

scenario(['IK-086', 'EX-022'], 'before the first arrival the robber stays, though hands are discarded', () => {
  const text = hands('BBBLLLWWW').replace('base', 'knights');
  const table = position(text).play('roll =5,2').play('discard BBLL');
  expect([table.step, table.state.robber]).toEqual(['action', 5]);
  expect(position(text, { robberLock: false }).play('roll =5,2').play('discard BBLL').step).toBe('robber');
});

scenario('IK-078', 'another limit', () => {
  const table = position(hands('BBBBB'), { handLimit: 4 }).play('roll =3,4');
  expect(table.state.due[0]).toBe(2);
});
