import type { Game } from '../game.ts';
import { EVERYTHING, type Seat, type Viewer } from '../seat.ts';
import { type AnyEvent, type AnyState, type AnyView, isMasked, SEALED } from '../types.ts';
import { conformance, type Plan } from './conformance.ts';
import { ConformanceFailure } from './failure.ts';
import { decodeStep } from './moment.ts';
import { textOf } from './plain.ts';

/** A kind of information leak, as a variant of any game with hidden information. */
export interface Leak {
  /** The leaking channel. */
  readonly through: string;
  make(game: Game): Game;
}

/** A value that depends on the whole state, hidden parts included, which no viewer may learn. */
function stampOf(state: AnyState): number {
  return Number(state.hash() & 0xffffn);
}

function isOdd(state: AnyState): boolean {
  return stampOf(state) % 2 === 1;
}

/** The lowest legal code of a seat that has several; -1 elsewhere. */
function firstOfSeveral(game: Game, state: AnyState, seat: Seat): number {
  let first = -1;
  let count = 0;
  for (let code = 0; code < game.moveCodec.size && count < 2; code += 1) {
    if (game.refusal(state, seat, code) !== null) continue;
    if (count === 0) first = code;
    count += 1;
  }
  return count < 2 ? -1 : first;
}

/** All leaks that the suite must catch. */
export const LEAKS: readonly Leak[] = [
  {
    through: 'a view',
    make: (game) => ({
      ...game,
      view(state: AnyState, viewer: Viewer): AnyView {
        const seen = game.view(state, viewer);
        return { ...seen, table: { ...seen.table, stamp: stampOf(state) } };
      },
    }),
  },
  {
    through: 'an event',
    make: (game) => ({
      ...game,
      apply(state, actor, code, events) {
        const own: AnyEvent[] = [];
        game.apply(state, actor, code, own);
        for (const event of own) events?.push({ ...event, stamp: stampOf(state) } as AnyEvent);
      },
      viewEvent(setup, event, viewer) {
        const { stamp, ...rest } = event as AnyEvent & { readonly stamp?: number };
        const seen = game.viewEvent(setup, rest, viewer);
        return seen === null || stamp === undefined ? seen : { ...seen, stamp };
      },
    }),
  },
  {
    through: 'the view of an entry',
    make: (game) => ({ ...game, viewEntry: (_before, step) => ({ by: step.by, move: decodeStep(game, step) }) }),
  },
  {
    through: 'the length of the log',
    make: (game) => ({
      ...game,
      viewEntry(before, step, viewer) {
        const seen = game.viewEntry(before, step, viewer);
        const isHidden = seen === null || seen === SEALED || isMasked(seen.move);
        return isHidden && step.code % 2 === 1 ? null : seen;
      },
      viewEvent(setup, event, viewer) {
        const seen = game.viewEvent(setup, event, viewer);
        return seen !== null && textOf(seen) !== textOf(event) && /[13579]/.test(textOf(event)) ? null : seen;
      },
    }),
  },
  {
    through: 'a refusal',
    make: (game) => ({
      ...game,
      refusal(state, seat, code) {
        const refusal = game.refusal(state, seat, code);
        return refusal !== null && isOdd(state) ? game.refusal(state, seat, -1) : refusal;
      },
    }),
  },
  {
    through: 'the legal moves',
    make: ({ randomMove: _none, ...game }) => {
      const drops = (state: AnyState, seat: Seat, code: number): boolean =>
        isOdd(state) && code === firstOfSeveral(game, state, seat);
      return {
        ...game,
        legal(state, seat, out) {
          game.legal(state, seat, out);
          if (out.length < 2 || !isOdd(state)) return;
          out.codes.copyWithin(0, 1, out.length);
          out.length -= 1;
        },
        refusal(state, seat, code) {
          return game.refusal(state, seat, code) ?? (drops(state, seat, code) ? game.refusal(state, seat, -1) : null);
        },
      };
    },
  },
  {
    through: 'a position',
    make: (game) => ({
      ...game,
      position: {
        format: (state, viewer) => {
          const json = game.position.format(state, viewer);
          return viewer === EVERYTHING ? json : { json, stamp: stampOf(state) };
        },
        parse: (setup, json, rng) => {
          const isStamped = typeof json === 'object' && json !== null && 'stamp' in json && 'json' in json;
          return game.position.parse(setup, isStamped ? json.json : json, rng);
        },
      },
    }),
  },
  {
    through: 'the notation in logs and records',
    make: (game) => ({
      ...game,
      notation: { ...game.notation, format: (before, steps) => game.notation.format(before, steps, EVERYTHING) },
    }),
  },
  // Draws the very state of the latest view.
  {
    through: 'the states drawn from a view',
    make(game) {
      let latest: AnyState | null = null;
      return {
        ...game,
        view(state, viewer) {
          latest = state;
          return game.view(state, viewer);
        },
        resampler(setup, view) {
          const truth = latest;
          const sampler = game.resampler(setup, view);
          if (truth === null || textOf(game.view(truth, view.viewer)) !== textOf(view)) return sampler;
          return { draw: (_rng, into) => into.copyFrom(truth) };
        },
      };
    },
  },
];

/**
 * Checks that find leaks; a leaking variant that fails for another reason proves nothing. A view that holds too much
 * also fails the position check; if draws repeat the true state, a hidden decision looks forced; and if a visible
 * permission depends on hidden facts, the seat is refused a move that it sees as legal.
 */
const SECRECY_CHECKS = ['secrecy', 'resample', 'position', 'forced', 'played on'];

/**
 * Runs the suite on leaking variants of a game: each must fail for the right reason.
 * @param plan enough matches to expose every leak: a few dozen with many moments. Memory and frames are not checked: a
 * leak may fail there first, which proves nothing
 * @param leaks the leaks to try; default: all
 * @returns a line for each undetected leak
 */
export async function unnoticedLeaks(game: Game, plan: Plan, leaks: readonly Leak[] = LEAKS): Promise<string[]> {
  const { memory: _memory, untold: _untold, ...rest } = plan;
  const unnoticed: string[] = [];
  for (const leak of leaks) {
    const found = await failureOf(leak.make(game), rest);
    if (found === null) unnoticed.push(`a leak through ${leak.through} was not noticed`);
    else if (!SECRECY_CHECKS.includes(found.check)) {
      unnoticed.push(`a leak through ${leak.through} failed for another reason: ${found.message}`);
    }
  }
  return unnoticed;
}

async function failureOf(game: Game, plan: Plan): Promise<ConformanceFailure | null> {
  try {
    await conformance(game, plan);
    return null;
  } catch (thrown) {
    if (thrown instanceof ConformanceFailure) return thrown;
    throw thrown;
  }
}
