import { OutcomeList } from '@marchlands/core/lists.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect, test } from 'vitest';
import { NONE } from '../data/geometry.ts';
import type { Outcome } from '../moves.ts';
import { draw, outcomes } from '../rules/chance.ts';
import { actors, apply } from '../rules/legal.ts';
import { start } from '../rules/start.ts';
import { makeSetup } from '../setup.ts';
import { DESERT, type State } from '../state.ts';
import { Table } from './play.ts';

function begin(seats: number, options: object = {}): State {
  const setup = makeSetup(options, seats);
  if (!setup.ok) throw new Error(setup.problem.message);
  return start(setup.value);
}

/** Lets chance deal until a seat places. */
function dealt(seats: number, options: object = {}, seed = 'deal'): Table {
  const s = begin(seats, options);
  const rng = new Rng(seed);
  while (actors(s) === CHANCE) apply(s, CHANCE, draw(s, rng));
  return new Table(s);
}

const REFERENCE = { terrain: 'reference', tokens: 'reference', harbours: 'reference' };

function count(values: Uint8Array, value: number): number {
  return values.filter((one) => one === value).length;
}

describe('the form and the seats', () => {
  scenario('IK-001', 'one of three forms is chosen, roaming where nothing is said', () => {
    for (const rules of ['base', 'knights', 'roaming']) expect(begin(3, { rules }).setup.options.rules).toBe(rules);
    expect(begin(3).setup.options.rules).toBe('roaming');
    expect(makeSetup({ rules: 'sea' }, 3).ok).toBe(false);
  });

  scenario('IK-002', 'two to six seats', () => {
    expect([1, 2, 3, 4, 5, 6, 7].filter((seats) => makeSetup({}, seats).ok)).toEqual([2, 3, 4, 5, 6]);
  });

  test('options that do not go together are refused', () => {
    expect(makeSetup({ terrain: 'reference' }, 5).ok).toBe(false);
    expect(makeSetup({ harbours: 'reference' }, 6).ok).toBe(false);
    expect(makeSetup({ tokens: 'reference' }, 3).ok).toBe(false);
    expect(makeSetup({ firstSeat: '4' }, 3).ok).toBe(false);
    expect(makeSetup({ shipBay: '12' }, 4).ok).toBe(false);
    expect(makeSetup({ shipBay: '12' }, 5).ok).toBe(true);
  });
});

describe('what is dealt', () => {
  scenario(['IK-028', 'IK-314'], 'terrain in its numbers, weighted by what is left', () => {
    const small = dealt(4).state;
    expect([1, 2, 3, 4, 5, 6].map((terrain) => count(small.terrain, terrain))).toEqual([3, 4, 4, 4, 3, 1]);
    const large = dealt(5).state;
    expect([1, 2, 3, 4, 5, 6].map((terrain) => count(large.terrain, terrain))).toEqual([5, 6, 6, 6, 5, 2]);
    const table = new Table(begin(4));
    table.chance({ kind: 'terrain', terrain: 'desert' });
    expect(table.outcomes().map(({ weight }) => weight)).toEqual([3, 4, 4, 4, 3]);
  });

  scenario(['IK-015', 'IK-029'], 'tokens on the spiral from the corner drawn, deserts skipped', () => {
    const table = new Table(begin(3, { terrain: 'reference', harbours: 'reference' }));
    expect(table.outcomes().map(({ outcome }) => outcome)).toEqual(
      [0, 2, 7, 11, 16, 18].map((hex) => ({ kind: 'corner', hex })),
    );
    table.chance({ kind: 'corner', hex: 18 });
    // The tokens of the reference board.
    expect([...table.state.token.subarray(0, 19)]).toEqual([
      9, 10, 8, 12, 5, 0, 3, 11, 6, 11, 4, 6, 4, 3, 9, 2, 8, 10, 5,
    ]);
  });

  scenario('IK-030', 'the nine kinds of harbour, weighted by what is left', () => {
    const s = dealt(4).state;
    const kinds = [...s.setup.harbourEdges].map((edge) => s.harbour[edge]);
    expect([...kinds].sort()).toEqual([1, 2, 3, 4, 5, 6, 6, 6, 6]);
  });

  scenario(['IK-031', 'IK-314'], 'the robber on the desert, of two on the lower one', () => {
    for (const seats of [4, 6]) {
      const s = dealt(seats).state;
      expect(s.robber).toBe(s.terrain.indexOf(DESERT));
    }
  });

  scenario(['IK-032', 'IK-033', 'IK-314'], 'the bank, by form and by seats', () => {
    expect([...begin(4, { rules: 'base' }).bank]).toEqual([19, 19, 19, 19, 19, 0, 0, 0]);
    expect([...begin(4).bank]).toEqual([19, 19, 19, 19, 19, 12, 12, 12]);
    expect([...begin(5).bank]).toEqual([24, 24, 24, 24, 24, 18, 18, 18]);
    expect([...begin(4, { bankResource: 7, bankCommodity: 3 }).bank]).toEqual([7, 7, 7, 7, 7, 3, 3, 3]);
  });

  scenario(['IK-036', 'IK-037', 'IK-009'], 'development cards in base alone: 25, with five seats 34', () => {
    expect([...begin(4, { rules: 'base' }).devDeck]).toEqual([14, 5, 2, 2, 2]);
    expect([...begin(5, { rules: 'base' }).devDeck]).toEqual([20, 5, 3, 3, 3]);
    expect([...begin(4, { rules: 'knights' }).devDeck]).toEqual([0, 0, 0, 0, 0]);
  });

  scenario('IK-040', 'the first player is drawn, unless an option names one', () => {
    const s = begin(3, REFERENCE);
    const list = new OutcomeList(30);
    outcomes(s, list);
    expect(list.toArray()).toHaveLength(3);
    const named = begin(3, { ...REFERENCE, firstSeat: '2' });
    expect([named.active, actors(named)]).toEqual([1, 2]);
  });

  test('with tokens at random no two red ones are neighbours while there is room', () => {
    for (let i = 0; i < 20; i += 1) {
      const s = dealt(4, { tokens: 'random' }, `tokens ${i}`).state;
      const { hexNeighbours } = s.setup.board;
      const isRed = (hex: number): boolean => hex !== NONE && (s.token[hex] === 6 || s.token[hex] === 8);
      const reds = [...Array(19).keys()].filter(isRed);
      expect(reds).toHaveLength(4);
      // Three hexes and their neighbours never fill the island, so there is always room for the fourth.
      for (const hex of reds) expect([...hexNeighbours.subarray(hex * 6, hex * 6 + 6)].some(isRed)).toBe(false);
      expect([...s.token.subarray(0, 19)].sort((a, b) => a - b)).toEqual([
        0,
        ...[...s.setup.board.tokens].sort((a, b) => a - b),
      ]);
    }
  });

  test("with shipBay: random the ship's bay is drawn, and is public", () => {
    const setup = { ...REFERENCE, shipBay: 'random', firstSeat: '1' };
    const table = new Table(begin(3, setup));
    expect(table.outcomes()).toHaveLength(12);
    const bay: Outcome = { kind: 'shipBay', bay: 9 };
    expect(table.chance(bay).state.shipBay).toBe(9);
    expect(table.actors()).toEqual([0]);
  });
});

describe('placements', () => {
  scenario(
    ['IK-041', 'IK-042', 'IK-047', 'IK-003'],
    'two rounds, the second backwards, then the first player begins',
    () => {
      const table = new Table(begin(3, { ...REFERENCE, rules: 'base', firstSeat: '2' }));
      const order: number[] = [];
      for (const at of [0, 2, 31, 45, 28, 18]) {
        order.push(...(table.actors() as number[]));
        table.play(`settle ${at}`);
        const [{ edge }] = table.legal(table.state.active, 'road');
        table.move(table.state.active, { kind: 'road', edge });
      }
      expect(order).toEqual([1, 2, 0, 0, 2, 1]);
      expect([table.step, table.state.active, table.state.turn]).toEqual(['preRoll', 1, 1]);
      expect([...table.state.settlementPieces.subarray(0, 3)]).toEqual([2, 2, 2]);
    },
  );

  scenario(
    ['EX-074', 'IK-043', 'IK-044', 'IK-045'],
    'with knights the second building is a city, with a card for each hex',
    () => {
      const table = new Table(begin(3, { ...REFERENCE, rules: 'knights', firstSeat: '2' }));
      const order: number[] = [];
      for (const [at, road] of [
        [0, '0-3'],
        [2, '2-5'],
        [45, '40-45'],
        [31, '31-36'],
        [12, '12-17'],
        [24, '19-24'],
      ] as const) {
        order.push(...(table.actors() as number[]));
        table.play(`settle ${at}; road ${road}`);
      }
      expect(order).toEqual([1, 2, 0, 0, 2, 1]);
      expect(table.hands()).toEqual(['BGO', 'LG', 'WGO']);
      expect(table.points()).toEqual([3, 3, 3]);
      expect(table.state.active).toBe(1);
    },
  );

  scenario(
    ['IK-303', 'IK-043'],
    'nobody wins in the set-up; points reached in it count when the first turn begins',
    () => {
      const table = new Table(begin(2, { ...REFERENCE, rules: 'knights', firstSeat: '1', target: 3 }));
      table.play('settle 0; road 0-3; settle 2; road 2-5; settle 45; road 40-45');
      expect([table.points(), table.step]).toEqual([[1, 3], 'settle']);
      table.play('settle 31');
      expect([table.points(), table.step]).toEqual([[3, 3], 'setRoad']);
      expect(table.play('road 31-36').result().winners).toEqual([0]);
    },
  );

  scenario(['IK-046', 'IK-045', 'IK-017'], 'not on or beside a building; the road at the building just placed', () => {
    const table = new Table(begin(3, { ...REFERENCE, rules: 'base', firstSeat: '1' }));
    expect(table.refused('end')).toBe('wrongPhase');
    table.play('settle 18');
    expect([table.refused('settle 40'), table.refused('end')]).toEqual(['wrongPhase', 'wrongPhase']);
    expect(table.refused('road 19-24')).toBe('notJoined');
    table.play('road 18-24');
    expect(table.refused('settle 18')).toBe('occupied');
    expect(table.refused('settle 24')).toBe('tooNear');
    expect(table.refused('settle 60')).toBe('unknownPlace');
    table.play('settle 19');
    expect(table.refused('road 19-24')).toBe(null);
    expect(table.refused('road 18-24')).toBe('occupied');
    expect(table.legal(1, 'road')).toHaveLength(3);
  });
});
