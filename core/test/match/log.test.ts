import { describe, expect, it } from 'vitest';
import { defineGame } from '../../define-game.ts';
import type { Game } from '../../game.ts';
import { givenDice } from '../../match/dice.ts';
import type { Match } from '../../match/match.ts';
import { createMatch } from '../../match/open.ts';
import { formatRecord } from '../../match/record-format.ts';
import { Rng } from '../../rng.ts';
import { EVERYTHING, SPECTATOR, type Viewer } from '../../seat.ts';
import type { DrawTypes } from '../../testing/toys/hidden-draw/types.ts';
import { SEALED } from '../../types.ts';
import { actOnce, duel, hiddenDraw, must, newMatch, playOn, randomMatch, wholeDraw } from './help.ts';

/** Hidden Draw in which a card dealt to another seat is not shown at all, not even that it was. */
const silentDraw = defineGame<DrawTypes>({
  ...hiddenDraw,
  viewEntry(before, entry, viewer) {
    const isOthers = entry.by < 0 && viewer !== before.turn && viewer !== EVERYTHING;
    return isOthers ? null : hiddenDraw.viewEntry(before, entry, viewer);
  },
  viewEvent(setup, event, viewer) {
    const isOthers = event.kind === 'cardDrawn' && viewer !== event.seat && viewer !== EVERYTHING;
    return isOthers ? null : hiddenDraw.viewEvent(setup, event, viewer);
  },
});

function viewersOf(match: Match): Viewer[] {
  return [...Array.from({ length: match.setup.seats }, (_, seat) => seat), SPECTATOR, EVERYTHING];
}

describe('a viewer’s log', () => {
  it.each<[string, Game]>([
    ['hidden-draw', hiddenDraw],
    ['silent-draw', silentDraw],
    ['duel', duel],
  ])('counts what the viewer was shown without a gap, and asking for the rest gives the same: %s', (id, game) => {
    for (let i = 0; i < 5; i += 1) {
      const match = randomMatch(game, `${id}${i}`);
      for (const viewer of viewersOf(match)) {
        const items = match.log(viewer);
        expect(items.map((item) => item.index)).toEqual(items.map((_, index) => index));
        expect(items).toHaveLength(match.version(viewer));
        for (let from = 0; from <= items.length; from += 7) expect(match.log(viewer, from)).toEqual(items.slice(from));
      }
      expect(match.log(EVERYTHING).map((item) => item.entry)).toEqual(match.entries);
    }
  });

  it('leaves out an entry of which the viewer sees nothing, and version does not count it', () => {
    const match = newMatch(silentDraw, 3, 'silent');
    expect(match.entries).toHaveLength(7);
    expect([0, 1, 2, SPECTATOR, EVERYTHING].map((viewer) => match.version(viewer))).toEqual([3, 2, 2, 0, 7]);
    expect(match.log(1).map((item) => item.entry.kind)).toEqual(['chance', 'chance']);
  });

  it('tells of undo in the viewer’s own numbers', () => {
    const match = newMatch(silentDraw, 2, 'silent undo');
    const start = match.entries.length;
    actOnce(match, new Rng(1));
    must(match.undo(0));
    expect(match.entries.at(-1)).toEqual({ kind: 'undo', by: 0, to: start, agreed: [] });
    expect(match.log(0).at(-1)?.entry).toEqual({ kind: 'undo', by: 0, to: 3, agreed: [] });
    expect(match.log(1).at(-1)?.entry).toEqual({ kind: 'undo', by: 0, to: 2, agreed: [] });
  });

  it('shows an entry that is itself hidden where one of its events is seen', () => {
    const noticed = defineGame<DrawTypes>({ ...silentDraw, viewEvent: hiddenDraw.viewEvent });
    const match = newMatch(noticed, 2, 'noticed');
    expect(match.log(1)[0]).toMatchObject({
      entry: { kind: 'hidden' },
      events: [{ kind: 'cardDrawn', seat: 0, rank: '?' }],
      notation: '',
    });
  });

  it('has the entry, the events, the words and the notation, each as the viewer may see them', () => {
    const match = must(createMatch(hiddenDraw, { seats: 2, dice: givenDice() }));
    for (const rank of [1, 3, 2, 4, 5]) must(match.supply(rank - 1));
    must(match.submitLine(0, 'choose 1; place down', match.version(0)));
    const [own] = match.log(0, 5);
    const [other] = match.log(1, 5);
    expect(own).toMatchObject({
      index: 5,
      entry: { kind: 'move', by: 0, move: { kind: 'choose', rank: 1 } },
      events: [{ kind: 'cardChosen', seat: 0, rank: 1 }],
      notation: 'choose 1',
    });
    expect(other).toMatchObject({
      index: 5,
      entry: { kind: 'move', by: 0, move: { kind: 'choose', rank: '?' } },
      events: [{ kind: 'cardChosen', seat: 0, rank: '?' }],
      notation: 'choose ?',
    });
    for (const item of match.log(1, 5)) {
      const told = item.events.map((event) =>
        hiddenDraw.words.event(event, match.setup, (seat) => match.nameOf(seat), 1),
      );
      expect(item.sentences).toEqual(told.filter((sentence) => sentence !== null));
    }
    expect(match.log(1, 6)[0]?.sentences).not.toEqual([]);
  });
});

describe('what a seat seals while it chooses alone', () => {
  /** Whole Draw in which the card chosen is sealed until it is laid, and then shown to all. */
  const sealedDraw = defineGame<DrawTypes>({
    ...wholeDraw,
    viewEntry(before, entry, viewer) {
      const isSealed = entry.by >= 0 && viewer !== entry.by && viewer !== EVERYTHING;
      return isSealed ? SEALED : wholeDraw.viewEntry(before, entry, viewer);
    },
  });

  function begin(game: Game<DrawTypes>): Match<DrawTypes> {
    const match = must(createMatch(game, { seats: 2, dice: givenDice() }));
    for (const rank of [1, 3, 2, 4, 5]) must(match.supply(rank - 1));
    return match;
  }
  const type = (match: Match<DrawTypes>, seat: number, line: string): void => {
    must(match.submitLine(seat, line, match.version(seat)));
  };

  it('is shown to others whole, with the choice that it is part of', () => {
    const match = begin(sealedDraw);
    type(match, 0, 'choose 1; place down');
    for (const viewer of [0, 1, SPECTATOR]) {
      expect(match.version(viewer)).toBe(7);
      expect(match.log(viewer, 5).map((item) => item.notation)).toEqual(['choose 1', 'place down']);
      expect(match.log(viewer, 5).map((item) => item.line)).toEqual(['', 'choose 1; place down']);
      expect(formatRecord(match, viewer)).toContain('\nchoose 1; place down\n');
    }
  });

  it('never holds up what comes after, in a game whose every move is a choice of its own', () => {
    const game = defineGame<DrawTypes>({ ...sealedDraw, isPartial: () => false });
    const match = begin(game);
    type(match, 0, 'choose 1');
    expect([0, 1, SPECTATOR].map((viewer) => match.version(viewer))).toEqual([6, 6, 6]);
    // Seat 0 still acts, and its public actions are shown at once.
    type(match, 0, 'place up');
    expect(match.log(1, 5).map((item) => item.notation)).toEqual(['choose 1', 'place up']);
  });
});

describe('the view of an earlier moment', () => {
  it.each<[string, Game]>([
    ['hidden-draw', hiddenDraw],
    ['silent-draw', silentDraw],
  ])('is the one that the viewer had then: %s', (id, game) => {
    const match = newMatch(game, 2, id);
    const rng = new Rng(id);
    const had = new Map<string, unknown>();
    for (let i = 0; i < 60 && !match.isOver; i += 1) {
      for (const viewer of viewersOf(match)) had.set(`${viewer} ${match.version(viewer)}`, match.view(viewer));
      playOn(match, rng, 1);
    }
    expect(had.size).toBeGreaterThan(60);
    for (const [key, view] of had) {
      const [viewer, version] = key.split(' ').map(Number);
      expect(match.viewAt(version, viewer)).toEqual(view);
    }
    for (const viewer of viewersOf(match)) {
      expect(match.viewAt(match.version(viewer), viewer)).toEqual(match.view(viewer));
    }
  });

  it('tells an undo, another player and an agreed end, and names who sat there then', () => {
    const match = newMatch(hiddenDraw, 2, 'told');
    const seat = match.awaited()[0];
    const since = (from: number) => match.log(SPECTATOR, from).flatMap(({ sentences }) => sentences);
    const start = match.version(SPECTATOR);
    must(match.takeOver(seat, { name: 'Anna' }));
    const before = match.version(SPECTATOR);
    const rng = new Rng('told');
    while (!since(before).join(' ').includes('Anna')) actOnce(match, rng);
    const told = since(before);
    const after = match.version(SPECTATOR);
    must(match.undo(seat, { agreed: [1 - seat] }));
    must(match.takeOver(seat, { name: 'Bo', level: 'greedy' }));
    must(match.takeOver(seat, { name: 'Bo' }));
    // A level's name is a word of programs, not of people.
    must(match.takeOver(seat, { name: 'Bo', level: 'greedy' }));
    must(match.end([0, 1]));
    expect(since(start).slice(0, 1)).toEqual([`Anna plays on for Player ${seat + 1}.`]);
    // Bo sits there by now: the line is as it was.
    expect(since(before).slice(0, told.length)).toEqual(told);
    const own = since(after);
    expect(own[0]).toMatch(/^Anna takes back a choice/);
    expect(own.slice(-4)).toEqual([
      'Bo plays on for Anna.',
      'A person plays on for Bo.',
      'A bot plays on for Bo.',
      'All agree to end the match.',
    ]);
  });
});

it.each<[string, Game]>([
  ['hidden-draw', hiddenDraw],
  ['duel', duel],
  ['whole-draw', wholeDraw],
])('a line reads the same whoever has read the log before: %s', (id, game) => {
  const asked = randomMatch(game, `lines of ${id}`);
  for (const viewer of viewersOf(asked)) {
    const alone = randomMatch(game, `lines of ${id}`);
    const lines = alone.shown(viewer).map(({ line }) => line);
    for (const [at, line] of lines.entries()) {
      for (const other of viewersOf(asked)) asked.shown(other, at, at + 1);
      expect(asked.shown(viewer, at, at + 1)[0].line).toBe(line);
    }
  }
});
