import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { MoveList, OutcomeList } from '../lists.ts';
import { LineReader, notationOf, type OwnForms, StepWriter } from '../notation.ts';
import { fail, ok } from '../result.ts';
import { Rng } from '../rng.ts';
import { CHANCE, EVERYTHING, firstOf, NOBODY, SPECTATOR } from '../seat.ts';
import { LOOK, PLACE_DOWN, PLACE_UP } from '../testing/toys/hidden-draw/moves.ts';
import { PHASE } from '../testing/toys/hidden-draw/state.ts';
import type { DrawTypes } from '../testing/toys/hidden-draw/types.ts';
import type { GameTypes, Step } from '../types.ts';
import { duel, hiddenDraw, must, refused, wholeDraw } from './match/help.ts';

/** At most this many random steps from a state. Changes the state. */
function walk<T extends GameTypes>(game: Game<T>, state: T['state'], count: number, rng: Rng): readonly Step[] {
  const moves = new MoveList(state.setup.bounds.moves);
  const outcomes = new OutcomeList(state.setup.bounds.outcomes);
  const steps: Step[] = [];
  for (let actors = game.actors(state); actors !== NOBODY && steps.length < count; actors = game.actors(state)) {
    const by = actors === CHANCE ? CHANCE : firstOf(actors);
    if (by === CHANCE) game.outcomes(state, outcomes);
    else game.legal(state, by, moves);
    const code = by === CHANCE ? outcomes.at(rng.below(outcomes.total)) : moves.codes[rng.below(moves.length)];
    game.apply(state, by, code);
    steps.push({ by, code });
  }
  return steps;
}

/** The steps read from lines, one after the other; each belongs to the first seat acting in the rest. */
function readAll<T extends GameTypes>(
  notation: Game<T>['notation'],
  game: Game<T>,
  before: T['state'],
  steps: readonly Step[],
  lines: readonly string[],
): readonly Step[] {
  const state = before.clone();
  const found: Step[] = [];
  for (const line of lines) {
    const author = steps.slice(found.length).find(({ by }) => by !== CHANCE)?.by ?? 0;
    for (const step of must(notation.parse(state, author, line))) {
      game.apply(state, step.by, step.code);
      found.push(step);
    }
  }
  return found;
}

/** Matches cut anywhere are written and read back, step by step. */
function expectRoundTrips<T extends GameTypes>(game: Game<T>, seats: number, notation = game.notation): void {
  const rng = new Rng(`cuts/${game.id}/${seats}`);
  let lines = 0;
  for (let match = 0; match < 6; match += 1) {
    const state = game.start(must(game.setup({}, seats)));
    while (game.actors(state) !== NOBODY) {
      const before = state.clone();
      const steps = walk(game, state, 1 + rng.below(9), rng);
      const written = notation.format(before, steps, EVERYTHING);
      expect(readAll(notation, game, before, steps, written)).toEqual(steps);
      lines += written.length;
    }
  }
  expect(lines).toBeGreaterThan(20);
}

/** Hidden Draw after its deal: 1 and 2 in the hand of seat 0, which has drawn a 4; 2 and 3 in that of seat 1. */
function dealt(): DrawTypes['state'] {
  const state = hiddenDraw.start(must(hiddenDraw.setup({}, 2)));
  const steps = must(hiddenDraw.notation.parse(state, 0, 'deal 1; deal 2; deal 2; deal 3; deal 4'));
  for (const { by, code } of steps) hiddenDraw.apply(state, by, code);
  return state;
}

const readerOf = (line: string): LineReader<DrawTypes> => new LineReader(hiddenDraw, dealt(), 0, line);

/** `lay 4 up`: a card chosen and laid in one; everything else is in the plain form. */
const laying: OwnForms<DrawTypes> = {
  read(r) {
    if (r.peek() !== 'lay') return null;
    r.next();
    const chosen = r.play(hiddenDraw.moveCodec.base.choose + Number(r.next()) - 1);
    if (!chosen.ok) return chosen;
    const face = r.next();
    return face === 'up' || face === 'down' ? r.play(face === 'up' ? PLACE_UP : PLACE_DOWN) : fail('Up or down?');
  },
  write(w, { by }) {
    const chosen = by === CHANCE ? null : w.moveOf(by);
    if (chosen?.kind !== 'choose') return null;
    const placed = w.takeWhole((state) => state.phase === PHASE.place)?.find(({ kind }) => kind === 'cardPlaced');
    if (placed?.kind !== 'cardPlaced') return null;
    return w.viewer === EVERYTHING || w.viewer === by ? `lay ${chosen.rank} ${placed.face}` : '';
  },
};

describe('the plain form', () => {
  test('is the notation of a game that brings none: its lines read back, wherever a match is cut', () => {
    for (const seats of [2, 3, 4]) expectRoundTrips(hiddenDraw, seats);
    expectRoundTrips(wholeDraw, 2);
    expectRoundTrips(duel, 2);
  });

  test('joins the moves of one seat and what chance brought, and hides what the viewer may not see', () => {
    const state = dealt();
    const steps = [
      ...must(hiddenDraw.notation.parse(state, 0, 'choose 4; place down; deal 5')),
      { by: 1, code: must(hiddenDraw.moveCodec.parse('choose 3')) },
    ];
    const lines = (viewer: number) => hiddenDraw.notation.format(state, steps, viewer);
    expect(lines(EVERYTHING)).toEqual(['choose 4; place down; deal 5', 'choose 3']);
    expect(lines(0)).toEqual(['choose 4; place down; deal ?', 'choose ?']);
    expect(lines(SPECTATOR)).toEqual(['choose ?; place down; deal ?', 'choose ?']);
  });

  test.each([
    ['', 'A move starts with one of look, choose, place, not ""'],
    ['burn 3', 'A move starts with one of look, choose, place, not "burn"'],
    ['choose', 'choose takes 1 fields (rank), not 0'],
    ['choose 9', 'rank must be a whole number from 1 to 6, not "9"'],
    ['choose 4; ', 'A move starts with one of look, choose, place'],
    ['deal 1', 'Chance cannot bring "deal 1" here'],
    ['choose 4; place up; deal 4; deal 4', 'Chance cannot bring "deal 4" here'],
  ])('%j is refused, with what would be right', (line, says) => {
    expect(refused(hiddenDraw.notation.parse(dealt(), 0, line))).toContain(says);
  });

  test('a move that is not legal is refused in the game’s own words, with the rule, the reason and the place', () => {
    const { text, rule } = hiddenDraw.words.refusal(
      'chooseFirst',
      hiddenDraw.start(must(hiddenDraw.setup({}, 2))).setup,
    );
    const read = hiddenDraw.notation.parse(dealt(), 0, 'place up');
    expect(read).toEqual(fail(text, 'place up', rule, 'chooseFirst'));
  });
});

describe('own forms beside it', () => {
  const notation = notationOf(hiddenDraw, laying);

  test('what they leave out is read and written in the plain form', () => {
    const state = dealt();
    const steps = must(notation.parse(state, 0, 'lay 4 down; deal 5'));
    expect(notation.format(state, steps, EVERYTHING)).toEqual(['lay 4 down', 'deal 5']);
    expect(notation.format(state, steps, 1)).toEqual(['deal 5']);
    expect(notation.format(state, steps.slice(0, 1), EVERYTHING)).toEqual(['choose 4']);
    for (const seats of [2, 3]) expectRoundTrips(hiddenDraw, seats, notation);
  });

  test.each([
    ['lay 6 up', 'HD-06'],
    ['lay 4 sideways', 'Up or down?'],
    ['lay 4 up 5', '"5" is left over'],
    ['play 4 up', 'A move starts with one of'],
  ])('%j is refused', (line, says) => {
    expect(refused(notation.parse(dealt(), 0, line))).toContain(says);
  });
});

describe('a line of several parts', () => {
  test('is read part by part, each of which begins with nothing having happened', () => {
    const happened: number[] = [];
    const read: OwnForms<DrawTypes>['read'] = (r) => {
      happened.push(r.events.length);
      const done = r.plain();
      happened.push(r.events.length);
      return done;
    };
    must(notationOf(hiddenDraw, { read, write: () => null }).parse(dealt(), 0, 'choose 4; place up'));
    expect(happened).toEqual([0, 1, 0, 1]);
  });
});

describe('the reader', () => {
  test('gives words one by one or up to the next part', () => {
    const r = readerOf('  a b;c ;; d');
    expect([r.peek(), r.next(), r.ahead.length]).toEqual(['a', 'a', 6]);
    expect([r.rest(), r.rest(), r.next()]).toEqual([['b'], [], ';']);
    expect([r.next(), r.next(), r.next(), r.next(), r.next(), r.next()]).toEqual(['c', ';', ';', 'd', '', '']);
    expect([r.peek(), r.rest(), r.ahead]).toEqual(['', [], []]);
    expect(readerOf(' a ; b ').whole()).toBe(' a ; b ');
  });

  test('plays on a copy, and keeps what it read, what came of it and what was refused', () => {
    const before = dealt();
    const r = new LineReader(hiddenDraw, before, 0, 'choose 4');
    expect(r.plain()).toEqual(ok(null));
    expect(r.state.phase).toBe(PHASE.place);
    expect([before.phase, r.before]).toEqual([PHASE.act, before]);
    expect(r.events).toEqual([{ kind: 'cardChosen', seat: 0, rank: 4 }]);
    expect(r.play(LOOK).ok).toBe(false);
    expect(r.refused).toEqual({ by: 0, code: LOOK });
    expect(r.chance(0, 'deal 1').ok).toBe(false);
    expect(r.refused).toEqual({ by: CHANCE, code: 0 });
    expect(r.steps).toHaveLength(1);
  });

  test('a code that stands for no move is refused too', () => {
    for (const code of [-1, hiddenDraw.moveCodec.size, 0.5]) expect(refused(readerOf('').play(code))).not.toBe('');
  });

  test('a trial begins where the reader stands and leaves it as it is', () => {
    const r = readerOf('');
    const trial = r.trial();
    must(trial.play(hiddenDraw.moveCodec.base.choose + 3));
    expect([trial.state.phase, r.state.phase]).toEqual([PHASE.place, PHASE.act]);
    expect([trial.steps.length, r.steps.length]).toEqual([1, 0]);
  });
});

describe('the writer', () => {
  const parts = (line: string): StepWriter<DrawTypes> => {
    const state = dealt();
    return new StepWriter(hiddenDraw, state, must(hiddenDraw.notation.parse(state, 0, line)), SPECTATOR);
  };

  test('takes a choice whole, or nothing of it', () => {
    const isOpen = (state: DrawTypes['state']) => state.phase === PHASE.place;
    const whole = parts('choose 4; place down; deal 5');
    expect(whole.takeWhole(isOpen)?.map(({ kind }) => kind)).toEqual(['cardChosen', 'cardPlaced']);
    expect([whole.step?.by, whole.moveOf(0)]).toEqual([CHANCE, null]);
    const half = parts('choose 4');
    expect(half.takeWhole(isOpen)).toBeNull();
    expect([half.state.phase, half.moveOf(0)]).toEqual([PHASE.act, { kind: 'choose', rank: 4 }]);
    expect(parts('choose 4; place down; deal 5').takeWhole(() => true)).toBeNull();
  });

  test('shows the step at hand as its viewer sees it', () => {
    const w = parts('choose 4; place up');
    expect(w.seen).toEqual({ by: 0, move: { kind: 'choose', rank: '?' } });
    expect([w.plain(), w.plain(), w.step]).toEqual(['choose ?', 'place up', undefined]);
  });
});
