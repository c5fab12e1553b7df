import { makeBot } from '@marchlands/bots/levels.ts';
import { seededDice } from '@marchlands/core/match/dice.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { SPECTATOR } from '@marchlands/core/seat.ts';
import { wholeDraw } from '@marchlands/core/testing/toys/hidden-draw/whole.ts';
import { expect, it } from 'vitest';
import { openStore } from '../store/open.ts';
import { filmsOf, LastViews } from '../table/films.ts';
import { begun, choose, inMatch, keep, must } from './tables.ts';

it('what several viewers lack is the same whether it is made for all at once or for each alone', async () => {
  const kept = await keep(await openStore(':memory:', null));
  const id = await begun(kept, { game: 'duel', deal: 7 });
  const rngs = [new Rng('one'), new Rng('other')];
  for (const seat of [0, 1, 0, 1, 0, 1, 0]) {
    const isAwaited = await inMatch(kept.keeper, id, (match) => match.awaited().includes(seat));
    if (isAwaited) must(await choose(kept.keeper, id, seat, rngs[seat]));
  }
  const [together, alone, parts] = await inMatch(kept.keeper, id, (match) => {
    const lacks = [0, 1, SPECTATOR].flatMap((viewer) =>
      [0, 1, 3].map((from) => ({ viewer, from, to: match.version(viewer) })),
    );
    // Item by item, each from the end of the one before.
    const byItem = lacks.map(({ viewer, from, to }) => {
      const last = new LastViews();
      return Array.from({ length: to - from }, (_, i) => {
        const at = from + i;
        return filmsOf(match, [{ viewer, from: at, to: at + 1 }], last)[0][0];
      });
    });
    return [filmsOf(match, lacks), lacks.map((lack) => filmsOf(match, [lack])[0]), byItem];
  });
  expect(together).toEqual(alone);
  expect(parts.map((films) => films.map(({ entry }) => entry))).toEqual(
    alone.map((films) => films.map(({ entry }) => entry)),
  );
  expect(together.map(({ length }) => length).some((length) => length > 3)).toBe(true);
});

it('a viewer whose items end inside a whole choice changes nothing for the others', () => {
  const match = must(createMatch(wholeDraw, { seats: 2, dice: seededDice('films') }));
  for (let choice = 0; !match.isOver; choice += 1) {
    const [seat] = match.awaited();
    const { moves } = makeBot('random', wholeDraw, match.setup, { seed: choice }).think(match.view(seat), seat);
    must(match.submit(seat, moves, match.version(seat)));
  }
  const whole = [0, 1].map((viewer) => ({ viewer, from: 0, to: match.version(viewer) }));
  for (let to = 1; to < match.version(0); to += 1) {
    const lacks = [{ viewer: 0, from: 0, to }, ...whole];
    expect(filmsOf(match, lacks)).toEqual(lacks.map((lack) => filmsOf(match, [lack])[0]));
  }
});
