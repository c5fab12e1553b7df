import { Rng } from '@marchlands/core/rng.ts';
import { firstOf } from '@marchlands/core/seat.ts';
import { describe, expect, test } from 'vitest';
import { MOST_AREAS } from '../data/map.ts';
import type { Event, Order } from '../events.ts';
import { notation } from '../notation/notation.ts';
import { formatOrder } from '../notation/order.ts';
import { apply, choose } from '../rules/apply.ts';
import { noteHolders } from '../rules/areas.ts';
import { randomMove } from '../rules/legal.ts';
import { orderOf } from '../rules/orders.ts';
import { resolveOrders } from '../rules/resolution.ts';
import { setOut } from '../rules/start.ts';
import { beginDecision, proceed } from '../rules/turn.ts';
import { makeSetup, type Setup } from '../setup.ts';
import { PHASE, STAGE, type State } from '../state.ts';
import { situationOf } from '../view/table.ts';
import { formatLogEntry } from './log.ts';
import { givers, type House, isLegal, type Piece, placesFor, playTurn, startCheck, type World } from './plain.ts';
import { lineOf } from './play.ts';

const SIDES = ['red', 'blue'] as const;

function setupOf(options: object): Setup {
  const made = makeSetup(options, 2);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
}

function houseOf({ options, turns, goal }: Setup): House {
  const { tieHolder, doubleBomb, doubleGoal, eliminationLoses, turnLimitResult, pieceCap } = options;
  return { tieHolder, doubleBomb, doubleGoal, eliminationLoses, turnLimitResult, pieceCap, turns, goal };
}

/** The table of a state as plain objects. */
function worldOf(state: State): World {
  const { pieces, previousHolder, bombsLeft, turn } = situationOf(state);
  const all: Piece[] = [];
  for (const side of SIDES) {
    for (const [area, count] of Object.entries(pieces[side])) {
      for (let i = 0; i < count; i += 1) all.push({ side, area, target: null });
    }
  }
  return { pieces: all, holder: { ...previousHolder }, bombs: { ...bombsLeft }, turn };
}

/** Both as one text: pieces and holders of all areas, bombardments, turn. */
function summary({ codes }: Setup, { pieces, holder, bombs, turn }: World): string {
  const counts = { red: new Map<string, number>(), blue: new Map<string, number>() };
  for (const { side, area } of pieces) counts[side].set(area, (counts[side].get(area) ?? 0) + 1);
  const areas = codes.map(
    (code) => `${code} ${counts.red.get(code) ?? 0} ${counts.blue.get(code) ?? 0} ${holder[code] ?? 'nobody'}`,
  );
  return `${areas.join()}, bombs ${bombs.red} ${bombs.blue}, turn ${turn}, ${pieces.length} pieces`;
}

const SETUPS = [
  {},
  { map: 'lake' },
  { tieHolder: 'ordersWritten', map: 'andia-mini' },
  { doubleBomb: 'once', tieHolder: 'ordersWritten' },
].map(setupOf);

/** A crowded position: pieces of both all over the board, some of them new. */
function randomPosition(setup: Setup, rng: Rng): State {
  const state = setOut(setup);
  state.pieces.fill(0);
  for (let area = 0; area < setup.areas; area += 1) {
    const pick = rng.below(5);
    if (pick < 4) state.pieces[(pick & 1) * MOST_AREAS + area] = 1 + rng.below(rng.below(3) === 0 ? 9 : 3);
  }
  noteHolders(state);
  for (let area = 0; area < setup.areas; area += 1) if (rng.below(6) === 0) state.holder[area] = 0;
  state.bombs.fill(2);
  state.turn = 5;
  beginDecision(state, PHASE.orders);
  return state;
}

describe('a second resolver, written from the rulebook', () => {
  test.each([1, 2, 3, 4, 5])(
    'agrees with the engine on 20,000 random pairs of orders, part %i of 5',
    (part) => {
      const rng = new Rng(`pairs ${part}`);
      let fights = 0;
      for (let pair = 0; pair < 20_000; pair += 1) {
        const state = randomPosition(SETUPS[pair % SETUPS.length], rng);
        const world = worldOf(state);
        const before = state.clone();
        for (const seat of [0, 1])
          while (state.stage[seat] !== STAGE.done) choose(state, seat, randomMove(state, seat, rng));
        const orders = { red: orderOf(state, 0), blue: orderOf(state, 1) };
        const events: Event[] = [];
        resolveOrders(state, events);
        const log = playTurn(state.setup.map, houseOf(state.setup), world, orders);
        const found = events.map(formatLogEntry).filter((entry) => entry !== null);
        if (found.join() !== log.join() || summary(state.setup, worldOf(state)) !== summary(state.setup, world)) {
          const turn = `${lineOf(before)}: ${formatOrder(orders.red)} | ${formatOrder(orders.blue)}`;
          expect([turn, found, summary(state.setup, worldOf(state))]).toEqual([turn, log, summary(state.setup, world)]);
        }
        fights += log.length;
      }
      // Positions are built so that fights are common.
      expect(fights).toBeGreaterThan(20_000);
    },
    120_000,
  );

  test('agrees on 600 whole random games over all options, from the set-up to the end', () => {
    const rng = new Rng('games');
    const endings = new Set<string>();
    for (let round = 0; round < 600; round += 1) {
      const setup = setupOf({
        map: ['andia', 'lake', 'andia-mini'][rng.below(3)],
        bombs: rng.below(4),
        tieHolder: ['previousTurn', 'ordersWritten'][rng.below(2)],
        newPieceReveal: ['beforeOrders', 'withOrders'][rng.below(2)],
        allowPass: rng.below(2) === 0,
        doubleBomb: ['twice', 'once'][rng.below(2)],
        doubleGoal: ['draw', 'moreCities'][rng.below(2)],
        eliminationLoses: rng.below(2) === 0,
        turnLimit: 1 + rng.below(30),
        turnLimitResult: ['draw', 'citiesThenPieces'][rng.below(2)],
        pieceCap: rng.below(2) === 0 ? 0 : 1 + rng.below(12),
        citiesToWin: 1 + rng.below(3),
      });
      endings.add(playGame(setup, rng));
    }
    expect([...endings].sort()).toEqual([
      'blue cities',
      'blue elimination',
      'blue turnLimit',
      'draw cities',
      'draw elimination',
      'draw turnLimit',
      'red cities',
      'red elimination',
      'red turnLimit',
    ]);
  });
});

/** Plays random choices in both, and compares them after every step; returns the ending. */
function playGame(setup: Setup, rng: Rng): string {
  const state = setOut(setup);
  const world = worldOf(state);
  const house = houseOf(setup);
  const events: Event[] = [];
  // The first start check and any forced choices after it.
  proceed(state, events);
  follow(setup, house, world, events);
  while (state.phase !== PHASE.over) {
    events.length = 0;
    const { phase, turn } = state;
    while (state.open !== 0 && state.phase === phase && state.turn === turn && events.length === 0) {
      const seat = firstOf(state.open);
      apply(state, seat, randomMove(state, seat, rng), events);
    }
    follow(setup, house, world, events);
    expect(summary(setup, { ...worldOf(state), holder: {} })).toBe(summary(setup, { ...world, holder: {} }));
  }
  const { winner, reason } = situationOf(state).result ?? {};
  const end = startCheck(setup.map, house, world);
  expect(`${winner ?? 'draw'} ${reason}`).toBe(end);
  return end ?? '';
}

/** Repeats in the plain world what the engine reported, turn by turn, checking that it is allowed. */
function follow(setup: Setup, house: House, world: World, events: readonly Event[]): void {
  const orders: Order[] = [];
  const log: string[] = [];
  const told: string[] = [];
  for (const event of events) {
    if (event.kind === 'piecesPlaced') {
      const side = SIDES[event.seat];
      expect(event.pieces.map(({ city }) => city)).toEqual(givers(setup.map, house, world, side));
      for (const { city, to } of event.pieces) expect(placesFor(world, side, city)).toContain(to);
      // Both placed in the same position: the first placing closes nothing to the second.
      for (const { to } of event.pieces) world.pieces.push({ side, area: to, target: null });
    } else if (event.kind === 'orderRevealed') {
      const side = SIDES[event.seat];
      expect(isLegal(setup.map, setup.options.allowPass, world, side, event.order)).toBe(true);
      orders.push(event.order);
      if (orders.length === 2) {
        const [red, blue] = orders as [Order, Order];
        log.push(...playTurn(setup.map, house, world, { red, blue }));
        orders.length = 0;
      }
    }
    const entry = formatLogEntry(event);
    if (entry !== null) told.push(entry);
  }
  expect(told).toEqual(log);
}

describe('a second judge of orders, written from the rulebook', () => {
  test('agrees with the notation on 20,000 random lines, legal and illegal', () => {
    const rng = new Rng('lines');
    let legal = 0;
    for (let i = 0; i < 20_000; i += 1) {
      const setup = setupOf({ map: ['andia', 'lake'][rng.below(2)], allowPass: rng.below(4) > 0, bombs: 2 });
      const state = randomPosition(setup, rng);
      if (rng.below(3) === 0) state.bombs[0] = 0;
      beginDecision(state, PHASE.orders);
      const order = randomOrder(state, rng);
      const wanted = isLegal(setup.map, setup.options.allowPass, worldOf(state), 'red', order);
      const read = notation.parse(state, 0, formatOrder(order));
      if (read.ok !== wanted) expect([lineOf(state), formatOrder(order), read.ok]).toEqual([wanted]);
      if (wanted) legal += 1;
    }
    expect(legal).toBeGreaterThan(4_000);
    expect(legal).toBeLessThan(16_000);
  });
});

/** An order that may break a rule or two: mostly from held areas along connections. */
function randomOrder(state: State, rng: Rng): Order {
  const { codes, neighbours, areas } = state.setup;
  const held = codes.map((_, area) => area).filter((area) => state.pieces[area] > 0);
  const any = () => rng.below(areas);
  const from = rng.below(8) === 0 || held.length === 0 ? any() : held[rng.below(held.length)];
  const row = neighbours[from];
  const near = () => (rng.below(12) === 0 ? any() : row[rng.below(row.length)]);
  const isGather = rng.below(2) === 0;
  const moves = Array.from({ length: rng.below(4) }, () => {
    const [a, b] = isGather ? [near(), from] : [rng.below(12) === 0 ? any() : from, near()];
    return { n: rng.below(14) === 0 ? 0 : 1 + rng.below(2), from: codes[a], to: codes[b] };
  });
  return { moves, bomb: rng.below(3) === 0 ? codes[any()] : null };
}
