import { playMatch } from '@marchlands/bots/match.ts';
import { RandomBot } from '@marchlands/bots/random.ts';
import { expect, it } from 'vitest';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import { lab } from '../lab.ts';

const made = game.setup({}, 2);
if (!made.ok) throw new Error(made.problem.message);
const setup = made.value;

it('counts what was placed, scored, kept and lost, for each seat', () => {
  const watch = lab.watch(setup);
  const state = game.start(setup);
  const events: readonly Event[] = [
    { kind: 'discoverNamed', seat: 0, at: 0 },
    { kind: 'tilePlaced', seat: 0, at: 0, tile: 'city', points: 10, source: 'bag' },
    { kind: 'turnPassed', seat: 1, turn: 2 },
    { kind: 'activateNamed', seat: 1, from: 0, into: 1 },
    { kind: 'tilePlaced', seat: 1, at: 62, tile: 'city', points: 10, source: 'hand' },
    { kind: 'tilePlaced', seat: 1, at: 63, tile: 'city', points: 10, source: 'hand' },
    { kind: 'tilePlaced', seat: 1, at: 9, tile: 'oasis', points: 5, source: 'bag' },
    { kind: 'roadBuilt', seat: 1, at: 0 },
    { kind: 'networkScored', seat: 1, cells: [0, 1], newCities: [0], points: [4, 3] },
    { kind: 'networkScored', seat: 1, cells: [0, 1, 2], newCities: [], points: [0, 2] },
    { kind: 'treasureKept', seat: 0 },
    { kind: 'barbarianKept', seat: 1, points: 15 },
    { kind: 'cityRazed', at: 63, seat: 1, bandsLeft: 1 },
  ];
  for (const event of events) watch.event(event, state);
  const figures = watch.end();
  expect(figures).toEqual({
    ...{ roads: [0, 1], roadPoints: [4, 5], cities: [1, 2], drawnCities: [1, 0], oases: [0, 1] },
    ...{ mines: [0, 0], mountains: [0, 0], treasures: [1, 0], barbarians: [0, 1], razed: [0, 1] },
    // Square 0 is the top left corner of eight by eight, 62 stands beside the bottom right one.
    ...{ activations: [0, 1], discoveries: [1, 0], firstCity: [14, 1], largestRoad: 7, turns: 2 },
    // Places in the declared labels: discovers and activates; drawn from the bag and from the hand.
    ...{ firstAction: [0, 1], firstCityFrom: [0, 1] },
  });
  expect(Object.keys(figures).toSorted()).toEqual(Object.keys({ ...lab.figures, ...lab.labels }).toSorted());
});

it('counts the tiles that each seat drew, and leaves out those that nobody did', () => {
  const watch = lab.watch(setup);
  const state = game.start(setup);
  const drawn: readonly Event[] = [
    { kind: 'tileDrawn', seat: 0, tile: 'oasis' },
    { kind: 'tileDrawn', seat: 1, tile: 'barbarian' },
    { kind: 'tileDrawn', seat: 1, tile: 'oasis' },
    { kind: 'tileDrawn', seat: 1, tile: 'oasis' },
  ];
  for (const event of drawn) watch.event(event, state);
  const figures = watch.end();
  expect(figures).toMatchObject({ 'tiles:oasis': [1, 2], 'tiles:barbarian': [0, 1] });
  expect(figures).not.toHaveProperty(['tiles:city']);
  expect(lab.things?.['tiles'].values['oasis']).toBe('oasis');
});

it('leaves out what a match says nothing of', () => {
  const figures = lab.watch(setup).end();
  expect(figures).not.toHaveProperty('firstCity');
});

it('hears of everything that happens in a match that bots play', () => {
  const watch = lab.watch(setup);
  const bot = new RandomBot('random', game, setup, 1);
  playMatch(game, setup, [bot, bot], 'lab', {
    onEvent: (event, state) => watch.event(event as Event, state as never),
  });
  const figures = watch.end();
  expect(figures.turns).toBeGreaterThan(10);
  expect(figures.discoveries).toEqual([expect.any(Number), expect.any(Number)]);
});
