// A history of Borderkeep as the page keeps it, laid into it as if it had been played.

import { expect, type Page } from '@playwright/test';

const game = 'borderkeep';

/** The page's current date in tests about days. */
const NOW = new Date('2026-11-21T12:00:00Z');

/** A result as the page keeps it. */
export function result(i: number, daily: string | null, won: boolean, score: number): object {
  return {
    matchId: `kept-${i}`,
    gameId: game,
    rulesVersion: 1,
    seats: 1,
    options: {},
    levels: [],
    ended: NOW.getTime() - (60 - i) * 7_000_000,
    daily,
    result: won ? 'won' : 'lost',
    score,
    sentence: won ? 'The deck is empty, and the town stands.' : 'The last castle wall fell.',
    moves: 100 + i,
    undos: i % 9 === 0 ? 1 : 0,
  };
}

/** The same with everything that a newer page stores: opponents, openings, chance results, the review. */
export function told(i: number): object {
  const cards = (came: number, expected: number) => ({ came, expected, variance: expected * 0.8 });
  const die = Object.fromEntries([1, 2, 3, 4, 5, 6].map((face) => [face, cards((i + face) % 5, 2)]));
  // Heroes come three times as often as they should.
  const counted = { die, cards: { structure: cards(6, 6.2), troop: cards(5, 5.1), hero: cards(3, 1) } };
  return {
    ...result(i, null, i % 3 === 0, 8 + (i % 17)),
    seats: 3,
    levels: i % 2 === 0 ? ['novice'] : ['greedy'],
    others: ['Maximilian Mustermann'],
    seat: i % 3,
    reviewed: { level: 'scout', luck: 0.3 * Math.sin(i), lost: 0.02 * (24 - i), mattered: 12 },
    counted: {
      labels: { firstAction: ['structure', 'defender', 'wall'][i % 3], place: ['first', 'second', 'third'][i % 3] },
      own: counted,
      all: counted,
    },
  };
}

/** Puts results into the history, as if they had been played. */
export async function withHistory(page: Page, results: readonly object[]): Promise<void> {
  await page.clock.setFixedTime(NOW);
  // This page opens the history, so that it is there.
  await page.goto(`/solo/${game}`);
  await expect(page.getByText(/^Nothing yet|^Noch nichts/)).toBeVisible();
  await page.evaluate(
    (lines) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('marchlands');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const write = opening.result.transaction('solo', 'readwrite');
          for (const line of lines) write.objectStore('solo').put(line);
          write.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    results,
  );
  await page.reload();
}
