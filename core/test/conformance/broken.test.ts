import { expect, test } from 'vitest';
import { countBits } from '../../bits.ts';
import { conformance, type Plan } from '../../conformance/conformance.ts';
import type { ConformanceFailure } from '../../conformance/failure.ts';
import type { Game } from '../../game.ts';
import { MoveList } from '../../lists.ts';
import { CHANCE } from '../../seat.ts';
import { duel } from '../../testing/toys/duel/game.ts';
import { hiddenDraw } from '../../testing/toys/hidden-draw/game.ts';
import { PLACE_UP } from '../../testing/toys/hidden-draw/moves.ts';
import { MAX_RANKS } from '../../testing/toys/hidden-draw/setup.ts';
import { PHASE, type State } from '../../testing/toys/hidden-draw/state.ts';
import type { View } from '../../testing/toys/hidden-draw/view.ts';
import { wholeDraw } from '../../testing/toys/hidden-draw/whole.ts';

/** A game with one fault, and the check that finds it; the first of several that may. */
interface Broken {
  readonly fault: string;
  readonly found: string;
  readonly game: Game;
}

type Draw = typeof hiddenDraw;
type Duel = typeof duel;

function draw(fault: string, found: string, change: Partial<Draw>): Broken {
  return { fault, found, game: { ...hiddenDraw, ...change } };
}

function fight(fault: string, found: string, change: Partial<Duel>): Broken {
  return { fault, found, game: { ...duel, ...change } };
}

function whole(fault: string, found: string, isPartial: NonNullable<Draw['isPartial']>): Broken {
  return { fault, found, game: { ...wholeDraw, isPartial } };
}

/** The number of calls of `apply`, counted by a game that must not do so. */
let calls = 0;
const sharedRanks: number[] = [];
const sharedEvent = { kind: 'cardDrawn' as const, seat: 0, rank: 0 };

const { randomMove: _uniform, ...wholeParts } = wholeDraw;
/** Whole Draw in which a turn begins with the first move of the list, as if all could see that it is the only one. */
const firstMoveOnly: typeof wholeDraw = {
  ...wholeParts,
  isOpen: (state) => state.phase === PHASE.act,
  legal(state, seat, out) {
    wholeDraw.legal(state, seat, out);
    if (state.phase === PHASE.act && out.length > 0) out.length = 1;
  },
  refusal(state, seat, code) {
    const refusal = wholeDraw.refusal(state, seat, code);
    if (refusal !== null || state.phase !== PHASE.act) return refusal;
    return code === firstMove(state, seat) ? null : 'notInHand';
  },
};

function firstMove(state: State, seat: number): number | undefined {
  const moves = new MoveList(wholeDraw.moveCodec.size);
  wholeDraw.legal(state, seat, moves);
  return moves.codes[0];
}

const table: readonly Broken[] = [
  fight('a last sealed choice that tells no event', 'open decision', {
    apply(state, actor, code, events) {
      const isLast = actor !== CHANCE && countBits(duel.actors(state)) === 1;
      duel.apply(state, actor, code, isLast ? undefined : events);
    },
  }),
  fight('a choice that is shown while another seat chooses', 'secrecy', {
    viewEntry: (_before, { by, code }) => ({
      by,
      move: by === CHANCE ? duel.outcomeCodec.decode(code) : duel.moveCodec.decode(code),
    }),
  }),
  draw('a line of which a word is passed over', 'altered lines', {
    notation: {
      ...hiddenDraw.notation,
      parse: (state, seat, line) => hiddenDraw.notation.parse(state, seat, line.split(' x').join('')),
    },
  }),
  draw('a legal list in falling order', 'legal', {
    legal(state, seat, out) {
      hiddenDraw.legal(state, seat, out);
      out.codes.subarray(0, out.length).reverse();
    },
  }),
  draw('a move listed twice', 'legal', {
    legal(state, seat, out) {
      hiddenDraw.legal(state, seat, out);
      if (out.length > 0) out.push(out.codes[out.length - 1]);
    },
  }),
  draw('moves for seats that do not act', 'legal', {
    legal(state, _seat, out) {
      hiddenDraw.legal(state, state.turn, out);
    },
  }),
  draw('a list that is not cleared', 'legal', {
    legal(state, seat, out) {
      const kept = out.length;
      const first = out.codes[0];
      hiddenDraw.legal(state, seat, out);
      if (kept > 0 && out.length === 0) out.push(first);
    },
  }),
  draw('a seat that acts without a move', 'legal', {
    legal(state, seat, out) {
      hiddenDraw.legal(state, seat, out);
      if (state.phase === 3) out.clear();
    },
  }),
  draw('more moves than the bound', 'legal', {
    setup(options, seats) {
      const made = hiddenDraw.setup(options, seats);
      return made.ok ? { ok: true, value: { ...made.value, bounds: { ...made.value.bounds, moves: 3 } } } : made;
    },
  }),
  draw('more entries than the bound', 'bounds', {
    setup(options, seats) {
      const made = hiddenDraw.setup(options, seats);
      if (!made.ok) return made;
      return { ok: true, value: Object.freeze({ ...made.value, bounds: { ...made.value.bounds, entries: 12 } }) };
    },
  }),
  draw('a setup that can be changed', 'setup', {
    setup(options, seats) {
      const made = hiddenDraw.setup(options, seats);
      return made.ok ? { ok: true, value: { ...made.value } } : made;
    },
  }),
  draw('options that it does not know are taken', 'setup', { setup: (_options, seats) => hiddenDraw.setup({}, seats) }),
  draw('a refusal where a move is legal', 'refusal', {
    refusal: (state, seat, code) => hiddenDraw.refusal(state, seat, code) ?? (code === PLACE_UP ? 'notInHand' : null),
  }),
  draw('no refusal for a move that is not legal', 'refusal', {
    refusal(state, seat, code) {
      const refusal = hiddenDraw.refusal(state, seat, code);
      return refusal === 'notInHand' ? null : refusal;
    },
  }),
  draw('no refusal for a number that is no move', 'refusal', {
    refusal: (state, seat, code) => (code < 0 ? null : hiddenDraw.refusal(state, seat, code)),
  }),
  draw('a weight of zero', 'outcomes', {
    outcomes(state, out) {
      hiddenDraw.outcomes(state, out);
      if (out.length > 2) {
        out.total -= out.weights[0];
        out.weights[0] = 0;
      }
    },
  }),
  draw('an outcome listed twice', 'outcomes', {
    outcomes(state, out) {
      hiddenDraw.outcomes(state, out);
      if (out.length > 0) out.push(out.codes[0], 1);
    },
  }),
  draw('outcomes where a seat acts', 'outcomes', {
    outcomes(state, out) {
      hiddenDraw.outcomes(state, out);
      if (state.phase === 2) out.push(0, 1);
    },
  }),
  draw('a draw that does not follow the weights', 'draw', {
    draw(state, rng) {
      const rank = hiddenDraw.draw?.(state, rng) ?? 0;
      return rank > 0 ? rank : (hiddenDraw.draw?.(state, rng) ?? 0);
    },
  }),
  draw('a random move that is not uniform', 'randomMove', {
    randomMove(state, seat, rng) {
      const code = hiddenDraw.randomMove?.(state, seat, rng) ?? 0;
      return code === PLACE_UP ? (hiddenDraw.randomMove?.(state, seat, rng) ?? 0) : code;
    },
  }),
  draw('a random move that is not legal', 'randomMove', { randomMove: () => 0 }),
  draw('a clone that shares its memory', 'copies', {
    start(setup) {
      const state = hiddenDraw.start(setup);
      state.clone = () => state;
      return state;
    },
  }),
  draw('a view that is changed later', 'copies', {
    view(state, viewer) {
      const seen: View = hiddenDraw.view(state, viewer);
      sharedRanks.length = 0;
      for (let i = 0; i < state.deckSize; i += 1) sharedRanks.push(i);
      return { ...seen, table: { ...seen.table, shared: sharedRanks } };
    },
  }),
  draw('an event that is changed later', 'copies', {
    apply(state, actor, code, events) {
      hiddenDraw.apply(state, actor, code, {
        push(event) {
          if (event.kind !== 'cardDrawn') return events?.push(event);
          sharedEvent.seat = event.seat;
          sharedEvent.rank = event.rank;
          return events?.push(sharedEvent);
        },
      });
    },
  }),
  draw('effects that depend on the list of events', 'copies', {
    apply(state, actor, code, events) {
      hiddenDraw.apply(state, actor, code, events);
      if (events !== undefined && state.phase === 2) state.hasLooked = 1;
    },
  }),
  draw('a memory outside the state', 'copies', {
    apply(state, actor, code, events) {
      calls += 1;
      hiddenDraw.apply(state, actor, code, events);
      if (state.phase === 2 && calls % 2 === 0) state.hasLooked = 1;
    },
  }),
  draw('a question that changes the state', 'legal', {
    legal(state, seat, out) {
      hiddenDraw.legal(state, seat, out);
      if (state.phase === 3) state.hasLooked = 1;
    },
  }),
  draw('a cache that is not kept', 'cache', {
    apply(state, actor, code, events) {
      hiddenDraw.apply(state, actor, code, events);
      if (state.phase === 1 && actor >= 0) state.handSize[0] = 9;
    },
  }),
  draw('leavings in the bytes that no rule can tell', 'position or resample', {
    apply(state, actor, code, events) {
      const { chosen } = state;
      hiddenDraw.apply(state, actor, code, events);
      if (state.phase === 1 && actor >= 0) state.chosen = chosen;
    },
  }),
  draw('a position that forgets whose turn it is', 'position', {
    position: {
      ...hiddenDraw.position,
      format: (state, viewer) => ({ ...Object(hiddenDraw.position.format(state, viewer)), turn: 0 }),
    },
  }),
  draw('a position that a viewer cannot read back', 'position', {
    position: {
      ...hiddenDraw.position,
      parse: (setup, json) => hiddenDraw.position.parse(setup, json),
    },
  }),
  draw('a position that throws where something is wrong with it', 'hostile', {
    position: {
      ...hiddenDraw.position,
      parse(setup, json, rng) {
        const read = hiddenDraw.position.parse(setup, json, rng);
        // Complete rubbish is refused well; a wrong part is not.
        if (!read.ok && Object(json).seats !== undefined) throw new TypeError('reading hand of undefined');
        return read;
      },
    },
  }),
  draw('a position that is taken with cards that there are not', 'hostile', {
    position: {
      ...hiddenDraw.position,
      parse(setup, json, rng) {
        const read = hiddenDraw.position.parse(setup, json, rng);
        if (read.ok || read.problem.message.includes('than there is') === false) return read;
        const state = hiddenDraw.start(setup);
        state.phase = 2;
        return { ok: true, value: state };
      },
    },
  }),
  draw('a line that is read as moves that are not legal', 'hostile', {
    notation: {
      ...hiddenDraw.notation,
      parse(state, seat, line) {
        const read = hiddenDraw.notation.parse(state, seat, line);
        const code = hiddenDraw.moveCodec.parse(line);
        if (read.ok || !code.ok) return read;
        const step = { by: seat, code: code.value };
        return { ok: true, value: [step, step] };
      },
    },
  }),
  draw('a line that stands for two moves', 'notation or record', {
    notation: {
      ...hiddenDraw.notation,
      format: (before, steps, viewer) =>
        hiddenDraw.notation.format(before, steps, viewer).map((line) => line.replace('place down', 'place up')),
    },
  }),
  draw('steps that are not written', 'notation or record', {
    notation: {
      ...hiddenDraw.notation,
      format: (before, steps, viewer) => hiddenDraw.notation.format(before, steps.slice(0, 5), viewer),
    },
  }),
  draw('ranks that begin with 2', 'result', {
    result(state) {
      const final = hiddenDraw.result(state);
      return { ...final, ranks: final.ranks.map((rank) => rank + 1), winners: [] };
    },
  }),
  draw('a winner who is not first', 'result', {
    result(state) {
      const final = hiddenDraw.result(state);
      return { ...final, winners: [final.ranks.indexOf(Math.max(...final.ranks))] };
    },
  }),
  draw('a common defeat with a winner', 'result', {
    result: (state) => ({
      ...hiddenDraw.result(state),
      ranks: Array.from({ length: state.setup.seats }, () => 1),
      defeat: true,
    }),
  }),
  draw('a score out of its bounds', 'result', {
    result: (state) => ({ ...hiddenDraw.result(state), scores: Array.from({ length: state.setup.seats }, () => -1) }),
  }),
  draw('an ending without words', 'words', {
    result: (state) => ({ ...hiddenDraw.result(state), reason: 'boredom' }),
  }),
  draw('a refusal without words', 'words', {
    words: { ...hiddenDraw.words, refusal: () => ({ text: ' ', rule: 'HD-01' }) },
  }),
  draw('a refusal that names no rule', 'words', {
    words: { ...hiddenDraw.words, refusal: (code) => ({ text: `No: ${code}`, rule: 'the rulebook' }) },
  }),
  draw('a sentence with a value that was not there', 'words', {
    words: { ...hiddenDraw.words, event: (event) => `${Object(event).color} drew a card.` },
  }),
  draw('an option without a heading', 'words', { words: { ...hiddenDraw.words, options: {} } }),
  draw('a board without text', 'words', { text: () => '' }),
  draw('a view that is not plain data', 'view', {
    view(state, viewer) {
      const seen: View = hiddenDraw.view(state, viewer);
      return { ...seen, table: { ...seen.table, up: state.up } };
    },
  }),
  draw('a view with something undefined', 'view', {
    view(state, viewer) {
      const seen: View = hiddenDraw.view(state, viewer);
      return { ...seen, table: { ...seen.table, nothing: undefined } };
    },
  }),
  draw('a table that is not the same for all', 'view', {
    view(state, viewer) {
      const seen: View = hiddenDraw.view(state, viewer);
      return { ...seen, table: { ...seen.table, hasLooked: viewer === state.turn && seen.table.hasLooked } };
    },
  }),
  draw('a move that its own seat does not see', 'viewEntry', {
    viewEntry: (before, step) => hiddenDraw.viewEntry(before, step, -2),
  }),
  draw('an entry seen as something else', 'viewEntry', {
    viewEntry: (_before, { by }) => ({ by, move: { kind: 'deal', rank: 1 } }),
  }),
  draw('an event that not even the record shows', 'events', {
    viewEvent: (setup, event) => hiddenDraw.viewEvent(setup, event, -2),
  }),
  draw('truths that show another view', 'resample', {
    resampler: (setup, view) => ({
      draw(rng, into) {
        hiddenDraw.resampler(setup, view).draw(rng, into);
        into.hasLooked = 1 - into.hasLooked;
      },
    }),
  }),
  draw('truths whose cache is not rebuilt', 'resample', {
    resampler: (setup, view) => ({
      draw(rng, into) {
        hiddenDraw.resampler(setup, view).draw(rng, into);
        into.pileSize[3] = 1;
      },
    }),
  }),
  draw('an exception', 'exception', {
    apply(state, actor, code, events) {
      if (state.deckSize === 2) throw new TypeError('cannot read the rank of undefined');
      hiddenDraw.apply(state, actor, code, events);
    },
  }),
  draw('an open step at which a hidden hand tells what is legal', 'forced', {
    isOpen: (state) => state.phase === PHASE.act,
  }),
  draw('a step that a hidden hand makes open', 'forced', {
    isOpen: (state, seat) => state.phase === PHASE.place && state.hand[seat * MAX_RANKS] > 0,
  }),
  {
    fault: 'a lone move at an open step that begins a whole choice',
    found: 'forced',
    game: firstMoveOnly,
  },
  fight('the last to commit has an advantage', 'open decision', {
    apply(state, actor, code, events) {
      const isOpen = state.phase === 1;
      duel.apply(state, actor, code, events);
      if (isOpen && state.phase !== 1 && actor === 1) state.carried += 1;
    },
  }),
  fight('a choice that shows before all have chosen', 'secrecy', {
    view(state, viewer) {
      const seen = duel.view(state, viewer);
      return { ...seen, table: { ...seen.table, waiting: duel.actors(state) } };
    },
  }),
  fight('an event that is pushed before its change', 'frames', {
    apply(state, actor, code, events) {
      const before = [...state.score];
      duel.apply(state, actor, code, {
        push(event) {
          const after = [...state.score];
          state.score.set(before);
          events?.push(event);
          state.score.set(after);
        },
      });
    },
  }),
  fight('resigning that leaves the seat in play', 'concede', { concede: () => {} }),
  fight('an end by agreement that does not end', 'concede', {
    concede(state, seat, events) {
      duel.concede?.(state, seat, events);
      if (seat < 0) state.phase = 0;
    },
  }),
  whole(
    'chance that acts in the middle of a choice',
    'partial',
    (state, seat) => state.turn === seat && (state.phase === PHASE.place || state.phase === PHASE.draw),
  ),
  whole(
    'a card shown in the middle of a choice',
    'partial or match',
    (state, seat) =>
      state.turn === seat && (state.phase === PHASE.place || (state.phase === PHASE.act && state.hasLooked === 1)),
  ),
  whole(
    'a choice of a seat that does not act',
    'partial',
    (state, seat) => state.phase === PHASE.place && state.turn === (seat + 1) % state.setup.seats,
  ),
  whole(
    'a choice that is whole or not by what another holds',
    'secrecy or played on',
    (state, seat) =>
      state.phase === PHASE.place &&
      state.turn === seat &&
      state.hand[((seat + 1) % state.setup.seats) * MAX_RANKS] > 0,
  ),
];

/** Parts of the plan that some checks need. */
const MORE: { readonly [check: string]: Partial<Plan> | undefined } = {
  frames: { untold: [] },
  'altered lines': { sameLine: (line) => line },
};

/** @param more parts of the plan for the check in question */
async function failureOf(game: Game, more: Partial<Plan> = {}): Promise<ConformanceFailure | null> {
  return conformance(game, { matches: 80, moments: 5, seed: 'broken', ...more }).then(
    () => null,
    (thrown: ConformanceFailure) => thrown,
  );
}

test.each(table)('$fault is found by the check $found', async ({ game, found }) => {
  expect(found.split(' or ')).toContain((await failureOf(game, MORE[found] ?? {}))?.check);
});

test('a failure tells where it was, and is met again by its seed and match alone', async () => {
  const { game } = table.find(({ fault }) => fault === 'leavings in the bytes that no rule can tell') as Broken;
  const failure = (await failureOf(game)) as ConformanceFailure;
  const { seats, match, step } = failure.place;
  expect(failure.message).toContain('first in chosen');
  expect(failure.message).toContain(`--seats ${seats} --seed broken --match ${match}`);
  expect(failure.trace).toHaveLength(step);
  const plan = { matches: 1, seats: [seats], first: match, seed: 'broken', isThorough: true, isPart: true };
  await expect(conformance(game, plan)).rejects.toMatchObject({
    check: expect.stringMatching(/position|resample/),
    place: { match },
  });
});
