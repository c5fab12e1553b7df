import { describe, expect, it } from 'vitest';
import type { Game } from '../../game.ts';
import { givenDice } from '../../match/dice.ts';
import type { Match } from '../../match/match.ts';
import { createMatch } from '../../match/open.ts';
import { formatRecord } from '../../match/record-format.ts';
import { EVERYTHING, isActing, maskOf, SPECTATOR, type Viewer } from '../../seat.ts';
import { CHOICES, PHASE } from '../../testing/toys/duel/state.ts';
import type { DuelTypes } from '../../testing/toys/duel/types.ts';
import { duel, must, newMatch, refused } from './help.ts';

const play = (card: number): number => duel.moveCodec.encode({ kind: 'play', card });
const stake = (coins: number): number => duel.moveCodec.encode({ kind: 'stake', coins });
/** Duel in which seat 0 plays its card first, unseen by all others; then both make their remaining choices. */
const leading: Game<DuelTypes> = {
  ...duel,
  actors: (state) => (state.phase === PHASE.choose && CHOICES.count(state, 0) === 0 ? maskOf(0) : duel.actors(state)),
  viewEntry(before, step, viewer) {
    const isLead = step.by === 0 && CHOICES.count(before, 0) === 0;
    return isLead && viewer !== 0 && viewer !== EVERYTHING ? null : duel.viewEntry(before, step, viewer);
  },
};

/** Duel in which one seat chooses after the other: each choice is sealed until it is whole, then shown. */
const inTurn: Game<DuelTypes> = {
  ...duel,
  actors: (state) =>
    state.phase === PHASE.choose ? maskOf(isActing(duel.actors(state), 0) ? 0 : 1) : duel.actors(state),
};

const VIEWERS: readonly Viewer[] = [0, 1, SPECTATOR, EVERYTHING];

/** All that anybody is shown. */
function shownTo(match: Match<DuelTypes>, viewer: Viewer): unknown {
  return [
    match.version(viewer),
    match.view(viewer),
    match.log(viewer),
    formatRecord(match, viewer),
    match.awaited(),
    match.actors,
    match.isChanceDue,
    match.canUndo(0),
    match.canUndo(1),
    match.legal(0),
    match.legal(1),
  ];
}

describe('a choice in a simultaneous decision', () => {
  it('is kept sealed: nobody else learns anything, not even that it was made', () => {
    const match = newMatch(duel, 2, 'sealed');
    const before = VIEWERS.map((viewer) => shownTo(match, viewer));
    const appended = must(match.submit(1, [play(2), stake(1)], match.version(1)));
    expect(appended).toEqual({ first: 1, count: 0, sealed: true });
    expect(VIEWERS.map((viewer) => shownTo(match, viewer))).toEqual(before);
    expect(match.sealed(1)).toEqual([play(2), stake(1)]);
    expect(match.sealed(0)).toBeNull();
  });

  it('may be replaced until all have chosen, and then all are written in the order of seats', () => {
    const match = newMatch(duel, 2, 'replace');
    must(match.submit(1, [play(2), stake(1)], match.version(1)));
    must(match.submit(1, [play(3), stake(0)], match.version(1)));
    const appended = must(match.submit(0, [play(4), stake(2)], match.version(0)));
    expect(appended).toEqual({ first: 1, count: 5, sealed: false });
    expect(match.entries.slice(1, 5)).toEqual([
      { kind: 'move', by: 0, move: { kind: 'play', card: 4 } },
      { kind: 'move', by: 0, move: { kind: 'stake', coins: 2 } },
      { kind: 'move', by: 1, move: { kind: 'play', card: 3 } },
      { kind: 'move', by: 1, move: { kind: 'stake', coins: 0 } },
    ]);
    expect(match.entries[5]?.kind).toBe('chance');
    expect(match.sealed(0)).toBeNull();
    expect(match.sealed(1)).toBeNull();
  });

  it('is shown whole to everybody once all have chosen', () => {
    const match = newMatch(duel, 2, 'shown');
    must(match.submit(0, [play(4), stake(2)], match.version(0)));
    must(match.submit(1, [play(3), stake(0)], match.version(1)));
    for (const viewer of VIEWERS) {
      const items = match.log(viewer, 1).slice(0, 4);
      expect(items.map((item) => item.entry)).toEqual(match.entries.slice(1, 5));
      expect(items.map((item) => item.notation)).toEqual(['play 4', 'stake 2', 'play 3', 'stake 0']);
      // The decision is one line, at its end; until then its parts have none.
      expect(items.map((item) => item.line)).toEqual(['', '', '', expect.stringMatching(/4.*2.*3.*0/)]);
      expect(formatRecord(match, viewer)).toContain('\nplay 4; stake 2\nplay 3; stake 0');
    }
  });

  it('leads to the same match in whatever order the seats commit', () => {
    const [one, two] = [newMatch(duel, 2, 'order'), newMatch(duel, 2, 'order')];
    must(one.submit(0, [play(1), stake(1)], one.version(0)));
    must(one.submit(1, [play(2), stake(3)], one.version(1)));
    must(two.submit(1, [play(2), stake(3)], two.version(1)));
    must(two.submit(0, [play(1), stake(1)], two.version(0)));
    expect(two.entries).toEqual(one.entries);
    expect(two.state.equals(one.state)).toBe(true);
  });

  it.each<[string, number[], string]>([
    ['half of it', [play(2)], 'This choice is not complete'],
    ['more than up to the commit', [play(2), stake(1), play(3)], 'A sequence of moves ends'],
    ['a move that is not legal', [play(2), stake(4)], 'move 2: '],
    ['the commit alone', [stake(1)], 'DU-03'],
  ])('is refused where it is %s, and the one that was there stays', (_, codes, message) => {
    const match = newMatch(duel, 2, 'refused');
    must(match.submit(0, [play(1), stake(0)], match.version(0)));
    expect(refused(match.submit(0, codes, match.version(0)))).toContain(message);
    expect(match.sealed(0)).toEqual([play(1), stake(0)]);
    expect(match.entries).toHaveLength(1);
  });

  it('may be typed in notation', () => {
    const match = newMatch(duel, 2, 'typed');
    expect(must(match.submitLine(1, 'play 2; stake 1', match.version(1))).sealed).toBe(true);
    expect(must(match.submitLine(0, 'play 1; stake 0', match.version(0))).count).toBe(5);
  });

  it('is not for a line of given dice that goes on with chance', () => {
    const match = must(createMatch(duel, { seats: 2, dice: givenDice() }));
    must(match.supply(2));
    expect(match.submitLine(0, 'play 2; stake 1; prize 1', match.version(0)).ok).toBe(false);
    expect(match.entries).toHaveLength(1);
  });

  it('is dropped where the other resigns or an entry takes the decision away', () => {
    const match = newMatch(duel, 2, 'resign');
    must(match.submit(0, [play(1), stake(0)], match.version(0)));
    must(match.resign(1));
    expect(match.isOver).toBe(true);
    expect(match.sealed(0)).toBeNull();
    expect(match.result).toMatchObject({ winners: [0], reason: 'resigned' });
  });

  it('stays where somebody takes over another seat', () => {
    const match = newMatch(duel, 2, 'takeover');
    must(match.submit(0, [play(1), stake(0)], match.version(0)));
    must(match.takeOver(1, { name: 'Bo', level: 'greedy' }));
    expect(match.sealed(0)).toEqual([play(1), stake(0)]);
    expect(must(match.submit(1, [play(1), stake(0)], match.version(1))).count).toBe(5);
  });
});

describe('a simultaneous decision', () => {
  it('is no longer a seat’s own to take back', () => {
    const match = newMatch(duel, 2, 'no undo');
    must(match.submit(0, [play(1), stake(0)], match.version(0)));
    must(match.submit(1, [play(1), stake(0)], match.version(1)));
    expect(match.canUndo(0)).toEqual({ alone: [], consented: [1] });
    expect(match.canUndo(1)).toEqual({ alone: [], consented: [1] });
    expect(refused(match.undo(0))).toContain('the consent of Player 2');
  });

  it('is not left behind by one seat alone, whether the other has chosen or not; with consent its choice is gone', () => {
    const match = newMatch(leading, 2, 'lead');
    must(match.submit(0, [play(1)], match.version(0)));
    // Seat 0 has chosen alone, has shown nothing and nothing has happened since; now both choose in secret.
    const before = [match.canUndo(0), match.canUndo(1)];
    expect(before[0]).toEqual({ alone: [], consented: [1] });
    must(match.submit(1, [play(2), stake(0)], match.version(1)));
    expect([match.canUndo(0), match.canUndo(1)]).toEqual(before);
    expect(refused(match.undo(0))).toContain('the consent of Player 2');
    expect(match.sealed(1)).toEqual([play(2), stake(0)]);
    must(match.undo(0, { agreed: [1] }));
    expect(match.sealed(1)).toBeNull();
    expect(match.awaited()).toEqual([0]);
  });

  it('is gone back to as a whole: all choose anew', () => {
    const match = newMatch(duel, 2, 'undo');
    const before = VIEWERS.map((viewer) => match.view(viewer));
    must(match.submit(0, [play(1), stake(0)], match.version(0)));
    must(match.submit(1, [play(1), stake(0)], match.version(1)));
    must(match.undo(1, { agreed: [0] }));
    expect(match.entries.at(-1)).toEqual({ kind: 'undo', by: 1, to: 1, agreed: [0] });
    expect(VIEWERS.map((viewer) => match.view(viewer))).toEqual(before);
    expect(match.awaited()).toEqual([0, 1]);
  });
});

describe('a choice of one seat alone that is sealed until it is whole', () => {
  it('is shown to the others whole, and is then no longer its own to take back', () => {
    const match = newMatch(inTurn, 2, 'in turn');
    expect(refused(match.submit(0, [play(1)], match.version(0)))).toContain('This choice is not complete');
    expect(match.entries).toHaveLength(1);
    must(match.submit(0, [play(1), stake(1)], match.version(0)));
    expect(match.log(1, 1).map((item) => item.line)).toEqual(['', 'play 1; stake 1']);
    expect(match.canUndo(0)).toEqual({ alone: [], consented: [1] });
  });
});
