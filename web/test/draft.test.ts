import { seededDice } from '@marchlands/core/match/dice.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import type { AnyMove } from '@marchlands/core/moves.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { describe, expect, it } from 'vitest';
import { MatchSession } from '../table/local/match-session.ts';

/** A session of a game in which both seats choose at the same time; null is a person. */
async function newSession(levels: readonly (string | null)[]): Promise<MatchSession> {
  const game = await loadGame('andia');
  if (!game.ok) throw new Error(game.problem.message);
  const match = createMatch(game.value, {
    seats: 2,
    players: levels.map((level, seat) => ({ name: `Seat ${seat}`, ...(level === null ? {} : { level }) })),
    dice: seededDice('draft'),
  });
  if (!match.ok) throw new Error(match.problem.message);
  return new MatchSession('test', match.value);
}

/** A session of two persons, with seat 0 at the screen. */
async function shared(): Promise<MatchSession> {
  const session = await newSession([null, null]);
  expect(session.takeOver(0).ok).toBe(true);
  return session;
}

function draftOf(session: MatchSession) {
  const { draft } = session.update().now;
  if (draft === null) throw new Error('no draft is open');
  return draft;
}

/** Adds choices picked by `pick` until the draft is whole; returns the moves. */
function fill(session: MatchSession, pick: (choices: number) => number): readonly AnyMove[] {
  for (let i = 0; i < 40; i += 1) {
    const { draft, choices } = session.update().now;
    if (draft === null) throw new Error('no draft is open');
    if (draft.isWhole) return draft.moves;
    const choice = choices[pick(choices.length)];
    expect(session.draft([...draft.moves, choice.move])).toEqual({ ok: true, value: undefined });
  }
  throw new Error('no draft is that long');
}

const first = () => 0;
const last = (count: number) => count - 1;

describe('the draft of a simultaneous decision', () => {
  it('grows by small moves, is in the view of its seat, and is whole where nothing follows', async () => {
    const session = await shared();
    const empty = session.update().now;
    expect(empty.draft).toEqual({ moves: [], notation: '', isWhole: false, isShared: true });
    const choice = empty.choices[0];
    expect(session.draft([choice.move]).ok).toBe(true);
    const begun = session.update().now;
    expect(begun.draft?.moves).toEqual([choice.move]);
    expect(JSON.stringify(begun.view)).not.toBe(JSON.stringify(empty.view));
    const row = fill(session, last);
    const whole = session.update().now;
    expect(whole.choices).toEqual([]);
    expect(whole.draft?.isWhole).toBe(true);
    expect(row.length).toBeGreaterThan(1);
    // The match itself does not know it.
    expect(session.match.sealed(0)).toBeNull();
    expect(session.match.entries.length).toBe(session.match.version(0));
  });

  it('is written as the record writes a whole choice, and that line typed is the same choice', async () => {
    const session = await shared();
    const row = fill(session, last);
    const { notation } = draftOf(session);
    const typed = await shared();
    expect(typed.type(notation).ok).toBe(true);
    const { moveCodec } = session.match.game;
    expect(typed.match.sealed(0)).toEqual(row.map((move) => moveCodec.encode(move)));
  });

  it('is refused in words where it breaks a rule, and what there was stays', async () => {
    const session = await shared();
    const row = fill(session, first);
    const before = JSON.stringify(session.update().now);
    expect(session.draft([...row, ...row])).toMatchObject({ ok: false });
    expect(session.draft([{ kind: 'fly' }])).toMatchObject({ ok: false });
    expect(session.draft(row.slice(1))).toMatchObject({ ok: false });
    expect(JSON.stringify(session.update().now)).toBe(before);
  });

  it('is committed by nothing but `act` with a whole row; half of one is refused', async () => {
    const session = await shared();
    const row = fill(session, last);
    expect(session.act(row.slice(0, -1))).toMatchObject({ ok: false });
    expect(session.match.sealed(0)).toBeNull();
    expect(draftOf(session).moves).toEqual(row);
    expect(session.act(row).ok).toBe(true);
    expect(session.match.sealed(0)).not.toBeNull();
  });

  it('is taken back move by move, also by undo, before anything that was played', async () => {
    const session = await shared();
    expect(session.update().now.undo).toBe('none');
    const row = fill(session, last);
    expect(session.update().now.undo).toBe('own');
    for (let length = row.length - 1; length >= 0; length -= 1) {
      expect(session.undo(false).ok).toBe(true);
      expect(draftOf(session).moves).toEqual(row.slice(0, length));
    }
    expect(session.undo(false).ok).toBe(false);
    expect(session.draft(row).ok).toBe(true);
    expect(session.draft([]).ok).toBe(true);
    expect(draftOf(session).moves).toEqual([]);
  });

  it('is dropped when it is committed, when the screen goes on, and when the seat is given away', async () => {
    const session = await shared();
    expect(session.act(fill(session, last)).ok).toBe(true);
    expect(session.handOver).toBe(1);
    expect(session.update().now.draft).toBeNull();
    expect(session.takeOver(1).ok).toBe(true);
    expect(draftOf(session).moves).toEqual([]);
    const { choices } = session.update().now;
    expect(session.draft([choices[0].move]).ok).toBe(true);
    expect(session.reseat(1, 'Somebody else', null).ok).toBe(true);
    expect(draftOf(session).moves).toEqual([]);
  });

  it('answers why a move may not be made by what has been put together', async () => {
    const session = await shared();
    const { choices } = session.update().now;
    const { move } = choices[0];
    expect(session.whyNot(move)).toBeNull();
    fill(session, last);
    expect(session.whyNot(move)?.text).not.toBe('');
    expect(session.whyNot(move)).not.toBeNull();
  });

  it('shows a seat what it has committed while the others have still to choose', async () => {
    const session = await newSession([null, 'greedy']);
    const row = fill(session, last);
    const drafted = session.update().now.view;
    expect(session.act(row).ok).toBe(true);
    const sealed = session.update();
    expect(sealed.now.view).toEqual(drafted);
    expect(sealed.now.draft).toBeNull();
    expect(sealed.now.choices).toEqual([]);
    expect(sealed.bot?.seat).toBe(1);
  });

  it('of one person changes no byte of what the other is shown, nor does its commit', async () => {
    const seen = [];
    for (const pick of [first, last]) {
      const session = await shared();
      const row = fill(session, pick);
      expect(session.act(row).ok).toBe(true);
      expect(session.takeOver(1).ok).toBe(true);
      const update = JSON.stringify(session.update());
      fill(session, last);
      seen.push([update, JSON.stringify(session.update())]);
    }
    expect(seen[0]).toEqual(seen[1]);
  });

  it('and the commit of a bot changes no byte of what the person is shown, who drafts on', async () => {
    const session = await newSession([null, 'greedy']);
    const { choices, version } = session.update().now;
    expect(session.draft([choices[0].move]).ok).toBe(true);
    const before = JSON.stringify(session.update().now);
    // The bot's moves: drafted at another table in the same state.
    const other = await newSession(['greedy', null]);
    const { moveCodec } = other.match.game;
    const codes = fill(other, last).map((move) => moveCodec.encode(move));
    expect(session.bot(1, codes, version).ok).toBe(true);
    expect(session.match.sealed(1)).not.toBeNull();
    expect(JSON.stringify(session.update().now)).toBe(before);
  });

  it('the person who has chosen last keeps the screen for the next decision', async () => {
    const session = await shared();
    expect(session.act(fill(session, last)).ok).toBe(true);
    expect(session.takeOver(1).ok).toBe(true);
    expect(session.act(fill(session, last)).ok).toBe(true);
    const { seated, handOver, now } = session.update();
    expect([seated, handOver]).toEqual([1, null]);
    expect(now.draft).not.toBeNull();
  });
});

describe('a hint in a simultaneous decision', () => {
  it('tells whole rows in words, never in notation, with how often each would be chosen', async () => {
    const session = await shared();
    const row = fill(session, last);
    session.draft([]);
    const { moveCodec, words } = session.match.game;
    const said = words.choice?.(row, session.match.state, 0, String);
    const codes = row.map((move) => moveCodec.encode(move));
    const told = session.describe([
      { codes, value: 0.5, visits: 7, probability: 0.75, changes: [] },
      { codes: codes.slice(0, 1), value: 0.6, visits: 7, probability: 0, changes: [] },
      { codes: [], value: 0.5, visits: 7, probability: 0.25, changes: [] },
    ]);
    // A choice with probability 0 is left out: its value is not comparable; an empty list is nothing.
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ move: row[0], moves: row, words: said, probability: 0.75 });
    expect(session.draft(told[0]?.moves ?? []).ok).toBe(true);
    expect(draftOf(session).isWhole).toBe(true);
  });
});

describe('a seat that chooses alone', () => {
  it('has no draft unless it looks at a move before it plays it', async () => {
    const game = await loadGame('building-refuge');
    if (!game.ok) throw new Error(game.problem.message);
    const match = createMatch(game.value, {
      seats: 2,
      players: [{ name: 'A' }, { name: 'B' }],
      dice: seededDice('alone'),
    });
    if (!match.ok) throw new Error(match.problem.message);
    const session = new MatchSession('test', match.value);
    const { draft, choices } = session.update().now;
    expect(draft).toBeNull();
    const { move } = choices[0];
    const told = session.describe([
      { codes: [match.value.game.moveCodec.encode(move)], value: 1, visits: 1, probability: 1, changes: [] },
    ]);
    expect(told[0]?.probability).toBeNull();
    const before = session.match.version(0);
    expect(session.draft([move]).ok).toBe(true);
    expect(draftOf(session)).toMatchObject({ moves: [move], isWhole: true, isShared: false });
    expect(session.match.version(0)).toBe(before);
    expect(session.act([move]).ok).toBe(true);
    expect(session.match.version(0)).toBeGreaterThan(before);
    expect(session.update().now.draft).toBeNull();
  });
});

describe('the draft of a choice that one seat makes alone and sends whole', () => {
  /** A person at seat 0, who alone has pieces to place: one in each of two cities. */
  async function alone(): Promise<MatchSession> {
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
    return new MatchSession('test', match.value);
  }
  const choose = (session: MatchSession): AnyMove => session.update().now.choices[0].move;

  it('is none before it is begun', async () => {
    const { draft, choices } = (await alone()).update().now;
    expect(draft).toBeNull();
    expect(choices.length).toBeGreaterThan(0);
  });

  it('begins with the first move, whether drafted or played, and is in nobody else’s view', async () => {
    for (const begin of ['draft', 'act'] as const) {
      const session = await alone();
      const empty = session.update().now;
      const entries = session.match.entries.length;
      const move = choose(session);
      const before = session.match.view(1);
      expect(session[begin]([move]).ok).toBe(true);
      const { draft, choices, view } = session.update().now;
      expect(draft).toMatchObject({ moves: [move], isWhole: false, isShared: false });
      expect(choices).not.toEqual(empty.choices);
      expect(view).not.toEqual(empty.view);
      expect(session.match.view(1)).toEqual(before);
      expect(session.match.entries).toHaveLength(entries);
    }
  });

  it('is whole after its last move, and committed as one choice', async () => {
    const session = await alone();
    const entries = session.match.entries.length;
    const row = [choose(session)];
    expect(session.draft(row).ok).toBe(true);
    row.push(choose(session));
    expect(session.draft(row).ok).toBe(true);
    const { draft, choices, undo } = session.update().now;
    expect(draft?.isWhole).toBe(true);
    expect(choices).toEqual([]);
    expect(undo).toBe('own');
    expect(session.match.entries).toHaveLength(entries);
    expect(session.draft([...row, ...row]).ok).toBe(false);
    expect(session.act(row).ok).toBe(true);
    expect(session.match.entries.slice(entries, entries + 2).map(({ kind }) => kind)).toEqual(['move', 'move']);
    // By now both write an order, of which nothing is there yet.
    expect(session.update().now.draft?.moves).toEqual([]);
  });

  it('is played on move by move, and is committed with its last', async () => {
    const session = await alone();
    const entries = session.match.entries.length;
    expect(session.act([choose(session)]).ok).toBe(true);
    expect(session.match.entries).toHaveLength(entries);
    expect(session.act([choose(session)]).ok).toBe(true);
    expect(session.match.entries).toHaveLength(entries + 2);
  });

  it('is taken back move by move, and is gone where it is empty', async () => {
    const session = await alone();
    expect(session.act([choose(session)]).ok).toBe(true);
    expect(session.undo(false).ok).toBe(true);
    expect(session.update().now.draft).toBeNull();
    expect(session.update().now.choices.length).toBeGreaterThan(0);
  });

  it('is looked back at as one step', async () => {
    const session = await alone();
    const version = session.match.version(0);
    const row = [choose(session)];
    expect(session.draft(row).ok).toBe(true);
    row.push(choose(session));
    expect(session.act(row).ok).toBe(true);
    const moments = [0, 1, 2].map((step) => {
      const moment = session.momentAt(version + step);
      if (!moment.ok) throw new Error(moment.problem.message);
      return moment.value;
    });
    expect(moments[1]?.view).toEqual(moments[0]?.view);
    expect(moments[1]?.newEvents).toEqual([]);
    expect(moments[2]?.newEvents.map(({ event }) => event.kind)).toContain('piecesPlaced');
  });
});
