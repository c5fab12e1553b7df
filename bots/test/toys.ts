import { defineGame } from '@marchlands/core/define-game.ts';
import type { Game } from '@marchlands/core/game.ts';
import { type AnyMove, moves } from '@marchlands/core/moves.ts';
import { whole } from '@marchlands/core/params.ts';
import { fail, ok } from '@marchlands/core/result.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { type Actor, CHANCE, NOBODY, type Seat } from '@marchlands/core/seat.ts';
import { i32, struct } from '@marchlands/core/struct.ts';
import type { AnyView, Final, GameTypes, Setup } from '@marchlands/core/types.ts';

/** A state of some numbers with a meaning defined by the game; all are open unless the game hides some. */
class Numbers extends struct<Setup>()({ n: i32(24) }) {}

interface ToyView extends AnyView {
  readonly table: { readonly n: readonly number[] };
}

interface ToyTypes extends GameTypes {
  state: Numbers;
  view: ToyView;
}

export type Cells = Int32Array;

/** The rules of a toy game over its numbers. */
export interface ToyRules {
  readonly seats: number;
  /** Codes are 0 .. codes - 1. */
  readonly codes?: number;
  readonly start?: readonly number[];
  actors(n: Cells): number;
  legal(n: Cells, seat: Seat): readonly number[];
  outcomes?(n: Cells): readonly (readonly [code: number, weight: number])[];
  apply(n: Cells, actor: Actor, code: number): void;
  winners(n: Cells): readonly Seat[];
  defeat?(n: Cells): boolean;
  /** Whether a seat is inside a choice that is sent whole. */
  isPartial?(n: Cells, seat: Seat): boolean;
  /** Blanks the numbers hidden from a seat. */
  hide?(n: Cells): void;
  /** Fills in the hidden numbers. */
  guess?(n: Cells, rng: Rng): void;
  knowledge?: Game<ToyTypes>['knowledge'];
}

function unused(): never {
  throw new Error('bots have no use for this part of a game');
}

/** A whole game out of toy rules; the parts that bots must not need throw. */
export function toy(rules: ToyRules): { readonly game: Game; readonly setup: Setup } {
  const codec = moves({ choose: { it: whole(0, (rules.codes ?? 16) - 1) } });
  const setup: Setup = {
    seats: rules.seats,
    options: {},
    bounds: { entries: 200, moves: 200, outcomes: 100, score: [0, 1] },
  };
  const game = defineGame<ToyTypes>({
    id: 'toy',
    title: 'Toy',
    rulesVersion: 1,
    seats: [rules.seats],
    optionSchema: {},
    moveCodec: codec,
    State: Numbers,
    outcomeCodec: codec,
    words: { options: {}, endings: {}, goal: unused, prompt: unused, event: unused, move: unused, refusal: unused },
    setup: () => ok(setup),
    start(given) {
      const state = new Numbers(given);
      state.n.set(rules.start ?? []);
      return state;
    },
    rebuild() {},
    actors: (state) => rules.actors(state.n),
    legal(state, seat, out) {
      out.clear();
      for (const code of rules.legal(state.n, seat)) out.push(code);
    },
    outcomes(state, out) {
      out.clear();
      for (const [code, weight] of rules.outcomes?.(state.n) ?? []) out.push(code, weight);
    },
    apply: (state, actor, code) => rules.apply(state.n, actor, code),
    refusal: unused,
    result(state): Final {
      const winners = rules.winners(state.n);
      const ranks = Array.from({ length: rules.seats }, (_, seat) => (winners.includes(seat) ? 1 : 2));
      const scores = ranks.map(() => null);
      return { ranks, scores, winners, reason: 'over', defeat: rules.defeat?.(state.n) ?? false };
    },
    view(state, viewer) {
      const shown = state.n.slice();
      rules.hide?.(shown);
      return { viewer, table: { n: Array.from(shown) }, own: null };
    },
    viewEntry: unused,
    viewEvent: unused,
    reveals: () => false,
    keepsSecrets: () => false,
    resampler: (_setup, view) => ({
      draw(rng, into) {
        into.n.set(view.table.n);
        rules.guess?.(into.n, rng);
      },
    }),
    position: { parse: () => fail('not for toys'), format: unused },
    notation: { parse: () => fail('not for toys'), format: unused },
    text: unused,
    ...(rules.isPartial === undefined
      ? {}
      : { isPartial: (state: Numbers, seat: Seat) => rules.isPartial?.(state.n, seat) ?? false }),
    ...(rules.knowledge === undefined ? {} : { knowledge: rules.knowledge }),
  });
  return { game, setup };
}

/** Any typed move of a toy. */
export type ToyMove = AnyMove & { readonly it: number };

/** Nim with one heap: seats in turn take one to three; the seat that takes the last wins. n = [heap, turn, winner]. */
export function nim(heap: number, seats: number, codes = 16): ReturnType<typeof toy> {
  return toy({
    seats,
    codes,
    start: [heap, 0, -1],
    actors: (n) => (n[0] > 0 ? 1 << n[1] : NOBODY),
    legal: (n) => [1, 2, 3].filter((take) => take <= n[0]).map((take) => take * (codes / 16)),
    apply(n, actor, code) {
      n[0] = n[0] - code / (codes / 16);
      if (n[0] === 0) n[2] = actor;
      n[1] = (n[1] + 1) % seats;
    },
    winners: (n) => [n[2]],
  });
}

/** One seat of two picks a wheel, the wheel turns, and the seat wins or loses. n = [picked wheel + 1, won, over]. */
export function wheels(winning: readonly number[], size: number): ReturnType<typeof toy> {
  return toy({
    seats: 2,
    actors: (n) => (n[2] === 1 ? NOBODY : n[0] === 0 ? 1 : CHANCE),
    legal: () => winning.map((_, wheel) => wheel),
    outcomes: (n) => [
      [0, size - winning[n[0] - 1]],
      [1, winning[n[0] - 1]],
    ],
    apply(n, actor, code) {
      if (actor === CHANCE) {
        n[1] = code;
        n[2] = 1;
      } else n[0] = code + 1;
    },
    winners: (n) => [n[1] === 1 ? 0 : 1],
    knowledge: { evaluate: unused },
  });
}

/**
 * Two seats choose a row and a column at once; chance then lets seat 0 win with the matrix' probability, in hundredths.
 * n = [row + 1, column + 1, winner + 1].
 * @param plans whether the game knows these choices, so that a searcher weighs them as a matrix
 * @param naive how much the game says that the other is naive, 0..1
 */
export function matrix(odds: readonly (readonly number[])[], plans = false, naive = 0): ReturnType<typeof toy> {
  const columns = odds[0].map((_, column) => column);
  const rows = odds.map((_, row) => row);
  const options = (seat: Seat) => (seat === 0 ? rows : columns);
  return toy({
    seats: 2,
    actors(n) {
      if (n[2] !== 0) return NOBODY;
      const mask = (n[0] === 0 ? 1 : 0) | (n[1] === 0 ? 2 : 0);
      return mask === 0 ? CHANCE : mask;
    },
    legal: (_, seat) => options(seat),
    outcomes(n) {
      const odd = odds[n[0] - 1][n[1] - 1];
      const list: (readonly [number, number])[] = [
        [0, odd],
        [1, 100 - odd],
      ];
      return list.filter(([, weight]) => weight > 0);
    },
    apply(n, actor, code) {
      n[actor === CHANCE ? 2 : actor] = code + 1;
    },
    winners: (n) => [n[2] - 1],
    ...(plans
      ? {
          knowledge: {
            evaluate: (_state, values) => values.fill(0.5),
            plans: (_state, seat, _rng, out) => out.push(...options(seat).map((code) => [code])),
            matrix: { naive },
          },
        }
      : {}),
  });
}

const ROW = 14;
/** Places in the numbers of `coins`: the row, then its ends, the amount laid out, and the purses. */
const BEGIN = ROW;
const END = ROW + 1;
const LAID = ROW + 2;
const PURSE = ROW + 3;

/** Chance lays out a row of coins worth 1 to 9; two seats in turn take one from either end; the richer one wins. */
export function coins(): ReturnType<typeof toy> {
  return toy({
    seats: 2,
    start: [...new Array<number>(ROW).fill(0), 0, ROW, 0, 0, 0],
    actors(n) {
      if (n[LAID] < ROW) return CHANCE;
      const left = n[END] - n[BEGIN];
      return left === 0 ? NOBODY : 1 << (left % 2);
    },
    legal: () => [0, 1],
    outcomes: () => Array.from({ length: 9 }, (_, i) => [i + 1, 1] as const),
    apply(n, actor, code) {
      if (actor === CHANCE) {
        n[n[LAID]] = code;
        n[LAID] = n[LAID] + 1;
        return;
      }
      if (code === 1) n[END] = n[END] - 1;
      const coin = n[code === 0 ? n[BEGIN] : n[END]];
      if (code === 0) n[BEGIN] = n[BEGIN] + 1;
      n[PURSE + actor] = n[PURSE + actor] + coin;
    },
    winners(n) {
      const lead = n[PURSE] - n[PURSE + 1];
      return lead === 0 ? [0, 1] : [lead > 0 ? 0 : 1];
    },
    knowledge: {
      evaluate({ n }, values) {
        const [first, second] = [n[PURSE], n[PURSE + 1]];
        values[0] = (first + 1) / (first + second + 2);
        values[1] = (second + 1) / (first + second + 2);
      },
    },
  });
}
