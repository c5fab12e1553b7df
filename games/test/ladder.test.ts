import { readFileSync } from 'node:fs';
import { levelsOf } from '@marchlands/bots/levels.ts';
import { describe, expect, it } from 'vitest';
import { games } from '../index.ts';

const document = readFileSync(new URL('../../docs/ladder.md', import.meta.url), 'utf8');

/** The rows of a game's section that hold one level against another: `novice over random`, and what each of them won. */
function rowsOf(title: string): ReadonlyMap<string, readonly [own: number, other: number]> {
  const section = document.split(/^## /m).find((each) => each.startsWith(`${title}\n`)) ?? '';
  const rows = [...section.matchAll(/^\| (\w+)(?: \(mcts:\d+\))? \| (\w+) \|.*\| ([\d.]+) % to ([\d.]+) %/gm)].map(
    ([, level, over, own, other]) => [`${level} over ${over}`, [Number(own), Number(other)] as const] as const,
  );
  // Of several forms of a game the first is what its levels say.
  return new Map(rows.reverse());
}

/** Games that name their levels; one that names none says nothing about them. */
const named = (await Promise.all(games.map(({ load }) => load()))).filter(
  ({ knowledge }) => knowledge?.levels !== undefined,
);

describe('what levels say of themselves', () => {
  it.each(named)('is what the ladder has measured: $id', (game) => {
    const levels = levelsOf(game);
    const rows = rowsOf(game.title);
    expect(levels[0].ladder).toBeUndefined();
    for (const [at, { name, ladder }] of levels.slice(1).entries()) {
      const measured = rows.get(`${name} over ${levels[at].name}`);
      expect(measured, `${name} over ${levels[at].name}`).toBeDefined();
      expect([ladder?.own, ladder?.other]).toEqual(measured);
      // It is worth its place.
      expect(ladder?.own).toBeGreaterThan(ladder?.other ?? 100);
    }
  });
});
