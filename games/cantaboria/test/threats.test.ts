import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { targetsOf, threatsTo } from '../advice/threats.ts';
import { view } from '../view/view.ts';
import { placeOf, situation } from './play.ts';

/** What a seat of a position could do to a place, or null. */
function attackOn(line: string, by: string, target: string) {
  const { state, letters } = situation(line);
  const at = placeOf(state, target);
  const seat = letters.indexOf(by);
  const seen = view(state, (seat + 1) % letters.length);
  return targetsOf(state.setup, seen, seat).find((report) => report.target === at) ?? null;
}

scenario(['CA-77', 'CA-83', 'EX-08', 'EX-40'], 'alone, with allies, or not at all', () => {
  expect(attackOn('RBY L=R c=2 attack R | *=Y C4=R C5=R D4=B', 'R', 'D4')).toMatchObject({
    margin: 1,
    joiners: [],
    savers: [2],
    shipments: 0,
    isExact: true,
  });
  expect(attackOn('RBY L=R c=2 attack R | *=Y C4=R D4=B', 'R', 'D4')).toMatchObject({
    margin: 0,
    thirds: [{ seat: 2, points: 5 }],
    joiners: [2],
    savers: null,
  });
  expect(attackOn('RB L=R c=2 attack R | *=B C4=R', 'R', 'D4')).toBeNull();
});

scenario(['CA-89', 'EX-44'], 'which third parties could save the defender', () => {
  const line = 'RBGY L=R c=2 attack R | *=Y C4=R C5=R D4=B E3=G E4=G.w A1=B';
  expect(attackOn(line, 'R', 'D4')).toMatchObject({
    margin: 1,
    thirds: [
      { seat: 2, points: 5 },
      { seat: 3, points: 2 },
    ],
    savers: [2],
  });
});

scenario(['CA-93', 'CA-94', 'EX-51'], 'a logistics shipment for each City comes first', () => {
  const line = 'RBGY L=R c=3 attack R | *=Y B3=R.wc C4=R C5=R D4=B.w A1=B E3=G E4=G';
  expect(attackOn(line, 'R', 'D4')).toMatchObject({ margin: 1, shipments: 1 });
  expect(attackOn(line.replace('B3=R.wc', 'B3=R.w'), 'R', 'D4')).toMatchObject({ margin: -2, shipments: 0 });
});

scenario(['CA-66', 'CA-68', 'CA-86'], 'a boat that needs leave is told apart', () => {
  const line = 'RBY L=R c=4 attack R | *=B C2=R D4=Y C5=Y.w N3=[R.hw] C3=B.hwc';
  expect(attackOn(line, 'R', 'D4')).toMatchObject({ margin: null, marginWithLeave: 2, hasChance: true, joiners: null });
  expect(attackOn(line.replace('C3=B.hwc', 'C3=B.h'), 'R', 'D4')).toMatchObject({ margin: 2, marginWithLeave: 2 });
});

scenario(['CA-77', 'CA-97'], 'what others could take of a seat, but not those that have resigned', () => {
  const table = situation('RBY L=R c=2 attack R | *=Y C4=R.w C5=R D4=B A1=B');
  const at = placeOf(table.state, 'D4');
  const threats = () => threatsTo(table.state.setup, view(table.state, 1), 1).map(({ by, target }) => [by, target]);
  expect(threats()).toContainEqual([0, at]);
  table.state.resigned = 1;
  expect(threats()).not.toContainEqual([0, at]);
});
