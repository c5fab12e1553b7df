import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect, test } from 'vitest';
import { KIND } from '../data/kinds.ts';
import { rateOf } from '../rules/bank.ts';
import { LEDGER } from '../state.ts';
import { position } from './play.ts';

describe('with the bank', () => {
  const at = (places: string): string => `
    knights 3 P1 action
    P1: s29 ${places} hand=BBBBLLLLPPPPCC
    P2: c12 s18 r12-17 r18-24
    P3: c2 s45 r2-6 r41-45`;

  scenario(
    ['EX-069', 'IK-089', 'IK-090', 'IK-091', 'IK-092', 'IK-094', 'IK-095'],
    'four cards for one, fewer with harbours',
    () => {
      const rates = (places: string): number[] => {
        const { state } = position(at(places));
        return [KIND.brick, KIND.lumber, KIND.paper, KIND.cloth].map((kind) => rateOf(state, 0, kind));
      };
      expect(rates('s31')).toEqual([4, 4, 4, 4]);
      expect(rates('s10')).toEqual([3, 3, 3, 3]);
      expect(rates('s11')).toEqual([2, 4, 4, 4]);
      expect(rates('s10 s11')).toEqual([2, 3, 3, 3]);
    },
  );

  scenario(['EX-069', 'IK-096'], 'not for the same kind, nor for what the bank lacks', () => {
    const table = position(at('s31').replace('action', 'action bank=G0'));
    expect(table.refused('bank BBBB>B')).toBe('sameKind');
    expect(table.refused('bank BBBB>G')).toBe('bankLacks');
    expect(table.refused('bank CC>O')).toBe('cannotPay');
    expect(table.refused('P2: bank BBBB>O')).toBe('notYours');
    expect(table.play('bank LLLL>P').hand(0)).toBe('BBBBPPPPPCC');
    expect(table.state.bank[KIND.lumber]).toBe(19);
  });

  scenario(['IK-095', 'IK-054'], 'a harbour serves from the moment a building stands at it', () => {
    const table = position(`
      base 3 P1 action
      P1: s29 s31 r29-35 r10-14 hand=BLWGOOO
      P2: s12 s18 r12-17 r18-24
      P3: s45 r41-45`);
    expect(table.refused('bank OOO>B')).toBe('cannotPay');
    table.play('settle 10; bank OOO>B');
    expect(table.hand(0)).toBe('B');
  });
});

const EX_070 = `
  knights 3 P1 action
  P1: c29 s31 r29-35 r31-36 hand=BBLP
  P2: c12 s18 r12-17 r18-24 hand=OOW
  P3: c14 s45 r14-19 r41-45 hand=BK`;

describe('with other players', () => {
  scenario(
    ['EX-070', 'IK-097', 'IK-100', 'IK-101', 'IK-102', 'IK-103', 'IK-104', 'IK-105', 'IK-106', 'IK-110'],
    'an offer, answers at the same time, and a deal on a counter-offer',
    () => {
      const table = position(EX_070);
      table.play('offer; give brick; give brick; want ore');
      expect([table.step, table.isPartial(0), table.events]).toEqual(['offer', true, []]);
      table.move(0, { kind: 'send', to: [1, 2] });
      expect(table.actors()).toEqual([1, 2]);
      expect(table.refused('P3: accept')).toBe('notHeld');
      table.play('P3: decline');
      // Unseen until all have answered.
      expect(table.events.filter(({ kind }) => kind === 'offerAnswered')).toEqual([]);
      expect(table.actors()).toEqual([1]);
      table.play('P2: counter O>BBL');
      expect(table.step).toBe('choose');
      const closed = table.fork().play('close');
      expect(closed.hands()).toEqual(['BBLP', 'WOO', 'BK']);
      table.play('deal P2');
      expect(table.hands()).toEqual(['OP', 'BBLWO', 'BK']);
      expect([table.step, table.state.offers]).toEqual(['action', 1]);
      expect([...table.state.give, ...table.state.counterGive, ...table.state.answer].every((n) => n === 0)).toBe(true);
    },
  );

  scenario('IK-105', 'a counter-offer is put together by the seat alone, and may end as a decline', () => {
    const table = position(EX_070).play('offer BB>O P2').play('P2: counter O>BL');
    expect(table.step).toBe('choose');
    const open = position(EX_070).play('offer BB>O P2');
    open.move(1, { kind: 'counter' }).move(1, { kind: 'give', card: 'ore' });
    expect([open.isPartial(1), open.step]).toEqual([true, 'answer']);
    open.move(1, { kind: 'decline' });
    expect(open.step).toBe('action');
    expect(open.state.counterGive[8 + KIND.ore]).toBe(0);
  });

  scenario(['EX-071', 'IK-107', 'IK-109'], 'a counter-offer that the active player cannot meet', () => {
    const table = position(EX_070).play('offer BB>O P2').play('P2: counter O>BBW');
    expect(table.refused('deal P2')).toBe('notHeld');
    expect(table.legal(0, 'deal')).toEqual([]);
    expect(table.refused('counter W>B')).toBe('choiceOpen');
    table.play('close; offer B>O P2');
    expect(table.state.offers).toBe(2);
  });

  scenario(['EX-072', 'IK-106', 'IK-108'], 'of several who accept the active player takes one, or none', () => {
    const text = EX_070.replace('hand=BK', 'hand=BOK');
    const table = position(text).play('offer BB>O P2,P3').play('P2: accept; P3: accept');
    expect(table.legal(0, 'deal').map(({ seat }) => seat)).toEqual([1, 2]);
    expect(table.refused('P2: decline')).toBe('notYours');
    expect(table.fork().play('close').hands()).toEqual(['BBLP', 'WOO', 'BOK']);
    expect(table.play('deal P3').hands()).toEqual(['LOP', 'WOO', 'BBBK']);
    expect(table.refused('deal P2')).toBe('wrongPhase');
  });

  scenario(['EX-073', 'IK-098', 'IK-099', 'IK-111'], 'what cannot be offered', () => {
    const table = position(EX_070);
    expect(table.refused('offer BBB>O P2')).toBe('notHeld');
    expect(table.refused('offer B>B P2')).toBe('sameKind');
    expect(table.refused('offer B> P2')).toBe('emptySide');
    expect(table.refused('offer B>OOOOOOOOO P2')).toBe('tooManyCards');
    expect(table.refused('offer B>O P1')).toBe('unknownPlace');
    expect(table.refused('offer; give lumber; give brick')).toBe('order');
    expect(table.refused('offer; give brick; want ore; want wool')).toBe('order');
    expect(table.refused('P2: offer O>B P1')).toBe('notYours');
    expect(position(EX_070.replace('hand=BBLP', 'hand=BBLP offers=10')).refused('offer B>O P2')).toBe('tooManyOffers');
    expect(position(EX_070.replace('action', 'preRoll')).refused('offer B>O P2')).toBe('wrongPhase');
    const same = table.fork().play('offer B>O P2');
    expect(same.refused('P2: counter O>B')).toBe('sameOffer');
  });

  scenario('IK-098', 'one kind is always left for the other side', () => {
    const table = position(EX_070.replace('knights', 'base').replace('BBLP', 'BLWGO').replace('hand=BK', 'hand=B'));
    expect(table.refused('offer BLWG>O P2')).toBe(null);
    table.play('offer; give brick; give lumber; give wool; give grain');
    expect(table.refused('P1: end')).toBe('choiceOpen');
    expect(table.legal(0, 'give').map(({ card }) => card)).toEqual([]);
    expect(table.legal(0, 'want').map(({ card }) => card)).toEqual(['ore']);
  });

  test('who has no card can only decline, and is not asked', () => {
    const table = position(EX_070.replace('hand=BK', '')).play('offer BB>O P2,P3');
    expect(table.actors()).toEqual([1]);
    const none = position(EX_070.replace('hand=BK', '')).play('offer BB>O P3');
    expect([none.step, none.state.offers]).toEqual(['action', 1]);
  });

  test('an offer and an acceptance prove what is held, a decline proves nothing', () => {
    const { state } = position(EX_070).play('offer BB>O P2,P3').play('P2: accept; P3: decline');
    for (const viewer of [0, 1, 2, -2]) {
      expect(LEDGER.mayHold(state, viewer, 0, [2, 0, 0, 0, 0, 0, 0, 0])).toBe(true);
      expect(state.fewest[(viewer < 0 ? 6 : viewer) * 48 + 8 + KIND.ore]).toBeGreaterThan(0);
    }
  });

  test('a counter-offer proves what its maker holds', () => {
    const { state } = position(EX_070).play('offer BB>O P2,P3').play('P2: counter WO>BBL; P3: decline');
    for (const viewer of [0, 2, 6]) {
      const [ore, wool] = [KIND.ore, KIND.wool].map((kind) => state.fewest[viewer * 48 + 8 + kind]);
      expect([ore, wool]).toEqual([1, 1]);
    }
  });

  scenario('IK-103', 'the order in which answers come does not matter', () => {
    const asked = position(EX_070).play('offer BB>O P2,P3');
    const one = asked.fork().play('P2: counter O>BBL; P3: decline');
    const two = asked.fork().play('P3: decline; P2: counter O>BBL');
    expect(one.state.toBytes()).toEqual(two.state.toBytes());
  });

  test('options of trade', () => {
    expect(position(EX_070, { playerTrade: 'off' }).refused('offer B>O P2')).toBe('noCommerce');
    const plain = position(EX_070, { playerTrade: 'noCounter' }).play('offer BB>O P2');
    expect(plain.refused('P2: counter O>B')).toBe('noCommerce');
    expect(position(EX_070, { offerMaxCards: 1 }).refused('offer BB>O P2')).toBe('tooManyCards');
    expect(
      position(EX_070.replace('hand=BBLP', 'hand=BBLP offers=1'), { offersPerTurn: 1 }).refused('offer B>O P2'),
    ).toBe('tooManyOffers');
    // With one card on each side, the only counter-offers are those that differ from the offer.
    const single = position(EX_070, { offerMaxCards: 1 }).play('offer B>O P2');
    single.move(1, { kind: 'counter' }).move(1, { kind: 'give', card: 'ore' });
    expect(single.legal(1, 'want').map(({ card }) => card)).not.toContain('brick');
  });

  scenario('IK-313', 'with two seats players trade too', () => {
    const table = position(`
      base 2 P1 action
      P1: s29 hand=B
      P2: s12 hand=O`).play('offer B>O P2; P2: accept; deal P2');
    expect(table.hands()).toEqual(['O', 'B']);
  });

  scenario('IK-012', 'no other way for cards to change hands', () => {
    const table = position(EX_070);
    expect(table.refused('offer B> P2')).toBe('emptySide');
    expect(table.refused('P2: offer W>B P3')).toBe('notYours');
  });
});
