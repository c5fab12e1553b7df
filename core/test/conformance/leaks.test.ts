import { expect, test } from 'vitest';
import { conformance } from '../../conformance/conformance.ts';
import { LEAKS, unnoticedLeaks } from '../../conformance/leaks.ts';
import { makeBench, newTally } from '../../conformance/moment.ts';
import { newPlay, playMatch } from '../../conformance/play.ts';
import { type Pair, walkTwins } from '../../conformance/twins.ts';
import { entryView } from '../../entries.ts';
import { events } from '../../events.ts';
import type { Game } from '../../game.ts';
import { moves } from '../../moves.ts';
import { type Param, whole } from '../../params.ts';
import { Rng } from '../../rng.ts';
import { type Seat, SPECTATOR } from '../../seat.ts';
import { type Field, hidden, open } from '../../sight.ts';
import { duel } from '../../testing/toys/duel/game.ts';
import { plan, SMALL } from '../../testing/toys/hidden-draw/conformance-plan.ts';
import { hiddenDraw } from '../../testing/toys/hidden-draw/game.ts';
import { MOVES, outcomeCodec } from '../../testing/toys/hidden-draw/moves.ts';
import type { State } from '../../testing/toys/hidden-draw/state.ts';

test.each(LEAKS)('a leak of Hidden Draw through $through is caught', async (leak) => {
  expect(await unnoticedLeaks(hiddenDraw, { matches: 120, moments: 4 }, [leak])).toEqual([]);
});

test.each(LEAKS.filter(({ through }) => ['a view', 'the legal moves'].includes(through)))(
  "a leak through $through is caught under a game's own plan, with its memory and its untold members",
  async (leak) => {
    const own = { ...plan, untold: ['deck', 'phase', 'turn', 'result'], options: SMALL, matches: 120, moments: 4 };
    expect(await unnoticedLeaks(hiddenDraw, own, [leak])).toEqual([]);
  },
);

// Between rounds nothing is hidden in Duel, and in a match an open choice has neither events nor notation yet.
const harmless = ['an event', 'the notation in logs and records'];

test.each(LEAKS.filter(({ through }) => !harmless.includes(through)))(
  'a leak of an open choice of Duel through $through is caught',
  async (leak) => {
    expect(await unnoticedLeaks(duel, { matches: 120, moments: 4 }, [leak])).toEqual([]);
  },
);

/** Hidden Draw with something else said of the card that a seat draws. */
function withDrawn(rank: Field<number>): typeof hiddenDraw {
  const drawn = events({ cardDrawn: { seat: open<Seat>(), rank } });
  return {
    ...hiddenDraw,
    viewEvent: (setup, event, viewer) =>
      event.kind === 'cardDrawn' ? drawn.viewEvent(setup, event, viewer) : hiddenDraw.viewEvent(setup, event, viewer),
  };
}

test('a field of an event that says nothing is hidden from all', async () => {
  const event = { kind: 'cardDrawn', seat: 1, rank: 3 } as const;
  const made = hiddenDraw.setup({}, 3);
  if (!made.ok) throw new Error(made.problem.message);
  for (const rank of [hidden<number>(), whole(1, 6)]) {
    for (const viewer of [0, 1, 2, SPECTATOR]) {
      expect(withDrawn(rank).viewEvent(made.value, event, viewer)).toEqual({ ...event, rank: '?' });
    }
  }
  await conformance(withDrawn(hidden<number>()), { matches: 30, moments: 2 });
});

test('a field of an event that is declared open by mistake is caught', async () => {
  await expect(conformance(withDrawn(open<number>()), { matches: 120, moments: 4 })).rejects.toThrow('secrecy');
});

/** Hidden Draw with something else said of the card that a seat chooses. */
function withChosen(rank: Param<number>): typeof hiddenDraw {
  const codec = moves({ ...MOVES, choose: { rank } });
  const viewEntry = entryView(codec, outcomeCodec, { dealt: (before: State, _card, viewer) => viewer === before.turn });
  return { ...hiddenDraw, viewEntry };
}

test('a field of a move that says nothing is hidden, and one declared open by mistake is caught', async () => {
  await conformance(withChosen(whole(1, 6)), { matches: 30, moments: 2 });
  await expect(conformance(withChosen(open(whole(1, 6))), { matches: 120, moments: 4 })).rejects.toThrow('secrecy');
});

/** Twins alone, with no other check beside them. */
function twinsOf(game: Game, matches: number, meet: (pair: Pair) => void = () => {}): void {
  const made = game.setup({}, 3);
  if (!made.ok) throw new Error(made.problem.message);
  const bench = makeBench(game, made.value, newTally());
  for (let match = 0; match < matches; match += 1) {
    const play = newPlay(bench);
    playMatch(bench, play, new Rng(match), () => {});
    const viewer = [0, 1, 2, SPECTATOR][match % 4];
    walkTwins(bench, game.start(made.value), play.steps, viewer, new Rng(`twins ${match}`), meet);
  }
}

test('twins of Hidden Draw look the same', () => {
  let pairs = 0;
  let different = 0;
  twinsOf(hiddenDraw, 60, ({ ours, theirs }) => {
    pairs += 1;
    if (!ours.equals(theirs)) different += 1;
  });
  // A walk on which the twins never part proves nothing.
  expect(pairs).toBeGreaterThan(20);
  expect(different).toBeGreaterThan(pairs / 4);
});

const byTwins = ['a view', 'an event', 'a refusal', 'the legal moves', 'a position', 'the states drawn from a view'];

test.each(LEAKS.filter(({ through }) => byTwins.includes(through)))(
  'twins alone notice a leak through $through',
  (leak) => {
    expect(() => twinsOf(leak.make(hiddenDraw), 60)).toThrow('tell twins apart');
  },
);

test('twins notice that a decision is not asked where something hidden leaves one alternative', () => {
  const isForced = (state: State): boolean => {
    const ranks = state.hand.subarray(state.turn * 6, state.turn * 6 + 6).filter((count) => count > 0);
    return state.phase === 2 && ranks.length === 1;
  };
  const game: typeof hiddenDraw = {
    ...hiddenDraw,
    apply(state, actor, code, events) {
      hiddenDraw.apply(state, actor, code, events);
      if (!isForced(state)) return;
      state.chosen = 1 + state.hand.subarray(state.turn * 6).findIndex((count) => count > 0);
      state.phase = 3;
    },
  };
  expect(() => twinsOf(game, 60)).toThrow('tell twins apart');
});

test('twins notice who acts where that depends on something hidden', () => {
  // The seat that draws the highest rank plays again.
  const game: typeof hiddenDraw = {
    ...hiddenDraw,
    apply(state, actor, code, events) {
      const { turn } = state;
      const isLucky = (state.hand[turn * 6 + 4] ?? 0) > 0;
      hiddenDraw.apply(state, actor, code, events);
      if (state.phase === 1 && state.turn !== turn && isLucky && actor >= 0) state.turn = turn;
    },
  };
  expect(() => twinsOf(game, 60)).toThrow('tell twins apart');
});

/** After a 1 is dealt in a turn, chance does something more, of which there is nothing to see but that it happens. */
function withMoreChance(isSeen: boolean): typeof hiddenDraw {
  const isDue = (state: State): boolean => state.hasLooked === 2;
  return {
    ...hiddenDraw,
    actors: (state) => (isDue(state) ? -1 : hiddenDraw.actors(state)),
    legal(state, seat, out) {
      hiddenDraw.legal(state, seat, out);
      if (isDue(state)) out.clear();
    },
    outcomes(state, out) {
      hiddenDraw.outcomes(state, out);
      if (isDue(state)) out.push(0, 1);
    },
    apply(state, actor, code, events) {
      if (isDue(state)) {
        state.hasLooked = 0;
        return;
      }
      hiddenDraw.apply(state, actor, code, events);
      if (actor < 0 && code === 0 && state.phase === 2) state.hasLooked = 2;
    },
    viewEntry(before, step, viewer) {
      if (!isDue(before)) return hiddenDraw.viewEntry(before, step, viewer);
      return isSeen ? { by: -1, move: { kind: 'deal', rank: '?' } } : null;
    },
  };
}

test('twins may differ in how often something happens that the viewer does not see at all', () => {
  let differences = 0;
  twinsOf(withMoreChance(false), 120, ({ ourSteps, theirSteps }) => {
    if (ourSteps.length !== theirSteps.length) differences += 1;
  });
  expect(differences).toBeGreaterThan(3);
});

test('twins notice how often something happens that the viewer sees to happen', () => {
  expect(() => twinsOf(withMoreChance(true), 60)).toThrow('tell twins apart by who acts');
});
