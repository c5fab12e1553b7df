/** All cards that a hand drops together are one choice (BK-16, BK-46): sent, written and taken back as one. */
import { makeBot } from '@marchlands/bots/levels.ts';
import { givenDice } from '@marchlands/core/match/dice.ts';
import { Draft } from '@marchlands/core/match/draft.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { parseRecord } from '@marchlands/core/match/record-parse.ts';
import { ok, type Result } from '@marchlands/core/result.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { describe, expect, it, test } from 'vitest';
import { dropRange, dropRow } from '../board/drops.ts';
import { game } from '../game.ts';
import type { Types } from '../types.ts';

function must<V>(result: Result<V>): V {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

const HAND = ['farm', 'inn', 'moat', 'mason', 'mine', 'quarry', 'library', 'dragon', 'war'];
const FULL = { step: 'drawEnd', towns: [{ hand: HAND }, {}] };
const PARTIAL = 'This choice is not complete';

function begin(position: object = FULL, options: object = {}): Match<Types> {
  return must(createMatch(game, { seats: 2, options, position, dice: givenDice() }));
}

function drops(...cards: readonly string[]): number[] {
  return cards.map((card) => game.moveCodec.encode({ kind: 'drop', card }));
}
const END = game.moveCodec.encode({ kind: 'end' });

const submit = (match: Match<Types>, seat: number, codes: readonly number[]) =>
  match.submit(seat, codes, match.version(seat));

describe('a discard of several cards', () => {
  it('is refused in part, and taken whole as one line and one undo', () => {
    const match = begin();
    expect(submit(match, 0, drops('war'))).toMatchObject({ ok: false });
    const half = match.submitLine(0, 'drop war', match.version(0));
    expect(half.ok ? '' : half.problem.message).toContain(PARTIAL);
    const before = match.version(0);
    must(match.submitLine(0, 'drop war; drop dragon', before));
    expect(match.log(0, before).map(({ line }) => line)).toEqual(['', 'A drop war; drop dragon']);
    expect(match.view(0).table).toMatchObject({ step: 'build', dropped: 0 });
    // Others have seen the cards: they must agree.
    expect(match.canUndo(0)).toMatchObject({ alone: [], consented: [before] });
  });

  it('ends with the row: what comes after the limit is another phase', () => {
    expect(submit(begin(), 0, drops('war', 'dragon', 'mine')).ok).toBe(false);
  });

  it('is as whole where the Vortex takes the cards, and at the end of a turn', () => {
    const vortex = begin({ step: 'attackStart', towns: [{ hand: ['magical-vortex'] }, { hand: HAND }] });
    must(vortex.submitLine(0, 'play magical-vortex; * vortex 2', vortex.version(0)));
    expect(submit(vortex, 1, drops('war')).ok).toBe(false);
    must(submit(vortex, 1, drops('war', 'farm')));
    expect(vortex.view(1).table.towns[1]?.hand).toBe(7);
    const late = begin({ ...FULL, step: 'healStart' }, { handLimitCheck: 'endOfTurn' });
    expect(late.view(0).table.step).toBe('trim');
    expect(submit(late, 0, drops('war')).ok).toBe(false);
    must(submit(late, 0, drops('war', 'farm')));
    expect(late.view(0).table).toMatchObject({ active: 1, dropped: 0 });
  });

  it('goes on to its end where any card may go (option voluntaryDiscard)', () => {
    const free = () =>
      begin({ step: 'drawEnd', towns: [{ hand: ['farm', 'inn', 'moat'] }, {}] }, { voluntaryDiscard: true });
    const some = free();
    expect(submit(some, 0, drops('inn')).ok).toBe(false);
    must(submit(some, 0, [...drops('inn', 'moat'), END]));
    expect(some.log(0).at(-1)?.line).toBe('A drop inn; drop moat; end');
    must(submit(free(), 0, [END]));
    // An empty hand is not asked.
    must(submit(free(), 0, drops('inn', 'moat', 'farm')));
  });

  it('is a draft at home until its last card, and changed freely before', () => {
    const match = begin();
    const draft = new Draft(match);
    expect(must(draft.put(0, drops('war'))).isWhole).toBe(false);
    expect(must(draft.put(0, drops('farm', 'inn'))).isWhole).toBe(true);
    expect(draft.lineOf(0, draft.codes)).toBe('A drop farm; drop inn');
    expect(match.view(0).table).toMatchObject({ step: 'drop', dropped: 0 });
  });

  it('is what bots answer, at every level', () => {
    for (const level of ['random', 'novice', 'greedy', 'scout']) {
      const match = begin();
      const bot = makeBot(level, game, match.setup, { seed: 'discards' });
      const { moves } = bot.think(match.view(0), 0, { iterations: 20 });
      expect(moves, level).toHaveLength(2);
      must(submit(match, 0, moves));
    }
  });

  it('is read from a record, in one line or move by move as earlier versions wrote it', async () => {
    const match = begin();
    must(submit(match, 0, drops('war', 'dragon')));
    const text = formatRecord(match, EVERYTHING);
    const older = text.replace('A drop war; drop dragon', 'A drop war\nA drop dragon');
    expect(older).not.toBe(text);
    for (const one of [text, older]) {
      const read = must(await parseRecord(one, () => Promise.resolve(ok(game))));
      expect(read.state.toBytes()).toEqual(match.state.toBytes());
    }
  });
});

test('a position says how far a discard has come, and only where one is due', () => {
  const { setup } = begin();
  const read = must(game.position.parse(setup, { ...FULL, step: 'drop', actor: 0, dropped: 1 }));
  expect(game.isPartial?.(read, 0)).toBe(true);
  for (const step of ['build', 'buildStart', 'drawEnd']) {
    const wrong = game.position.parse(setup, { ...FULL, step, actor: 0, dropped: 1 });
    expect(wrong, step).toMatchObject({ ok: false, problem: { at: 'position.dropped' } });
  }
});

describe('cards picked on the board', () => {
  const picked = (options: object, hand: readonly string[], cards: readonly string[]) => {
    const match = begin({ step: 'drawEnd', towns: [{ hand }, {}] }, options);
    const view = match.view(0);
    const choices = match.legal(0).map((code) => ({ move: game.moveCodec.decode(code), words: '', notation: '' }));
    const range = dropRange(match.setup, view, 0, choices);
    const row = dropRow(match.setup, view, cards, range);
    const taken =
      row === null
        ? null
        : submit(
            match,
            0,
            row.map((move) => game.moveCodec.encode(move)),
          ).ok;
    return { ...range, taken };
  };

  it('are a whole discard once there are enough', () => {
    expect(picked({}, HAND, ['war'])).toEqual({ least: 2, most: 2, taken: null });
    expect(picked({}, HAND, ['war', 'inn'])).toEqual({ least: 2, most: 2, taken: true });
  });

  it('may be more, none or all where any may go', () => {
    const free = { voluntaryDiscard: true };
    expect(picked(free, HAND, ['war'])).toEqual({ least: 2, most: 9, taken: null });
    for (const cards of [HAND.slice(0, 2), HAND.slice(0, 5), HAND]) {
      expect(picked(free, HAND, cards)).toEqual({ least: 2, most: 9, taken: true });
    }
    for (const cards of [[], ['inn'], ['inn', 'farm']]) {
      expect(picked(free, ['inn', 'farm'], cards)).toEqual({ least: 0, most: 2, taken: true });
    }
  });
});
