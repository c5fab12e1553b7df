import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, test } from 'vitest';
import { MOST_AREAS } from '../data/map.ts';
import { formatChoice, notation } from '../notation/notation.ts';
import { choose } from '../rules/apply.ts';
import { noteHolders } from '../rules/areas.ts';
import { randomMove } from '../rules/legal.ts';
import { resolveOrders } from '../rules/resolution.ts';
import { setOut } from '../rules/start.ts';
import { beginDecision } from '../rules/turn.ts';
import { makeSetup } from '../setup.ts';
import { PHASE, STAGE, type State } from '../state.ts';
import { type Situation, situationOf, stateOf } from '../view/table.ts';
import { lineOf } from './play.ts';

/** By area code: the area on the other side. */
function imagesOf(state: State): (code: string) => string {
  const pairs = (state.setup.map.mirror ?? []).flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);
  const images = new Map(pairs);
  return (code) => images.get(code) ?? code;
}

/** The same position seen from the other side: areas mirrored, colours exchanged. */
function mirrored(state: State): State {
  const image = imagesOf(state);
  const { pieces, previousHolder, bombsLeft, ...rest } = situationOf(state);
  const across = (held: { readonly [code: string]: number }) =>
    Object.fromEntries(Object.entries(held).map(([code, count]) => [image(code), count]));
  const other: Situation = {
    ...rest,
    pieces: { red: across(pieces.blue), blue: across(pieces.red) },
    previousHolder: Object.fromEntries(
      Object.entries(previousHolder).map(([code, side]) => [image(code), side === 'red' ? 'blue' : 'red']),
    ),
    bombsLeft: { red: bombsLeft.blue, blue: bombsLeft.red },
  };
  return stateOf(state.setup, other);
}

/** An order from the other side's point of view. */
function mirroredOrder(state: State, order: string): string {
  const image = imagesOf(state);
  return order.replace(/\b[A-Z]C?\b/g, (code) => image(code));
}

function write(state: State, seat: number, order: string): void {
  const read = notation.parse(state, seat, order);
  if (!read.ok) throw new Error(`${order}: ${read.problem.message}`);
  for (const { code } of read.value) choose(state, seat, code);
}

describe.each(['andia', 'lake', 'andia-mini'])('on %s', (map) => {
  test('neither side is favoured: the mirror image of a turn is the turn of the mirror image', () => {
    const setup = makeSetup({ map }, 2);
    if (!setup.ok) throw new Error(setup.problem.message);
    const rng = new Rng(`mirror ${map}`);
    expect(lineOf(mirrored(setOut(setup.value)))).toBe(lineOf(setOut(setup.value)));
    for (let round = 0; round < 1_500; round += 1) {
      const state = setOut(setup.value);
      state.pieces.fill(0);
      for (let area = 0; area < setup.value.areas; area += 1) {
        const seat = rng.below(3);
        if (seat < 2) state.pieces[seat * MOST_AREAS + area] = 1 + rng.below(5);
      }
      noteHolders(state);
      const image = mirrored(state);
      for (const one of [state, image]) beginDecision(one, PHASE.orders);
      for (const seat of [0, 1]) {
        while (state.stage[seat] !== STAGE.done) choose(state, seat, randomMove(state, seat, rng));
        write(image, 1 - seat, mirroredOrder(state, formatChoice(state, seat)));
      }
      resolveOrders(state);
      resolveOrders(image);
      expect(lineOf(image)).toBe(lineOf(mirrored(state)));
    }
  });
});
