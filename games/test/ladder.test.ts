import { readFileSync } from 'node:fs';
import { levelsOf } from '@marchlands/bots/levels.ts';
import { describe, expect, it } from 'vitest';
import { games } from '../index.ts';

/** A table of levels in docs/ladder.json, which the ladder's command writes. */
interface Table {
  readonly game: string;
  readonly kind: string;
  readonly seats: number;
  readonly rules: string;
  readonly rows: readonly {
    readonly level: string;
    readonly over: string;
    readonly gain: { readonly low: number; readonly high: number };
    readonly wins: { readonly own: number; readonly other: number };
  }[];
}

const url = new URL('../../docs/ladder.json', import.meta.url);
const tables = (JSON.parse(readFileSync(url, 'utf8')) as readonly Table[]).filter(({ kind }) => kind === 'levels');

const percent = (share: number): number => Number((100 * share).toFixed(1));
/** A level without its budget. */
const named = (level: string): string => level.replace(/ \(.*/, '');

/** Games that name their levels; one that names none says nothing about them. */
const measured = (await Promise.all(games.map(({ load }) => load()))).filter(
  ({ knowledge }) => knowledge?.levels !== undefined,
);

describe('what levels say of themselves', () => {
  it.each(measured)('is what the ladder has measured: $id', (game) => {
    const levels = levelsOf(game);
    expect(levels[0].ladder).toBeUndefined();
    for (const [at, { name, ladder }] of levels.slice(1).entries()) {
      // Of several forms of a game the first is what its levels say.
      const table = tables.find(({ game: of, seats }) => of === game.id && seats === ladder?.seats);
      const row = table?.rows.find(({ level, over }) => named(level) === name && named(over) === levels[at].name);
      expect(row, `${name} over ${levels[at].name}`).toBeDefined();
      expect([ladder?.own, ladder?.other]).toEqual(
        [row?.wins.own, row?.wins.other].map((share) => percent(share ?? -1)),
      );
    }
  });

  it.each(tables)(
    'is true in every form and at every number of seats: $game, $seats seats $rules',
    ({ game, rows }) => {
      const offered = measured.find(({ id }) => id === game);
      expect(offered, game).toBeDefined();
      const names = offered === undefined ? [] : levelsOf(offered).map(({ name }) => name);
      expect(rows.map(({ level, over }) => [named(over), named(level)])).toEqual(
        names.slice(1).map((name, below) => [names[below], name]),
      );
      for (const { level, gain } of rows) {
        expect(gain.high - gain.low, level).toBeLessThanOrEqual(0.2);
      }
    },
  );
});
