/**
 * Checks the board's own computations against the rules: chances by counting draws, previews and pictures by playing
 * on.
 */
import { takeFrames } from '@marchlands/core/match/frames.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, isActing, SPECTATOR } from '@marchlands/core/seat.ts';
import { describe, expect, it } from 'vitest';
import { groundOf } from '../advice/ground.ts';
import { activateOdds, bagsOf, discoverOdds } from '../advice/odds.ts';
import { nearSquares } from '../board/near.ts';
import { SQUARES } from '../data/geometry.ts';
import { type LandTile, TILES, type Tile } from '../data/tiles.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import { moveCodec } from '../moves.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';
import type { TableView } from '../view/table.ts';

function setupOf(options: object, seats: number): Setup {
  const made = game.setup(options, seats);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
}

/** One step of a random match: its events and the actor, or null once it is over. */
function randomStep(state: State, rng: Rng): { by: number; code: number; events: Event[] } | null {
  const actors = game.actors(state);
  if (actors === 0) return null;
  const events: Event[] = [];
  if (actors === CHANCE) {
    const code = game.draw?.(state, rng) ?? 0;
    game.apply(state, CHANCE, code, events);
    return { by: CHANCE, code, events };
  }
  const seat = [0, 1, 2, 3, 4, 5].find((one) => isActing(actors, one)) ?? 0;
  const code = game.randomMove?.(state, seat, rng) ?? 0;
  game.apply(state, seat, code, events);
  return { by: seat, code, events };
}

/** Every ordered draw of n tiles, all equally likely. */
function draws(tiles: readonly Tile[], n: number): Tile[][] {
  if (n === 0) return [[]];
  return tiles.flatMap((tile, i) => draws(tiles.toSpliced(i, 1), n - 1).map((rest) => [tile, ...rest]));
}

/** The drawn tiles that remain after BR-45 and BR-46. */
function remaining(drawn: readonly Tile[], forced: readonly Tile[], forbidden: readonly Tile[]): Tile[] {
  const allowed = drawn.filter((tile) => !forbidden.includes(tile));
  const pushing = allowed.filter((tile) => forced.includes(tile));
  return pushing.length > 0 ? pushing : allowed;
}

describe('chances before an activation (BR-44 to BR-47)', () => {
  const bag = { desert: 2, grass: 1, mountain: 1, mine: 1, oasis: 1, city: 1, treasure: 1, barbarian: 1 };
  const tiles = TILES.flatMap((tile) => new Array<Tile>(bag[tile]).fill(tile));
  const setup = setupOf({ bag }, 2);
  const pool = { pool: bag, shown: [], faceDown: [], inBag: tiles.length, turn: 1 };
  // Only the data that the chances depend on, not the rest of a view.
  const bags = bagsOf(pool as unknown as TableView);

  for (const source of ['grass', 'desert', 'oasis', 'city', 'mountain'] satisfies LandTile[]) {
    it(`${source}: the same as counting every draw`, () => {
      const row = setup.options.tileTable[source];
      const all = draws(tiles, row.draws);
      const left = all.map((drawn) => remaining(drawn, row.forced, row.forbidden));
      const odds = activateOdds(bags, source, setup.options, tiles.length);
      expect(odds.draws).toBe(row.draws);
      expect(odds.nothing).toBeCloseTo(left.filter((one) => one.length === 0).length / all.length, 10);
      TILES.forEach((tile, kind) => {
        const share = left.filter((one) => one.includes(tile)).length / all.length;
        expect(odds.offered[kind], tile).toBeCloseTo(share, 10);
      });
      const forced = all.filter((drawn) =>
        drawn.some((tile) => row.forced.includes(tile) && !row.forbidden.includes(tile)),
      );
      expect(odds.forced).toBeCloseTo(forced.length / all.length, 10);
    });
  }

  it('a discovery draws each tile with equal chance (BR-14)', () => {
    discoverOdds(bags).forEach((chance, kind) => {
      expect(chance).toBeCloseTo(bag[TILES[kind] ?? 'desert'] / tiles.length, 10);
    });
  });
});

describe('what the board says of a road is what the rules then do', () => {
  for (const options of [
    {},
    { newCity: 'unconnected', joinNeedsCity: true, builderScoresOwnTerrain: false, cityRoadScore: 5 },
  ]) {
    it(`in random matches with ${JSON.stringify(options)}`, () => {
      const setup = setupOf({ ...options, boardSize: 6 }, 3);
      const rng = new Rng('roads');
      let scored = 0;
      let silent = 0;
      for (let match = 0; match < 25; match += 1) {
        const state = game.start(setup);
        for (;;) {
          const before = game.view(state, SPECTATOR).table;
          const step = randomStep(state, rng);
          if (step === null) break;
          const move = step.by === CHANCE ? null : moveCodec.decode(step.code);
          if (move?.kind !== 'road') continue;
          const preview = groundOf(setup, before).roadOn(move.at, step.by);
          const events = [...step.events];
          while (!events.some((event) => event.kind === 'roadBuilt'))
            events.push(...(randomStep(state, rng)?.events ?? []));
          const told = events.find((event) => event.kind === 'networkScored');
          if (told?.kind === 'networkScored') {
            scored += 1;
            expect([...preview.cells].sort((a, b) => a - b)).toEqual(told.cells);
            expect(preview.points).toEqual(told.points);
          } else {
            silent += 1;
            expect(preview.scores).toBe(false);
            expect(preview.points.every((points) => points === 0)).toBe(true);
          }
        }
      }
      expect(scored).toBeGreaterThan(20);
      expect(silent).toBeGreaterThan(20);
    });
  }
});

describe('what is drawn while the barbarians attack', () => {
  it('they stand at the city that they reach; once it is razed it is gone', () => {
    const setup = setupOf({ boardSize: 5, payPointsToPlacate: 5 }, 2);
    const rng = new Rng('pictures');
    let razed = 0;
    for (let match = 0; match < 20; match += 1) {
      const state = game.start(setup);
      for (;;) {
        const next = state.clone();
        const step = randomStep(next, rng);
        if (step === null) break;
        const frames = takeFrames(game, state, SPECTATOR, game.view(state, SPECTATOR), (events) =>
          game.apply(state, step.by, step.code, events),
        );
        for (const { event, before, after } of frames) {
          if (event.kind === 'cityReached') expect(after.table.attack?.at).toBe(event.at);
          if (event.kind !== 'cityRazed' || typeof event.at !== 'number') continue;
          razed += 1;
          expect(before.table.attack?.at).toBe(event.at);
          expect(before.table.cells[event.at]?.tile).toBe('city');
          expect(after.table.cells[event.at]?.tile).toBeNull();
          expect(after.table.attack?.bands).toBe(event.bandsLeft);
        }
      }
    }
    expect(razed).toBeGreaterThan(10);
  });
});

describe('the squares that stand out among the lit ones', () => {
  const squares = (table: Pick<TableView, 'cells' | 'size'>) => [...nearSquares(table)].map((at) => SQUARES[at]);
  const empty = { tile: null, faceDown: false };
  // Only the data that the squares depend on.
  const board = (size: number, laid: { readonly [square: string]: object }) => ({
    size,
    cells: SQUARES.map((name, at) =>
      at >> 3 < size && (at & 7) < size ? ({ ...empty, ...laid[name] } as unknown as TableView['cells'][0]) : null,
    ),
  });

  it('are those in the middle of an empty board', () => {
    expect(squares(board(8, {}))).toEqual(['D4', 'E4', 'D5', 'E5']);
    expect(squares(board(5, {}))).toEqual(['C3']);
  });

  it('are the empty ones beside land that lies face up', () => {
    expect(squares(board(6, { A1: { tile: 'city' }, A2: { faceDown: true }, F5: { tile: 'mine' } }))).toEqual([
      'B1',
      'F4',
      'E5',
      'F6',
    ]);
  });
});
