import { makeBot } from '@marchlands/bots/levels.ts';
import { isAtRest } from '@marchlands/core/partial.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, test } from 'vitest';
import { playOut } from '../bench/self-play.ts';
import { knowledge } from '../bot/bot.ts';
import { evaluate } from '../bot/evaluate.ts';
import { COUNT, describe as describeSeats, F, FEATURES } from '../bot/features.ts';
import { plans } from '../bot/plans.ts';
import { solvedAttacks } from '../bot/solved-attacks.ts';
import { WEIGHTS } from '../bot/weights.ts';
import { game } from '../game.ts';
import { type Move, moveCodec } from '../moves.ts';
import { apply } from '../rules/apply.ts';
import { rememberAttack } from '../rules/attack-memory.ts';
import { refusal } from '../rules/legal.ts';
import type { State } from '../state.ts';
import { go, setupFor, situation } from './play.ts';

/** The expected share of each seat. */
function worth(s: State): Float64Array {
  const values = new Float64Array(s.setup.seats);
  evaluate(s, values);
  return values;
}

function choiceOf(line: string, level = 'mcts:60'): readonly Move[] {
  const { state } = situation(line);
  const bot = makeBot(level, game, state.setup, { seed: line });
  return bot.think(game.view(state, 0), 0).moves.map((code) => moveCodec.decode(code));
}

describe('plans', () => {
  test.each([2, 3, 4])('of %i seats are whole choices that may be made, some at every decision', (seats) => {
    const setup = setupFor(seats, { cycleCap: 12 });
    const rng = new Rng(`plans ${seats}`);
    const player = { evaluate, slips: 0.3 };
    let most = 0;
    let found = 0;
    for (let match = 0; match < 3; match += 1) {
      playOut(
        setup,
        rng,
        Array.from({ length: seats }, () => player),
        (s, seat) => {
          const rows: number[][] = [];
          plans(s, seat, rng, rows);
          expect(rows.length).toBeGreaterThan(0);
          most = Math.max(most, rows.length);
          const deep: number[][] = [];
          solvedAttacks(s, seat, deep);
          found += deep.length;
          for (const row of [...rows, ...deep]) {
            const walk = s.clone();
            for (const code of row) {
              expect(refusal(walk, seat, code)).toBeNull();
              apply(walk, seat, code);
            }
            // A boat in an attack finds its way step by step.
            const [first] = row;
            if (moveCodec.kindOf(first) !== 'attack') expect(isAtRest(game, walk)).toBe(true);
          }
        },
      );
    }
    expect(most).toBeLessThanOrEqual(64);
    expect(found).toBeGreaterThan(0);
  });

  test('make no offer to who has the most Cities', () => {
    const goods = 'C3=R:t2g1i1 C4=B:m2 D3=R:t1 D4=B:t1';
    const offers = (cities: string): number => {
      const { state } = situation(`RBG L=R c=2 trade R | *=G ${goods} ${cities}`);
      const rows: number[][] = [];
      plans(state, 0, new Rng(1), rows);
      return rows.filter(([code]) => moveCodec.kindOf(code) === 'offer').length;
    };
    expect(offers('A1=R.c A2=B.c')).toBeGreaterThan(0);
    expect(offers('A1=R A2=B.c')).toBe(0);
  });

  test('of a third party never help who has the most Cities', () => {
    const sides = (cities: string) => {
      const { state } = go(situation(`RBY L=R c=2 attack R | *=Y C4=R C5=R D4=B ${cities}`), 'R: attack D4');
      const rows: number[][] = [];
      plans(state, 2, new Rng(1), rows);
      return rows.map(([code]) => moveCodec.decode(code)).map((move) => move.kind === 'side' && move.with);
    };
    expect(sides('A1=B A2=R')).toEqual(['neutral', 'attacker', 'defender']);
    expect(sides('A1=B A2=R.c')).toEqual(['neutral', 'defender']);
    expect(sides('A1=B.c A2=R')).toEqual(['neutral', 'attacker']);
  });

  test('two seats make each other no offers, three do', () => {
    const offers = (line: string): number => {
      const { state } = situation(line);
      const rows: number[][] = [];
      plans(state, 0, new Rng(1), rows);
      return rows.filter(([code]) => moveCodec.decode(code).kind === 'offer').length;
    };
    const goods = 'C3=R:t2g1i1 C4=B:m2 D3=R:t1 D4=B:t1';
    expect(offers(`RB L=R c=2 trade R | *=B ${goods}`)).toBe(0);
    expect(offers(`RBG L=R c=2 trade R | *=G ${goods}`)).toBeGreaterThan(0);
  });
});

describe('boats', () => {
  const rowsOf = (line: string): readonly (readonly Move[])[] => {
    const { state } = situation(line);
    const rows: number[][] = [];
    plans(state, 0, new Rng(1), rows);
    return rows.map((row) => row.map((code) => moveCodec.decode(code)));
  };

  test('bring goods from bank to bank', () => {
    const rows = rowsOf('RB L=R c=4 shipment R | *=B C4=R:t1 C5=R:g1i1m1 D4=R M3=[R]');
    const brings = rows.find((row) => row[0].kind === 'boat' && row.some(({ kind }) => kind === 'drop'));
    expect(brings?.map(({ kind }) => kind)).toEqual(['boat', 'take', 'sail', 'drop', 'stop']);
  });

  test('attack where they come by themselves', () => {
    const rows = rowsOf('RB L=R c=4 attack R | *=B C2=R C3=R C4=R D3=R N3=[R.hw]');
    expect(rows.some((row) => row.some(({ kind }) => kind === 'boat'))).toBe(true);
  });

  test('threaten what lies along the water', () => {
    const line = (boat: string) => situation(`RB L=R c=4 attack B | *=R C5=R.c A5=B A4=B ${boat}`).state;
    expect(worth(line('M1=[B.hw]'))[0]).toBeLessThan(worth(line('SL-E4=[B:t1]'))[0]);
  });
});

test('who has attacked a seat lately is a worse neighbour', () => {
  const quiet = situation('RBG L=R c=3 attack R | *=G C3=R C4=B D3=B').state;
  const grudging = quiet.clone();
  rememberAttack(grudging, 1, 0);
  expect(worth(grudging)[0]).toBeLessThanOrEqual(worth(quiet)[0]);
  const features = (s: State): number => {
    const out = new Float64Array(6 * COUNT);
    describeSeats(s, out);
    return out[F.feud];
  };
  expect(features(grudging)).toBeGreaterThan(features(quiet));
});

test('a third party is more inclined against who attacked it lately', () => {
  const { state } = go(situation('RBY L=R c=2 attack R | *=Y C4=R C5=R D4=B A1=B A2=R'), 'R: attack D4');
  /** How much the third party gains by siding with the defender instead of the attacker. */
  const inclination = (s: State): number => {
    const [withAttacker, withDefender] = (['attacker', 'defender'] as const).map((side) => {
      const after = s.clone();
      apply(after, 2, moveCodec.encode({ kind: 'side', with: side }));
      return worth(after)[2];
    });
    return withDefender - withAttacker;
  };
  const wronged = state.clone();
  rememberAttack(wronged, 0, 2);
  expect(inclination(wronged)).toBeGreaterThan(inclination(state));
});

describe('the evaluation', () => {
  test('shares out the win', () => {
    const sum = worth(situation('RBG L=R c=3 attack R | *=G C3=R.w C4=B.h').state).reduce((a, b) => a + b);
    expect(sum).toBeCloseTo(1, 9);
  });

  test.each([
    ['a City', 'C5=R.c'],
    ['a Weapon', 'C5=R.w'],
    ['the price of a City', 'C5=R:t1g1i1m1'],
  ])('likes %s', (_, item) => {
    const line = (at: string) => situation(`RB L=R c=3 shipment R | *=B C4=R C6=R D5=R B4=R B5=R ${at}`).state;
    expect(worth(line(item))[0]).toBeGreaterThan(worth(line('C5=R'))[0]);
  });

  test('sees a City that falls next: the neighbour with a Weapon beside it', () => {
    const line = (at: string) => situation(`RB L=R c=3 attack B | *=R C5=R.c C4=B${at} B4=B B5=B`).state;
    expect(worth(line('.w'))[0]).toBeLessThan(worth(line(''))[0] - 0.05);
  });

  test('has weights for each feature, and none that likes danger', () => {
    expect(Object.keys(WEIGHTS)).toEqual([...FEATURES]);
    for (const risk of ['cityRisk', 'cityLater', 'placeRisk', 'placeLater', 'border'] as const) {
      for (const weight of WEIGHTS[risk]) expect(weight).toBeLessThanOrEqual(0);
    }
    for (const good of ['cities', 'ready', 'heldGoal', 'weapons', 'grounds'] as const) {
      for (const weight of WEIGHTS[good]) expect(weight).toBeGreaterThan(0);
    }
  });
});

describe('a bot', () => {
  test('builds a City where its price lies together', () => {
    expect(choiceOf('RB L=R c=2 development R | *=B C5=R:t1g1i1m1 C4=R C6=R D5=R B4=R B5=R')).toMatchObject([
      { kind: 'build', what: 'city' },
    ]);
  });

  test('gathers by a chain what a City costs', () => {
    const line = 'RB L=R c=2 shipment R | *=B B1=R.h:g1i1 B2=R.h C1=R C2=R.h:t1m1';
    expect(choiceOf(line)[0]).toMatchObject({ kind: 'chain' });
  });

  test('takes the City of another with its Weapon', () => {
    const line = 'RB L=R c=4 attack R | *=R C5=B.c A5=B C4=R.hw B4=R.w';
    const [first] = choiceOf(line);
    expect(first).toMatchObject({ kind: 'attack' });
    expect(choiceOf(line)[0]).toEqual({ kind: 'attack', target: situation(line).state.city.indexOf(1) });
  });

  test('beats another that plays at random', () => {
    const setup = setupFor(2);
    const rng = new Rng('wins');
    let won = 0;
    for (let match = 0; match < 10; match += 1) {
      const players = [
        { evaluate, slips: 0 },
        { evaluate, slips: 1 },
      ];
      won +=
        playOut(setup, rng, match % 2 === 0 ? players : players.toReversed(), () => {}).winners === 1 + (match % 2)
          ? 1
          : 0;
    }
    expect(won).toBeGreaterThanOrEqual(9);
  });
});

describe('characters', () => {
  test('of three names want other things of the same position', () => {
    const { characters = [] } = knowledge;
    expect(characters.map(({ name }) => name)).toEqual(['builder', 'trader', 'raider']);
    const { state } = situation('RB L=R c=3 attack R | *=B C4=R.hw C5=R:t1g1 C6=R.c B4=R D4=B.w');
    const values = new Float64Array(2);
    const shares = characters.map(({ evaluate: own }) => {
      own(state, values);
      expect(values[0] + values[1]).toBeCloseTo(1, 9);
      return values[0];
    });
    expect(new Set(shares).size).toBe(3);
  });

  test('sit down at any level', () => {
    const { state } = situation('RB L=R c=2 development R | *=B C5=R:t1g1i1m1 C4=R');
    for (const name of ['greedy/builder', 'scout/trader', 'mcts:20/raider']) {
      expect(makeBot(name, game, state.setup).think(game.view(state, 0), 0).moves.length).toBeGreaterThan(0);
    }
  });
});
