import { describe, expect, it } from 'vitest';
import type { Game } from '../../game.ts';
import { filmsOf } from '../../match/frames.ts';
import { Rng } from '../../rng.ts';
import { SPECTATOR, type Viewer } from '../../seat.ts';
import { shareParts } from '../../share.ts';
import { actOnce, duel, hiddenDraw, must, newMatch, playOn, randomMatch } from './help.ts';

describe('the films of a log', () => {
  it.each<[string, Game]>([
    ['hidden-draw', hiddenDraw],
    ['duel', duel],
  ])('have an event each, in the viewer’s eyes, and lead from view to view: %s', (id, game) => {
    for (let i = 0; i < 4; i += 1) {
      const match = randomMatch(game, `${id} ${i}`);
      const viewers: Viewer[] = [0, 1, SPECTATOR];
      for (const viewer of viewers) {
        const log = match.log(viewer);
        const films = filmsOf(match, viewer, 0, log.length);
        expect(films.map(({ frames }) => frames.map(({ event }) => event))).toEqual(log.map(({ events }) => events));
        for (const [item, { before, frames, after }] of films.entries()) {
          expect(before).toBe(item === 0 ? before : films[item - 1]?.after);
          expect(frames[0]?.before ?? before).toBe(before);
          expect(frames.at(-1)?.after ?? after).toBe(after);
          expect(after.viewer).toBe(viewer);
        }
        expect(films.at(-1)?.after.table).toEqual(match.view(viewer).table);
        expect(filmsOf(match, viewer, 3, 5)).toEqual(films.slice(3, 5));
      }
    }
  });

  it('an undo is a film without frames that ends where the match went back to', () => {
    const match = newMatch(hiddenDraw, 2, 'undo');
    const rng = new Rng('undo');
    const before = match.view(0);
    actOnce(match, rng);
    must(match.undo(0));
    const [film] = filmsOf(match, 0, match.version(0) - 1, match.version(0));
    expect(film.frames).toEqual([]);
    expect(film.after).toEqual(before);
    playOn(match, rng, 3);
    expect(filmsOf(match, 0, match.version(0), match.version(0))).toEqual([]);
  });
});

describe('parts that are equal become one object', () => {
  const old = {
    towns: [
      { walls: 3, goods: [1, 2] },
      { walls: 2, goods: [0, 0] },
    ],
    deck: 40,
  };

  it('all of it where nothing has changed', () => {
    expect(shareParts(old, structuredClone(old))).toBe(old);
  });

  it('what has not changed where something has', () => {
    const now = {
      towns: [
        { walls: 2, goods: [1, 2] },
        { walls: 2, goods: [0, 0] },
      ],
      deck: 40,
    };
    const shared = shareParts(old, now);
    expect(shared).toEqual(now);
    expect(shared.towns[0]?.goods).toBe(old.towns[0]?.goods);
    expect(shared.towns[1]).toBe(old.towns[1]);
  });

  it.each([
    [
      [1, 2],
      [1, 2, 3],
    ],
    [
      [1, 2, 3],
      [1, 2],
    ],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [[], {}],
    [null, { a: null }],
    [{ a: [] }, { a: null }],
  ] as const)('from %j to %j', (from, to) => {
    expect(shareParts(from, to)).toEqual(to);
  });
});
