/** The text form of positions, both ways (Notation, Positions as text). */
import { MoveList } from '@marchlands/core/lists.ts';
import { isAtRest } from '@marchlands/core/partial.ts';
import { problemText } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, seatsOf } from '@marchlands/core/seat.ts';
import { describe, expect, it, test } from 'vitest';
import { game } from '../game.ts';
import { parse } from '../position/position.ts';
import { formatText } from '../position/text.ts';
import { dueStep, STEP_NAMES, type State } from '../state.ts';
import { position } from './play.ts';
import { situation } from './situation.ts';

/** Legal moves of all acting seats, by seat. */
function choices(s: State): readonly (readonly number[])[] {
  const list = new MoveList(s.setup.bounds.moves);
  return seatsOf(game.actors(s)).map((seat) => {
    game.legal(s, seat, list);
    return [seat, ...list.toArray()];
  });
}

const SETUPS: readonly (readonly [seats: number, options: object])[] = [
  [3, { rules: 'base', turnLimit: 60, handLimit: 4 }],
  [5, { rules: 'base', turnLimit: 40 }],
  [3, { rules: 'knights', turnLimit: 80, shipSteps: 3 }],
  [3, { rules: 'roaming', turnLimit: 80, shipSteps: 3, guestKnights: 'invited', killReward: 'search' }],
  [2, { rules: 'roaming', turnLimit: 80, shipSteps: 3, defenderTie: 'card', landingRests: true, displacing: false }],
];

describe.each(SETUPS)('random positions with %i seats and %o', (seats, options) => {
  test('are written, read again, and offer the same choices', () => {
    const setup = game.setup({ ...options, offersPerTurn: 2, offerMaxCards: 2 }, seats);
    if (!setup.ok) throw new Error(setup.problem.message);
    const rng = new Rng(`text ${JSON.stringify(options)}`);
    const list = new MoveList(setup.value.bounds.moves);
    let written = 0;
    for (let match = 0; match < 2; match += 1) {
      const s = game.start(setup.value);
      for (let acting = game.actors(s); acting !== 0; acting = game.actors(s)) {
        const text = isAtRest(game, s) ? formatText(s) : null;
        if (text !== null) {
          const read = parse(setup.value, text);
          if (!read.ok) throw new Error(`${problemText(read.problem)}\n${text}`);
          expect(formatText(read.value)).toBe(text);
          expect(choices(read.value), text).toEqual(choices(s));
          written += 1;
        }
        if (acting === CHANCE) game.apply(s, CHANCE, game.draw?.(s, rng) ?? 0);
        else {
          const of = seatsOf(acting);
          const seat = of[rng.below(of.length)];
          game.legal(s, seat, list);
          const kinds = [...new Set(list.toArray().map((code) => game.moveCodec.kindOf(code)))];
          const kind = kinds[rng.below(kinds.length)];
          const alike = list.toArray().filter((code) => game.moveCodec.kindOf(code) === kind);
          game.apply(s, seat, alike[rng.below(alike.length)]);
        }
      }
      const over = formatText(s);
      expect(over).toContain(' over ');
      expect(parse(setup.value, over).ok).toBe(true);
    }
    expect(written).toBeGreaterThan(100);
  }, 120_000);
});

describe('a choice that is open', () => {
  const PLACES = `
  P1: c29 s31 r29-35 r31-36 hand=BBLWWWWWO
  P2: c12 c18 r12-17 r18-24 hand=OOWP k17:2+ k24:1- prog=spy,spy
  P3: c14 s45 r14-19 r41-45 hand=BK`;
  const OPEN: readonly (readonly [head: string, due: string, seats: readonly number[]])[] = [
    ['knights 3 P1 rolled invasion=1 dice=3,4,science step=seven open=discard:P1:4', 'discard', [0]],
    ['knights 3 P1 rolled invasion=1 dice=3,4,science step=seven open=robber:seven', 'robber', [0]],
    ['knights 3 P1 rolled invasion=1 dice=3,4,science step=seven open=victim:h4', 'victim', [0]],
    ['knights 3 P1 rolled dice=1,2,trade step=production open=aqueduct:P2,P3', 'aqueduct', [1]],
    ['knights 3 P1 rolled invasion=1 dice=1,2,ship step=event open=lose:P2', 'lose', [1]],
    ['knights 3 P1 rolled invasion=1 dice=1,2,ship step=event open=tie:P1,P2', 'tie', [0]],
    ['knights 3 P1 action open=answer:BB>O:P2,P3', 'answer', [1, 2]],
    ['knights 3 P1 action open=answer:BB>O:P3,P2=accept', 'answer', [2]],
    ['knights 3 P1 action open=choose:BB>O:P2=O>BBL,P3=decline', 'choose', [0]],
    ['knights 3 P1 action open=swap:P2:B', 'forced', [1]],
    ['knights 3 P1 action open=desert:P2', 'desert', [1]],
    ['knights 3 P1 action open=place:2+', 'station', [0]],
    ['knights 3 P1 action open=gift:P2,P3', 'wedding', [1, 2]],
    ['knights 3 P1 action open=card:spy:P2', 'spy', [0]],
    ['knights 3 P1 action open=card:master-merchant:P2', 'pick', [0]],
    ['knights 3 P1 action open=metropolis:science', 'metropolis', [0]],
  ];
  it.each(OPEN)('%s', (head, due, seats) => {
    const s = situation(`${head}${PLACES}`);
    expect([STEP_NAMES[dueStep(s)], seatsOf(game.actors(s))]).toEqual([due, seats]);
    expect(formatText(s)).toContain(head.split(' ').at(-1));
  });

  it('is refused where it cannot be', () => {
    const wrong = (head: string): string => {
      const setup = game.setup({ rules: 'knights' }, 3);
      if (!setup.ok) throw new Error(setup.problem.message);
      const read = parse(setup.value, `${head}${PLACES}`);
      return read.ok ? 'taken' : `${read.problem.message} ${read.problem.rule}`;
    };
    expect(wrong('knights 3 P1 action open=swap:P3:G')).toContain('cannot be open');
    expect(wrong('knights 3 P1 preRoll open=answer:BB>O:P2')).toContain('cannot be open');
    expect(wrong('knights 3 P1 action open=answer:BBB>O:P2')).toContain('an offer or answers that cannot be');
    expect(wrong('knights 3 P1 action open=dance:P2')).toContain('unknown open choice');
    expect(wrong('knights 3 P1 action open=card:smith:28')).toContain('sent whole');
    expect(wrong('knights 3 P1 rolled dice=3,4,science step=seven open=discard:P1:3')).toContain('IK-078');
    expect(wrong('knights 3 P1 action opt=pairSpacing:2')).toContain('not the options');
    expect(wrong('knights 3 P1 noon')).toContain('setup, preRoll, rolled, action, special or over');
  });

  it('goes on as it would have', () => {
    const table = position(`knights 3 P1 action open=answer:BB>O:P2,P3${PLACES}`);
    table.play('P2: accept; P3: decline; deal P2');
    expect([table.hand(0), table.step]).toEqual(['LWWWWWOO', 'action']);
  });
});
