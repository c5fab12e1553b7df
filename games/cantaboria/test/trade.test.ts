import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { isPartial } from '../rules/legal.ts';
import { begin, choices, go, phase, places, refused, refusedMove, situation, type TestTable } from './play.ts';

const at = (table: TestTable, id: string): number => table.state.setup.land.territoryIds.indexOf(id);

const ONE_FOR_ONE = 'RBY L=R c=2 trade R | *=Y C4=R:t1 D4=B:g1 A1=R B1=B';

scenario(['CA-44', 'CA-47', 'CA-48', 'EX-04'], '1 Timber for 1 Gold', () => {
  const table = go(situation(ONE_FOR_ONE), 'R: offer B give t@C4 get g>A1');
  expect(phase(table)).toBe('trade B');
  go(table, 'B: accept give g@D4 get t>B1');
  expect(places(table, 'C4', 'A1', 'D4', 'B1')).toBe('C4=R A1=R:g1 D4=B B1=B:t1');
  const [c4, a1, d4, b1] = ['C4', 'A1', 'D4', 'B1'].map((id) => at(table, id));
  expect(table.events).toContainEqual({
    kind: 'offerMade',
    seat: 0,
    to: 1,
    give: [{ token: 'timber', from: c4 }],
    get: [{ token: 'gold', into: a1 }],
  });
  expect(table.events).toContainEqual({
    kind: 'tradeMade',
    seat: 0,
    with: 1,
    given: [{ token: 'timber', from: c4, into: b1 }],
    received: [{ token: 'gold', from: d4, into: a1 }],
  });
});

scenario(['CA-47', 'EX-05'], '2 Magic for 1 Horse, which needs a territory without one', () => {
  const line = 'RB L=R c=2 trade R | *=B A1=R:m1 A2=R:m1 B1=B.h';
  const offer = 'R: offer B give m@A1,m@A2 get h>A2';
  const table = go(situation(line), offer, 'B: accept give h@B1 get m>C1,m>C2');
  expect(places(table, 'A1', 'A2', 'B1', 'C1', 'C2')).toBe('A1=R A2=R.h B1=B C1=B:m1 C2=B:m1');
  const full = situation(line.replaceAll('=R:', '=R.h:'));
  expect(refused(full, offer)).toBe('horseThere');
  expect(refused(full, 'R: offer B give m@A1,m@A2 get h>A1')).toBe('horseThere');
});

scenario(['CA-47', 'EX-06'], '1 Gold for 1 Gold moves it to where it is needed', () => {
  const table = go(
    situation('RBY L=R c=2 trade R | *=Y C4/g=R:g1 A1=R D4=B:g1'),
    'R: offer B give g@C4 get g>A1',
    'B: accept give g@D4 get g>D4',
  );
  expect(places(table, 'C4', 'A1', 'D4')).toBe('C4=R A1=R:g1 D4=B:g1');
});

scenario(['CA-47', 'EX-27'], 'a Horse for a Horse may go to where the given one left', () => {
  const table = situation('RB L=R c=2 trade R | *=B C4=R.h A1=R.h D4=B.h');
  expect(refused(table, 'R: offer B give h@C4 get h>A1')).toBe('horseThere');
  go(table, 'R: offer B give h@C4 get h>C4', 'B: accept give h@D4 get h>D4');
  expect(places(table, 'C4', 'A1', 'D4')).toBe('C4=R.h A1=R.h D4=B.h');
});

scenario(['CA-44', 'CA-45', 'CA-46', 'EX-28'], 'no trade without contact, of Weapons, or for nothing', () => {
  const line = 'RBY L=R c=2 trade R | *=Y A1=R.w:t1m1 A2=R F4=B:g1 F5=B B1=Y:i1';
  const apart = situation(line);
  expect(refused(apart, 'R: offer B give t@A1 get g>A1')).toBe('noContact');
  expect(refused(apart, 'R: offer Y give t@A1 get i>A1')).toBeNull();
  const beside = situation(`${line} SL-F4=[R]`);
  expect(refused(beside, 'R: offer B give t@A1 get g>A1')).toBeNull();
  expect(refused(beside, 'R: offer B give w@A1 get g>A1')).toBe('notTraded');
  expect(refused(beside, 'R: offer B give t@A1 get w>A1')).toBe('notTraded');
  expect(refused(beside, 'R: offer B give t@A1')).toBe('noGifts');
  expect(refused(beside, 'R: offer B get g>A1')).toBe('noGifts');
});

const ALL_HOLD = 'RBGY L=R c=2 trade R | *=Y C4=R:t3g1 D4=B:g1t1 D3=G:i1 C5=Y:m1';
const PASSES = ['B: trade -', 'G: trade -', 'Y: trade -'];

scenario(['CA-49', 'CA-50', 'EX-29'], 'rounds, and an offer made three times', () => {
  const table = situation(ALL_HOLD);
  const offer = 'R: offer B give t@C4 get g>C4';
  for (let time = 0; time < 3; time += 1) {
    expect(phase(table)).toBe('trade R');
    go(table, offer, 'B: refuse', ...PASSES);
  }
  expect(table.events.filter(({ kind }) => kind === 'offerRefused')).toHaveLength(3);
  expect(refused(table, offer)).toBe('offeredTooOften');
  expect(refused(table, 'R: offer B give t2@C4 get g>C4')).toBeNull();
  expect(refused(table, 'R: offer G give t@C4 get i>C4')).toBeNull();
  go(table, 'R: trade -');
  expect(phase(table)).toBe('shipment *');
});

scenario(['CA-49', 'EX-29'], 'Trade ends when all have passed in succession', () => {
  const table = go(situation(ALL_HOLD), 'R: trade -', 'B: trade -', 'G: offer R give i@D3 get t>D3', 'R: refuse');
  expect(phase(table)).toBe('trade Y');
  go(table, 'Y: trade -', 'R: trade -', 'B: trade -');
  expect(phase(table)).toBe('trade G');
  go(table, 'G: trade -');
  expect(phase(table)).toBe('shipment *');
  expect(table.events.filter(({ kind }) => kind === 'tradePassed')).toHaveLength(6);
});

scenario(
  ['CA-49', 'EX-29'],
  'option tradeRounds: the phase ends after the last round, at 8 unless said otherwise',
  () => {
    for (const [options, rounds] of [
      [{}, 8],
      [{ tradeRounds: 1 }, 1],
      [{ tradeRounds: 10 }, 10],
    ] as const) {
      const table = situation(ALL_HOLD, { ...options, tradeRepeatMax: 10 });
      for (let round = 1; round <= rounds; round += 1) {
        expect(phase(table)).toBe('trade R');
        go(table, 'R: offer B give t@C4 get g>C4', 'B: refuse', ...PASSES);
      }
      expect(phase(table)).toBe('shipment *');
    }
  },
);

scenario(['CA-50', 'EX-29'], 'who refuses all hears no more of that seat, but may offer itself', () => {
  const table = go(situation(ALL_HOLD), 'R: offer B give t@C4 get g>C4', 'B: refuse all');
  expect(table.events).toContainEqual({ kind: 'offerRefused', seat: 1, from: 0, isForAll: true });
  expect(refused(table, 'B: offer R give g@D4 get t>D4')).toBeNull();
  go(table, ...PASSES);
  expect(refused(table, 'R: offer B give t2@C4 get g>C4')).toBe('refusesAll');
  expect(choices(table, 'R')).toEqual([{ kind: 'end' }, { kind: 'offer', to: 2 }, { kind: 'offer', to: 3 }]);
  const next = go(situation(ALL_HOLD.replace('c=2', 'c=3')), 'R: offer B give t@C4 get g>C4');
  expect(refused(next, 'B: refuse all')).toBeNull();
});

scenario(['CA-46', 'CA-49'], 'a seat without anybody to trade with passes unasked', () => {
  const table = situation('RBGY L=R c=2 trade R | *=Y A1=R:t1 B1=Y C4=G:g1 D4=B:i1');
  expect(phase(table)).toBe('trade B');
  expect(table.events).toEqual([]);
  go(table, 'B: trade -', 'G: trade -');
  expect(phase(table)).toBe('shipment *');
  expect(table.events.filter(({ kind }) => kind === 'turnBegan')).toHaveLength(1);
});

scenario(['CA-50'], 'option tradeRepeatMax', () => {
  const offer = 'R: offer B give t@C4 get g>C4';
  const once = go(situation(ALL_HOLD, { tradeRepeatMax: 1 }), offer, 'B: refuse', ...PASSES);
  expect(refused(once, offer)).toBe('offeredTooOften');
  const often = situation(ALL_HOLD, { tradeRepeatMax: 10, tradeRounds: 10 });
  for (let time = 0; time < 9; time += 1) go(often, offer, 'B: refuse', ...PASSES);
  expect(refused(often, offer)).toBeNull();
});

scenario(['CA-49', 'CA-50'], 'an offer that was made too often is not sent; to give it up is to pass', () => {
  const line = 'RB L=R c=2 trade R | *=B C4=R:t1 A1=R D4=B:g1';
  const table = situation(line, { tradeRepeatMax: 1 });
  go(table, 'R: offer B give t@C4 get g>A1', 'B: refuse');
  go(table, 'B: trade -');
  expect(refused(table, 'R: offer B give t@C4 get g>A1')).toBe('offeredTooOften');
  begin(table, 'R: offer B give t@C4 get g>A1 -', 3);
  expect(choices(table, 'R')).toEqual([{ kind: 'giveUp' }]);
  expect(refusedMove(table, 'R', { kind: 'giveUp' })).toBeNull();
  go(table, 'R: -');
  expect(table.events.at(-1)).toMatchObject({ kind: 'tradePassed', seat: 0 });
  expect(phase(table)).toBe('shipment *');
  const more = situation(line.replace('t1', 't1i1'), { tradeRepeatMax: 1, tradeSideMax: 1 });
  go(more, 'R: offer B give t@C4 get g>A1', 'B: refuse', 'B: trade -');
  expect(refused(more, 'R: offer B give t@C4 get g>A1')).toBe('offeredTooOften');
  expect(refused(more, 'R: offer B give i@C4 get g>C4')).toBeNull();
});

scenario('CA-50', 'at most six tokens a side; option tradeSideMax', () => {
  const line = 'RB L=R c=2 trade R | *=B C4=R:t9 D4=B:g9';
  expect(refused(situation(line), 'R: offer B give t6@C4 get g6>C4')).toBeNull();
  expect(refused(situation(line), 'R: offer B give t7@C4 get g>C4')).toBe('sideFull');
  expect(refused(situation(line), 'R: offer B give t@C4 get g7>C4')).toBe('sideFull');
  expect(refused(situation(line, { tradeSideMax: 1 }), 'R: offer B give t2@C4 get g>C4')).toBe('sideFull');
  expect(refused(situation(line, { tradeSideMax: 12 }), 'R: offer B give t9@C4 get g9>C4')).toBeNull();
});

scenario('CA-45', 'option tradeWhat: Weapons too, one into a territory without one', () => {
  const line = 'RB L=R c=2 trade R | *=B C4=R.w:t1 A1=R D4=B.w D5=B.w';
  const weapons = { tradeWhat: 'resourcesAndWeapons' };
  expect(refused(situation(line, { tradeWhat: 'resources' }), 'R: offer B give w@C4 get w>C4')).not.toBeNull();
  expect(refused(situation(line, weapons), 'R: offer B give t@C4 get w>C4')).toBe('weaponThere');
  expect(refused(situation(line, weapons), 'R: offer B give t@C4 get w2>A1')).toBe('weaponThere');
  const table = go(situation(line, weapons), 'R: offer B give w@C4 get w>A1,w>C4');
  expect(refused(table, 'B: accept give w@D4,w@D5 get w>D6')).toBeNull();
  go(table, 'B: accept give w@D4,w@D5 get w>D5');
  expect(places(table, 'C4', 'A1', 'D4', 'D5')).toBe('C4=R.w:t1 A1=R.w D4=B D5=B.w');
});

scenario('CA-46', 'option tradeGifts: one side may be empty, not both', () => {
  const line = 'RB L=R c=2 trade R | *=B C4=R:t1i1 D4=B:g1';
  const gifts = { tradeGifts: true };
  const given = go(situation(line, gifts), 'R: offer B give t@C4', 'B: accept get t>D4');
  expect(places(given, 'C4', 'D4')).toBe('C4=R:i1 D4=B:t1g1');
  const asked = go(situation(line, gifts), 'R: offer B get g>C4', 'B: accept give g@D4');
  expect(places(asked, 'C4', 'D4')).toBe('C4=R:t1g1i1 D4=B');
  expect(refused(situation(line, gifts), 'R: offer B')).toBe('noGifts');
  expect(refused(situation(line, { tradeGifts: false }), 'R: offer B give t@C4')).toBe('noGifts');
});

scenario('CA-47', 'option tradeTo: received tokens go anywhere, or beside a place of the giver', () => {
  const line = 'RBY L=R c=2 trade R | *=Y C4=R:t1 A1=R D4=B:g1 B1=B F5=B';
  const far = 'B: accept give g@D4 get t>F5';
  const offer = 'R: offer B give t@C4 get g>C4';
  expect(refused(go(situation(line, { tradeTo: 'anywhere' }), offer), far)).toBeNull();
  expect(refused(go(situation(line, { tradeTo: 'border' }), offer), far)).toBe('notAtTheBorder');
  expect(refused(go(situation(line, { tradeTo: 'border' }), offer), far.replace('F5', 'B1'))).toBeNull();
  const alone = situation(line.replace('B1=B ', ''), { tradeTo: 'border' });
  expect(refused(alone, offer.replace('>C4', '>A1'))).toBe('notAtTheBorder');
});

scenario('CA-47', 'option tradeOntoBoats: received tokens may be put aboard', () => {
  const line = 'RB L=R c=2 trade R | *=B C4=R:t1 M3=[R][B.h] D4=B:g1';
  const offer = 'R: offer B give t@C4 get g>M3#1';
  expect(refused(situation(line, { tradeOntoBoats: false }), offer)).toBe('notAboard');
  const table = go(situation(line, { tradeOntoBoats: true }), offer);
  expect(places(go(table, 'B: accept give g@D4 get t>M3#2'), 'M3')).toBe('M3=[R:g1][B.h:t1]');
  const horses = situation(line.replace('[R]', '[R.h]').replace('C4=R', 'C4=R.h'), { tradeOntoBoats: true });
  expect(refused(horses, 'R: offer B give t@C4 get h>M3#1')).toBe('horseThere');
  go(horses, 'R: offer B give h@C4 get h>C4');
  expect(refused(horses, 'B: accept give h@M3#2 get h>M3#2')).toBeNull();
});

scenario(['CA-47', 'CA-48'], 'tokens may leave a boat, but are not put aboard one', () => {
  const line = 'RB L=R c=2 trade R | *=B C4=R M3=[R:t1][B:g1]';
  expect(refused(situation(line), 'R: offer B give t@M3#1 get g>M3#1')).toBe('notAboard');
  const table = go(situation(line), 'R: offer B give t@M3#1 get g>C4');
  expect(refused(table, 'B: accept give g@M3#2 get t>M3#2')).toBe('notAboard');
  expect(places(go(table, 'B: accept give g@M3#2 get t>D4'), 'C4', 'D4', 'M3')).toBe('C4=R:g1 D4=B:t1 M3=[R][B]');
});

scenario('CA-48', 'tokens received may be traded on', () => {
  const table = go(situation(ALL_HOLD), 'R: offer B give t2@C4 get g>C4', 'B: accept give g@D4 get t2>D4');
  expect(phase(table)).toBe('trade B');
  expect(refused(table, 'B: offer G give t3@D4 get i>D4')).toBeNull();
  expect(refused(table, 'B: offer G give t4@D4 get i>D4')).toBe('noSuchToken');
});

scenario(['CA-46', 'CA-48'], 'an offer names what lies in own places, and what the partner holds', () => {
  const table = situation('RBY L=R c=2 trade R | *=Y C4=R:t1 D4=B:g1 D3=B:g1');
  expect(refused(table, 'R: offer B give t2@C4 get g>C4')).toBe('noSuchToken');
  expect(refused(table, 'R: offer B give g@C4 get g>C4')).toBe('noSuchToken');
  expect(refused(table, 'R: offer B give g@D4 get g>C4')).toBe('notYours');
  expect(refused(table, 'R: offer B give t@C4 get g>D4')).toBe('notYours');
  expect(refused(table, 'R: offer B give t@C4 get g2>C4')).toBeNull();
  expect(refused(table, 'R: offer B give t@C4 get g3>C4')).toBe('notHeld');
  expect(refused(table, 'R: offer B give t@C4 get i>C4')).toBe('notHeld');
  expect(refused(table, 'R: offer R give t@C4 get t>C4')).toBe('ownSeat');
  expect(refusedMove(table, 'R', { kind: 'offer', to: 5 })).toBe('notPlaying');
  expect(refusedMove(table, 'R', { kind: 'offer', to: 2 })).toBe('nothingToTrade');
});

scenario(['CA-44', 'CA-97'], 'no offer to who is out or has resigned', () => {
  const table = situation(ALL_HOLD);
  table.state.resigned = 2;
  table.state.out = 4;
  expect(choices(table, 'R')).toEqual([{ kind: 'end' }, { kind: 'offer', to: 3 }]);
  expect(refused(table, 'R: offer B give t@C4 get g>C4')).toBe('notPlaying');
  go(table, 'R: trade -');
  expect(phase(table)).toBe('trade Y');
});

scenario('CA-49', 'an offer is one choice of the seat alone: its tokens ascend, what is given first', () => {
  const table = begin(situation(ALL_HOLD), 'R: offer B give t@C4,g@C4 get t>C4', 3);
  expect(isPartial(table.state, 0)).toBe(true);
  expect(table.events).toEqual([]);
  const c4 = at(table, 'C4');
  expect(refusedMove(table, 'R', { kind: 'give', token: 'timber', from: c4 })).toBe('wrongOrder');
  expect(refusedMove(table, 'R', { kind: 'send' })).toBe('noGifts');
  const wanting = begin(situation(ALL_HOLD), 'R: offer B give t@C4 get g>C4', 3);
  expect(refusedMove(wanting, 'R', { kind: 'get', token: 'timber', into: c4 })).toBe('wrongOrder');
  expect(refusedMove(wanting, 'R', { kind: 'give', token: 'gold', from: c4 })).toBe('wrongOrder');
  expect(refusedMove(wanting, 'R', { kind: 'end' })).toBe('notNow');
});

scenario('CA-47', 'who cannot place the Horses cannot accept', () => {
  const line = 'RBY L=R c=2 trade R | *=Y C4=R.h A1=R D4=B.h:g1 D3=B.h:g1';
  const table = go(situation(line), 'R: offer B give h@C4 get g>C4');
  expect(refused(table, 'B: accept give g@D3 get h>D3')).toBe('noRoom');
  expect(refused(table, 'B: refuse')).toBeNull();
  const swap = go(situation(line), 'R: offer B give h@C4 get h>A1');
  expect(places(go(swap, 'B: accept give h@D4 get h>D4'), 'A1', 'C4', 'D4')).toBe('A1=R.h C4=R D4=B.h:g1');
});

scenario('CA-47', 'a Horse that leaves a boat makes no room on land', () => {
  const line = 'RBY L=R c=2 trade R | *=Y C4=R.h A1=R D4=B.h M3=[B.h]';
  const table = go(situation(line), 'R: offer B give h@C4 get h>A1');
  expect(refused(table, 'B: accept give h@M3#1 get h>D4')).toBe('noRoom');
  expect(refused(table, 'B: accept give h@D4 get h>D4')).toBeNull();
});

scenario('CA-47', 'where only border land may receive, one without it cannot accept', () => {
  // Red's boat lies beside Blue's in one file; no land of either lies beside a place of the other.
  const line = 'RBY L=R c=2 trade R | *=Y A1=R:t1 F5=B:g1 M3=[R][B]';
  const table = situation(line, { tradeTo: 'border' });
  expect(choices(begin(table, 'R: offer B give t@A1 -', 2), 'R')).toEqual([{ kind: 'giveUp' }]);
  const gift = situation(line, { tradeTo: 'border', tradeGifts: true });
  expect(refused(go(gift, 'R: offer B give t@A1'), 'B: accept get t>F5')).toBe('noRoom');
});

scenario(
  'CA-48',
  'an answer is one choice: wanted tokens leave, then the given ones are placed, in the order of the offer',
  () => {
    const line = 'RBY L=R c=2 trade R | *=Y C4=R.h:t1i1 A1=R.h D4=B:g2 D3=B:g1 B1=B';
    const answered = (): TestTable => go(situation(line), 'R: offer B give t@C4,i@C4,h@A1,h@C4 get g2>C4');
    const table = answered();
    const [d3, d4, b1, c4] = ['D3', 'D4', 'B1', 'C4'].map((id) => at(table, id));
    begin(table, 'B: accept', 1);
    expect(isPartial(table.state, 1)).toBe(true);
    const pay = (token: 'gold' | 'iron', from: number) => refusedMove(table, 'B', { kind: 'pay', token, from });
    expect(pay('gold', d3)).toBeNull();
    expect(pay('gold', d4)).toBeNull();
    expect(pay('gold', b1)).toBe('noSuchToken');
    expect(pay('gold', c4)).toBe('notYours');
    expect(pay('iron', d3)).toBe('wrongOrder');

    const lone = begin(answered(), 'B: accept give g@D4', 2);
    expect(refusedMove(lone, 'B', { kind: 'pay', token: 'gold', from: d3 })).toBe('wrongOrder');
    expect(choices(lone, 'B')).toEqual([{ kind: 'pay', token: 'gold', from: d4 }]);

    const placing = begin(answered(), 'B: accept give g2@D4 get t>D4,i>D3', 5);
    const put = (token: 'iron' | 'horse', into: number) => refusedMove(placing, 'B', { kind: 'put', token, into });
    expect(put('iron', d4)).toBe('wrongOrder');
    expect(put('horse', c4)).toBe('notYours');
    // Two Horses are to come, in ascending places: the last place is too late for the first.
    expect(put('horse', d4)).toBe('wrongOrder');
    expect(put('horse', b1)).toBeNull();
    expect(places(placing, 'C4', 'D4')).toBe('C4=R.h:t1i1 D4=B:g2');
    const made = go(answered(), 'B: accept give g2@D4 get t>D4,i>D3,h>B1,h>D4');
    expect(places(made, 'C4', 'A1', 'B1', 'D3', 'D4')).toBe('C4=R:g2 A1=R B1=B.h D3=B:g1i1 D4=B.h:t1');
  },
);

scenario(['CA-47', 'CA-48'], 'a place receives one Horse of a trade', () => {
  const table = situation('RBY L=R c=2 trade R | *=Y C4=R.h A1=R.h B3=R D4=B:g1 D3=B.h B1=B');
  go(table, 'R: offer B give h@A1,h@C4 get h>B3');
  expect(refused(table, 'B: accept give h@D3 get h2>B1')).toBe('horseThere');
  expect(refused(table, 'B: accept give h@D3 get h>B1,h>D3')).toBeNull();
});

scenario(['CA-49', 'CA-50'], 'what the phase remembers is gone when it ends', () => {
  const quiet = go(situation(ALL_HOLD), 'R: trade -', ...PASSES);
  const busy = go(
    situation(ALL_HOLD),
    'R: offer B give t@C4 get g>C4',
    'B: refuse all',
    'B: offer R give t@D4 get g>D4',
  );
  go(busy, 'R: refuse', 'G: trade -', 'Y: trade -', 'R: trade -', 'B: trade -');
  expect(phase(busy)).toBe('shipment *');
  expect(busy.state.equals(quiet.state)).toBe(true);
});

scenario(['CA-50'], 'offers are remembered alike in whatever order they were made', () => {
  const [one, other] = ['R: offer B give t@C4 get g>C4', 'R: offer G give t@C4 get i>C4'];
  const first = go(situation(ALL_HOLD), one, 'B: refuse', ...PASSES, other, 'G: refuse');
  const second = go(situation(ALL_HOLD), other, 'G: refuse', ...PASSES, one, 'B: refuse');
  expect(first.state.equals(second.state)).toBe(true);
});

scenario('CA-49', 'who passed in one Trade phase has not passed in the next', () => {
  const table = go(situation('RB L=R c=2 trade R | *=B C4=R:t1 D4=B:g1'), 'R: trade -', 'B: trade -', '* die 5');
  for (const line of ['R: attack -', 'B: attack -', '* die 5', '* die 1', 'B: trade -']) {
    if (line.startsWith('*') || phase(table).endsWith(line[0])) go(table, line);
  }
  expect([table.state.cycle, phase(table)]).toEqual([3, 'trade R']);
});

scenario(
  ['CA-47', 'CA-48'],
  'Horses leave so that those received find room, where a boat that gives one receives none',
  () => {
    const line = 'RB L=R c=2 trade R | *=R C3=R.h C4=R.h D4=B.h D5=B.h M5=[B.h]';
    const table = begin(go(situation(line), 'R: offer B give h@C3,h@C4 get h>C3,h>C4'), 'B: accept', 1);
    // If D5 came first, D4 could no longer give one, and there would be one place for two.
    expect(choices(table, 'B')).toEqual([{ kind: 'pay', token: 'horse', from: at(table, 'D4') }]);
  },
);
