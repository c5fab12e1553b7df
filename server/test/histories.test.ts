import { applyDelta, type Plain } from '@marchlands/core/delta.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { SPECTATOR } from '@marchlands/core/seat.ts';
import { expect, it } from 'vitest';
import { Histories } from '../keeper/histories.ts';
import { KeptTexts } from '../keeper/kept-texts.ts';
import type { WireFilm } from '../wire/messages.ts';
import { awaited, begun, choose, codeOf, inMatch, type Kept, keep, must } from './tables.ts';

/** A match with some dozens of items. */
async function played(kept: Kept): Promise<string> {
  const id = await begun(kept, { game: 'duel', deal: 7, options: { cards: 6 } });
  const rng = new Rng('past');
  for (let due = await awaited(kept.keeper, id); due.length > 0; due = await awaited(kept.keeper, id)) {
    for (const seat of due) must(await choose(kept.keeper, id, seat, rng));
  }
  return id;
}

function parse(text: string): { readonly view: Plain; readonly items: readonly WireFilm[] } {
  // As `Histories` writes it.
  return JSON.parse(`{${text}}`) as { readonly view: Plain; readonly items: readonly WireFilm[] };
}

const all = () => true;

it('a past that is made in slices leads from its first view to the last, item by item', async () => {
  const kept = await keep();
  const id = await played(kept);
  const histories = new Histories(kept.keeper, kept.time);
  for (const viewer of [0, 1, SPECTATOR]) {
    const { version, view } = await inMatch(kept.keeper, id, (match) => ({
      version: match.version(viewer),
      view: match.view(viewer),
    }));
    expect(version).toBeGreaterThan(16);
    const past = parse(must(await histories.read(id, { viewer, from: 3, count: 100 }, all)));
    expect(past.items).toHaveLength(version - 3);
    let seen = past.view;
    for (const { frames, rest } of past.items) for (const delta of [...frames, rest]) seen = applyDelta(seen, delta);
    expect(seen).toEqual(JSON.parse(JSON.stringify(view)));
  }
});

it('a past is made once: asked for again it says the same, and costs a tenth', async () => {
  const kept = await keep();
  const id = await played(kept);
  const histories = new Histories(kept.keeper, kept.time);
  const paid: number[] = [];
  const pay = (items: number): boolean => {
    paid.push(items);
    return true;
  };
  const asked = { viewer: SPECTATOR, from: 0, count: 20 };
  const made = must(await histories.read(id, asked, pay));
  expect(must(await histories.read(id, asked, pay))).toBe(made);
  expect(paid).toEqual([20, 2]);
});

it('whoever cannot pay for a past is refused, and nothing is made', async () => {
  const kept = await keep();
  const id = await played(kept);
  const histories = new Histories(kept.keeper, kept.time);
  expect(codeOf(await histories.read(id, { viewer: 0, from: 0, count: 20 }, () => false))).toBe('limit.rate');
});

it('while a long past is made everything else gets its turn, and two pasts take turns too', async () => {
  const kept = await keep();
  const id = await played(kept);
  const histories = new Histories(kept.keeper, kept.time);
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const [one, other] = await Promise.all(
    [0, 1].map((viewer) => histories.read(id, { viewer, from: 0, count: 24 }, all)),
  );
  isOver = true;
  must(one);
  must(other);
  // Three slices each.
  expect(turns).toBeGreaterThanOrEqual(6);
});

it('kept texts go when there is no room: those first that were asked for least lately', () => {
  const texts = new KeptTexts(10);
  texts.keep('a', '1234');
  texts.keep('b', '1234');
  texts.get('a');
  texts.keep('c', '1234');
  expect([texts.get('a'), texts.get('b'), texts.get('c')]).toEqual(['1234', undefined, '1234']);
  texts.keep('d', '12345678901');
  expect([texts.get('a'), texts.get('c'), texts.get('d')]).toEqual([undefined, undefined, undefined]);
});
