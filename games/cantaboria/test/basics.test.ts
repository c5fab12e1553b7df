import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, firstOf, NOBODY } from '@marchlands/core/seat.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { BOAT } from '../data/limits.ts';
import { ayathgaron36 } from '../data/maps/ayathgaron-36.ts';
import { apply } from '../rules/apply.ts';
import { outcomes } from '../rules/chance.ts';
import { shipmentsOf } from '../rules/extra-shipments.ts';
import { actors, legal } from '../rules/legal.ts';
import { start } from '../rules/start.ts';
import { PHASE } from '../state.ts';
import { go, phase, places, refused, setupFor, shortSetup, sitesUp, situation, tableOf } from './play.ts';

scenario(['CA-01', 'CA-06', 'CA-11'], 'from the draft on every place has an owner, and no site moves', () => {
  const list = new MoveList(8192);
  const chances = new OutcomeList(100);
  for (let seed = 1; seed <= 4; seed += 1) {
    const rng = new Rng(seed);
    const s = start(shortSetup(3, 6));
    let sites = '';
    for (let acting = actors(s); acting !== NOBODY; acting = actors(s)) {
      if (acting === CHANCE) {
        outcomes(s, chances);
        apply(s, CHANCE, chances.at(rng.below(chances.total)));
      } else {
        legal(s, firstOf(acting), list);
        apply(s, firstOf(acting), list.codes[rng.below(list.length)]);
      }
      if (s.phase === PHASE.opening) continue;
      sites ||= s.site.join();
      expect(s.site.join()).toBe(sites);
      expect(s.owner.subarray(0, 36).includes(0)).toBe(false);
      expect(s.owner.subarray(BOAT, BOAT + s.boats).includes(0)).toBe(false);
      expect(s.owner.subarray(BOAT + s.boats).every((owner) => owner === 0)).toBe(true);
      expect(Math.max(...s.city)).toBeLessThanOrEqual(1);
    }
  }
});

scenario('CA-11', 'a territory holds one City, and a City taken stays where it stands', () => {
  expect(refused(situation('RB L=R c=2 development R | *=B C5=R.c:g4'), 'R: dev c C5 gold')).toBe('cityThere');
  const table = go(situation('RBY L=R c=2 attack R | *=Y C4=R.hw D4=B.c A5=B'), 'R: attack D4', 'Y: side n');
  expect(places(table, 'D4')).toBe('D4=R.c');
});

scenario('CA-12', 'a place holds any number of goods, and they belong to its owner', () => {
  const line = 'RBY L=R c=2 attack R | *=Y C4=R.hw D4=B:t9g9i9 A5=B';
  expect(places(go(situation(line), 'R: attack D4', 'Y: side n'), 'D4')).toBe('D4=R:t9g9i9');
  const shipped = situation('RB L=R c=2 shipment R | *=B C4=R:t1 D4=R:t9');
  expect(places(go(shipped, 'R: foot t C4 D4'), 'D4')).toBe('D4=R:t10');
});

scenario('CA-13', 'nothing binds: who let a boat pass in one turn may forbid it in the next', () => {
  const line = 'RBG L=R c=4 shipment R | *=G C4=B.h D3=B M1=[R] C5=R F5=B:t1 F4=B';
  const table = go(situation(line), 'R: boat M1#1 >M2 >M3', 'B: passage M2 allow', 'R: boat .', 'B: ship -');
  while (phase(table) !== 'attack R') go(table, phase(table).endsWith('*') ? '* die 5' : 'G: ship -');
  go(table, 'R: attack -');
  while (phase(table) !== 'shipment *') {
    const [, seat] = phase(table).split(' ');
    go(table, seat === '*' ? '* die 5' : `${seat}: attack -`);
  }
  go(table, '* die 4');
  while (!phase(table).endsWith('R')) go(table, `${phase(table).split(' ')[1]}: ship -`);
  go(table, 'R: boat M3#1 >M2 >M1');
  expect(phase(table)).toBe('shipment B');
  expect(refused(table, 'B: passage M2 forbid')).toBeNull();
});

scenario(['CA-20', 'CA-21'], 'five phases in their order, each from the Lead to the left', () => {
  const table = situation('RBG L=B c=2 development B | *=G A1=B:g2 A2=R:g2 A3=G:g2');
  const seats: string[] = [];
  while (phase(table) !== 'production *') {
    seats.push(phase(table).split(' ')[1]);
    go(table, `${phase(table).split(' ')[1]}: dev -`);
  }
  expect(seats.join('')).toBe('BGR');
  go(table, '* die 4');
  while (table.state.cycle === 2) {
    const [now, seat] = phase(table).split(' ');
    const pass = now === 'trade' ? 'trade -' : now === 'shipment' ? 'ship -' : 'attack -';
    go(table, seat === '*' ? '* die 1' : `${seat}: ${pass}`);
  }
  const begun = table.events.flatMap((event) => (event.kind === 'phaseBegan' ? [event.phase] : []));
  expect(begun.slice(0, 4)).toEqual(['production', 'trade', 'shipment', 'attack']);
  expect([table.state.lead, begun[4]]).toEqual([2, 'development']);
});

scenario(
  ['CA-20', 'CA-23', 'CA-24'],
  'the first cycle has no Development, and Attack takes place whatever is rolled',
  () => {
    const table = go(tableOf(start(setupFor(2))), '* die 1', '* die 2');
    for (let i = 0; i < 16; i += 1) go(table, `${'BR'[i % 2]}: site ${ayathgaron36.territories[i].id}`);
    go(table, ...sitesUp('ttttgggiiimmmhhh'));
    for (let i = 0; i < 35; i += 1) go(table, `${'BR'[i % 2]}: draft ${ayathgaron36.territories[i].id}`);
    go(table, '* die 5', '* die 5', '* die 5');
    expect(phase(table).split(' ')[0]).toBe('attack');
    const begun = table.events.flatMap((event) => (event.kind === 'phaseBegan' ? [event.phase] : []));
    expect(begun).toEqual(['attack']);
  },
);

scenario(['CA-22', 'CA-75', 'EX-14'], 'last in one cycle and first in the next: four attacks in a row', () => {
  const line = 'RB L=R c=4 attack B | *=R C4=B.hwc C5=B.w F5=B';
  const table = situation(line, { logisticsMax: 0 });
  go(table, 'B: attack D4', 'B: attack B4');
  expect(phase(table)).toBe('production *');
  go(table, '* die 5', '* die 5', '* die 5');
  expect([phase(table), table.state.cycle]).toEqual(['attack B', 5]);
  go(table, 'B: attack C3', 'B: attack D3');
  expect(places(table, 'D4', 'B4', 'C3', 'D3')).toBe('D4=B B4=B C3=B D3=B');
  expect(phase(table)).toBe('attack R');
});

scenario(['CA-18', 'CA-19', 'CA-52', 'EX-16'], 'an uneven draft: who places first places last', () => {
  const map = { ...ayathgaron36, id: 'for-five', players: { min: 2, max: 5, recommended: [5] } };
  const table = go(tableOf(start(setupFor(5, { map }))), ...'62345'.split('').map((die) => `* die ${die}`));
  const ids = map.territories.map(({ id }) => id);
  for (let i = 0; i < 16; i += 1) go(table, `${'RPYGB'[i % 5]}: site ${ids[i]}`);
  go(table, ...sitesUp('ttttgggiiimmmhhh'));
  for (let i = 0; i < 35; i += 1) go(table, `${'RPYGB'[i % 5]}: draft ${ids[i]}`);
  const { state } = table;
  expect([0, 1, 2, 3, 4].map((seat) => state.owner.filter((owner) => owner === seat + 1).length)).toEqual([
    8, 7, 7, 7, 7,
  ]);
  expect([state.lead, state.share]).toEqual([0, 8]);
  const others = ids.flatMap((_, t) => (state.owner[t] === 2 ? [t] : []));
  state.owner[others[0]] = 1;
  state.owner[others[1]] = 1;
  expect(shipmentsOf(state, 0)).toBe(1);
  state.owner[others[2]] = 1;
  expect(shipmentsOf(state, 0)).toBe(2);
});
