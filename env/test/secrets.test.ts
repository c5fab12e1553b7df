import { MoveSampler } from '@marchlands/bots/move-sampler.ts';
import type { Game } from '@marchlands/core/game.ts';
import { MoveList } from '@marchlands/core/lists.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { isSimultaneous } from '@marchlands/core/seat.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';
import { describe, expect, test } from 'vitest';
import { Observer } from '../observer.ts';
import { Row } from '../row.ts';
import { catalogue, forms, laid } from './play.ts';

/** Decisions played per match, and how many of those that begin a choice are checked. */
const DECISIONS = 700;
const EVERY = 5;

interface Sight {
  readonly observation: Float32Array;
  readonly legal: readonly number[];
}

/** The observations shown to a choosing seat. */
function seen(game: Game, setup: Setup, observer: Observer, state: AnyState, seat: number): Sight {
  const drawn = observer.blanks();
  observer.draw(state, seat, drawn);
  const observation = new Float32Array(observer.columns.length);
  observer.write(drawn, seat, false, observation, 0);
  const legal = new MoveList(setup.bounds.moves);
  game.legal(drawn[0], seat, legal);
  return { observation, legal: legal.toArray() };
}

/** Plays a row at random; calls `look` at every decision that begins a choice. */
function walk(game: Game, setup: Setup, observer: Observer, seed: string, look: (row: Row) => void): void {
  const row = new Row(new MoveSampler(game, setup, new Rng(0)), observer, game.start(setup));
  const rng = new Rng(seed);
  const legal = new MoveList(setup.bounds.moves);
  row.begin(seed);
  let begun = 0;
  for (let i = 0; i < DECISIONS && row.actor >= 0; i += 1) {
    if (!row.isWithin) {
      if (begun % EVERY === 0) look(row);
      begun += 1;
    }
    game.legal(row.drawn[0], row.actor, legal);
    row.choose(legal.codes[rng.below(legal.length)]);
  }
}

describe.each(forms)('$id as $form', ({ load, seats, options }) => {
  test.each([
    { draws: 2, withState: true },
    { draws: 1, withState: false },
  ])('with %o, observation and moves are the same to the bit where what is hidden is drawn anew', async (observing) => {
    const { game, setup } = await laid(load, seats, options);
    const observer = new Observer(game, setup, observing);
    const rng = new Rng('hidden');
    const twin = game.State.blank(setup);
    let different = 0;
    let told = 0;
    const measured = new Float64Array(observer.columns.length);
    const other = new Float64Array(observer.columns.length);
    for (const seed of ['one', 'two', 'three']) {
      walk(game, setup, observer, seed, ({ state, actor }) => {
        game.resampler(setup, game.view(state, actor)).draw(rng, twin);
        expect(seen(game, setup, observer, twin, actor)).toEqual(seen(game, setup, observer, state, actor));
        if (!twin.equals(state)) different += 1;
        game.knowledge?.features?.measure(state, measured);
        game.knowledge?.features?.measure(twin, other);
        if (measured.some((value, i) => value !== other[i])) told += 1;
      });
    }
    if (game.knowledge?.features?.isOpen === true) expect(told).toBe(0);
    if (!game.keepsSecrets(setup) || game.knowledge?.features === undefined) return;
    // Otherwise nothing was proved: the states differ, and measured as they are they would tell.
    expect(different).toBeGreaterThan(20);
    expect(told).toBeGreaterThan(5);
  });
});

test('of seats that choose at once, a later one is shown the same whatever an earlier one has chosen', async () => {
  let compared = 0;
  for (const { load, seats } of catalogue) {
    const { game, setup } = await laid(load, seats);
    const observer = new Observer(game, setup, { draws: 1, withState: false });
    const legal = new MoveList(setup.bounds.moves);
    const first = game.start(setup);
    if (!isSimultaneous(game.actors(first))) continue;
    /** The second seat's view after the first has always chosen the move at this share of its list. */
    const after = (share: number): Sight & { readonly moves: number } => {
      const row = new Row(new MoveSampler(game, setup, new Rng(0)), observer, first);
      row.begin('at once');
      let moves = 0;
      for (const begun = row.actor; row.actor === begun; moves += 1) {
        game.legal(row.drawn[0], row.actor, legal);
        row.choose(legal.codes[Math.floor(share * (legal.length - 1))]);
      }
      return { ...seen(game, setup, observer, row.state, row.actor), moves };
    };
    const [one, another] = [after(0), after(0.6)];
    expect({ ...another, moves: 0 }).toEqual({ ...one, moves: 0 });
    compared += 1;
  }
  expect(compared).toBeGreaterThan(0);
});
