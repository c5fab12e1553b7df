import { describe, expect, test } from 'vitest';
import { whole } from '../params.ts';
import { Rng } from '../rng.ts';
import { EVERYTHING, NOBODY, SPECTATOR } from '../seat.ts';
import { struct, u8 } from '../struct.ts';
import { fieldsOf } from '../table.ts';
import { position } from '../testing/scenario.ts';
import { duel } from '../testing/toys/duel/game.ts';
import { hiddenDraw } from '../testing/toys/hidden-draw/game.ts';
import type { Setup } from '../types.ts';
import { viewsOf } from '../views.ts';

/** Seat 0 in turn with two cards; it has looked at the card laid by seat 1. */
const TURN = {
  phase: 'act',
  turn: 0,
  hasLooked: true,
  seats: [{ looked: [[], [0]] }, { up: [1] }],
  hands: [[1, 3], [2]],
  piles: [[], [2]],
};
const options = { ranks: 3, copies: 2, hand: 1 };
const turn = (given: object = {}) => position(hiddenDraw, { options, position: { ...TURN, ...given } });
const read = (json: unknown, rng?: Rng) => hiddenDraw.position.parse(turn().setup, json, rng);

test('each viewer sees of what is hidden what the mask leaves', () => {
  const seen = [0, 1, SPECTATOR, EVERYTHING].map((viewer) => turn().view(viewer).own);
  expect(seen.map((own) => [own.hands, own.piles[1]])).toEqual([
    [[[1, 3], ['?']], [2]],
    [[['?', '?'], [2]], [2]],
    [[['?', '?'], ['?']], ['?']],
    [[[1, 3], [2]], [2]],
  ]);
});

test('a position is the table and what the viewer knows, and states drawn for it fit', () => {
  const json = turn().format(0);
  expect(json).toMatchObject({ phase: 'act', hands: [[1, 3], ['?']], piles: [[], [2]] });
  for (let seed = 0; seed < 20; seed += 1) {
    const made = read(json, new Rng(seed));
    expect(made.ok && hiddenDraw.position.format(made.value, 0)).toEqual(json);
  }
});

test('a position at which the match would have gone on is refused', () => {
  // Each seat has one card and no coins left: neither has a choice, so the round was fought at once.
  const last = {
    phase: 'choose',
    prizes: [],
    prize: 1,
    seats: [
      { cards: [1], coins: 0, score: 0 },
      { cards: [2], coins: 0, score: 0 },
    ],
  };
  const made = duel.position.parse(position(duel, {}).setup, last);
  expect(made.ok ? '' : made.problem.message).toContain('goes on by itself');
});

describe('a position is refused', () => {
  test.each([
    ['that hides something, without a generator', { hands: [['?', '?'], ['?']] }, 'needs a generator'],
    ['that has more cards than there are', { hands: [[3, 3], [3]] }, 'more of something than there is'],
    ['with a member that there is not', { pile: [] }, 'unknown field'],
    ['with what nothing uses at its step', { phase: 'draw', hands: [[1], [2]], hasLooked: true }, 'hasLooked'],
    [
      'at a step at which nothing can be done',
      { phase: 'draw', hasLooked: false, hands: [[1], [3]], piles: [[3], [2, 2]], seats: [{}, { up: [1] }] },
      'leaves nothing to do',
    ],
  ])('%s', (_name, given, sentence) => {
    const made = read({ ...TURN, ...given });
    expect(made.ok ? '' : `${made.problem.at}: ${made.problem.message}`).toContain(sentence);
  });
});

test('open choices are read with a position, and those of others are taken back', () => {
  const seats = [
    { cards: [1, 3], coins: 1, score: 0 },
    { cards: [2, 3], coins: 1, score: 0 },
  ];
  const given = { phase: 'choose', prize: 2, prizes: [1], seats };
  const chosen = {
    seat: 1,
    chosen: [
      { kind: 'play', card: 3 },
      { kind: 'stake', coins: 1 },
    ],
    isWhole: true,
  };
  const at = position(duel, { options: { cards: 3 }, position: { ...given, choices: [chosen] } });
  expect(at.actors()).toEqual([0]);
  expect([0, 1].map((viewer) => at.view(viewer).own.choices)).toEqual([[], [chosen]]);
  const wrong = { ...chosen, chosen: [{ kind: 'play', card: 1 }] };
  expect(duel.position.parse(at.setup, { ...given, choices: [wrong] })).toMatchObject({ ok: false });
});

test('masked rows of numbers are each seat’s own, whoever looks', () => {
  interface Numbers extends Setup {
    readonly seats: 2;
  }
  class State extends struct<Numbers>()({ secret: u8(2) }) {}
  const f = fieldsOf(State);
  const views = viewsOf({
    State,
    table: f.table({}),
    own: {
      fields: f.record({ secrets: f.nums('secret', 2, whole(0, 9)) }),
      mask(s, viewer) {
        for (let seat = 0; seat < 2; seat += 1) if (seat !== viewer) s.secret[seat] = 0;
      },
    },
  });
  const setup: Numbers = { seats: 2, options: {}, bounds: { entries: 1, moves: 1, outcomes: 1, score: [0, 0] } };
  const s = new State(setup);
  s.secret.set([4, 7]);
  const seen = [0, 1, SPECTATOR, EVERYTHING].map((viewer) => views.view(s, viewer).own.secrets);
  expect(seen).toEqual([
    [4, 0],
    [0, 7],
    [0, 0],
    [4, 7],
  ]);
});

test('a position that holds what nothing uses is refused, and the field is named', () => {
  class State extends struct<Setup>()({ round: u8, spare: u8 }) {}
  const f = fieldsOf(State);
  const spare = f.num('spare', whole(0, 9));
  // Nothing is shown of it before round 1.
  const shown: typeof spare = { ...spare, get: (s, i) => (s.round === 0 ? 0 : spare.get(s, i)) };
  const { positions } = viewsOf({ State, table: f.table({ round: f.num('round', whole(0, 9)), spare: shown }) });
  const rules = { actors: () => NOBODY, outcomes: () => {}, legal: () => {} };
  const setup: Setup = { seats: 2, options: {}, bounds: { entries: 1, moves: 1, outcomes: 1, score: [0, 0] } };
  expect(positions(rules).parse(setup, { round: 1, spare: 3 }).ok).toBe(true);
  const made = positions(rules).parse(setup, { round: 0, spare: 3 });
  expect(made.ok ? '' : made.problem.message).toContain('nothing uses at this step (spare)');
});
