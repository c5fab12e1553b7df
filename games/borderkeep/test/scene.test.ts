/** Checks that the battle shown by the board is the battle fought by the rules. */
import { MoveList } from '@marchlands/core/lists.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, isActing } from '@marchlands/core/seat.ts';
import { flame, force, palace } from '@marchlands/kit/icons.ts';
import { describe, expect, it } from 'vitest';
import { follow } from '../board/battle/follow.ts';
import { diceOf, type Fighter, hitsLeft, initOf, type Scene, sceneOf } from '../board/battle/scene.ts';
import { played, settled } from '../board/battle/use-scene.ts';
import { flightsOf } from '../board/flights.ts';
import { DECK } from '../data/deck/deck.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import * as fighters from '../rules/fighters.ts';
import type { Setup } from '../setup.ts';
import { SIDE, STEP, type State } from '../state.ts';
import { tableOf } from '../view/table.ts';
import { filmLines, filmStep } from './film.ts';
import { situation } from './play.ts';

function setupOf(options: object, seats: number): Setup {
  const made = game.setup(options, seats);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
}

function told(one: Fighter) {
  return { unit: one.unit, lost: one.lost, extra: one.extra, pending: one.pending, spell: one.spell, is: one.isBound };
}

/** Placed hits may take effect in the rules just before the next die shows it. */
function living(scene: Scene, side: 0 | 1) {
  return scene.sides[side].filter(({ isFallen }) => !isFallen).map((one) => ({ unit: one.unit, left: hitsLeft(one) }));
}

function check(setup: Setup, state: State, scene: Scene | null): void {
  // Before the raiders press on, the segment has ended in the rules but not yet on the board.
  if (state.step === STEP.press) return;
  const shown = sceneOf(setup, tableOf(state), null);
  if (shown === null) {
    if (scene !== null) expect(scene.outcome).not.toBeNull();
    return;
  }
  if (scene === null) throw new Error('the board shows no battle');
  expect(scene.outcome).toBeNull();
  expect([scene.attacker, scene.victim, scene.segment, scene.isRaid, scene.moat]).toEqual([
    shown.attacker,
    shown.victim,
    shown.segment,
    shown.isRaid,
    shown.moat,
  ]);
  for (const side of [0, 1] as const) {
    expect(living(scene, side)).toEqual(living(shown, side));
    for (const [i, one] of shown.sides[side].entries()) {
      const at = side * SIDE + i;
      expect([initOf(one), diceOf(setup, shown, side, one), hitsLeft(one)]).toEqual([
        fighters.initOf(state, at),
        fighters.diceOf(state, at),
        fighters.hitsLeft(state, at),
      ]);
    }
  }
  expect(scene.engines.map(({ card, count }) => [card, count])).toEqual(
    shown.engines.map(({ card, count }) => [card, count]),
  );
}

/** Continues a state at random and follows every battle. @returns the number of battles fought to the end */
function playAlong(
  setup: Setup,
  state: State,
  rng: Rng,
  most: number,
  begun: Scene | null = null,
  kinds: Event['kind'][] = [],
): number {
  const moves = new MoveList(setup.bounds.moves);
  let scene = begun;
  let ended = 0;
  for (let battles = 0, step = 0; battles < most && step < 60_000; step += 1) {
    const actors = game.actors(state);
    if (actors === 0) break;
    const seat = [0, 1, 2, 3, 4, 5].find((one) => isActing(actors, one)) ?? 0;
    if (actors !== CHANCE) game.legal(state, seat, moves);
    const code = actors === CHANCE ? (game.draw?.(state, rng) ?? 0) : moves.codes[rng.below(moves.length)];
    for (const told of filmStep(state, { by: actors === CHANCE ? CHANCE : seat, code })) {
      kinds.push(told.event.kind);
      scene = follow(setup, scene, told);
      if (told.event.kind === 'battleEnded') ended += 1;
    }
    check(setup, state, scene);
    battles = ended;
  }
  return ended;
}

const TOWNS: readonly object[] = [
  { structures: ['moat', 'catapult', 'bombard', 'farm'], units: ['knights', 'archers', 'wizard', 'guard'] },
  { structures: ['inn', 'mine'], units: [{ unit: 'warrior', artifacts: ['magic-sword'] }, 'druid', 'priest', 'guard'] },
  {
    structures: ['guard-house'],
    units: ['shieldmen', { unit: 'ranger', lost: 1 }, 'guard', { unit: 'guard', lost: 1 }],
  },
];

describe('followed through battles, the scene has the numbers of the rules', () => {
  const monsters = DECK.filter(({ kind }) => kind === 'monster').map(({ id }) => id);

  it.each([1, 2])('every monster against three towns, %i at the table', (seats) => {
    const rng = new Rng('monsters');
    for (const monster of monsters) {
      for (const town of TOWNS) {
        const towns = seats === 1 ? [town] : [{ hand: [monster] }, town];
        const attackCard = seats === 1 ? { attackCard: monster } : {};
        const { setup, state } = situation(seats, { step: 'attackStart', towns, ...attackCard });
        const play = game.moveCodec.encode({ kind: 'play', card: monster });
        const told = seats === 2 ? filmStep(state, { by: 0, code: play }) : [];
        const begun = told.reduce<Scene | null>(
          (on, one) => follow(setup, on, one),
          sceneOf(setup, tableOf(state), null),
        );
        check(setup, state, begun);
        expect(playAlong(setup, state, rng, 1, begun)).toBe(1);
      }
    }
  });

  it('a war of three raiders, pressed on or withdrawn', () => {
    const rng = new Rng('war');
    let withdrawals = 0;
    for (let match = 0; match < 20; match += 1) {
      for (const town of TOWNS) {
        const own = {
          hand: ['war'],
          units: ['longbowmen', 'swordsmen', { unit: 'cavalier', artifacts: ['magic-bow'] }],
        };
        const { setup, state } = situation(2, { step: 'attackStart', towns: [own, town] });
        game.apply(state, 0, game.moveCodec.encode({ kind: 'play', card: 'war' }), []);
        for (const kind of ['send', 'stay'] as const) game.apply(state, 0, game.moveCodec.encode({ kind }), []);
        const kinds: Event['kind'][] = [];
        expect(playAlong(setup, state, rng, 1, null, kinds)).toBe(1);
        if (kinds.includes('raidWithdrawn')) withdrawals += 1;
      }
    }
    expect(withdrawals).toBeGreaterThan(0);
  });

  it.each([
    ['alone', { form: 'nonCard' }, 1],
    ['two towns', { form: 'nonCard', nonCardWar: true }, 2],
    ['three towns', { form: 'nonCard', nonCardWar: true }, 3],
  ])('the non-card game at random, %s', (name, options, seats) => {
    let battles = 0;
    const setup = setupOf(options, seats);
    for (let match = 0; match < 12; match += 1) {
      battles += playAlong(setup, game.start(setup), new Rng(`${name} ${match}`), 99);
    }
    expect(battles).toBeGreaterThan(10);
  });
});

describe('a battle as it is shown', () => {
  const table = situation(2, {
    step: 'attackStart',
    towns: [{ hand: ['orc-army'] }, { structures: ['moat', 'ballista'], units: ['halberdiers', 'archers', 'guard'] }],
  });

  it('dice lie with who rolled them, hits wait until they are placed, blows of one initiative fall together', () => {
    const fought = ['A play orc-army', '* attack ballista 2 2 3', '* attack archers 4', '* attack orc-army 1 1'];
    const shown = filmLines(table, ...fought, '* attack halberdiers 1 2 6 1', 'A hit halberdiers');
    const scene = shown.reduce<Scene | null>((on, one) => follow(table.setup, on, one), null);
    if (scene === null) throw new Error('there is no battle');
    const [[orcs], [halberdiers, archers]] = scene.sides;
    expect(orcs.rolled).toEqual([1, 1]);
    expect(halberdiers.rolled).toEqual([1, 2, 6, 1]);
    expect(archers.rolled).toEqual([4]);
    expect(scene.engines[0]?.rolled).toEqual([2, 2, 3]);
    expect(scene.level).toBe(3);
    expect(shown.at(-1)?.after.table.battle?.hits).toEqual([1, 2]);
    expect(told(halberdiers)).toMatchObject({ lost: 0, pending: 1 });

    const later = filmLines(table, 'A hit halberdiers').reduce<Scene | null>(
      (on, one) => follow(table.setup, on, one),
      scene,
    );
    expect(later?.sides[1].find(({ unit }) => unit === 'halberdiers')?.isFallen).toBe(true);
  });

  it('after a jump the view alone shows it', () => {
    const scene = sceneOf(table.setup, tableOf(table.state), null);
    expect(scene?.sides[1].map(({ unit }) => unit)).toEqual(['archers', 'guard#1']);
    expect(scene?.moat).toBe(1);
  });

  it('what it cost the town is counted up to the die of the loss', () => {
    const lost = situation(2, {
      step: 'attackStart',
      towns: [{ hand: ['dragon'] }, { structures: ['farm', 'inn', 'mine'], units: [] }],
    });
    const told = filmLines(lost, 'A play dragon', '* loss 2', 'B lose farm', 'B lose inn');
    const scene = told.reduce<Scene | null>((on, one) => follow(lost.setup, on, one), null);
    expect(scene?.outcome).toMatchObject({ winner: 0, loss: 2, structures: ['farm', 'inn'], walls: 0 });
  });
});

describe('what is left on the screen', () => {
  const solo = situation(1, {
    step: 'buildStart',
    attackCard: 'ogres',
    towns: [{ hand: ['farm'], goods: { gold: 9 }, units: [{ unit: 'guard', lost: 1 }], structures: ['mine'] }],
  });
  const before = { table: tableOf(solo.state), scene: null };
  const newEvents = filmLines(solo, 'A end', '* attack ogres 1 2 3 4', '* attack guard#1 2 2', '* loss 1');
  const table = tableOf(solo.state);
  const end = settled(solo.setup, before, table, newEvents);

  it('a battle that is over is told of, with what it cost', () => {
    expect(end?.outcome).toMatchObject({ winner: 0, loss: 1, structures: ['mine'] });
    expect(end?.sides[1].map(({ unit, isFallen }) => [unit, isFallen])).toEqual([['guard#1', true]]);
  });

  it('until something else has happened', () => {
    const later = newEvents.slice(0, 1).map((one) => ({ ...one, event: { kind: 'wallBuilt', seat: 0 } as const }));
    expect(settled(solo.setup, { table, scene: end }, table, later)).toBeNull();
  });

  it('and a jump to another moment leaves nothing of it', () => {
    expect(settled(solo.setup, { table, scene: end }, table, [])).toBeNull();
  });

  it('on the way it is what has been shown so far', () => {
    const begun = 1 + newEvents.findIndex(({ event }) => event.kind === 'battleBegan');
    const scene = played(solo.setup, before, newEvents, begun);
    expect(scene?.outcome).toBeNull();
    expect(scene?.sides[1].map(hitsLeft)).toEqual([1]);
    const rolled = played(solo.setup, before, newEvents, begun + 3);
    expect(rolled?.sides[0][0]?.rolled).toEqual([1, 2]);
  });
});

describe('what moves between the towns', () => {
  it.each<[string, Event, object]>([
    [
      'those who march',
      { kind: 'battleBegan', seat: 0, victim: 1, card: 'dragon' },
      { from: { seat: 0 }, to: { seat: 1 } },
    ],
    ['a town that holds', { kind: 'battleEnded', winner: 1, victim: 1 }, { icon: palace, to: { seat: 1 } }],
    ['a town that falls', { kind: 'battleEnded', winner: 0, victim: 1 }, { icon: force, to: { seat: 1 } }],
    ['the fire at walls', { kind: 'wallsLost', seat: 1, count: 2 }, { icon: flame, to: { seat: 1 } }],
    ['the fire at a town', { kind: 'townEliminated', seat: 1, cards: [] }, { icon: flame, to: { seat: 1 } }],
  ])('is %s', (_, event, flight) => {
    expect(flightsOf(event)).toEqual([expect.objectContaining(flight)]);
  });

  it('is nothing else', () => {
    expect(flightsOf({ kind: 'wallBuilt', seat: 0 })).toEqual([]);
  });
});
