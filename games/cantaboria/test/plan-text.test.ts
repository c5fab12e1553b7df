import { MoveList } from '@marchlands/core/lists.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect, it } from 'vitest';
import { attacksOn } from '../advice/threats.ts';
import { planText, termsOf } from '../board/plan-text.ts';
import { type Step, stepsOf } from '../board/ways.ts';
import { moveCodec } from '../moves.ts';
import { apply } from '../rules/apply.ts';
import { legal } from '../rules/legal.ts';
import { start } from '../rules/start.ts';
import { views } from '../view/view.ts';
import { placeOf, setupFor, situation } from './play.ts';

/** The seats that could take a place, from the first seat's view, by their letters. */
function attacksIn(line: string, target: string) {
  const { state, letters } = situation(line);
  const found = attacksOn(state.setup, views.view(state, 0), placeOf(state, target));
  const name = (seat: number): string => letters[seat];
  return {
    state,
    by: (letter: string) => {
      const attack = found.find(({ report }) => name(report.by) === letter);
      if (attack === undefined) throw new Error(`${letter} cannot take ${target}`);
      return { attack, text: planText(attack), terms: termsOf(attack, name) };
    },
    who: found.map(({ report }) => name(report.by)),
  };
}

scenario(['CA-83', 'CA-89', 'EX-44'], 'who would have to join or to stay out is told with the plan', () => {
  const { by, who } = attacksIn('RBGY L=R c=2 attack R | *=Y C4=R C5=R D4=B E3=G E4=G.w A1=B', 'D4');
  expect(who).toContain('R');
  const red = by('R');
  expect(red.attack.margin).toBe(1);
  expect(red.text).toEqual(['Attack D4 without a move.']);
  expect(red.terms).toEqual(['It fails if G joins the defence, and the others stay out.']);
});

scenario(['CA-83', 'EX-40'], 'an attack that is level succeeds with one who joins', () => {
  const { by } = attacksIn('RBY L=R c=2 attack R | *=Y C4=R D4=B', 'D4');
  expect(by('R').terms).toEqual(['It succeeds if Y joins the attack, and the others stay out.']);
});

scenario(['CA-82', 'CA-85', 'EX-09'], 'the move of an attack is told: a Horse that brings a Weapon', () => {
  const { by } = attacksIn('RBY L=R c=2 attack R | *=Y B3=R.hw C4=R D3=R D4=B C5=B.w', 'D4');
  const { attack, text } = by('R');
  expect(attack.margin).toBe(1);
  expect(text).toEqual(['Attack D4: a Horse rides in from B3, with the Weapon of B3.']);
});

scenario(['CA-93', 'EX-51'], 'a logistics shipment comes first, and is what the plan begins with', () => {
  const { by, state } = attacksIn('RBGY L=R c=3 attack R | *=Y B3=R.wc C4=R C5=R D4=B.w A1=B E3=G E4=G', 'D4');
  const { attack, text } = by('R');
  expect([attack.margin, attack.shipments.length]).toEqual([1, 1]);
  expect(text).toEqual(['On foot, B3 – C4: Weapon to C4.', 'Attack D4 without a move.']);
  const steps: readonly Step[] = stepsOf(state.setup.land, attack.shipments[0].events);
  expect(steps).toEqual([['B3', 'C4']]);
  // The first choice alone.
  expect(attack.first.map(({ kind }) => kind)).toEqual(['foot', 'step']);
  const after = state.clone();
  for (const move of attack.first) {
    const codes = new MoveList(1000);
    legal(after, 0, codes);
    expect([...codes.codes.subarray(0, codes.length)]).toContain(moveCodec.encode(move));
    apply(after, 0, moveCodec.encode(move));
  }
});

scenario(['CA-66', 'CA-86'], 'whose leave a boat takes is told, and where', () => {
  const line = 'RBY L=R c=4 attack R | *=B C2=R D4=Y C5=Y.w N3=[R.hw] C3=B.hwc';
  const { attack, text, terms } = attacksIn(line, 'D4').by('R');
  expect(attack.margin).toBe(2);
  expect(attack.leave.length).toBeGreaterThan(0);
  expect(text).toEqual(['Attack with the boat N3#1, which comes to M3.']);
  expect(terms[0]).toBe('B must not forbid the boat to pass N4.');
});

it('nothing is told of a place that nobody owns', () => {
  const s = start(setupFor(2));
  expect(attacksOn(s.setup, views.view(s, 0), 0)).toEqual([]);
});
