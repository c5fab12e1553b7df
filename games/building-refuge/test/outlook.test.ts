import { makeBot } from '@marchlands/bots/levels.ts';
import { playMatch } from '@marchlands/bots/match.ts';
import type { Game } from '@marchlands/core/game.ts';
import { MoveList } from '@marchlands/core/lists.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { NOBODY } from '@marchlands/core/seat.ts';
import { expect, test } from 'vitest';
import { alike } from '../bot/bag-walk.ts';
import { evaluate } from '../bot/evaluate.ts';
import { bestMove, plans } from '../bot/moves.ts';
import { settled } from '../bot/settled.ts';
import { game as typed } from '../game.ts';
import { MOVE } from '../moves.ts';
import { makeSetup } from '../setup.ts';
import { PHASE, type State } from '../state.ts';

const game: Game = typed;

/** Decisions of a random match. */
function decisionsOf(deal: string): State[] {
  const setup = makeSetup({}, 2);
  if (!setup.ok) throw new Error(setup.problem.message);
  const states: State[] = [];
  const bots = [0, 1].map(() => makeBot('random', game, setup.value, { seed: deal }));
  playMatch(game, setup.value, bots, deal, {
    onStep(state) {
      if (game.actors(state) !== NOBODY && game.actors(state) > 0) states.push((state as State).clone());
    },
  });
  return states;
}

function legalOf(state: State): number[] {
  const moves = new MoveList(state.setup.bounds.moves);
  game.legal(state, state.player, moves);
  return moves.toArray();
}

test('a choice among tiles is worth what the best of them brings', () => {
  const choices = ['one', 'two']
    .flatMap(decisionsOf)
    .filter(({ phase, empties }) => phase === PHASE.take && empties > 3);
  const plain = new Float64Array(2);
  const values = new Float64Array(2);
  let raised = 0;
  for (const state of choices) {
    const taken = legalOf(state).map((code) => {
      const after = state.clone();
      game.apply(after, state.player, code);
      const own = new Float64Array(2);
      // A barbarian is followed by a face-down tile, which the walk would average.
      if (game.actors(after) < 0) game.apply(after, -1, typed.draw?.(after, new Rng(0)) ?? 0);
      evaluate(after, own);
      return own[state.player];
    });
    settled(state, values);
    expect(values[state.player]).toBeCloseTo(Math.max(...taken), 12);
    evaluate(state, plain);
    if (values[state.player] > plain[state.player] + 0.001) raised += 1;
  }
  expect(choices.length).toBeGreaterThan(8);
  expect(raised).toBeGreaterThan(0);
});

test('plans have one move of those that are alike, by lot, and each that is like no other', () => {
  const state = decisionsOf('plans').find(({ phase, empties }) => phase === PHASE.act && empties < 40);
  if (state === undefined) throw new Error('the match has no such action');
  const all = legalOf(state);
  const groups = new Set(all.map((code) => alike(state, code)));
  const discovered = new Set<number>();
  for (let seed = 0; seed < 20; seed += 1) {
    const out: number[][] = [];
    plans(state, state.player, new Rng(seed), out);
    const codes = out.map(([code]) => code);
    expect(new Set(codes.map((code) => alike(state, code)))).toEqual(groups);
    expect(codes).toHaveLength(groups.size);
    for (const code of codes) expect(all).toContain(code);
    for (const code of codes) if (code < MOVE.city) discovered.add(code);
  }
  expect(groups.size).toBeLessThan(all.length);
  expect(discovered.size).toBeGreaterThan(5);
});

test('a playout goes on with what is worth most at once, as greedy does', () => {
  const [bot] = [makeBot('greedy', game, decisionsOf('best')[0].setup, { seed: 1 })];
  let same = 0;
  const actions = decisionsOf('best').filter(
    ({ phase, empties, down }) => phase === PHASE.act && empties > 4 && down === 0,
  );
  for (const state of actions) {
    const best = alike(state, bestMove(state, state.player, new Rng(1)));
    const [chosen] = bot.think(game.view(state, state.player), state.player).moves;
    if (best === alike(state, chosen)) same += 1;
  }
  // Nothing lies face down, so both know the bag.
  expect(actions.length).toBeGreaterThan(0);
  expect(same).toBe(actions.length);
});
