/** Seats' knowledge of each other’s cards: samples drawn from a view fit it, and no intermediate picture shows more. */
import { Rng } from '@marchlands/core/rng.ts';
import { type Seat, SPECTATOR } from '@marchlands/core/seat.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { PROGRESS } from '../data/cards.ts';
import { KINDS } from '../data/kinds.ts';
import { moveCodec } from '../moves.ts';
import { apply } from '../rules/legal.ts';
import { LEDGER, State } from '../state.ts';
import { resampler } from '../view/resample.ts';
import { view } from '../view/view.ts';
import { position, Table } from './play.ts';
import { handOf, openHands, situation } from './situation.ts';

/** Repeated samples drawn from a seat’s view. */
function drawn<V>(s: State, viewer: Seat, look: (drawn: State) => V, times = 60): V[] {
  const into = new State(s.setup);
  const rng = new Rng(`memory of ${viewer}`);
  const sampler = resampler(s.setup, view(s, viewer));
  return Array.from({ length: times }, () => {
    sampler.draw(rng, into);
    return look(into);
  });
}

const TEXT = `knights 3 P1 action
  P1: c29 s31 r29-35 r31-36 hand=BL prog=commercial-harbor,master-merchant
  P2: c12 c18 r12-17 r18-24 hand=WPC
  P3: c14 s45 r14-19 r41-45 hand=OO`;

scenario(
  ['IK-221', 'IK-222', 'IK-010'],
  'who offers a resource by Commercial harbor holds it, as all have seen',
  () => {
    const table = position(TEXT).play('play commercial-harbor; force P3 L');
    for (const viewer of [1, 2]) {
      expect(new Set(drawn(table.state, viewer, (s) => handOf(s, 0).includes('L')))).toEqual(new Set([true]));
      // A seat without commodities has none, as all have seen.
      expect(new Set(drawn(table.state, viewer, (s) => /[PCK]/.test(handOf(s, 2))))).toEqual(new Set([false]));
    }
    const asked = position(TEXT).play('play commercial-harbor; force P2 B');
    expect(new Set(drawn(asked.state, 2, (s) => handOf(s, 0).includes('B')))).toEqual(new Set([true]));
    expect(new Set(drawn(asked.state, 2, (s) => /[PCK]/.test(handOf(s, 1))))).toEqual(new Set([true]));
  },
);

scenario('IK-081', 'in what is drawn from a view nothing of a discard is picked before its seat has', () => {
  const text = `base 2 P1 preRoll
    P1: s29 s31 r29-35 r31-36 hand=WWWW
    P2: s12 s18 r12-17 r18-24 hand=LLLW`;
  const table = new Table(openHands(situation(text, { handLimit: 3 }))).play('roll =3,4');
  for (const viewer of [0, 1, SPECTATOR]) {
    const looks = drawn(table.state, viewer, (s) => [s.due[0], s.due[1], ...s.picked].join(), 4);
    expect(new Set(looks)).toEqual(new Set([[2, 2, ...table.state.picked].join()]));
  }
});

scenario('IK-224', 'third players see no kind of a card that Master merchant takes, in no picture in between', () => {
  const table = position(TEXT).play('play master-merchant P2');
  expect(table.step).toBe('pick');
  const pictures = (first: 'wool' | 'paper'): string[] => {
    const s = table.state.clone();
    const seen: string[] = [];
    const sink = { push: () => seen.push(JSON.stringify(view(s, 2))) };
    for (const card of [first, 'cloth'] as const) apply(s, 0, moveCodec.encode({ kind: 'pick', card }), sink);
    return seen;
  };
  expect(pictures('wool')).toHaveLength(2);
  expect(pictures('paper')).toEqual(pictures('wool'));
});

scenario(
  ['IK-224', 'IK-010'],
  'a look at a hand behind a theft is remembered once in what is drawn from a view',
  () => {
    const stolen = openHands(situation(TEXT));
    LEDGER.stolen(stolen, 1, 2, KINDS.indexOf('wool'));
    const { state } = new Table(stolen).play('play master-merchant P2');
    expect([state.thefts, state.isLook[1]]).toEqual([2, 1]);
    for (const viewer of [1, 2, SPECTATOR]) {
      expect(new Set(drawn(state, viewer, (s) => s.thefts, 4))).toEqual(new Set([2]));
      expect(drawn(state, viewer, (s) => view(s, 0).own?.bounds[0].fewest.slice(8, 16).join(), 1)).toEqual(
        drawn(state, viewer, (s) => s.held.subarray(8, 16).join(), 1),
      );
    }
  },
);

const SPIES = `knights 4 P1 action
  P1: c29 s31 r29-35 r31-36 prog=spy
  P2: c12 s18 r12-17 r18-24 prog=spy
  P3: c14 s45 r14-19 r41-45 prog=crane,merchant,merchant,wedding imp=1/0/0
  P4: c2 s47 r2-6 r47-51`;

scenario(['IK-239', 'IK-010'], 'who has seen the only card of a deck in a hand knows who took it from there', () => {
  const { state } = position(SPIES).play('play spy P3; end; end; roll =2,2,trade; play spy P3; fetch science crane');
  const has = (viewer: Seat): Set<boolean> =>
    new Set(drawn(state, viewer, (s) => s.progress[25 + PROGRESS.crane] === 1));
  expect(has(0)).toEqual(new Set([true]));
  expect(has(2)).toEqual(new Set([true]));
  expect(has(3)).toEqual(new Set([true, false]));
});

scenario(['IK-206', 'IK-010'], 'who has seen the only card of a deck in a hand knows what is discarded of it', () => {
  const table = position(SPIES.replace('imp=1/0/0', 'imp=0/1/0'));
  table.play('play spy P3; end; end; roll =2,2,trade,merchant; P3: drop crane');
  const lies = (viewer: Seat): Set<boolean> =>
    new Set(drawn(table.state, viewer, (s) => s.under[0] === PROGRESS.crane + 1));
  expect(lies(0)).toEqual(new Set([true]));
  expect(lies(1)).toEqual(new Set([true, false]));
});

scenario(['IK-201', 'IK-010'], 'who knew the card under a deck knows who draws it', () => {
  const table = position(`knights 3 P2 preRoll under=science:crane,smith
    P1: c29
    P2: c12 imp=1/0/0
    P3: c14`);
  table.state.undrawn.fill(0, 0, 10);
  // Crane was discarded unseen by P3; Smith was played.
  table.state.underKnown[0] = 0b100;
  table.play('roll =1,3,science');
  const known = (viewer: number): number => table.state.spied[(viewer * 6 + 1) * 25 + PROGRESS.crane];
  expect([table.progress(1), known(0), known(1), known(2)]).toEqual([['crane'], 0, 0, 1]);
  expect([table.state.under[0], table.state.underKnown[0]]).toEqual([PROGRESS.smith + 1, 0b111]);
});
