import { makeBot } from '@marchlands/bots/levels.ts';
import { playMatch } from '@marchlands/bots/match.ts';
import { expectedByStates } from '@marchlands/core/conformance/chance-tree.ts';
import type { Game } from '@marchlands/core/game.ts';
import { MoveList } from '@marchlands/core/lists.ts';
import { CHANCE, firstOf, NOBODY } from '@marchlands/core/seat.ts';
import { describe, expect, test } from 'vitest';
import { BagWalk } from '../bot/bag-walk.ts';
import { settled } from '../bot/settled.ts';
import { game as typed } from '../game.ts';
import { MOVE } from '../moves.ts';
import { makeSetup, type Setup } from '../setup.ts';
import { PHASE, type State } from '../state.ts';

const game: Game = typed;

function setupOf(options: object, seats: number): Setup {
  const setup = makeSetup(options, seats);
  if (!setup.ok) throw new Error(setup.problem.message);
  return setup.value;
}

/** States of a random match in which a seat chooses an action. */
function actionsOf(setup: Setup, deal: string): State[] {
  const states: State[] = [];
  const uniform = Array.from({ length: setup.seats }, () => makeBot('random', game, setup, { seed: deal }));
  playMatch(game, setup, uniform, deal, {
    onStep(state) {
      const own = state as State;
      if (game.actors(own) !== NOBODY && own.phase === PHASE.act) states.push(own.clone());
    },
  });
  return states;
}

/** One legal action of each kind and each kind of source. */
function differentActions(state: State): number[] {
  const moves = new MoveList(state.setup.bounds.moves);
  game.legal(state, state.player, moves);
  const byKind = new Map<string, number>();
  for (const code of moves.toArray()) {
    const move = typed.moveCodec.decode(code);
    byKind.set(move.kind === 'activate' ? `activate ${state.tile[move.from]}` : move.kind, code);
  }
  return [...byKind.values()];
}

/** Few kinds of tile, so that eight draws in a row can be enumerated. */
const FEW = { mountain: 0, mine: 9, oasis: 0, city: 9, treasure: 6, barbarian: 0 };

/** The most chance steps to enumerate. */
const MOST = 2500;

describe('the walk through the bag expects what all results come to', () => {
  test.each([
    ['the standard rules, up to three draws', {}, 2],
    ['four seats', {}, 4],
    ['mines and cities', { bag: FEW, boardSize: 6 }, 2],
    ['barbarians behind oases', { bag: { ...FEW, mine: 0, oasis: 9, barbarian: 6 } }, 3],
    ['an activation whose face-down tile takes the target', { targetClash: 'scoreOnly', boardSize: 5 }, 3],
    ['a target that is chosen again', { targetClash: 'rechoose', boardSize: 5 }, 2],
    ['treasure hunts', { treasureHunt: 'onSelf', boardSize: 5 }, 2],
    ['a bag that ends the match', { emptyBag: 'atOnce', bag: { desert: 5, grass: 5 } }, 2],
  ])('%s', (_rules, options, seats) => {
    const setup = setupOf(options, seats);
    const walk = new BagWalk(setup);
    const after = typed.State.blank(setup);
    const kinds = new Set<string>();
    for (const [at, state] of actionsOf(setup, 'deal').entries()) {
      if (at % 6 !== 0 && state.empties > 5) continue;
      for (const code of differentActions(state)) {
        after.copyFrom(state);
        game.apply(after, state.player, code);
        const values = new Float64Array(seats);
        if (game.actors(after) !== CHANCE || !walk.add(after, 1, values)) continue;
        const expected = expectedByStates(game, after, (one, out) => settled(one as State, out), MOST);
        if (expected === null) continue;
        for (const [seat, value] of expected.entries()) expect(values[seat]).toBeCloseTo(value, 10);
        const move = typed.moveCodec.decode(code);
        kinds.add(move.kind === 'activate' ? `activate ${state.tile[move.from]}` : move.kind);
      }
    }
    // Discoveries, roads, and activations of several kinds were compared with all results.
    expect(kinds.size).toBeGreaterThan(3);
  });

  test('it cannot tell where the board may become full', () => {
    const setup = setupOf({}, 2);
    const walk = new BagWalk(setup);
    for (const state of actionsOf(setup, 'full')) {
      for (const code of differentActions(state)) {
        const after = state.clone();
        game.apply(after, state.player, code);
        if (game.actors(after) !== CHANCE || !walk.add(after, 1, new Float64Array(2))) continue;
        for (let left = 0; game.actors(after) === CHANCE; left += 1) {
          game.apply(after, CHANCE, typed.draw?.(after, { below: (n: number) => left % n } as never) ?? 0);
        }
        expect(after.phase).toBeLessThan(PHASE.corner);
      }
    }
  });
});

describe('greedy', () => {
  test('squares to discover are worth the same, and so are activations of one kind', () => {
    const setup = setupOf({}, 2);
    const bot = makeBot('greedy', game, setup, { seed: 'same' });
    let shared = 0;
    for (const state of actionsOf(setup, 'alike').filter(({ empties }) => empties > 4)) {
      const seat = firstOf(game.actors(state));
      const values = new Map<string, number>();
      for (const { codes, value } of bot.think(game.view(state, seat), seat).considered) {
        const move = typed.moveCodec.decode(codes[0]);
        if (move.kind === 'road' || codes[0] >= MOVE.take) continue;
        const group = move.kind === 'activate' ? `activate ${state.tile[move.from]}` : move.kind;
        const known = values.get(group);
        if (known !== undefined) shared += 1;
        expect(value).toBe(known ?? value);
        values.set(group, value);
      }
    }
    expect(shared).toBeGreaterThan(100);
  });
});
