import { seededDice } from '@marchlands/core/match/dice.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import type { AnyMove } from '@marchlands/core/moves.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { describe, expect, it } from 'vitest';
import { Desk } from '../table/local/desk.ts';

/** A desk of a game in which both seats choose at the same time; null is a person. */
async function laid(levels: readonly (string | null)[]): Promise<Desk> {
  const game = await loadGame('andia');
  if (!game.ok) throw new Error(game.problem.message);
  const match = createMatch(game.value, {
    seats: 2,
    players: levels.map((level, seat) => ({ name: `Seat ${seat}`, ...(level === null ? {} : { level }) })),
    dice: seededDice('draft'),
  });
  if (!match.ok) throw new Error(match.problem.message);
  return new Desk('test', match.value);
}

/** A desk of two persons, with seat 0 at the screen. */
async function shared(): Promise<Desk> {
  const desk = await laid([null, null]);
  expect(desk.takeOver(0).ok).toBe(true);
  return desk;
}

function draftOf(desk: Desk) {
  const { draft } = desk.update().now;
  if (draft === null) throw new Error('no draft is open');
  return draft;
}

/** Adds what `pick` takes of the choices until the draft is whole; gives the row. */
function fill(desk: Desk, pick: (choices: number) => number): readonly AnyMove[] {
  for (let i = 0; i < 40; i += 1) {
    const { draft, choices } = desk.update().now;
    if (draft === null) throw new Error('no draft is open');
    if (draft.isWhole) return draft.moves;
    const choice = choices[pick(choices.length)];
    if (choice === undefined) throw new Error('a draft that is not whole must have something to choose');
    expect(desk.draft([...draft.moves, choice.move])).toEqual({ ok: true, value: undefined });
  }
  throw new Error('no draft is that long');
}

const first = () => 0;
const last = (count: number) => count - 1;

describe('the draft of a simultaneous decision', () => {
  it('grows by small moves, is in the view of its seat, and is whole where nothing follows', async () => {
    const desk = await shared();
    const empty = desk.update().now;
    expect(empty.draft).toEqual({ moves: [], notation: '', isWhole: false });
    const choice = empty.choices[0];
    if (choice === undefined) throw new Error('nothing can be chosen');
    expect(desk.draft([choice.move]).ok).toBe(true);
    const begun = desk.update().now;
    expect(begun.draft?.moves).toEqual([choice.move]);
    expect(JSON.stringify(begun.view)).not.toBe(JSON.stringify(empty.view));
    const row = fill(desk, last);
    const whole = desk.update().now;
    expect(whole.choices).toEqual([]);
    expect(whole.draft?.isWhole).toBe(true);
    expect(row.length).toBeGreaterThan(1);
    // The match itself knows nothing of it.
    expect(desk.match.sealed(0)).toBeNull();
    expect(desk.match.entries.length).toBe(desk.match.version(0));
  });

  it('is written as the record writes a whole choice, and that line typed is the same choice', async () => {
    const desk = await shared();
    const row = fill(desk, last);
    const { notation } = draftOf(desk);
    const typed = await shared();
    expect(typed.type(notation).ok).toBe(true);
    const { moveCodec } = desk.match.game;
    expect(typed.match.sealed(0)).toEqual(row.map((move) => moveCodec.encode(move)));
  });

  it('is refused in words where it breaks a rule, and what there was stays', async () => {
    const desk = await shared();
    const row = fill(desk, first);
    const before = JSON.stringify(desk.update().now);
    expect(desk.draft([...row, ...row])).toMatchObject({ ok: false });
    expect(desk.draft([{ kind: 'fly' }])).toMatchObject({ ok: false });
    expect(desk.draft(row.slice(1))).toMatchObject({ ok: false });
    expect(JSON.stringify(desk.update().now)).toBe(before);
  });

  it('is committed by nothing but `act` with a whole row; half of one is refused', async () => {
    const desk = await shared();
    const row = fill(desk, last);
    expect(desk.act(row.slice(0, -1))).toMatchObject({ ok: false });
    expect(desk.match.sealed(0)).toBeNull();
    expect(draftOf(desk).moves).toEqual(row);
    expect(desk.act(row).ok).toBe(true);
    expect(desk.match.sealed(0)).not.toBeNull();
  });

  it('is taken back move by move, also by undo, before anything that was played', async () => {
    const desk = await shared();
    expect(desk.update().now.undo).toBe('none');
    const row = fill(desk, last);
    expect(desk.update().now.undo).toBe('own');
    for (let length = row.length - 1; length >= 0; length -= 1) {
      expect(desk.undo(false).ok).toBe(true);
      expect(draftOf(desk).moves).toEqual(row.slice(0, length));
    }
    expect(desk.undo(false).ok).toBe(false);
    expect(desk.draft(row).ok).toBe(true);
    expect(desk.draft([]).ok).toBe(true);
    expect(draftOf(desk).moves).toEqual([]);
  });

  it('is dropped when it is committed, when the screen goes on, and when the seat is given away', async () => {
    const desk = await shared();
    expect(desk.act(fill(desk, last)).ok).toBe(true);
    expect(desk.handOver).toBe(1);
    expect(desk.update().now.draft).toBeNull();
    expect(desk.takeOver(1).ok).toBe(true);
    expect(draftOf(desk).moves).toEqual([]);
    const { choices } = desk.update().now;
    if (choices[0] === undefined) throw new Error('nothing can be chosen');
    expect(desk.draft([choices[0].move]).ok).toBe(true);
    expect(desk.reseat(1, 'Somebody else', null).ok).toBe(true);
    expect(draftOf(desk).moves).toEqual([]);
  });

  it('answers why a move may not be made by what has been put together', async () => {
    const desk = await shared();
    const { choices } = desk.update().now;
    const move = choices[0]?.move;
    if (move === undefined) throw new Error('nothing can be chosen');
    expect(desk.whyNot(move)).toBeNull();
    fill(desk, last);
    expect(desk.whyNot(move)?.text).not.toBe('');
    expect(desk.whyNot(move)).not.toBeNull();
  });

  it('shows a seat what it has committed while the others have still to choose', async () => {
    const desk = await laid([null, 'greedy']);
    const row = fill(desk, last);
    const drafted = desk.update().now.view;
    expect(desk.act(row).ok).toBe(true);
    const sealed = desk.update();
    expect(sealed.now.view).toEqual(drafted);
    expect(sealed.now.draft).toBeNull();
    expect(sealed.now.choices).toEqual([]);
    expect(sealed.bot?.seat).toBe(1);
  });

  it('of one person changes no byte of what the other is shown, nor does its commit', async () => {
    const seen = [];
    for (const pick of [first, last]) {
      const desk = await shared();
      const row = fill(desk, pick);
      expect(desk.act(row).ok).toBe(true);
      expect(desk.takeOver(1).ok).toBe(true);
      const update = JSON.stringify(desk.update());
      fill(desk, last);
      seen.push([update, JSON.stringify(desk.update())]);
    }
    expect(seen[0]).toEqual(seen[1]);
  });

  it('and the commit of a bot changes no byte of what the person is shown, who drafts on', async () => {
    const desk = await laid([null, 'greedy']);
    const { choices, version } = desk.update().now;
    if (choices[0] === undefined) throw new Error('nothing can be chosen');
    expect(desk.draft([choices[0].move]).ok).toBe(true);
    const before = JSON.stringify(desk.update().now);
    // The bot's row: put together at another table that stands the same.
    const other = await laid(['greedy', null]);
    const { moveCodec } = other.match.game;
    const codes = fill(other, last).map((move) => moveCodec.encode(move));
    expect(desk.bot(1, codes, version).ok).toBe(true);
    expect(desk.match.sealed(1)).not.toBeNull();
    expect(JSON.stringify(desk.update().now)).toBe(before);
  });

  it('the person who has chosen last keeps the screen for the next decision', async () => {
    const desk = await shared();
    expect(desk.act(fill(desk, last)).ok).toBe(true);
    expect(desk.takeOver(1).ok).toBe(true);
    expect(desk.act(fill(desk, last)).ok).toBe(true);
    const { seated, handOver, now } = desk.update();
    expect([seated, handOver]).toEqual([1, null]);
    expect(now.draft).not.toBeNull();
  });
});

describe('a hint in a simultaneous decision', () => {
  it('tells whole rows in the words of the record, with how often each would be chosen', async () => {
    const desk = await shared();
    const row = fill(desk, last);
    const { notation } = draftOf(desk);
    desk.draft([]);
    const { moveCodec } = desk.match.game;
    const codes = row.map((move) => moveCodec.encode(move));
    const told = desk.describe([
      { codes, value: 0.5, visits: 7, probability: 0.75, changes: [] },
      { codes: codes.slice(0, 1), value: 0.6, visits: 7, probability: 0, changes: [] },
      { codes: [], value: 0.5, visits: 7, probability: 0.25, changes: [] },
    ]);
    // What is never chosen is not told: its value cannot be compared; an empty row is nothing.
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ move: row[0], moves: row, words: notation, probability: 0.75 });
    expect(desk.draft(told[0]?.moves ?? []).ok).toBe(true);
    expect(draftOf(desk).isWhole).toBe(true);
  });
});

describe('a seat that chooses alone', () => {
  it('has no draft: each of its moves is played', async () => {
    const game = await loadGame('building-refuge');
    if (!game.ok) throw new Error(game.problem.message);
    const match = createMatch(game.value, {
      seats: 2,
      players: [{ name: 'A' }, { name: 'B' }],
      dice: seededDice('alone'),
    });
    if (!match.ok) throw new Error(match.problem.message);
    const desk = new Desk('test', match.value);
    const { draft, choices } = desk.update().now;
    expect(draft).toBeNull();
    const move = choices[0]?.move;
    if (move === undefined) throw new Error('nothing can be chosen');
    expect(desk.draft([move])).toMatchObject({ ok: false });
    const told = desk.describe([
      { codes: [match.value.game.moveCodec.encode(move)], value: 1, visits: 1, probability: 1, changes: [] },
    ]);
    expect(told[0]?.probability).toBeNull();
  });
});

describe('the draft of a choice that one seat makes alone and sends whole', () => {
  /** A person at seat 0, who alone has something to place: a piece in each of two cities. */
  async function alone(): Promise<Desk> {
    const game = await loadGame('andia');
    if (!game.ok) throw new Error(game.problem.message);
    const match = createMatch(game.value, {
      seats: 2,
      players: [{ name: 'A' }, { name: 'B', level: 'greedy' }],
      dice: seededDice('alone'),
      position: 'R:A3,MC1,WC1 B:V3,H3,E3 bombs:3-3 turn:2 phase:income',
    });
    if (!match.ok) throw new Error(match.problem.message);
    expect(match.value.awaited()).toEqual([0]);
    return new Desk('test', match.value);
  }
  const choose = (desk: Desk): AnyMove => {
    const move = desk.update().now.choices[0]?.move;
    if (move === undefined) throw new Error('nothing can be chosen');
    return move;
  };

  it('is none before it is begun', async () => {
    const { draft, choices } = (await alone()).update().now;
    expect(draft).toBeNull();
    expect(choices.length).toBeGreaterThan(0);
  });

  it('begins with the first move, whether drafted or played, and is in nobody else’s view', async () => {
    for (const begin of ['draft', 'act'] as const) {
      const desk = await alone();
      const empty = desk.update().now;
      const entries = desk.match.entries.length;
      const move = choose(desk);
      const before = desk.match.view(1);
      expect(desk[begin]([move]).ok).toBe(true);
      const { draft, choices, view } = desk.update().now;
      expect(draft).toMatchObject({ moves: [move], isWhole: false });
      expect(choices).not.toEqual(empty.choices);
      expect(view).not.toEqual(empty.view);
      expect(desk.match.view(1)).toEqual(before);
      expect(desk.match.entries).toHaveLength(entries);
    }
  });

  it('is whole after its last move, and committed as one choice', async () => {
    const desk = await alone();
    const entries = desk.match.entries.length;
    const row = [choose(desk)];
    expect(desk.draft(row).ok).toBe(true);
    row.push(choose(desk));
    expect(desk.draft(row).ok).toBe(true);
    const { draft, choices, undo } = desk.update().now;
    expect(draft?.isWhole).toBe(true);
    expect(choices).toEqual([]);
    expect(undo).toBe('own');
    expect(desk.match.entries).toHaveLength(entries);
    expect(desk.draft([...row, ...row]).ok).toBe(false);
    expect(desk.act(row).ok).toBe(true);
    expect(desk.match.entries.slice(entries, entries + 2).map(({ kind }) => kind)).toEqual(['move', 'move']);
    // By now both write an order, of which nothing is there yet.
    expect(desk.update().now.draft?.moves).toEqual([]);
  });

  it('is played on move by move, and is committed with its last', async () => {
    const desk = await alone();
    const entries = desk.match.entries.length;
    expect(desk.act([choose(desk)]).ok).toBe(true);
    expect(desk.match.entries).toHaveLength(entries);
    expect(desk.act([choose(desk)]).ok).toBe(true);
    expect(desk.match.entries).toHaveLength(entries + 2);
  });

  it('is taken back move by move, and is gone where it is empty', async () => {
    const desk = await alone();
    expect(desk.act([choose(desk)]).ok).toBe(true);
    expect(desk.undo(false).ok).toBe(true);
    expect(desk.update().now.draft).toBeNull();
    expect(desk.update().now.choices.length).toBeGreaterThan(0);
  });

  it('is looked back at as one step', async () => {
    const desk = await alone();
    const version = desk.match.version(0);
    const row = [choose(desk)];
    expect(desk.draft(row).ok).toBe(true);
    row.push(choose(desk));
    expect(desk.act(row).ok).toBe(true);
    const moments = [0, 1, 2].map((step) => {
      const moment = desk.momentAt(version + step);
      if (!moment.ok) throw new Error(moment.problem.message);
      return moment.value;
    });
    expect(moments[1]?.view).toEqual(moments[0]?.view);
    expect(moments[1]?.happenings).toEqual([]);
    expect(moments[2]?.happenings.map(({ event }) => event.kind)).toContain('piecesPlaced');
  });
});
