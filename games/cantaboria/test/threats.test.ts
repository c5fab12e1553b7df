import { Rng } from '@marchlands/core/rng.ts';
import { NOBODY } from '@marchlands/core/seat.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect, it } from 'vitest';
import { shipmentsFor } from '../advice/attack/turn.ts';
import { attacksOn, targetsOf, threatsTo } from '../advice/threats.ts';
import { totalsOf } from '../advice/totals.ts';
import { moveCodec } from '../moves.ts';
import { actors } from '../rules/legal.ts';
import { start } from '../rules/start.ts';
import { STEP } from '../state.ts';
import { views } from '../view/view.ts';
import { randomLine } from './attack-brute.ts';
import { declaredBy } from './attack-compare.ts';
import { placeOf, setupFor, situation } from './play.ts';
import { playOne } from './random-play.ts';

/** What a seat of a position could do to a place, and who could decide it; null if it has no chance. */
function attackOn(line: string, by: string, target: string) {
  const { state, letters } = situation(line);
  const at = placeOf(state, target);
  const seat = letters.indexOf(by);
  const seen = views.view(state, (seat + 1) % letters.length);
  const played = attacksOn(state.setup, seen, at).find(({ report }) => report.by === seat);
  const isTarget = targetsOf(state.setup, seen, seat).some((report) => report.target === at);
  expect(isTarget).toBe(played !== undefined);
  if (played === undefined) return null;
  const { report, joiners, savers, leave } = played;
  return { ...report, joiners, savers, leave, thirds: totalsOf(played.state).thirds };
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
  expect(attackOn(line, 'R', 'D4')).toMatchObject({
    margin: null,
    marginWithLeave: 2,
    leave: [{ seat: 1 }, { seat: 1 }],
  });
  expect(attackOn(line.replace('C3=B.hwc', 'C3=B.h'), 'R', 'D4')).toMatchObject({ margin: 2, marginWithLeave: 2 });
});

scenario(['CA-77', 'CA-97'], 'what others could take of a seat, but not those that have resigned', () => {
  const table = situation('RBY L=R c=2 attack R | *=Y C4=R.w C5=R D4=B A1=B');
  const at = placeOf(table.state, 'D4');
  const threats = () =>
    threatsTo(table.state.setup, views.view(table.state, 1), 1).map(({ by, target }) => [by, target]);
  expect(threats()).toContainEqual([0, at]);
  table.state.resigned = 1;
  expect(threats()).not.toContainEqual([0, at]);
});

scenario(
  ['CA-76', 'CA-92'],
  'a target that was declared in this turn is left out, but not for the turns of others',
  () => {
    const { state } = situation('RBY L=R c=2 attack R | *=Y C4=R.w C5=R D4=B');
    const at = placeOf(state, 'D4');
    const byRed = () => targetsOf(state.setup, views.view(state, 0), 0).some(({ target }) => target === at);
    const byYellow = () => targetsOf(state.setup, views.view(state, 0), 2).some(({ target }) => target === at);
    expect([byRed(), byYellow()]).toEqual([true, true]);
    state.failed[at] = 1;
    expect([byRed(), byYellow()]).toEqual([false, true]);
  },
);

it.each([2, 3, 4])('the plan of each report is declared with the margin that was told, %i seats', (seats) => {
  const setup = setupFor(seats);
  const rng = new Rng(seats);
  let count = 0;
  for (let i = 0; i < 12; i += 1) {
    const { state } = situation(randomLine(setup, rng, { seats, lands: 6, boats: 2 }));
    for (const { plan, margin, marginWithLeave } of targetsOf(setup, views.view(state, 0), 0)) {
      const codes = plan.map((move) => moveCodec.encode(move));
      expect([margin, marginWithLeave]).toContain(declaredBy(state, shipmentsFor(state, 0), codes));
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(20);
});

it.each([2, 4])('a plan that is played is declared with its margin, at places one by one, %i seats', (seats) => {
  const setup = setupFor(seats);
  const rng = new Rng(70 + seats);
  let count = 0;
  for (let i = 0; i < 6; i += 1) {
    const { state } = situation(randomLine(setup, rng, { seats, lands: 6, boats: 2 }));
    for (let at = 0; at < setup.land.territories; at += 1) {
      for (const { report, margin, leave, first, state: declared } of attacksOn(setup, views.view(state, 0), at)) {
        expect(margin).toBe(leave.length > 0 ? report.marginWithLeave : report.margin);
        expect([declared.target, declared.turn, declared.partial]).toEqual([at, report.by, 0]);
        expect(report.plan.slice(0, first.length)).toEqual(first);
        expect(first.length).toBeGreaterThan(0);
        count += 1;
      }
    }
  }
  expect(count).toBeGreaterThan(20);
});

it('threats are told whatever waits for an answer', () => {
  const setup = setupFor(4);
  const rng = new Rng(28);
  const wanted = [STEP.draft, STEP.passage, STEP.logistics, STEP.side];
  const steps = new Set<number>();
  for (let match = 0; match < 60 && !wanted.every((step) => steps.has(step)); match += 1) {
    const s = start(setup);
    while (actors(s) !== NOBODY) {
      playOne(s, rng, () => {
        if (s.partial > 0 || steps.has(s.step)) return;
        steps.add(s.step);
        for (let seat = 0; seat < setup.seats; seat += 1) {
          for (const { plan } of threatsTo(setup, views.view(s, seat), seat)) expect(plan.length).toBeGreaterThan(0);
        }
      });
    }
  }
  for (const step of wanted) expect(steps).toContain(step);
});
