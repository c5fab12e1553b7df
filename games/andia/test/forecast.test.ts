/** The preview of an order. */
import { Rng } from '@marchlands/core/rng.ts';
import { isActing } from '@marchlands/core/seat.ts';
import { describe, expect, it } from 'vitest';
import { forecast } from '../advice/forecast.ts';
import { groundOf, sequenceOf } from '../advice/ground.ts';
import { game } from '../game.ts';
import { moveCodec } from '../moves.ts';
import { resolveOrders } from '../rules/resolution.ts';
import { PHASE, type State } from '../state.ts';
import { situationOf } from '../view/table.ts';
import { andia, BLUE, RED } from './play.ts';
import { randomMatch } from './random-match.ts';
import { ground, ORDERS } from './tapped.ts';

/** Pieces by area, of either owner; areas without pieces are omitted. */
function countsOf(state: State): { readonly [code: string]: number | undefined } {
  const { red, blue } = situationOf(state).pieces;
  return { ...red, ...blue };
}

describe('a preview', () => {
  it('is what the rules make of the order when the other passes', () => {
    const on = ground('R:M4,A1 B:S2,H1 bombs:2-2 turn:3 phase:orders');
    const row = sequenceOf(on, '4 M to S; Bomb H');
    if (!row.ok) throw new Error(row.reason.text);
    expect(forecast(on, row.value).changes).toEqual([
      { area: 'M', seat: null, pieces: 0 },
      { area: 'S', seat: 0, pieces: 4 },
    ]);
    // A single piece in a province is safe (AN-88), so H is unchanged.
    const kinds = forecast(on, row.value).events.map(({ kind }) => kind);
    expect(kinds).toEqual(['orderRevealed', 'orderRevealed', 'piecesArrived', 'areaFought', 'areaBombarded']);
  });

  it('never hangs on what the other has chosen', () => {
    const table = andia(ORDERS);
    const { setup } = table.state;
    const told = (line: string): unknown => {
      const copy = table.state.clone();
      const read = game.notation.parse(copy, BLUE, line);
      if (!read.ok) throw new Error(read.problem.message);
      for (const { code } of read.value) game.apply(copy, BLUE, code);
      const on = groundOf(setup, game.view(copy, RED), RED);
      const row = sequenceOf(on, '3 M to S');
      return row.ok ? [forecast(on, row.value), [...on.state.toBytes()]] : null;
    };
    expect(told('3 H to S')).toEqual(told('pass'));
    expect(told('3 H to S')).not.toBeNull();
  });

  it('agrees with resolving both orders, in random positions', () => {
    const rng = new Rng('previews');
    let compared = 0;
    randomMatch(
      {},
      rng,
      (state) => {
        if (state.phase === PHASE.income) return;
        const on = groundOf(state.setup, game.view(state, RED), RED);
        const copy = on.state.clone();
        const row: number[] = [];
        while (isActing(copy.open, RED)) {
          const code = game.randomMove?.(copy, RED, rng) ?? 0;
          row.push(code);
          game.apply(copy, RED, code);
        }
        resolveOrders(copy);
        const now = countsOf(on.state);
        const then = countsOf(copy);
        const { changes } = forecast(
          on,
          row.map((code) => moveCodec.decode(code)),
        );
        for (const code of state.setup.codes) {
          const expected = then[code] ?? 0;
          const change = changes.find(({ area }) => area === code);
          expect(change?.pieces ?? now[code] ?? 0).toBe(expected);
        }
        compared += 1;
      },
      () => {},
    );
    expect(compared).toBeGreaterThan(5);
  });
});
