import { playMatch } from '@marchlands/bots/match.ts';
import { RandomBot } from '@marchlands/bots/random.ts';
import type { Game } from '@marchlands/core/game.ts';
import type { Figures, GameLab } from '@marchlands/core/lab.ts';
import type { Setup } from '@marchlands/core/types.ts';
import { describe, expect, it } from 'vitest';
import { games, loadGame } from '../index.ts';

const SEATS = 2;

/** A game of two seats, and what the lab counts in it. */
async function opened(id: string): Promise<{ readonly game: Game; readonly setup: Setup; readonly lab: GameLab }> {
  const game = await loadGame(id);
  const lab = await games.find((entry) => entry.id === id)?.lab?.();
  if (!game.ok || lab === undefined) throw new Error(`${id} counts nothing`);
  const setup = game.value.setup({}, SEATS);
  if (!setup.ok) throw new Error(setup.problem.message);
  return { game: game.value, setup: setup.value, lab };
}

/** What is counted in matches that bots play at random. */
async function countedIn(id: string, matches: number): Promise<readonly Figures[]> {
  const { game, setup, lab } = await opened(id);
  const bot = new RandomBot('random', game, setup, 'things');
  return Array.from({ length: matches }, (_, match) => {
    const watch = lab.watch(setup);
    playMatch(game, setup, [bot, bot], `things ${match}`, { onEvent: (event, state) => watch.event(event, state) });
    return watch.end();
  });
}

/** What the things of a kind are called. */
async function namesOf(id: string, kind: string): Promise<object> {
  return (await opened(id)).lab.things?.[kind].values ?? {};
}

/** A figure of a seat. */
function of(figures: Figures, name: string, seat: number): number {
  const values = figures[name];
  return typeof values === 'object' ? values[seat] : 0;
}

/** Uses of all things of a kind by a seat, by key. */
function usesOf(figures: Figures, kind: string, seat: number): readonly (readonly [key: string, many: number])[] {
  return Object.keys(figures)
    .filter((name) => name.startsWith(`${kind}:`))
    .map((name) => [name.slice(kind.length + 1), of(figures, name, seat)]);
}

describe('single things', () => {
  it('of Borderkeep are all cards that a seat built, hired, attached or played', async () => {
    for (const figures of await countedIn('borderkeep', 10)) {
      for (const seat of [0, 1]) {
        const cards = usesOf(figures, 'cards', seat).reduce((sum, [, many]) => sum + many, 0);
        const kinds = ['structures', 'defenders', 'artifacts', 'attacks'];
        expect(cards).toBe(kinds.reduce((sum, kind) => sum + of(figures, kind, seat), 0));
        expect(cards).toBeGreaterThan(0);
      }
    }
    const names = await namesOf('borderkeep', 'cards');
    expect(Object.keys(names)).toHaveLength(75);
    expect(names).toMatchObject({ barracks: 'Barracks', war: 'War' });
  });

  it('of Cantaboria are the sites of a seat at the start, each kind by how many', async () => {
    for (const figures of await countedIn('cantaboria', 4)) {
      for (const seat of [0, 1]) {
        const held = usesOf(figures, 'sites', seat).filter(([, many]) => many > 0);
        const kinds = held.map(([key]) => key.split('-')[0]);
        expect(new Set(kinds).size).toBe(kinds.length);
        expect(held.every(([, many]) => many === 1)).toBe(true);
        expect(held.length).toBeGreaterThan(1);
      }
    }
    expect(await namesOf('cantaboria', 'sites')).toMatchObject({ 'horse-2': '2 Horses', 'gold-1': '1 Gold' });
  });

  it('of the island are cards that are played, or that count as soon as they are there', async () => {
    const { game, setup, lab } = await opened('island');
    const watch = lab.watch(setup);
    const state = game.start(setup);
    const events: readonly { readonly kind: string; readonly seat: number; readonly card: string }[] = [
      { kind: 'developmentBought', seat: 0, card: 'point' },
      { kind: 'developmentBought', seat: 0, card: 'monopoly' },
      { kind: 'cardDrawn', seat: 1, card: 'spy' },
      { kind: 'cardShown', seat: 1, card: 'constitution' },
      { kind: 'cardPlayed', seat: 1, card: 'spy' },
      { kind: 'cardPlayed', seat: 1, card: 'spy' },
    ];
    for (const event of events) watch.event(event, state);
    const figures = watch.end();
    expect(Object.keys(figures).filter((name) => name.startsWith('played:'))).toHaveLength(3);
    expect(figures).toMatchObject({ 'played:point': [1, 0], 'played:constitution': [0, 1], 'played:spy': [0, 2] });
    expect(await namesOf('island', 'played')).toMatchObject({ 'commercial-harbor': 'Commercial harbor' });
  });
});
