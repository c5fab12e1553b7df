// How much of a board is in sight, in every game.

import type { Page } from '@playwright/test';
import { myTurn, settled, setUp, takeOver, withSettings } from './table.ts';

/** By game: as many seats as make it crowded. */
export const SEATS_OF: { readonly [game: string]: number } = {
  'building-refuge': 4,
  andia: 2,
  borderkeep: 4,
  cantaboria: 4,
  island: 4,
};

/** A table at which it is the person's turn. */
export async function lay(page: Page, game: string, seats: number): Promise<void> {
  await withSettings(page, { motion: 'off' });
  await setUp(page, { game, players: ['person', ...Array<string>(seats - 1).fill('random')] });
  await takeOver(page);
  await myTurn(page);
  await settled(page);
}

/** The part of the board's drawing that is on the screen with nothing over it, 0 .. 1 of the screen. */
export function shareOfBoard(page: Page): Promise<number> {
  return page.evaluate(() => {
    let seen = 0;
    for (let i = 0; i < 40 * 40; i += 1) {
      const at = document.elementFromPoint(
        (((i % 40) + 0.5) / 40) * innerWidth,
        ((Math.floor(i / 40) + 0.5) / 40) * innerHeight,
      );
      if (at?.closest('[data-drawing], .bk-main, .bk-ledger, .bk-hand') != null) seen += 1;
    }
    return seen / (40 * 40);
  });
}
